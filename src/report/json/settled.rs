//! Converts life and score to the types of schema `shuzi/1`.

use crate::color::Color;
use crate::life::{ChainLife, LifeReading, Status};
use crate::point::{BoardSize, Point};
use crate::report::words;
use crate::report::{DoubtfulGroup, Settlement};
use crate::score::{
    HalfPoints, IngFillIn, IngSide, LeftOpen, MarginBounds, OpenPoint, Score, TaxedGroup, Unit,
};

use super::schema::{
    BoundsJson, ChainJson, DoubtfulGroupJson, IngJson, IngSideJson, LifeJson, MissingStonesJson,
    OpenPointJson, PlayedOutBoundsJson, PlayedOutJson, ScoreJson, SecondOpinionJson, SettledJson,
    TaxedGroupJson, TerritoryJson, Winner,
};
use super::{LANGUAGE, names, probability};

pub(super) fn convert_settlement(size: BoardSize, settlement: &Settlement) -> SettledJson {
    let Settlement {
        life,
        score,
        open,
        doubts,
    } = settlement;
    SettledJson {
        life: life_of(size, life),
        doubts: doubts
            .iter()
            .map(|group| doubtful(size, group, score))
            .collect(),
        dame: names(size, &score.dame),
        shared: names(size, &score.shared),
        unsealed: names(size, &score.unsealed),
        open: open
            .points
            .iter()
            .map(|open| open_point(size, open))
            .collect(),
        left_open: (open.stated != LeftOpen::Unstated).then_some(open.stated),
        played_out: open.played_out.and_then(played_out),
        played_out_bounds: open.played_out.map(|[black, white]| PlayedOutBoundsJson {
            black_is_first: black.into(),
            white_is_first: white.into(),
        }),
        territory: (!score.rules.counts_area()).then(|| TerritoryJson {
            seki: names(size, &score.seki),
            false_eyes: names(size, &score.false_eyes),
            teire: names(size, &score.teire),
        }),
        group_tax: score
            .group_tax
            .iter()
            .map(|group| taxed_group(size, group))
            .collect(),
        removed: names(size, &score.removed),
        owner: owner_rows(size, score),
        score: ScoreJson::from(score),
        ing: score.ing.as_ref().map(|fill_in| ing(score, fill_in)),
    }
}

fn taxed_group(size: BoardSize, group: &TaxedGroup) -> TaxedGroupJson {
    TaxedGroupJson {
        color: group.color,
        stone: size.name(group.stone),
        points: group.points,
    }
}

/// Returns the margins if both are known exactly.
fn played_out([black, white]: [MarginBounds; 2]) -> Option<PlayedOutJson> {
    Some(PlayedOutJson {
        margin_if_black_is_first: black.exact()?.as_points(),
        margin_if_white_is_first: white.exact()?.as_points(),
    })
}

impl From<MarginBounds> for BoundsJson {
    fn from(margin: MarginBounds) -> BoundsJson {
        BoundsJson {
            at_least: margin.at_least.map(HalfPoints::as_points),
            at_most: margin.at_most.map(HalfPoints::as_points),
        }
    }
}

fn open_point(size: BoardSize, open: &OpenPoint) -> OpenPointJson {
    OpenPointJson {
        point: size.name(open.point),
        why: open.kind.into(),
        margin_if_black_plays: open.margins.black.map(HalfPoints::as_points),
        margin_if_white_plays: open.margins.white.map(HalfPoints::as_points),
    }
}

pub(super) fn life_of(size: BoardSize, life: &LifeReading) -> LifeJson {
    let points_of = |wanted: fn(&ChainLife) -> bool| {
        let chains = life.chains.iter().filter(|&chain| wanted(chain));
        let mut points: Vec<Point> = chains
            .flat_map(|chain| chain.points.iter().copied())
            .collect();
        points.sort_unstable();
        names(size, &points)
    };
    let chain = |chain: &ChainLife| ChainJson {
        points: names(size, &chain.points),
        color: chain.color,
        status: chain.status,
        confidence: probability(chain.confidence),
        why: words::describe_reason(LANGUAGE.words(), size, chain),
        second: chain.second.as_ref().map(|second| SecondOpinionJson {
            engine: second.engine.clone(),
            status: second.status,
        }),
    };
    LifeJson {
        dead: points_of(|chain| chain.status == Status::Dead),
        ask: points_of(|chain| chain.ask),
        chains: life.chains.iter().map(chain).collect(),
    }
}

fn doubtful(size: BoardSize, group: &DoubtfulGroup, score: &Score) -> DoubtfulGroupJson {
    DoubtfulGroupJson {
        points: names(size, &group.points),
        color: group.color,
        proposed: group.chain.status,
        why: words::describe_reason(LANGUAGE.words(), size, &group.chain),
        margin_otherwise: group
            .otherwise
            .map(|otherwise| otherwise.margin.as_points()),
        changes_winner: group
            .otherwise
            .map(|otherwise| otherwise.winner != score.winner),
    }
}

fn owner_rows(size: BoardSize, score: &Score) -> Vec<String> {
    let letters: Vec<char> = score
        .owner
        .iter()
        .map(|owner| owner.map_or('.', |color| color.letter()))
        .collect();
    letters
        .chunks(size.width())
        .map(|row| row.iter().collect())
        .collect()
}

impl From<&Score> for ScoreJson {
    fn from(score: &Score) -> ScoreJson {
        ScoreJson {
            black: score.counts.black.as_points(),
            white: score.counts.white.as_points(),
            margin: score.margin.as_points(),
            margin_if_black_moved_last: score
                .margin_if_black_moved_last()
                .map(HalfPoints::as_points),
            margin_zi: (score.rules.conventions.unit == Unit::Zi)
                .then(|| words::format_zi(LANGUAGE.words(), score.margin)),
            winner: match score.rules.ended {
                Some(_) => Winner::Nobody,
                None => score.winner.into(),
            },
            sgf: words::format_sgf_result(score),
        }
    }
}

fn ing(score: &Score, fill_in: &IngFillIn) -> IngJson {
    let [black, white] = Color::BOTH.map(|color| score.stones_missing(color));
    IngJson {
        black: fill_in.sides.black.into(),
        white: fill_in.sides.white.into(),
        compensation_stones: fill_in.compensation_stones,
        shared_filled_each: fill_in.shared_filled_each,
        difference: fill_in.difference,
        result: words::format_fill_in_result(fill_in),
        missing: (black + white > 0).then(|| MissingStonesJson {
            black,
            white,
            misleads_by: score.fill_in_error().as_points(),
        }),
    }
}

impl From<IngSide> for IngSideJson {
    fn from(side: IngSide) -> IngSideJson {
        let IngSide {
            stones_on_board,
            in_bowl,
            fill,
            winning_points,
            losing_stones,
        } = side;
        IngSideJson {
            stones_on_board,
            in_bowl,
            fill,
            winning_points,
            losing_stones,
        }
    }
}
