//! Loads all networks at once.

use crate::network::NetworkError;
use crate::{board, life, stones};

/// Loads the weights of all networks, which are otherwise loaded when they are first needed.
///
/// A program that forks does this first: threads take part in loading, and a forked process does
/// not have those of the process before.
///
/// # Errors
/// [`NetworkError`] if the program was built with damaged weights.
pub fn load_networks() -> Result<(), NetworkError> {
    board::WEIGHTS.load()?;
    stones::WEIGHTS.load()?;
    life::WEIGHTS.load()
}
