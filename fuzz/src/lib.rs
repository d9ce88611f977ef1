//! What must hold for any bytes. The fuzz targets and the property tests in crates/catalog/tests both call these.

mod oracles;

pub use oracles::{content, journals, notation, records, scenarios};
