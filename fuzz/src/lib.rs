//! Properties that any bytes must have. The fuzz targets and the property tests in games/tests both use
//! these.

mod oracles;

pub use oracles::{content, journals, notation, records, scenarios};
