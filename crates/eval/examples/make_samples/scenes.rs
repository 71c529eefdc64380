//! How the samples look: rooms, lights and cameras, written down by hand.

use shuzi::color::Color;
use shuzi_render::{Bowl, Camera, Goban, Lamp, Pattern, Scene, Sensor, Stones, Tabletop, Wood};

/// A scene seen from this elevation, bearing and roll, in degrees.
pub fn seen_from(seed: u64, elevation_deg: f64, bearing_deg: f64, roll_deg: f64) -> Scene {
    let plain = Scene { seed, width_px: 1400, height_px: 1050, ..Scene::default() };
    let camera = Camera { elevation_deg, bearing_deg, roll_deg, ..plain.camera };
    let sensor = Sensor { noise: 0.008, ..plain.sensor };
    Scene { camera, sensor, ..plain }
}

/// Held upright instead of sideways.
pub fn upright(scene: Scene) -> Scene {
    Scene { width_px: scene.height_px, height_px: scene.width_px, ..scene }
}

/// A lamp of this colour, from bearing, elevation (degrees), distance and radius (mm).
pub fn lit(scene: Scene, color: [f64; 3], from: [f64; 4], ambient: f64) -> Scene {
    let [bearing_deg, elevation_deg, distance_mm, radius_mm] = from;
    let lamp = Lamp { bearing_deg, elevation_deg, distance_mm, radius_mm, side: 0.0, color, shade: None };
    Scene { lamps: vec![lamp], ambient: color.map(|channel| ambient * (0.4 + 0.6 * channel)), ..scene }
}

/// On another table.
pub fn on(scene: Scene, pattern: Pattern, color: [f64; 3], second: [f64; 3]) -> Scene {
    Scene { table: Tabletop { pattern, color, second, ..scene.table }, ..scene }
}

/// With a board of another wood and thickness.
pub fn board(scene: Scene, color: [f64; 3], contrast: f64, thickness_mm: f64, gloss: f64) -> Scene {
    let wood = Wood { color, contrast, ..scene.goban.wood };
    Scene { goban: Goban { wood, thickness_mm, gloss, ..scene.goban }, ..scene }
}

/// With plain glass stones put down this carelessly (in line spacings).
pub fn glass_stones(scene: Scene, jitter: f64) -> Scene {
    let stones =
        Stones { shell: false, roughness: 0.25, thickness: 0.38, diameter: 0.95, jitter, ..scene.stones };
    Scene { stones, ..scene }
}

/// With both bowls beside the board.
pub fn with_bowls(scene: Scene, black_deg: f64, white_deg: f64) -> Scene {
    let bowl = |bearing_deg, holds| Bowl { bearing_deg, gap_mm: 20.0, holds };
    Scene { bowls: vec![bowl(black_deg, Color::Black), bowl(white_deg, Color::White)], ..scene }
}

/// Photographed like this: share of the photo filled, lens distortion k₁, blur in pixels, noise, exposure.
pub fn shot(scene: Scene, fill: f64, k1: f64, blur_px: f64, noise: f64, exposure_ev: f64) -> Scene {
    let camera = Camera { fill, k1, ..scene.camera };
    let sensor = Sensor { blur_px, noise, exposure_ev, ..scene.sensor };
    Scene { camera, sensor, ..scene }
}
