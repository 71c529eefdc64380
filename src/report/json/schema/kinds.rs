//! Names for enums of the library whose variants carry values.

use crate::color::Color;
use crate::named_enum;
use crate::position::sgf::Remark;
use crate::report::{DifferenceReason, RecordedFinding, Warning};
use crate::score::{OpenKind, RulesRemark};

named_enum! {
    /// The contents of a point, with the letters of `rows`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum StoneLetter {
        /// Nothing.
        Empty = ".",
        /// A black stone.
        Black = "B",
        /// A white stone.
        White = "W",
    }
}

named_enum! {
    /// The winner.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Winner {
        /// Black.
        Black = "black",
        /// White.
        White = "white",
        /// Neither player: both have the same.
        Draw = "draw",
        /// Neither player: no count decides the game.
        Nobody = "nobody",
    }
}

named_enum! {
    /// The reason why a point is worth playing before the count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OpenPointKind {
        /// A neutral point that either player can fill.
        Dame = "dame",
        /// A neutral point that only Black can fill.
        DameForBlack = "dame_for_black",
        /// A neutral point that only White can fill.
        DameForWhite = "dame_for_white",
        /// A point in an open border.
        Unsealed = "unsealed",
        /// The only liberty of a live black chain.
        BlackInAtari = "black_in_atari",
        /// The only liberty of a live white chain.
        WhiteInAtari = "white_in_atari",
    }
}

named_enum! {
    /// The outcome of comparing the count with the record's result.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RecordedComparison {
        /// Both are the same; if the record states no margin, the winner is.
        Agrees = "agrees",
        /// The results differ.
        Differs = "differs",
        /// The game did not end with a count.
        NotCounted = "not_counted",
        /// The record's result is not understood.
        Unreadable = "unreadable",
    }
}

named_enum! {
    /// The reason why a record may state another result than the count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DifferenceKind {
        /// Chains are dead in one result and not in the other.
        DeadStones = "dead_stones",
        /// Points are open.
        OpenPoints = "open_points",
        /// White was given another bonus for the handicap stones.
        HandicapBonus = "handicap_bonus",
        /// White was given another komi.
        Komi = "komi",
        /// The prisoners were deduced as if White had moved last, and Black did.
        BlackMovedLast = "black_moved_last",
        /// The record states zi where points are usual.
        Zi = "zi",
        /// Territory was counted in place of area.
        Territory = "territory",
        /// Area was counted in place of territory.
        Area = "area",
        /// The margin is the same, and the winner is not.
        OtherWinner = "other_winner",
        /// Prisoners were counted differently, or stones were handed over for passes.
        Prisoners = "prisoners",
    }
}

