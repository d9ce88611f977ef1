//! What takes a while to draw and is always the same: rulebooks and lessons.
//!
//! Each is drawn once, when it is first asked for, and kept: there are as many as games and languages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Fault;
use tokio::sync::OnceCell;

use crate::assets::Served;
use crate::fault::{Answer, ApiFault};

/// What kind of thing it is, the game, and the language.
type Key = (&'static str, &'static str, &'static str);

/// All that has been drawn.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<HashMap<Key, Arc<OnceCell<Served>>>>);

impl Drawings {
    /// A drawing of a game in a language. Who asks while it is drawn waits for it; nothing is drawn on the threads that answer.
    pub(super) async fn get(
        &self,
        media_type: &'static str,
        game: &'static str,
        tag: &'static str,
        draw: impl FnOnce() -> Result<String, Fault> + Send + 'static,
    ) -> Answer<Served> {
        let place = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry((media_type, game, tag)).or_default())
        };
        let drawn = place.get_or_try_init(async || {
            let text = tokio::task::spawn_blocking(draw).await.map_err(|_| ApiFault::broken())?;
            let told = |fault: Fault| tracing::error!(%fault, game, tag, "a page cannot be drawn");
            text.map_err(told).map(|text| Served::new(media_type, text)).map_err(|()| ApiFault::broken())
        });
        drawn.await.cloned()
    }
}
