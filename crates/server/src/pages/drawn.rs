//! Pages that take a while to render and never change: rulebooks and lessons.
//!
//! Each is rendered once, when it is first requested, and cached. There are only as many as games times
//! languages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Fault;
use tokio::sync::OnceCell;

use crate::assets::Served;
use crate::fault::{Answer, ApiFault};

/// The kind of page, the game and the language.
type Key = (&'static str, &'static str, &'static str);

/// All pages rendered so far.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<HashMap<Key, Arc<OnceCell<Served>>>>);

impl Drawings {
    /// A game's page in a language. Callers who ask while it is being rendered wait for it. Nothing is
    /// rendered on the threads that answer requests.
    pub(super) async fn get(
        &self,
        media_type: &'static str,
        game: &'static str,
        tag: &'static str,
        draw: impl FnOnce() -> Result<String, Fault> + Send + 'static,
    ) -> Answer<Served> {
        let cell = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry((media_type, game, tag)).or_default())
        };
        let drawn = cell.get_or_try_init(async || {
            let text = tokio::task::spawn_blocking(draw).await.map_err(|_| ApiFault::broken())?;
            let told = |fault: Fault| tracing::error!(%fault, game, tag, "cannot render a page");
            text.map_err(told).map(|text| Served::new(media_type, text)).map_err(|()| ApiFault::broken())
        });
        drawn.await.cloned()
    }
}
