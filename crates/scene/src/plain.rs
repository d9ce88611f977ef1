//! A plain table for games that have no scene of their own: the players, the table drawn with characters, and
//! the view as an outline.

use contract::{Rules, Seat};
use maud::{Markup, html};
use serde_json::Value;

use crate::{Asset, Context, Scene, badge};

/// Draws any game from its view alone. Every action has a button.
#[derive(Clone, Copy, Debug)]
pub struct PlainScene;

const ASSETS: &[Asset] = &[Asset::style("plain.css", include_str!("plain.css"))];

impl<G: Rules> Scene<G> for PlainScene {
    fn assets(&self) -> &'static [Asset] {
        ASSETS
    }

    fn draw(&self, game: &G, view: &G::View, context: &Context<'_, G>) -> Markup {
        let mut drawn = String::new();
        let is_drawn = context.words.draw_view(game, view, context.teller, &mut drawn).is_ok();
        let view = serde_json::to_value(view).expect("a view is plain data");
        html! {
            div.scene.plain {
                ol.plain-seats { @for seat in Seat::all(game.seats()) { (player(seat, context)) } }
                div.plain-view tabindex="0" role="group" aria-label=(context.word("page-plain-view")) {
                    @if is_drawn { pre.plain-drawing { (drawn) } }
                    (outline(&view))
                }
            }
        }
    }

    fn touches(&self, _: &G, _: &G::View, _: G::Action) -> Vec<G::Thing> {
        Vec::new()
    }

    fn tally(&self, _: &G, _: &G::View, heard: &[G::Event], context: &Context<'_, G>) -> Markup {
        let events = heard.iter().map(|event| serde_json::to_value(event).expect("an event is plain data"));
        html! {
            p { (context.word("page-plain-events")) }
            ol.plain-events { @for event in events { li { (outline(&event)) } } }
        }
    }
}

/// A seat: its player, its points, and whether it has to decide.
fn player<G: Rules>(seat: Seat, context: &Context<'_, G>) -> Markup {
    let has_won = context.winners.contains(seat);
    let class = match (context.due.contains(seat), has_won) {
        (true, _) => "plain-seat is-due",
        (_, true) => "plain-seat has-won",
        _ => "plain-seat",
    };
    html! {
        li id={ "plain-seat-" (seat) } class=(class) {
            (badge(seat))
            span.who { (context.name(seat)) }
            span data-clock=(seat) {}
            span data-presence=(seat) {}
            b.points { (context.scores.get(seat.index()).copied().unwrap_or_default()) }
        }
    }
}

/// Data as an outline: names with their values, and lists.
fn outline(value: &Value) -> Markup {
    match value {
        Value::Null => html! { span.none { "–" } },
        Value::Object(fields) => html! {
            dl { @for (name, value) in fields { div { dt { (name.replace('_', " ")) } dd { (outline(value)) } } } }
        },
        Value::Array(items) if items.is_empty() => html! { span.none { "–" } },
        Value::Array(items) if items.iter().all(is_short) => html! {
            span.row { @for item in items { (outline(item)) " " } }
        },
        Value::Array(items) => html! { ol { @for item in items { li { (outline(item)) } } } },
        Value::String(text) => html! { span.value { (text) } },
        Value::Bool(_) | Value::Number(_) => html! { span.value { (value.to_string()) } },
    }
}

fn is_short(value: &Value) -> bool {
    !matches!(value, Value::Object(_) | Value::Array(_))
}
