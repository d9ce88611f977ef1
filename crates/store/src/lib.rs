//! What outlives the program: people, tables and every move.
//!
//! The key decision: **one writer, many acknowledgements per sync**. Everything that is written goes through one task, which
//! takes all that has queued up into one transaction and answers only after that is on disk. What happened at a table is
//! decided by the append under the key (table, number), and by nothing else.
