//! Settling the grid: the likeliest of the grids that may be the board's, moved to where its points
//! are really seen.
//!
//! The search works on a small view, so its grid may be off by a fraction of a spacing, and stones
//! are read worse if a point is not in the middle of its square. Beside the contents of every
//! point, the stone network predicts the displacement of the true crossing and that of the stone on
//! it. So the grid is settled in rounds: rectify and classify the board on the grid, move the grid
//! to where its clear crossings and stones are seen, and classify again on the moved grid.
//!
//! * One homography and one height of the stones are fitted to all places, and a smooth bend if the
//!   board does not lie flat ([`Board::refit`]). So a single wrong displacement moves nothing, but
//!   a grid that is off as a whole follows. On the far side of a crowded board, seen from low, the
//!   stones are all there is to see.
//! * The network was trained on small displacements and predicts only a part of large ones. Hence
//!   up to [`ROUNDS`] rounds.
//! * A move is kept only if the grid is no less likely afterwards. A move beyond [`FARTHEST`]
//!   spacings is not made at all: a grid that far away is a candidate of its own.
//!
//! Invariant: the classification in a [`SettledGrid`] always belongs to its grid. Cost: one
//! rectification and one run of the network per round. Most photos need one or two rounds for the
//! first grid and none for the others, since the grids come likeliest first and one beyond doubt
//! ends the comparison.

use std::rc::Rc;

use super::classifier::{self, BoardClassification, PointClassification};
use super::grid_confidence::GridLikelihood;
use super::rivals::{self, Rivalry};
use super::visibility::Visibility;
use super::{
    Doubt, StoneReading, StoneReadings, StonesError, StonesSettings, StonesTrace, height, rectify,
    uncertainty,
};
use crate::board::Board;
use crate::geometry::{BoardPoint, FitPrior, PhotoPoint, Sighting};
use crate::network::{Network, NetworkError, Planes};
use crate::photo::{Photo, PhotoEdge, Sampler};

/// Points whose probability of not being a crossing is at least this are not used to move the grid.
const IS_CROSSING: f64 = 0.2;
/// Points whose probability of a stone of one colour exceeds this show where it lies.
const IS_STONE: f64 = 0.9;
/// Weight of a stone among the crossings: it may lie off its point.
const STONE_WEIGHT: f64 = 0.5;
/// Standard deviation of the height at which stones are seen, in spacings.
const HEIGHT_SPREAD: f64 = 0.05;
/// Sightings farther off than this are outliers, in spacings.
const OUTLIER: f64 = 0.1;
/// A grid whose points are all off by at most this many spacings is not moved: stones are read
/// equally well on it.
const SETTLED: f64 = 0.06;
/// Largest number of times that a grid is moved.
const ROUNDS: usize = 8;
/// Heights of stones that differ by less than this are the same, in spacings.
const SAME_HEIGHT: f64 = 0.07;
/// A grid is not moved farther than this many spacings: that would be another grid.
const FARTHEST: f64 = 0.6;
/// Confidence, as a probability, that a moved grid may lose.
const NO_WORSE: f64 = 0.01;
/// So few doubts are no reason to refuse a board, however small.
const FEW_DOUBTS: f64 = 8.0;
/// A grid with this confidence needs no comparison with others.
const BEYOND_DOUBT: f64 = 0.95;

/// A grid with the classification of its points.
pub(super) struct SettledGrid<'a> {
    pub board: Board,
    /// The photo, at the scale of the board.
    sampler: Rc<Sampler<'a>>,
    /// Height of the plane on which its stones were seen, in spacings.
    height: f64,
    rectified: Planes,
    points: BoardClassification,
    likelihood: GridLikelihood,
    confidence: f64,
}

