//! Scenes of the samples: functions that set the table, the light and the camera.

use shuzi::color::Color;
use shuzi_render::{
    Bowl, BoxAt, Camera, Goban, Lamp, Pattern, Scene, Sensor, Stones, Tabletop, Thing, Wood,
};

/// Returns a scene seen from this elevation, bearing and roll, in degrees.
pub fn scene_from(seed: u64, elevation_deg: f64, bearing_deg: f64, roll_deg: f64) -> Scene {
    let plain = Scene {
        seed,
        width_px: 1400,
        height_px: 1050,
        ..Scene::default()
    };
    let camera = Camera {
        elevation_deg,
        bearing_deg,
        roll_deg,
        ..plain.camera
    };
    let sensor = Sensor {
        noise: 0.008,
        ..plain.sensor
    };
    Scene {
        camera,
        sensor,
        ..plain
    }
}

/// Turns the format of the photo from landscape to portrait.
pub fn in_portrait_format(scene: Scene) -> Scene {
    Scene {
        width_px: scene.height_px,
        height_px: scene.width_px,
        ..scene
    }
}

/// Replaces the light by a lamp of this color. `from` is its bearing and elevation in degrees, and
/// its distance and radius in millimetres.
pub fn with_lamp(scene: Scene, color: [f64; 3], from: [f64; 4], ambient: f64) -> Scene {
    let [bearing_deg, elevation_deg, distance_mm, radius_mm] = from;
    let lamp = Lamp {
        bearing_deg,
        elevation_deg,
        distance_mm,
        radius_mm,
        side: 0.0,
        color,
        shade: None,
    };
    Scene {
        lamps: vec![lamp],
        ambient: color.map(|channel| ambient * (0.4 + 0.6 * channel)),
        ..scene
    }
}

/// Puts this share of the stones down carelessly, and as many between points.
pub fn with_stones_astray(mut scene: Scene, share: f64) -> Scene {
    scene.stones.astray = share;
    scene.stones.between = share;
    scene
}

/// Replaces the table.
pub fn with_table(scene: Scene, pattern: Pattern, color: [f64; 3], second: [f64; 3]) -> Scene {
    Scene {
        table: Tabletop {
            pattern,
            color,
            second,
            ..scene.table
        },
        ..scene
    }
}

/// Replaces the wood and the thickness of the board.
pub fn with_board(
    scene: Scene,
    color: [f64; 3],
    contrast: f64,
    thickness_mm: f64,
    gloss: f64,
) -> Scene {
    let wood = Wood {
        color,
        contrast,
        ..scene.goban.wood
    };
    Scene {
        goban: Goban {
            wood,
            thickness_mm,
            gloss,
            ..scene.goban
        },
        ..scene
    }
}

/// Replaces the stones by glass stones, placed with this deviation in line spacings.
pub fn with_glass_stones(scene: Scene, jitter: f64) -> Scene {
    let stones = Stones {
        shell: false,
        roughness: 0.25,
        thickness: 0.38,
        diameter: 0.95,
        jitter,
        ..scene.stones
    };
    Scene { stones, ..scene }
}

/// Adds both bowls beside the board, at these bearings in degrees.
pub fn with_bowls(scene: Scene, black_deg: f64, white_deg: f64) -> Scene {
    let bowl = |bearing_deg, holds| Bowl {
        bearing_deg,
        gap_mm: 20.0,
        holds,
    };
    Scene {
        bowls: vec![bowl(black_deg, Color::Black), bowl(white_deg, Color::White)],
        ..scene
    }
}

/// Lays a closed fan on the stones. Its middle is in millimetres from that of the board, its turn in
/// degrees.
pub fn with_fan(mut scene: Scene, middle_mm: [f64; 2], turn_deg: f64) -> Scene {
    let [x_mm, y_mm] = middle_mm;
    scene.things.push(Thing::Box(BoxAt {
        x_mm,
        y_mm,
        turn_deg,
        size_mm: [260.0, 24.0, 14.0],
        z_mm: Some(10.0),
        pattern: Pattern::Plain,
        pattern_mm: 10.0,
        color: [0.22, 0.04, 0.03],
        second: [0.0; 3],
        gloss: 0.03,
    }));
    scene
}

/// Sets the share of the photo that the board fills, the lens distortion k₁, the blur in pixels,
/// the noise, and the exposure.
pub fn with_camera(
    scene: Scene,
    fill: f64,
    k1: f64,
    blur_px: f64,
    noise: f64,
    exposure_ev: f64,
) -> Scene {
    let camera = Camera {
        fill,
        k1,
        ..scene.camera
    };
    let sensor = Sensor {
        blur_px,
        noise,
        exposure_ev,
        ..scene.sensor
    };
    Scene {
        camera,
        sensor,
        ..scene
    }
}
