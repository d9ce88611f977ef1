//! Pages that are the same for everybody and never change: rulebooks, lessons, and the frame of a table.
//!
//! Each is rendered once, when it is first requested, and cached. There are only as many as games times
//! languages, of a few kinds.
//!
//! They are compressed without a second thought: they contain nothing of their visitor and nothing that
//! anybody else has written, so their length gives nothing away.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Fault;
use tokio::sync::OnceCell;

use crate::fault::{Answer, ApiFault};
use crate::served::Served;

/// A kind of page that every game may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Rulebook,
    /// The frame of a table.
    Table,
    /// The frame of a lesson.
    Learn {
        /// Whether its links include the language.
        carries_language: bool,
    },
    /// The contents of a lesson, step by step.
    Lesson,
}

impl Kind {
    const fn media_type(self) -> &'static str {
        match self {
            Kind::Rulebook | Kind::Table | Kind::Learn { .. } => "text/html; charset=utf-8",
            Kind::Lesson => "application/json",
        }
    }
}

/// The kind of page, the game and the language.
type Key = (Kind, &'static str, &'static str);

/// All pages rendered so far.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<HashMap<Key, Arc<OnceCell<Served>>>>);

impl Drawings {
    /// A game's page in a language. Callers who ask while it is being rendered wait for it. Nothing is
    /// rendered on the threads that answer requests.
    pub(crate) async fn get(
        &self,
        kind: Kind,
        game: &'static str,
        tag: &'static str,
        draw: impl FnOnce() -> Result<String, Fault> + Send + 'static,
    ) -> Answer<Served> {
        let cell = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry((kind, game, tag)).or_default())
        };
        let drawn = cell.get_or_try_init(async || {
            let render = move || {
                let served = Served::new(kind.media_type(), draw()?);
                // Rulebooks are long.
                served.gzip();
                Ok(served)
            };
            let served = tokio::task::spawn_blocking(render).await.map_err(|_| ApiFault::broken())?;
            let told = |fault: Fault| tracing::error!(%fault, ?kind, game, tag, "cannot render a page");
            served.map_err(told).map_err(|()| ApiFault::broken())
        });
        drawn.await.cloned()
    }
}
