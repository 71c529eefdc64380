//! Rendered photos show what their truth says.

use image::{GrayImage, imageops};
use shuzi::geometry::{BoardPoint, Homography, Lens, PhotoFromBoard, PhotoPoint};
use shuzi::position::Position;
use shuzi_render::training::TrainingPicture;
use shuzi_render::{
    self as render, BoardTruth, PlacedBoard, RenderError, Rendering, Rod, Scene, SceneRanges,
    ShownBoards, Thing,
};

/// A scene drawn by `seed`, small enough for a test, without blur and noise.
fn scene(seed: u64) -> Scene {
    let mut scene = Scene::sample(seed, &SceneRanges::default());
    (scene.width_px, scene.height_px) = (640, 480);
    scene.sensor.noise = 0.0;
    scene.sensor.blur_px = 0.0;
    scene.bowls.clear();
    scene
}

fn empty(lines: usize) -> Position {
    Position::from_rows(&vec![".".repeat(lines); lines]).unwrap()
}

fn board(rendering: &Rendering) -> &BoardTruth {
    match &rendering.truth.shows {
        ShownBoards::One(board) => board,
        other => panic!("one board was rendered, not {other:?}"),
    }
}

/// The map that the truth's corners and the scene's lens determine.
fn photo_from_board(board: &BoardTruth, scene: &Scene) -> PhotoFromBoard {
    let lens = Lens {
        k1: scene.camera.k1,
        ..Lens::ideal(scene.width_px, scene.height_px)
    };
    let last = board.size as f64 - 1.0;
    let grid = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)];
    let ideal = board
        .corners
        .map(|[x, y]| lens.undistort(PhotoPoint { x, y }));
    let pairs: Vec<_> = grid.into_iter().zip(ideal.map(|p| (p.x, p.y))).collect();
    PhotoFromBoard::flat(Homography::from_pairs(&pairs).unwrap(), lens)
}

fn brightness(gray: &GrayImage, map: &PhotoFromBoard, x: f64, y: f64) -> f64 {
    let place = map.photo(BoardPoint { x, y });
    f64::from(gray.get_pixel(place.x as u32, place.y as u32).0[0])
}

/// The same over five by five pixels: one pixel alone is as noisy as a camera's.
fn mean_brightness(gray: &GrayImage, map: &PhotoFromBoard, x: f64, y: f64) -> f64 {
    let place = map.photo(BoardPoint { x, y });
    let around = imageops::crop_imm(gray, place.x as u32 - 2, place.y as u32 - 2, 5, 5).to_image();
    around.iter().map(|value| f64::from(*value)).sum::<f64>() / 25.0
}

#[test]
fn printed_lines_cross_where_the_truth_puts_the_crossings() {
    for seed in 0..6 {
        let mut scene = scene(seed);
        // Lines of at least a pixel, no glare on them.
        (scene.goban.print.line_mm, scene.goban.gloss) = (2.0, 0.0);
        scene.goban.print.border_mm = 2.0;
        let rendering = render::render(&empty(9), &scene).unwrap();
        let gray = imageops::grayscale(&rendering.pixels);
        let board = board(&rendering);
        let map = photo_from_board(board, &scene);
        for (row, col) in
            (0..9).flat_map(|row| (0..9).map(move |col| (f64::from(row), f64::from(col))))
        {
            let crossing = brightness(&gray, &map, col, row);
            let toward = |v: f64| if v < 4.0 { v + 0.5 } else { v - 0.5 };
            let wood = brightness(&gray, &map, toward(col), toward(row));
            assert!(
                crossing < 0.8 * wood,
                "seed {seed}, {row} {col}: line {crossing}, wood {wood}"
            );
        }
    }
}

#[test]
fn black_stones_are_dark_and_white_stones_light_where_the_truth_puts_them() {
    let rows = [
        "B.......W",
        ".........",
        "..B...W..",
        ".........",
        "....B....",
        ".........",
        "..W...B..",
        ".........",
        "W.......B",
    ];
    let position = Position::from_rows(&rows).unwrap();
    for seed in 10..16 {
        let mut scene = scene(seed);
        // Seen from lower down, or put down carelessly, a stone shows its shaded rim above its
        // point.
        scene.stones.jitter = 0.0;
        scene.camera.elevation_deg = scene.camera.elevation_deg.max(50.0);
        let rendering = render::render(&position, &scene).unwrap();
        let gray = imageops::grayscale(&rendering.pixels);
        let board = board(&rendering);
        let map = photo_from_board(board, &scene);
        for (row, stones) in board.rows.iter().enumerate() {
            for (col, stone) in stones
                .chars()
                .enumerate()
                .filter(|(_, stone)| *stone != '.')
            {
                let seen = mean_brightness(&gray, &map, col as f64, row as f64);
                let toward = |v: usize| {
                    if v < 4 {
                        v as f64 + 0.5
                    } else {
                        v as f64 - 0.5
                    }
                };
                let wood = mean_brightness(&gray, &map, toward(col), toward(row));
                let right = if stone == 'B' {
                    seen < 0.75 * wood
                } else {
                    seen > 1.02 * wood
                };
                assert!(
                    right,
                    "seed {seed}, row {row}, col {col}: {stone} {seen}, wood {wood}"
                );
            }
        }
    }
}