impl<'a> SettledGrid<'a> {
    /// Returns the likeliest of the grids, settled, with its doubtful points classified from all
    /// sides. `None` if there are no grids.
    pub fn likeliest(
        network: &dyn Network,
        photo: &'a Photo,
        grids: &[Board],
        settings: &StonesSettings,
    ) -> Result<Option<SettledGrid<'a>>, NetworkError> {
        let Some(mut best) = SettledGrid::likeliest_as_is(network, photo, grids, settings)? else {
            return Ok(None);
        };
        if best.confidence < settings.least_grid_confidence {
            // On a crowded board seen from low, all that was found may be the stones.
            let below: Vec<Board> = grids
                .iter()
                .filter_map(|board| height::board_below(photo, board))
                .collect();
            if let Some(grid) = SettledGrid::likeliest_as_is(network, photo, &below, settings)?
                && grid.confidence > best.confidence
            {
                best = grid;
            }
        }
        for _ in 0..ROUNDS {
            let Some(moved) = best.move_to_crossings(network, photo, settings)? else {
                break;
            };
            best = moved;
        }
        if let Some(raised) = best.raise_to_stones(network, photo, settings)? {
            best = raised;
        }
        // A grid below this confidence is refused, so its doubtful points need not be classified
        // again.
        if best.confidence >= settings.least_grid_confidence {
            let in_doubt = |point: &PointClassification| !uncertainty::is_certain(point, settings);
            best.points =
                classifier::classify_again(network, &best.rectified, best.points, in_doubt)?;
        }
        Ok(Some(best))
    }

    /// Returns a grid as it is, with its points classified once.
    pub fn as_is(
        network: &dyn Network,
        photo: &'a Photo,
        board: &Board,
        settings: &StonesSettings,
    ) -> Result<SettledGrid<'a>, NetworkError> {
        let sampler = Rc::new(rectify::sampler(photo, board));
        SettledGrid::classify(network, photo, sampler, board, height::USUAL, settings)
    }

    /// Returns the likeliest of the grids, as they are. `None` if there are none.
    fn likeliest_as_is(
        network: &dyn Network,
        photo: &'a Photo,
        grids: &[Board],
        settings: &StonesSettings,
    ) -> Result<Option<SettledGrid<'a>>, NetworkError> {
        let mut best: Option<SettledGrid<'a>> = None;
        for board in grids {
            let grid = SettledGrid::as_is(network, photo, board, settings)?;
            let is_beyond_doubt = grid.confidence >= BEYOND_DOUBT;
            if best
                .as_ref()
                .is_none_or(|best| grid.confidence > best.confidence)
            {
                best = Some(grid);
            }
            if is_beyond_doubt {
                break;
            }
        }
        Ok(best)
    }

    /// Classifies the points of a grid as it is.
    fn classify(
        network: &dyn Network,
        photo: &Photo,
        sampler: Rc<Sampler<'a>>,
        board: &Board,
        height: f64,
        settings: &StonesSettings,
    ) -> Result<SettledGrid<'a>, NetworkError> {
        let stone_plane = height::plane_above(photo, board, height);
        let rectified = rectify::rectify(&sampler, board, &stone_plane);
        let points = classifier::classify(network, &rectified, board.lines)?;
        let likelihood = GridLikelihood::measure(photo, board, &points);
        let confidence = likelihood.confidence(board, settings.size_is_stated);
        Ok(SettledGrid {
            board: board.clone(),
            sampler,
            height,
            rectified,
            points,
            likelihood,
            confidence,
        })
    }

    /// Moves the grid to where its clear crossings are seen, and classifies it there. `None` if it
    /// lies there already, or would become less likely.
    fn move_to_crossings(
        &self,
        network: &dyn Network,
        photo: &Photo,
        settings: &StonesSettings,
    ) -> Result<Option<SettledGrid<'a>>, NetworkError> {
        let sightings = self.sightings(photo);
        let spacing_px = self.board.spacing_px();
        let prior = FitPrior {
            camera: photo.pinhole(),
            stone_height: (height::USUAL, HEIGHT_SPREAD),
            with_lens: false,
            huber_px: OUTLIER * spacing_px,
        };
        let Some(moved) = self.board.refit(&sightings, &prior) else {
            return Ok(None);
        };
        // The largest movement of any of these points, in spacings.
        let off_px = |&Sighting { point, .. }: &Sighting<PhotoPoint>| {
            let before = self.board.photo_from_board.photo(point);
            before.distance_px(moved.photo_from_board.photo(point))
        };
        let off = sightings.iter().map(off_px).fold(0.0, f64::max) / spacing_px;
        // Also rejects what is not a number.
        if !(SETTLED..=FARTHEST).contains(&off) {
            return Ok(None);
        }
        let moved = SettledGrid::classify(
            network,
            photo,
            Rc::clone(&self.sampler),
            &moved,
            self.height,
            settings,
        )?;
        Ok((moved.confidence >= self.confidence - NO_WORSE).then_some(moved))
    }

    /// Returns the places at which the network sees the clear crossings and the clear stones.
    fn sightings(&self, photo: &Photo) -> Vec<Sighting<PhotoPoint>> {
        let crossings = &self.board.photo_from_board;
        let stones = height::plane_above(photo, &self.board, self.height);
        let mut sightings = Vec::new();
        for ((column, row), read) in self.points.board() {
            let point = BoardPoint {
                x: column as f64,
                y: row as f64,
            };
            if read.off >= IS_CROSSING || !self.board.is_in_photo(photo, point) {
                continue;
            }
            let moved = |(right, down): (f64, f64)| BoardPoint {
                x: point.x + right,
                y: point.y + down,
            };
            sightings.push(Sighting {
                point,
                seen: crossings.photo(moved(read.shift)),
                weight: 1.0,
                is_stone: false,
            });
            if read.black.max(read.white) > IS_STONE {
                sightings.push(Sighting {
                    point,
                    seen: stones.photo(moved(read.middle)),
                    weight: STONE_WEIGHT,
                    is_stone: true,
                });
            }
        }
        sightings
    }

    /// Looks at the stones on the plane on which they are seen undisplaced, if that is another than
    /// the usual one, and classifies them there. `None` if nothing has to be changed, or the grid
    /// would become less likely.
    fn raise_to_stones(
        &self,
        network: &dyn Network,
        photo: &Photo,
        settings: &StonesSettings,
    ) -> Result<Option<SettledGrid<'a>>, NetworkError> {
        let Some(height) = height::measure(photo, &self.board, &self.points) else {
            return Ok(None);
        };
        if (height - self.height).abs() < SAME_HEIGHT {
            return Ok(None);
        }
        let raised = SettledGrid::classify(
            network,
            photo,
            Rc::clone(&self.sampler),
            &self.board,
            height,
            settings,
        )?;
        Ok((raised.confidence >= self.confidence - NO_WORSE).then_some(raised))
    }

    /// Returns the readings of its points, with the reasons for doubt.
    pub fn readings(&self, photo: &Photo, settings: &StonesSettings) -> StoneReadings {
        let readings = self.points.board().map(|((column, row), point)| {
            let place = BoardPoint {
                x: column as f64,
                y: row as f64,
            };
            let rivalry = rivals::rivalry(&self.points, (column, row));
            let doubt = if self.board.is_in_photo(photo, place) {
                let is_glare = || rectify::is_glare(&self.rectified, column, row);
                let seems_empty = point.empty > point.black.max(point.white);
                let is_hidden = uncertainty::is_hidden(&self.points, (column, row), settings)
                    || seems_empty && rectify::is_blank(&self.rectified, column, row);
                uncertainty::find_doubt(point, is_hidden, rivalry, is_glare, settings)
            } else {
                Some(Doubt::OutOfFrame)
            };
            let (black, white) = match rivalry {
                // The stone that seems to lie here is counted on the neighbour.
                Some(Rivalry::Lost) if point.black > point.white => (0.0, point.white),
                Some(Rivalry::Lost) => (point.black, 0.0),
                _ => (point.black, point.white),
            };
            StoneReading {
                empty: 1.0 - black - white,
                black,
                white,
                doubt,
            }
        });
        StoneReadings {
            lines: self.board.lines,
            grid_confidence: self.confidence,
            readings: readings.collect(),
        }
    }

    /// Checks that the grid and its readings can be trusted.
    ///
    /// # Errors
    /// [`StonesError`] if the grid is doubtful or may not be the whole board, or if too many points
    /// are in doubt.
    pub fn check(
        &self,
        photo: &Photo,
        readings: &StoneReadings,
        settings: &StonesSettings,
    ) -> Result<(), StonesError> {
        let lines = self.board.lines;
        let visibility = Visibility::measure(photo, &self.board);
        let least_confidence = if visibility.is_whole() && readings.has_certain_stone() {
            settings.least_grid_confidence
        } else {
            settings.least_unsupported_confidence
        };
        if self.confidence < least_confidence {
            let cut_off = self.likelihood.cut_off(&self.board, &visibility);
            let edges = self.edges_beyond(photo, cut_off);
            return Err(if !edges.is_empty() {
                StonesError::CutOff { lines, edges }
            } else if photo.is_dark() {
                StonesError::TooDark
            } else {
                StonesError::DoubtfulGrid {
                    lines,
                    percent: readings.grid_percent(),
                }
            });
        }
        if !visibility.is_enough() {
            let edges = self.edges_beyond(photo, visibility.cut);
            return Err(StonesError::CutOff { lines, edges });
        }
        let goes_on = self.likelihood.goes_on(&self.board);
        if !settings.size_is_stated && goes_on.contains(&true) {
            let edges = self.edges_beyond(photo, goes_on);
            return Err(StonesError::MayBePart { lines, edges });
        }
        let points = &readings.readings;
        let count = |is_so: fn(Doubt) -> bool| {
            let doubts = points.iter().filter_map(|point| point.doubt);
            doubts.filter(|&doubt| is_so(doubt)).count()
        };
        let covered = count(|doubt| doubt == Doubt::Covered);
        let indistinct = count(|doubt| doubt != Doubt::OutOfFrame) - covered;
        let doubtful = covered + indistinct;
        let most = |share: f64| (share * points.len() as f64).max(FEW_DOUBTS);
        let is_clear = indistinct as f64 <= most(settings.most_indistinct);
        if is_clear && doubtful as f64 <= most(settings.most_doubtful) {
            return Ok(());
        }
        Err(if is_clear {
            StonesError::Covered { lines, covered }
        } else if photo.is_dark() {
            StonesError::TooDark
        } else {
            StonesError::Indistinct {
                lines,
                doubtful: indistinct,
            }
        })
    }

    /// Returns the edges of the photo beyond which these sides of the board (top, right, bottom,
    /// left) go on, each once.
    fn edges_beyond(&self, photo: &Photo, sides: [bool; 4]) -> Vec<PhotoEdge> {
        let last = self.board.lines.saturating_sub(1) as f64;
        let middles = [
            (last / 2.0, -1.0),
            (last + 1.0, last / 2.0),
            (last / 2.0, last + 1.0),
            (-1.0, last / 2.0),
        ];
        let mut edges = Vec::new();
        for ((x, y), _) in middles.into_iter().zip(sides).filter(|&(_, is_so)| is_so) {
            let beyond = self.board.photo_from_board.photo(BoardPoint { x, y });
            if let Some(edge) = photo.edge_beyond(beyond)
                && !edges.contains(&edge)
            {
                edges.push(edge);
            }
        }
        edges
    }

    /// Returns the trace, together with the readings.
    pub fn into_trace(self, readings: StoneReadings) -> StonesTrace {
        StonesTrace {
            readings,
            board: self.board,
            grid: self.likelihood,
            stone_height: self.height,
            rectified: self.rectified,
        }
    }
}
