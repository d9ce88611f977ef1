//! Other nodes on the same database: what they have written is read, and said here as well.

use std::sync::Arc;

use store::News;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;

/// Hears what other nodes write, until the server stops.
pub(crate) async fn hear(app: Arc<App>) {
    let mut news = app.store().news();
    let mut stopped = std::pin::pin!(app.stopped());
    loop {
        let heard = tokio::select! {
            () = stopped.as_mut() => return,
            heard = news.recv() => heard,
        };
        match heard {
            Ok(News::Table(id)) => app.hall().refresh(&id),
            Ok(News::User(id)) => forget_user(&app, &id),
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                app.sessions().forget_all();
                app.hall().refresh_all();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

fn forget_user(app: &App, user: &str) {
    app.sessions().forget(user);
    app.hall().forget_mutes_of(user);
}
