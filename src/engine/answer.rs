//! Points that an engine names.

use std::collections::BTreeSet;

use crate::language::Message;
use crate::point::{BoardSize, Point};
use crate::position::Position;

use super::EngineError;
use super::gtp::quoted;

/// The points named in `text`, in reading order.
pub(super) fn points(size: BoardSize, text: &str) -> Result<BTreeSet<Point>, EngineError> {
    let point = |word: &str| {
        let unknown = |_| {
            let reason = Message::new("engine-no-point").with("text", quoted(word));
            EngineError::nonsense(reason.with("size", size.to_string()))
        };
        size.parse(word).map_err(unknown)
    };
    text.split_whitespace().map(point).collect()
}

/// The stones named in `text`, which must be whole chains of `position`, in reading order.
pub(super) fn whole_chains(position: &Position, text: &str) -> Result<Vec<Point>, EngineError> {
    let size = position.size();
    let named = points(size, text)?;
    for &point in &named {
        let Some(chain) = position.chain_at(point) else {
            return Err(EngineError::nonsense(
                Message::new("engine-no-stone").with("point", size.name(point)),
            ));
        };
        if let Some(&missing) = chain.points.iter().find(|stone| !named.contains(stone)) {
            let (point, missing) = (size.name(point), size.name(missing));
            return Err(EngineError::nonsense(
                Message::new("engine-part-of-chain").with("point", point).with("missing", missing),
            ));
        }
    }
    Ok(named.into_iter().collect())
}