named_enum! {
    /// The subject of a warning.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum WarningKind {
        /// [`Warning::NoLiberties`].
        NoLiberties = "no_liberties",
        /// [`Warning::DoubtfulGrid`].
        DoubtfulGrid = "doubtful_grid",
        /// [`Warning::FilledBoard`].
        FilledBoard = "filled_board",
        /// [`Warning::FarFromFinished`].
        FarFromFinished = "far_from_finished",
        /// [`Warning::MoreThanASet`].
        MoreThanASet = "more_than_a_set",
        /// [`Warning::Contradictory`].
        Contradictory = "contradictory",
        /// [`Warning::StonesPlayed`].
        StonesPlayed = "stones_played",
        /// [`Warning::IrregularMoves`].
        IrregularMoves = "irregular_moves",
        /// [`Warning::RepeatedBoards`].
        RepeatedBoards = "repeated_boards",
        /// [`Warning::OpenDame`].
        OpenDame = "open_dame",
        /// [`Warning::Unsealed`].
        Unsealed = "unsealed",
        /// [`Warning::InAtari`].
        InAtari = "in_atari",
        /// [`Warning::PrisonersDeduced`].
        PrisonersDeduced = "prisoners_deduced",
        /// [`Warning::BonusOpen`].
        HandicapBonusOpen = "handicap_bonus_open",
        /// [`Warning::DiffersFromRecord`].
        DiffersFromRecord = "differs_from_record",
        /// [`Warning::IncompleteSets`].
        IncompleteSets = "incomplete_sets",
        /// [`Warning::MissingTeire`].
        MissingTeire = "missing_teire",
        /// [`Warning::MoveToCome`].
        MoveToCome = "move_to_come",
        /// [`Warning::NoSecondOpinion`].
        NoSecondOpinion = "no_second_opinion",
        /// [`Warning::WithoutEffect`].
        WithoutEffect = "without_effect",
        /// [`RulesRemark::RulesUnstated`].
        RulesUnstated = "rules_unstated",
        /// [`RulesRemark::RulesAlike`].
        RulesAlike = "rules_alike",
        /// [`RulesRemark::KomiUnstated`].
        KomiUnstated = "komi_unstated",
        /// [`RulesRemark::KomiUnit`].
        KomiUnit = "komi_unit",
        /// [`Remark::EncodingUnstated`].
        EncodingUnstated = "encoding_unstated",
        /// [`Remark::EncodingMisstated`].
        EncodingMisstated = "encoding_misstated",
        /// [`Remark::SeveralGames`].
        SeveralGames = "several_games",
        /// [`Remark::NotClosed`].
        NotClosed = "not_closed",
        /// [`Remark::VariationNotClosed`].
        VariationNotClosed = "variation_not_closed",
        /// [`Remark::TextOutside`].
        TextOutside = "text_outside",
        /// [`Remark::BracketMissing`].
        BracketMissing = "bracket_missing",
        /// [`Remark::SmallNames`].
        SmallNames = "small_names",
        /// [`Remark::SizeUnstated`].
        SizeUnstated = "size_unstated",
        /// [`Remark::StatedTwice`].
        StatedTwice = "stated_twice",
        /// [`Remark::SetUpLater`].
        SetUpLater = "set_up_later",
    }
}

impl From<Option<Color>> for StoneLetter {
    fn from(stone: Option<Color>) -> StoneLetter {
        match stone {
            None => StoneLetter::Empty,
            Some(Color::Black) => StoneLetter::Black,
            Some(Color::White) => StoneLetter::White,
        }
    }
}

/// Converts the winner by the margin. A game that no count decides has [`Winner::Nobody`] instead.
impl From<Option<Color>> for Winner {
    fn from(winner: Option<Color>) -> Winner {
        match winner {
            None => Winner::Draw,
            Some(Color::Black) => Winner::Black,
            Some(Color::White) => Winner::White,
        }
    }
}

impl Winner {
    /// Returns the winning player, if there is one.
    pub fn color(self) -> Option<Color> {
        match self {
            Winner::Black => Some(Color::Black),
            Winner::White => Some(Color::White),
            Winner::Draw | Winner::Nobody => None,
        }
    }
}

impl From<OpenKind> for OpenPointKind {
    fn from(kind: OpenKind) -> OpenPointKind {
        match kind {
            OpenKind::Dame => OpenPointKind::Dame,
            OpenKind::OneSided(Color::Black) => OpenPointKind::DameForBlack,
            OpenKind::OneSided(Color::White) => OpenPointKind::DameForWhite,
            OpenKind::Unsealed => OpenPointKind::Unsealed,
            OpenKind::Liberty(Color::Black) => OpenPointKind::BlackInAtari,
            OpenKind::Liberty(Color::White) => OpenPointKind::WhiteInAtari,
        }
    }
}

impl From<&RecordedFinding> for RecordedComparison {
    fn from(finding: &RecordedFinding) -> RecordedComparison {
        match finding {
            RecordedFinding::Agrees => RecordedComparison::Agrees,
            RecordedFinding::Differs { .. } => RecordedComparison::Differs,
            RecordedFinding::NotCounted => RecordedComparison::NotCounted,
            RecordedFinding::Unreadable => RecordedComparison::Unreadable,
        }
    }
}

