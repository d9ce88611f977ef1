//! The database: people, tables and every move.
//!
//! The key decision: **one writer, many acknowledgements per sync**. All writes go through one task, which
//! puts everything that has queued up into one transaction and answers only after it is on disk. What
//! happened at a table is decided by the append under the key (table, number), and by nothing else.

mod address;
mod announcing;
mod backup;
mod catching_up;
mod chat;
mod checkpoint;
mod copy;
mod crash;
mod drafts;
mod engine;
mod fault;
mod health;
mod job;
mod leases;
mod lobby;
mod news;
mod pace;
mod people;
mod reports;
mod results;
mod rows;
mod schema;
mod scratch;
mod secret;
mod server_facts;
mod sessions;
mod stats;
mod storage;
mod store;
mod tables;
mod trace;
mod value;
mod wal;
mod words;
mod writer;

pub use address::{Address, NoAddress};
pub use backup::{Checked, Restored, backup, check, free_space, restore};
pub use chat::{Chat, NewChat};
pub use copy::{Copied, CopyFault, Progress, Salvaged, copy, salvage};
pub use drafts::Draft;
pub use fault::StoreFault;
pub use health::{Damage, Health};
pub use lobby::{Counts, ListedTable, Mark, Page};
pub use news::News;
pub use people::{NewUser, NotedLooks, User, UserKind};
pub use reports::Report;
pub use results::{GameOutcome, SeatOutcome};
pub use schema::SCHEMA_VERSION;
#[doc(hidden)]
pub use scratch::scratch_address;
pub use secret::Secret;
pub use sessions::{Seen, Session, SessionKind, TokenHash};
pub use stats::{COMMIT_BOUNDS_US, StoreStats};
pub use storage::{Cutoffs, Heap, Holder, Inventory, RESERVED_BYTES, Stored, TableKind, Unsettled};
pub use store::{Store, StoreOptions};
pub use tables::{
    Batch, NewTable, Now, Seats, SheetWrite, Since, StoredSheet, StoredTable, TableState, TableWrite,
    Visibility,
};
pub use trace::{Trace, TraceEvent};