#[test]
fn the_top_row_is_the_edge_that_lies_highest_in_the_photo() {
    let position = Position::from_rows(&["BBB", ".W.", "..."]).unwrap();
    let seen_from = |bearing_deg: f64| {
        let mut scene = Scene::default();
        (scene.width_px, scene.height_px) = (64, 64);
        scene.camera.bearing_deg = bearing_deg;
        board(&render::render(&position, &scene).unwrap())
            .rows
            .clone()
    };
    assert_eq!(seen_from(0.0), ["BBB", ".W.", "..."]);
    assert_eq!(seen_from(90.0), ["..B", ".WB", "..B"]);
    assert_eq!(seen_from(180.0), ["...", ".W.", "BBB"]);
    assert_eq!(seen_from(270.0), ["B..", "BW.", "B.."]);
    for seed in 0..40 {
        let mut scene = scene(seed);
        (scene.width_px, scene.height_px) = (40, 30);
        let rendering = render::render(&position, &scene).unwrap();
        let truth = board(&rendering);
        let map = photo_from_board(truth, &scene);
        let height = |x: f64, y: f64| map.photo(BoardPoint { x, y }).y;
        let top = height(1.0, 0.0);
        assert!(
            top <= height(2.0, 1.0).min(height(1.0, 2.0)).min(height(0.0, 1.0)) + 1e-6,
            "seed {seed}"
        );
        let given = position.size().point(0, 0).unwrap();
        let seen = truth.seen(position.size(), given).unwrap();
        assert_eq!(truth.rows[seen.row()].as_bytes()[seen.col()], b'B');
    }
}

#[test]
fn every_corner_of_a_drawn_scene_lies_in_the_photo() {
    for seed in 0..60 {
        let mut scene = Scene::sample(seed, &SceneRanges::default());
        (scene.width_px, scene.height_px) = (scene.width_px / 40, scene.height_px / 40);
        let rendering = render::render(&empty(19), &scene).unwrap();
        for [x, y] in board(&rendering).corners {
            let inside = x > 0.0
                && y > 0.0
                && x < f64::from(scene.width_px)
                && y < f64::from(scene.height_px);
            assert!(inside, "seed {seed}: corner at {x}, {y}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_seed_others() {
    let position = Position::from_rows(&["B.W", ".B.", "W.."]).unwrap();
    let photo = |seed: u64| {
        let mut scene = Scene::sample(seed, &SceneRanges::default());
        (scene.width_px, scene.height_px) = (96, 72);
        render::render_jpeg(&position, &scene, 90).unwrap()
    };
    assert_eq!(photo(3), photo(3));
    assert_ne!(photo(3).0, photo(4).0);
}

#[test]
fn a_photo_without_a_board_and_one_with_two_are_labelled_as_such() {
    let mut scene = Scene::default();
    (scene.width_px, scene.height_px) = (40, 30);
    let label = |placed: &[PlacedBoard<'_>]| {
        serde_json::to_value(render::render_boards(placed, &scene).unwrap().truth).unwrap()
    };
    let none = label(&[]);
    assert!(none.get("board").is_some_and(serde_json::Value::is_null));
    let position = empty(9);
    let one = label(&[PlacedBoard::centered(&position)]);
    assert!(one.get("board").is_none() && one["rows"].as_array().unwrap().len() == 9);
    let left = PlacedBoard {
        x_mm: -150.0,
        ..PlacedBoard::centered(&position)
    };
    let right = PlacedBoard {
        x_mm: 150.0,
        ..PlacedBoard::centered(&position)
    };
    assert_eq!(label(&[left, right])["boards"].as_array().unwrap().len(), 2);
}

#[test]
fn impossible_scenes_are_refused() {
    let oblong = Position::from_rows(&["...", "..."]).unwrap();
    assert!(matches!(
        render::render(&oblong, &Scene::default()),
        Err(RenderError::NotSquare(_))
    ));
    let vast = Scene {
        width_px: u32::MAX,
        ..Scene::default()
    };
    assert!(matches!(
        render::render(&empty(9), &vast),
        Err(RenderError::PhotoSize { .. })
    ));
    let mut blind = Scene::default();
    blind.camera.elevation_deg = f64::NAN;
    assert!(matches!(
        render::render(&empty(9), &blind),
        Err(RenderError::Scene { .. })
    ));
}

#[test]
fn every_training_picture_says_where_all_its_points_are() {
    for seed in 0..80 {
        let mut training = TrainingPicture::sample(seed);
        (training.scene.width_px, training.scene.height_px) = (48, 36);
        let position = empty(training.lines);
        let rendering = render::render(&position, &training.scene).unwrap();
        let board = board(&rendering);
        let (n, last) = (board.size, board.size - 1);
        assert_eq!(board.points.len(), n * n);
        let at = |row: usize, col: usize| board.points[row * n + col];
        for (corner, point) in
            board
                .corners
                .iter()
                .zip([at(0, 0), at(0, last), at(last, last), at(last, 0)])
        {
            assert!(
                (corner[0] - point[0]).hypot(corner[1] - point[1]) < 0.1,
                "seed {seed}"
            );
        }
        for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
            let [x, y] = at(row, col);
            let outside = !(0.0..48.0).contains(&x) || !(0.0..36.0).contains(&y);
            let near_rim = [x, x - 48.0, y, y - 36.0]
                .iter()
                .any(|away| away.abs() < 0.06);
            assert!(
                near_rim || outside == board.out_of_frame.contains(&(row, col)),
                "seed {seed}: {row} {col}"
            );
        }
    }
}

#[test]
fn a_hand_over_the_board_hides_points() {
    let mut scene = scene(1);
    scene.camera.elevation_deg = 90.0;
    let arm = Rod {
        from_mm: [0.0, 0.0, 30.0],
        to_mm: [400.0, 0.0, 60.0],
        radius_mm: 25.0,
        color: [0.5; 3],
    };
    scene.things.push(Thing::Rod(arm));
    let rendering = render::render(&empty(9), &scene).unwrap();
    let hidden = &board(&rendering).hidden;
    assert!(hidden.contains(&(4, 4)) && hidden.len() < 20, "{hidden:?}");
}
