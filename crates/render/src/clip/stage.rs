//! The board, the table and the light of a clip, and the stills that are rendered of them.

use nalgebra::Vector3;

use super::super::camera::CameraView;
use super::super::observer::Observer;
use super::super::sampler::Sampler;
use super::super::scene::{Aim, Scene, Thing};
use super::super::scene_sampler::SceneRanges;
use super::super::sensor::ExposedImage;
use super::super::tracer;
use super::super::training;
use super::super::world::World;
use super::super::{PlacedBoard, RenderError};
use super::ClipRequest;
use super::kind::ClipKind;
use super::still::Still;
use super::truth::{MOST_COVERED, is_in_frame};
use shuzi::position::Position;

/// Light paths per pixel of stills.
const RAYS: u32 = 4;
/// Share of the ambient light that is left when the lamps are off.
const UNLIT: (f64, f64) = (0.01, 0.035);
/// Distance of the second board, mm, and by how much it grows until that is out of view.
const SECOND_MM: (f64, f64) = (200.0, 30.0);
/// Tabletop beyond the boards, mm.
const TABLE_RIM_MM: f64 = 500.0;
/// Way of a hand that leaves, mm, besides the board's diagonal.
const HAND_LEAVES_MM: f64 = 350.0;

/// The window of a camera's picture that a still shows.
pub(super) struct StillWindow<'a> {
    pub(super) view: &'a CameraView,
    /// Its upper left corner in that picture, pixels, and its size there.
    pub(super) corner: [f64; 2],
    pub(super) size: [f64; 2],
    /// Pixels of the still per pixel of the picture.
    pub(super) scale: f64,
    /// Way that the hand has gone, while it is there, mm.
    pub(super) hand_mm: Option<f64>,
}

/// Everything before the camera.
pub(super) struct Stage {
    pub(super) scene: Scene,
    position: Position,
    second: Option<(Position, f64)>,
    hand: Vec<Thing>,
    /// Direction in which the hand leaves.
    hand_leaves: [f64; 2],
    pub(super) hand_way_mm: f64,
    /// Share of the ambient light that is left without lamps, where the clip has that.
    unlit: Option<f64>,
}

impl Stage {
    /// Samples the stage of a clip, without a second board.
    pub(super) fn sample(
        sampler: &mut Sampler,
        request: &ClipRequest,
        position: &Position,
    ) -> Result<Stage, RenderError> {
        let ranges = SceneRanges {
            elevation_deg: 52.0..=80.0,
            bearing_deg: -12.0..=12.0,
            roll_deg: -4.0..=4.0,
            focal_35mm: 24.0..=30.0,
            fill: 0.74..=0.88,
            off_center: -0.3..=0.3,
            k1: 0.0..=0.0,
            jitter: 0.0..=0.09,
            ambient: 0.35..=0.9,
            exposure_ev: -0.2..=0.2,
            noise: 0.003..=0.009,
            blur_px: 0.4..=0.7,
            jpeg_quality: 70..=84,
            ..SceneRanges::default()
        };
        let mut scene = Scene::sample(request.seed, &ranges);
        (scene.width_px, scene.height_px) = (request.frame_px[0], request.frame_px[1]);
        scene.room = Some(training::sample_room(sampler));
        scene.sensor.rays = RAYS;
        scene.sensor.coarse_color = true;
        scene.checked()?;
        let lines = position.size().width();
        let reach = sampler.between(-0.1, 0.4);
        let hand = training::sample_hand(sampler, (&scene.goban, &scene.stones, lines), reach);
        let hand = if request.kind == ClipKind::Hand {
            hand
        } else {
            Vec::new()
        };
        let half = training::half_board_mm(&scene.goban, lines);
        let unlit = sampler.log_uniform(UNLIT.0, UNLIT.1);
        Ok(Stage {
            hand_leaves: outward(&hand),
            hand_way_mm: 2.0 * half[0].hypot(half[1]) + HAND_LEAVES_MM,
            hand,
            scene,
            position: position.clone(),
            second: None,
            unlit: (request.kind == ClipKind::Dark).then_some(unlit),
        })
    }

    /// Returns half the sides of the grid, mm.
    pub(super) fn half_grid_mm(&self) -> [f64; 2] {
        let spaces = self.position.size().width().saturating_sub(1) as f64;
        self.scene.goban.pitch_mm.map(|pitch| pitch * spaces / 2.0)
    }

