//! Other nodes on the same database: passes on what they write to the tables and sessions here.

use std::sync::Arc;

use store::News;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;

/// Listens for news from other nodes until the server stops.
pub(crate) async fn hear(app: Arc<App>) {
    let mut news = app.store().news();
    let mut stopped = std::pin::pin!(app.stopped());
    loop {
        let heard = tokio::select! {
            () = stopped.as_mut() => return,
            heard = news.recv() => heard,
        };
        match heard {
            Ok(news) => pass_on(&app, news),
            Err(RecvError::Lagged(_)) => pass_on(&app, News::Missed),
            Err(RecvError::Closed) => return,
        }
    }
}

/// Passes news on to those it concerns. Tables that are asleep here do not need it.
fn pass_on(app: &App, news: News) {
    let hall = app.hall();
    match news {
        News::Table(id) => hall.refresh(&id),
        News::Chat(id) => hall.tell(&id, Box::new(|table| Box::pin(table.refresh_chat()))),
        News::Draft(id) => hall.tell(&id, Box::new(|table| Box::pin(table.hear_of_drafts()))),
        News::User(id) => {
            app.session_changed(&id);
            hall.forget_mutes_of(&id);
        }
        News::Here { node, table, seats } => hall.tell(
            &table,
            Box::new(move |table| Box::pin(async move { table.hear_who_is_there(&node, seats) })),
        ),
        News::WhoIsHere(id) => {
            hall.tell(&id, Box::new(|table| Box::pin(async move { table.answer_who_is_here() })));
        }
        News::Gone(node) => hall.tell_all(|| {
            let node = Arc::clone(&node);
            Box::new(move |table| Box::pin(async move { table.hear_who_is_there(&node, 0) }))
        }),
        News::Missed => {
            app.sessions_changed();
            hall.forget_all_mutes();
            hall.tell_all(|| Box::new(|table| Box::pin(table.refresh_wholly())));
        }
    }
}
