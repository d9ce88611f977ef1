//! The games that a server offers. This program knows none by name, so it asks which are suitable.

use std::cmp::Reverse;
use std::net::SocketAddr;

use anyhow::Context;
use serde_json::Value;

use crate::serving::Caller;

/// The games that a server offers, in the server's order.
pub(crate) struct GamesServed(Vec<Offered>);

struct Offered {
    name: String,
    seats: std::ops::RangeInclusive<u64>,
    options: usize,
}

impl GamesServed {
    /// Asks the server at this address.
    pub(crate) fn at(address: SocketAddr) -> anyhow::Result<GamesServed> {
        let reply = Caller::stranger(address).get("/api/games")?;
        anyhow::ensure!(
            reply.status == 200,
            "the server did not list its games: {} {}",
            reply.status,
            reply.text
        );
        GamesServed::read(&reply.json())
    }

    fn read(answer: &Value) -> anyhow::Result<GamesServed> {
        let offered = |game: &Value| {
            let seats = &game["seats"];
            Some(Offered {
                name: game["name"].as_str()?.to_owned(),
                seats: seats["least"].as_u64()?..=seats["most"].as_u64()?,
                options: game["options"].as_array()?.len(),
            })
        };
        let games: Option<Vec<Offered>> = answer.as_array().and_then(|all| all.iter().map(offered).collect());
        let games = games.filter(|games| !games.is_empty());
        Ok(GamesServed(games.with_context(|| format!("the server offers no games: {answer}"))?))
    }

    /// All games, and how many can play each.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, std::ops::RangeInclusive<u64>)> {
        self.0.iter().map(|game| (game.name.as_str(), game.seats.clone()))
    }

    /// All games that this many can play.
    pub(crate) fn for_seats(&self, seats: u64) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |game| game.seats.contains(&seats)).map(|game| game.name.as_str())
    }

    /// The first and the last game in the list.
    pub(crate) fn first_and_last(&self) -> anyhow::Result<(&str, &str)> {
        let (first, last) = self.0.first().zip(self.0.last()).context("there are no games")?;
        Ok((&first.name, &last.name))
    }

    /// The game that crowds play: among those for two and for three players, the one with the fewest options,
    /// and among several of these the one for the most players. It is quick to play, and it stays the same as
    /// long as the games do, so that figures can be compared.
    pub(crate) fn busiest(&self) -> anyhow::Result<&str> {
        let fits = |game: &&Offered| game.seats.contains(&2) && game.seats.contains(&3);
        let busiest =
            self.0.iter().filter(fits).min_by_key(|game| (game.options, Reverse(*game.seats.end())));
        Ok(&busiest.context("no game can be played by two and by three")?.name)
    }

    /// The game with this name, or the busiest if there is no name.
    pub(crate) fn named_or_busiest(&self, name: Option<&str>) -> anyhow::Result<&str> {
        let Some(name) = name else { return self.busiest() };
        let named = self.0.iter().find(|game| game.name == name);
        Ok(&named.with_context(|| format!("the server does not offer {name}"))?.name)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn served() -> GamesServed {
        let game = |name: &str, (least, most): (u8, u8), options: usize| {
            let seats = json!({"least": least, "most": most});
            json!({"name": name, "seats": seats, "options": vec![json!({}); options]})
        };
        let games = [
            game("chess", (2, 2), 0),
            game("rummy", (2, 4), 1),
            game("go-fish", (2, 6), 1),
            game("hearts", (3, 8), 0),
            game("uno", (2, 8), 5),
        ];
        GamesServed::read(&games.into()).expect("there are games")
    }

    #[test]
    fn the_busiest_game_has_the_fewest_options_and_then_the_most_seats() {
        assert_eq!(served().busiest().expect("there is one"), "go-fish");
    }

    #[test]
    fn a_game_that_is_named_is_taken_if_it_is_offered() {
        assert_eq!(served().named_or_busiest(Some("uno")).expect("it is there"), "uno");
        assert_eq!(served().named_or_busiest(None).expect("there is one"), "go-fish");
        assert!(served().named_or_busiest(Some("poker")).is_err());
    }

    #[test]
    fn games_are_chosen_by_how_many_can_play() {
        assert_eq!(served().for_seats(3).collect::<Vec<_>>(), ["rummy", "go-fish", "hearts", "uno"]);
        assert!(GamesServed::read(&json!([])).is_err());
    }
}
