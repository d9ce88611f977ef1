//! Pages for browsers.
//!
//! The key decision: **a page is made whole, from text and drawings, by Rust**. Nothing has to be built or fetched: a page
//! written to a file works when it is opened. So far there are a first page, the rulebooks and the description of the API; the
//! tables follow.

mod api;
mod assets;
mod home;
mod icons;
mod rulebook;
mod table_page;

pub use api::api_page;
pub use assets::assets;
pub use home::home_page;
pub use rulebook::{page_name, rulebook_page};
pub use table_page::{TablePage, table_page};
