//! A table. One task owns it, and everything that happens there goes through the task's queue.

mod automatic;
pub(crate) mod branch;
pub(crate) mod clock;
pub(crate) mod comfort;
pub(crate) mod dealing;
mod drafts;
pub(crate) mod face;
mod nodes;
pub(crate) mod outcome;
mod playing;
pub(crate) mod question;
mod seating;
pub(crate) mod sheet;
mod size;
pub(crate) mod talk;
mod task;
mod telling;
pub(crate) mod viewers;
pub(crate) mod wire;
mod writing;

use std::future::Future;
use std::pin::Pin;

pub(crate) use playing::{Moved, NowOrLater, PersonsAnswer};
pub(crate) use seating::{JoinRequest, Joiner, bot_place, free_name, renamed};
pub(crate) use task::{Table, seats_of};
pub(crate) use telling::Stream;

/// A boxed future.
pub(crate) type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An action that a table's task runs.
pub(crate) type Act = Box<dyn for<'a> FnOnce(&'a mut Table) -> BoxFuture<'a, ()> + Send>;