impl From<&DifferenceReason> for DifferenceKind {
    fn from(reason: &DifferenceReason) -> DifferenceKind {
        match reason {
            DifferenceReason::Fate { .. } => DifferenceKind::DeadStones,
            DifferenceReason::OpenPoints(_) => DifferenceKind::OpenPoints,
            DifferenceReason::Bonus(_) => DifferenceKind::HandicapBonus,
            DifferenceReason::Komi(_) => DifferenceKind::Komi,
            DifferenceReason::BlackMovedLast => DifferenceKind::BlackMovedLast,
            DifferenceReason::Zi => DifferenceKind::Zi,
            DifferenceReason::Territory => DifferenceKind::Territory,
            DifferenceReason::Area => DifferenceKind::Area,
            DifferenceReason::OtherWinner => DifferenceKind::OtherWinner,
            DifferenceReason::Prisoners => DifferenceKind::Prisoners,
        }
    }
}

impl From<&Warning> for WarningKind {
    fn from(warning: &Warning) -> WarningKind {
        match warning {
            Warning::NoLiberties { .. } => WarningKind::NoLiberties,
            Warning::DoubtfulGrid { .. } => WarningKind::DoubtfulGrid,
            Warning::FilledBoard { .. } => WarningKind::FilledBoard,
            Warning::FarFromFinished { .. } => WarningKind::FarFromFinished,
            Warning::MoreThanASet { .. } => WarningKind::MoreThanASet,
            Warning::Contradictory { .. } => WarningKind::Contradictory,
            Warning::StonesPlayed { .. } => WarningKind::StonesPlayed,
            Warning::IrregularMoves { .. } => WarningKind::IrregularMoves,
            Warning::RepeatedBoards { .. } => WarningKind::RepeatedBoards,
            Warning::OpenDame { .. } => WarningKind::OpenDame,
            Warning::Unsealed { .. } => WarningKind::Unsealed,
            Warning::InAtari { .. } => WarningKind::InAtari,
            Warning::PrisonersDeduced { .. } => WarningKind::PrisonersDeduced,
            Warning::BonusOpen { .. } => WarningKind::HandicapBonusOpen,
            Warning::DiffersFromRecord(_) => WarningKind::DiffersFromRecord,
            Warning::IncompleteSets { .. } => WarningKind::IncompleteSets,
            Warning::MissingTeire { .. } => WarningKind::MissingTeire,
            Warning::MoveToCome(_) => WarningKind::MoveToCome,
            Warning::NoSecondOpinion { .. } => WarningKind::NoSecondOpinion,
            Warning::WithoutEffect { .. } => WarningKind::WithoutEffect,
            Warning::Record(remark) => WarningKind::from(remark),
            Warning::RecordedRules(remark) => WarningKind::from(remark),
        }
    }
}

impl From<&RulesRemark> for WarningKind {
    fn from(remark: &RulesRemark) -> WarningKind {
        match remark {
            RulesRemark::RulesUnstated { .. } => WarningKind::RulesUnstated,
            RulesRemark::RulesAlike { .. } => WarningKind::RulesAlike,
            RulesRemark::KomiUnstated { .. } => WarningKind::KomiUnstated,
            RulesRemark::KomiUnit { .. } => WarningKind::KomiUnit,
        }
    }
}

impl From<&Remark> for WarningKind {
    fn from(remark: &Remark) -> WarningKind {
        match remark {
            Remark::EncodingUnstated { .. } => WarningKind::EncodingUnstated,
            Remark::EncodingMisstated { .. } => WarningKind::EncodingMisstated,
            Remark::SeveralGames { .. } => WarningKind::SeveralGames,
            Remark::NotClosed { .. } => WarningKind::NotClosed,
            Remark::VariationNotClosed => WarningKind::VariationNotClosed,
            Remark::TextOutside { .. } => WarningKind::TextOutside,
            Remark::BracketMissing { .. } => WarningKind::BracketMissing,
            Remark::SmallNames => WarningKind::SmallNames,
            Remark::SizeUnstated { .. } => WarningKind::SizeUnstated,
            Remark::StatedTwice { .. } => WarningKind::StatedTwice,
            Remark::SetUpLater { .. } => WarningKind::SetUpLater,
        }
    }
}
