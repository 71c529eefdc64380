//! Positions built to show what a count has to notice. `X` is black and `O` white, as rule texts
//! draw them.

use shuzi::point::Point;
use shuzi::position::Position;

/// The position drawn by `text`.
pub fn diagram(text: &str) -> Position {
    let drawn = |symbol: char| match symbol {
        'X' => Some('B'),
        'O' => Some('W'),
        '.' => Some('.'),
        _ => None,
    };
    let rows: Vec<String> = text
        .trim()
        .lines()
        .map(|row| row.chars().filter_map(drawn).collect())
        .collect();
    Position::from_rows(&rows).unwrap()
}

/// The points called `names`, in that order.
pub fn points(position: &Position, names: &[&str]) -> Vec<Point> {
    names
        .iter()
        .map(|name| position.size().parse(name).unwrap())
        .collect()
}

/// The names of `points` in alphabetical order.
pub fn sorted_names(position: &Position, points: &[Point]) -> Vec<String> {
    let mut names: Vec<String> = points
        .iter()
        .map(|&point| position.size().name(point))
        .collect();
    names.sort();
    names
}

/// Black 11 stones and 16 points, White 11 and 11.
pub const BEGINNERS_GAME: &str = "
. . X O O . .
. X X X O . .
. . . X O O .
X . . X O . .
. . . X O O .
. X . X O . .
. . . X O . O";

/// A straight border: 45 against 36.
pub const CLEAN: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// E5 is open.
pub const ONE_DAME: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . X . O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// E5 and E6 are open.
pub const TWO_DAME: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . X . O . . .
. . . X . O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// E5, F5 and G5 are open: the border has a gap.
pub const OPEN_CORRIDOR: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O O . .
. . . X . . . O .
. . . . X O O . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// C8 and C9 are shared, no eyes.
pub const SEKI_WITHOUT_EYES: &str = "
X O . X O . . . .
X O . X O . . . .
X O X X O . . . .
X X O O O O O . .
. X X X X X O . .
. . . . . . X O .
. . . . . . X O .
. . . . . . X O .
. . . . . . X O .";

/// C9 is shared, an eye each.
pub const SEKI_WITH_EYES: &str = "
. O . X . X O . .
O O X X X X O . .
X X O O O O O . .
. X X X X O . . .
. . . . . X O . .
. . . . . X O . .
. . . . . X O . .
. . . . . X O . .
. . . . . X O . .";

/// Only Black can fill B9: a white stone there would be in atari.
pub const ONE_SIDED_DAME: &str = "
X . O . O . . . .
X X X O O . . . .
. . X O . . . . .
. . X X O . . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// The same after Black B9, White D9.
pub const ONE_SIDED_DAME_FILLED: &str = "
X X O O O . . . .
X X X O O . . . .
. . X O . . . . .
. . X X O . . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// White's corner is bent four.
pub const BENT_FOUR: &str = "
X X X . O X . . .
. O O O O X . . .
O O X X X . . . .
X X . . . . . . .
X X X X X X X X X
O O O O O O O O O
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .";

/// White's lower corner lives only by the ko threats of the double-ko seki above.
pub const MOONSHINE_LIFE: &str = "
O O X . X O . O .
O O O X X O O O O
. O . X O O O O O
O X X X O X X X X
X X O O O X . . .
O O O X X X X X X
X X X . . . X O O
. . . . . . X O .
. . . . . X O . O";

/// A double-ko seki in the upper left.
pub const DOUBLE_KO_SEKI: &str = "
O O X . X O . O .
O O O X X O O O O
. O . X O O O O O
O X X X O X X X X
X X O O O X . . .
O O O X X X X X X
X X X . . . . . .
. . . . . . . . .
. . . . . . . . .";

/// B8, C6, H8 and G3 are dead.
pub const DEAD_STONES: &str = "
. . . . X O . . .
. O . . X O . X .
. . . . X O . . .
. . O . X O . . .
. . O . X O . . .
. . . . X O . . .
. . . . X O X . .
. . . . X O . . .
. . . . X O . . .";

/// Black's F5 stands in an open ko.
pub const OPEN_KO: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . X X O O . .
. . . X . X O . .
. . . X X O O . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// The same ko after Black E5.
pub const CLOSED_KO: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . X X O O . .
. . . X X X O . .
. . . X X O O . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// The black stone H5 has no liberty.
pub const NO_LIBERTY: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . O .
. . . . X O O X O
. . . . X O . O .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// A seki with one shared point and 40 points each.
pub const EVEN_SEKI: &str = "
. O . X . X O . .
O O X X X X O . .
X X O O O O O . .
. X X X X O . . .
. . . . X X O . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// [`CLEAN`] and [`DEAD_STONES`] filled in, Black ahead by one.
pub const AFTER_CLEAN: &str = "
O O O O X O O O O
X X X X X O O O O
X X X X X O O O O
X X X X X O O O O
X X X X X O O O O
X X X X X O O O O
X X X X X O O O O
X X X X X O O O O
. X X X X O O O O";

/// [`SEKI_WITHOUT_EYES`] filled in, White ahead by one.
pub const AFTER_SEKI_WITHOUT_EYES: &str = "
X O O X O O O O O
X O X X O O O O O
X O X X O O O O O
X X O O O O O O O
O X X X X X O O O
X X X O O O X O O
X X X X X X X O O
X X X X X X X O O
X X X X X X X O .";

/// [`SEKI_WITH_EYES`] filled in, a tie: the empty point is the shared one.
pub const AFTER_SEKI_WITH_EYES: &str = "
O O . X O X O O O
O O X X X X O O O
X X O O O O O O O
O X X X X O O O O
X X X O O X O O O
X X X X X X O O O
X X X X X X O O O
X X X X X X O O O
X X X X X X O O O";
