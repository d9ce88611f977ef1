//! Tables for friends, strangers, bots and hosts: HTTP up, event streams down.
//!
//! The key decision: **one task owns one table**. Everything that happens at a table goes through its task's queue, so nothing
//! there is ever locked; what it decides is on disk before anybody is told.
