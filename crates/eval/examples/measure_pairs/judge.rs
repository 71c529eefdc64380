//! Compares the faults that a check named with the mishap that was rendered.

use shuzi::color::Color;
use shuzi_referee::verify::ByColor;
use shuzi_referee::verify::filled::{FaultKind, NamedStones};
use shuzi_render::MishapEvent;

/// Checks that the mishap was named, and nothing else. `in_hand` is the number of black and of
/// white stones that have no place on the board.
///
/// # Errors
/// Returns a description of the faults that were named instead.
pub fn check_named(
    happened: Option<&MishapEvent>,
    in_hand: [u32; 2],
    found: &[FaultKind],
) -> Result<(), String> {
    let nothing_in_hand = in_hand == [0, 0];
    let [black, white] = in_hand;
    let in_hand = ByColor { black, white };
    let is_in_hand = |kind: &&FaultKind| match **kind {
        FaultKind::LosingStonesNotLaid { color, number } => in_hand[color] == number,
        _ => false,
    };
    let others: Vec<&FaultKind> = found
        .iter()
        .filter(|kind| nothing_in_hand || !is_in_hand(kind))
        .collect();
    let is_named = match (happened, others.as_slice()) {
        (None, []) => true,
        (Some(happened), [kind]) => is_fault_of(happened, kind),
        _ => false,
    };
    if is_named {
        Ok(())
    } else {
        Err(format!(
            "{happened:?} with {in_hand:?} in hand, found {found:?}"
        ))
    }
}

fn is_fault_of(happened: &MishapEvent, kind: &FaultKind) -> bool {
    let among =
        |stones: &NamedStones, point| stones.number() == 1 && stones.points().contains(point);
    match (happened, kind) {
        (
            MishapEvent::Moved { color, from, to },
            FaultKind::Moved {
                color: whose,
                from: left,
                to: now,
            },
        ) => (color, from) == (whose, left) && (now.is_empty() || now.contains(to)),
        (
            MishapEvent::Missing { color },
            FaultKind::Missing {
                color: whose,
                number,
            }
            | FaultKind::LosingStonesNotLaid {
                color: whose,
                number,
            },
        )
        | (
            MishapEvent::Surplus { color },
            FaultKind::Surplus {
                color: whose,
                number,
            },
        ) => color == whose && *number == 1,
        (
            MishapEvent::WrongColor { color, point },
            FaultKind::WrongColor {
                color: whose,
                stones,
                instead: false,
            },
        ) => color == whose && among(stones, point),
        (MishapEvent::WrongColor { color, point }, FaultKind::Exchanged { black, white }) => {
            match color {
                Color::Black => among(black, point),
                Color::White => among(white, point),
            }
        }
        (MishapEvent::Uneven { color, point }, FaultKind::SharedUneven { black, white, .. }) => {
            let theirs = if *color == Color::Black { black } else { white };
            theirs.contains(point)
        }
        _ => false,
    }
}
