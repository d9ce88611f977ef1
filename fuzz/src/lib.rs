//! What must hold for any bytes. The fuzz targets and the property tests in games/tests both call these.

mod oracles;

pub use oracles::{content, journals, notation, records, scenarios};