    fn placed(&self) -> Vec<PlacedBoard<'_>> {
        let second = self.second.as_ref().map(|(position, x_mm)| PlacedBoard {
            x_mm: *x_mm,
            aside: true,
            ..PlacedBoard::centered(position)
        });
        std::iter::once(PlacedBoard::centered(&self.position))
            .chain(second)
            .collect()
    }

    /// Returns a camera that is aimed at the board, or at both boards, with changes to the scene's.
    pub(super) fn aim(&self, both: bool, change: impl FnOnce(&mut Scene)) -> CameraView {
        let mut scene = self.scene.clone();
        change(&mut scene);
        let bare = Scene {
            things: Vec::new(),
            ..self.scene.clone()
        };
        let world = World::new(&self.placed(), &bare);
        let shown = if both { usize::MAX } else { 1 };
        let boards = world.boards.iter().take(shown);
        let outline: Vec<Vector3<f64>> = boards
            .flat_map(|board| board.corners(Aim::Boards))
            .collect();
        CameraView::aimed(&scene, &outline)
    }

    /// Puts a second board beside the first, so far away that `view` does not show it.
    pub(super) fn add_second(&mut self, position: Position, view: &CameraView) {
        let [half, _] = self.half_grid_mm();
        let width = 2.0 * (half + self.scene.goban.margin_mm);
        let frame = [self.scene.width_px, self.scene.height_px];
        let mut gap = SECOND_MM.0;
        loop {
            self.second = Some((position.clone(), width + gap));
            let seen = self.points(1).into_iter().any(|point| {
                let seen = view.project(point);
                is_in_frame([seen.x - 40.0, seen.y], frame)
            });
            if !seen || gap > 3.0 * width {
                break;
            }
            gap += SECOND_MM.1;
        }
        let table = &mut self.scene.table;
        table.half_width_mm = table.half_width_mm.max(1.5 * width + gap + TABLE_RIM_MM);
    }

    /// Returns the points of the board with this number, row by row; none if it is not there.
    pub(super) fn points(&self, number: usize) -> Vec<Vector3<f64>> {
        let world = World::new(&self.placed(), &self.scene);
        let Some(board) = world.boards.get(number) else {
            return Vec::new();
        };
        let points = board.size().points();
        points
            .map(|point| board.crossing(point.col() as f64, point.row() as f64))
            .collect()
    }

    /// Renders a still.
    pub(super) fn render(&self, window: &StillWindow<'_>) -> Still {
        let mut scene = self.scene.clone();
        let [width, height] = window
            .size
            .map(|side| (side * window.scale).ceil().max(16.0) as u32);
        (scene.width_px, scene.height_px) = (width, height);
        if let Some(way_mm) = window.hand_mm {
            let [x, y] = self.hand_leaves.map(|share| share * way_mm);
            scene
                .things
                .extend(self.hand.iter().cloned().map(|thing| shift(thing, x, y)));
        }
        let view = window.view.cropped(window.corner, window.scale);
        let placed = self.placed();
        let world = World::new(&placed, &scene);
        let lit = tracer::trace_image(&world, &view);
        let unlit = self.unlit.map(|share| {
            let dark = Scene {
                lamps: Vec::new(),
                ambient: scene.ambient.map(|channel| channel * share),
                ..scene.clone()
            };
            tracer::trace_image(&World::new(&placed, &dark), &view)
        });
        let [with_lamps, without] =
            [Some(&lit), unlit.as_ref()].map(|exposed| self.irradiance(exposed, &view));
        Still {
            width: width as usize,
            height: height as usize,
            from_surface: view.photo_from_surface(),
            covered: self.covered(&world, &view),
            irradiance: [with_lamps, without],
            light: lit.light,
            unlit: unlit.map(|unlit| unlit.light),
        }
    }

    /// Returns the mean brightness of the light that falls on the points in a still.
    fn irradiance(&self, exposed: Option<&ExposedImage>, view: &CameraView) -> f32 {
        let Some(exposed) = exposed else {
            return 0.0;
        };
        let size = [exposed.width, exposed.height];
        let at = |point: Vector3<f64>| {
            let seen = view.project(point);
            let index = seen.y as usize * exposed.width as usize + seen.x as usize;
            is_in_frame([seen.x, seen.y], size)
                .then(|| exposed.irradiance.get(index).copied())
                .flatten()
        };
        let seen: Vec<f32> = self.points(0).into_iter().filter_map(at).collect();
        seen.iter().sum::<f32>() / seen.len().max(1) as f32
    }

    /// Returns the names of the points of which things cover a part.
    fn covered(&self, world: &World<'_>, view: &CameraView) -> Vec<String> {
        let observer = Observer {
            world,
            view,
            contrast: &[],
        };
        let (Some(board), false) = (world.boards.first(), self.hand.is_empty()) else {
            return Vec::new();
        };
        let points = board.size().points();
        points
            .filter(|point| observer.visibility(0, board, *point).covered >= MOST_COVERED)
            .map(|point| board.size().name(point))
            .collect()
    }
}

/// Returns the direction from the fingers of a hand to its elbow.
fn outward(hand: &[Thing]) -> [f64; 2] {
    let ways = hand.iter().filter_map(|thing| match thing {
        Thing::Rod(rod) => Some([0, 1].map(|axis| rod.to_mm[axis] - rod.from_mm[axis])),
        _ => None,
    });
    let length = |way: &[f64; 2]| way[0].hypot(way[1]);
    let longest = ways.max_by(|a, b| length(a).total_cmp(&length(b)));
    longest.map_or([0.0, 1.0], |way| {
        way.map(|side| side / length(&way).max(1e-6))
    })
}

/// Returns a thing moved over the table.
fn shift(thing: Thing, x: f64, y: f64) -> Thing {
    match thing {
        Thing::Rod(mut rod) => {
            for end in [&mut rod.from_mm, &mut rod.to_mm] {
                end[0] += x;
                end[1] += y;
            }
            Thing::Rod(rod)
        }
        Thing::Pile(mut pile) => {
            pile.x_mm += x;
            pile.y_mm += y;
            Thing::Pile(pile)
        }
        other => other,
    }
}
