//! The truth of a photo says what of each point can be seen, and where stones and crossings appear.

use shuzi::position::Position;
use shuzi_render::training::{Subject, TrainingPicture};
use shuzi_render::{
    self as render, Aim, BoardTruth, BoxAt, CameraTruth, Flare, Pattern, Rendering, Scene,
    ShownBoards, Thing,
};

const ROWS: [&str; 9] = [
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

fn position() -> Position {
    Position::from_rows(&ROWS).unwrap()
}

/// A scene without lens distortion, small enough for a test.
fn scene(elevation_deg: f64) -> Scene {
    let mut scene = Scene {
        width_px: 480,
        height_px: 360,
        ..Scene::default()
    };
    (scene.camera.elevation_deg, scene.camera.k1) = (elevation_deg, 0.0);
    scene
}

fn board(rendering: &Rendering) -> &BoardTruth {
    match &rendering.truth.shows {
        ShownBoards::One(board) => board,
        other => panic!("one board was rendered, not {other:?}"),
    }
}

/// Where the camera sees a place `up` mm above a row and a column of the board.
fn project(camera: &CameraTruth, board: &BoardTruth, row: f64, column: f64, up: f64) -> [f64; 2] {
    let plane = &board.plane;
    let place = [0, 1, 2].map(|axis| {
        plane.origin_mm[axis] + row * plane.row_mm[axis] + column * plane.column_mm[axis]
            - camera.eye_mm[axis]
    });
    let place = [place[0], place[1], place[2] + up];
    let along = |axis: [f64; 3]| (0..3).map(|i| axis[i] * place[i]).sum::<f64>();
    let depth = along(camera.forward);
    [
        camera.center_px[0] + camera.focal_px[0] * along(camera.right) / depth,
        camera.center_px[1] + camera.focal_px[1] * along(camera.down) / depth,
    ]
}

fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[test]
fn camera_and_plane_tell_where_crossings_and_stones_appear() {
    for (elevation_deg, bearing_deg) in [(25.0, 0.0), (35.0, 130.0), (85.0, 200.0)] {
        let mut scene = scene(elevation_deg);
        scene.camera.bearing_deg = bearing_deg;
        scene.stones.jitter = 0.0;
        let rendering = render::render(&position(), &scene).unwrap();
        let (camera, board) = (&rendering.truth.camera, board(&rendering));
        for (index, point) in board.points.iter().enumerate() {
            let seen = project(camera, board, (index / 9) as f64, (index % 9) as f64, 0.0);
            assert!(
                distance(seen, *point) < 0.1,
                "{elevation_deg}°: {seen:?} is not {point:?}"
            );
        }
        let spacing = distance(board.corners[0], board.corners[1]).max(1.0) / 8.0;
        for &(row, column, x, y) in &board.stones {
            let half = board.plane.stone_mm[1] / 2.0;
            let seen = project(camera, board, row as f64, column as f64, half);
            assert!(
                distance(seen, [x, y]) < 0.06 * spacing + 0.1,
                "{elevation_deg}°: {seen:?}, {x} {y}"
            );
        }
        assert_eq!(board.stones.len(), 9);
    }
}

#[test]
fn a_box_on_the_board_covers_points_wholly_and_in_part() {
    let mut scene = scene(88.0);
    scene.things.push(Thing::Box(BoxAt {
        x_mm: 0.0,
        y_mm: 0.0,
        turn_deg: 0.0,
        size_mm: [70.0, 70.0, 6.0],
        z_mm: Some(9.5),
        pattern: Pattern::Plain,
        pattern_mm: 10.0,
        color: [0.02; 3],
        second: [0.02; 3],
        gloss: 0.02,
    }));
    let rendering = render::render(&position(), &scene).unwrap();
    let board = board(&rendering);
    assert!(
        board.covered.contains(&(4, 4)) && board.covered.contains(&(3, 3)),
        "{:?}",
        board.covered
    );
    assert!(
        board.covered.len() < 12 && !board.partly_covered.is_empty(),
        "{:?}",
        board.partly_covered
    );
    assert!(
        board
            .covered
            .iter()
            .all(|point| board.hidden.contains(point))
    );
    assert!(
        board
            .partly_covered
            .iter()
            .all(|&(_, _, share)| share > 0.0 && share < 1.0)
    );
}

#[test]
fn glare_hides_the_points_under_it() {
    let mut scene = scene(80.0);
    scene.sensor.flares.push(Flare {
        at: [0.5, 0.5],
        radius: 0.08,
        color: [20.0; 3],
    });
    let rendering = render::render(&position(), &scene).unwrap();
    let board = board(&rendering);
    assert!(
        board.covered.contains(&(4, 4)) && !board.covered.contains(&(0, 0)),
        "{:?}",
        board.covered
    );
    let faint = |&(row, column, contrast, lost): &(usize, usize, f64, f64)| {
        (row, column) == (4, 4) && contrast < 0.06 && lost > 0.9
    };
    assert!(board.faint.iter().any(faint), "{:?}", board.faint);
}

#[test]
fn a_stone_between_points_belongs_to_each_of_them_in_part() {
    let mut scene = scene(80.0);
    scene.stones.between = 1.0;
    let rendering = render::render(&position(), &scene).unwrap();
    let board = board(&rendering);
    assert!(board.between.len() >= 4, "{:?}", board.between);
    for stone in &board.between {
        let total: f64 = stone.weights.iter().map(|weight| weight.2).sum();
        assert!(
            (total - 1.0).abs() < 0.08 && stone.weights.len() <= 4,
            "{stone:?}"
        );
        let nearest = stone
            .weights
            .iter()
            .max_by(|a, b| a.2.total_cmp(&b.2))
            .unwrap();
        let away = (nearest.0 as f64 - stone.at[0]).hypot(nearest.1 as f64 - stone.at[1]);
        assert!(away < 0.75, "{stone:?}");
        assert_eq!(
            board.rows[stone.point.0].chars().nth(stone.point.1),
            Some(stone.stone)
        );
    }
    assert!(!rendering.truth.unsure.is_empty());
}

#[test]
fn a_photo_of_a_part_says_where_the_board_goes_on() {
    let mut whole = scene(85.0);
    assert!(
        board(&render::render(&position(), &whole).unwrap())
            .goes_on
            .is_empty()
    );
    (whole.width_px, whole.height_px) = (360, 360);
    whole.camera.aim = Aim::Part([-0.1, -0.1, 0.55, 0.55]);
    whole.camera.fill = 1.0;
    let rendering = render::render(&position(), &whole).unwrap();
    let board = board(&rendering);
    assert_eq!(board.goes_on_beyond, ["right", "bottom"]);
    assert!(
        board.goes_on.contains(&(0, 4)) && board.goes_on.contains(&(4, 4)),
        "{:?}",
        board.goes_on
    );
    assert!(!board.goes_on.contains(&(0, 0)) && board.out_of_frame.contains(&(0, 8)));
}

#[test]
fn players_who_stay_seated_are_common_and_whole_grids_lie_before_the_camera() {
    let boards = || {
        (0..300)
            .map(TrainingPicture::sample)
            .filter(|picture| picture.subject == Subject::Board)
    };
    let low = boards()
        .filter(|picture| picture.scene.camera.elevation_deg <= 50.0)
        .count();
    assert!(3 * low > boards().count(), "{low} of {}", boards().count());
    assert!(boards().any(|picture| picture.scene.goban.legs_mm > 0.0));
    let cut = (0..120)
        .map(TrainingPicture::sample)
        .filter(|picture| picture.subject == Subject::Cut);
    for mut picture in cut {
        (picture.scene.width_px, picture.scene.height_px) =
            (picture.scene.width_px / 12, picture.scene.height_px / 12);
        let empty = Position::from_rows(&vec![".".repeat(picture.lines); picture.lines]).unwrap();
        let rendering = render::render(&empty, &picture.scene).unwrap();
        let board = board(&rendering);
        assert!(!board.goes_on.is_empty(), "seed {}", picture.scene.seed);
        let far = |[x, y]: [f64; 2]| x.hypot(y) < 40.0 * f64::from(picture.scene.width_px);
        assert!(
            board.points.iter().all(|point| far(*point)),
            "seed {}: {:?}",
            picture.scene.seed,
            board.corners
        );
    }
}
