//! Pages for browsers.
//!
//! The key decision: **Rust makes whole pages from texts and drawings**. Nothing has to be built or fetched,
//! so a page written to a file works when it is opened. That is true of the rulebooks and the API's
//! description. The pages of the site and the tables share style sheets and scripts, which are part of the
//! program as well.

mod api;
mod assets;
mod ending;
mod faces;
mod icons;
mod learn_page;
mod lists;
mod lobby;
mod new_table;
mod order;
mod presets;
mod rulebook;
mod share;
mod shell;
mod signs;
mod start;
mod table_page;
mod trouble;
mod waiting;

pub use api::api_page;
pub use assets::Assets;
pub use ending::Ending;
pub use faces::{FACES, Face};
pub use learn_page::learn_page;
pub use lists::{LineStage, Lists, TableLine};
pub use lobby::{Lobby, LobbySeat, Sitter};
pub use new_table::new_table_page;
pub use order::{Fields, has_free_seat, table_at_once, table_of_form};
pub use presets::{Offered, Pace};
pub use rulebook::{page_name, rulebook_page, with_rulebooks};
pub use share::qr_drawing;
pub use shell::{Head, Section, Shell};
pub use start::{House, Visitor, start_page, start_page_live};
pub use table_page::{TablePage, table_page};
pub use trouble::trouble_page;
