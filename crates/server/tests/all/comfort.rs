//! Standing orders, and that the time of an answer says nothing about cards.

use std::time::{Duration, Instant};

use crate::common::{
    Luck, Seats, Server, TOY, a_game_where_all_see_that_there_is_no_choice, a_game_where_others_react,
    due_in, games_with_reactions, table_of_three,
};
use http::StatusCode;
use serde_json::{Value, json};

/// Plays games until a seat that is due is in a position one wishes for.
async fn play_games_until(
    server: &Server,
    game: &str,
    wish: impl Fn(&Value) -> bool,
) -> (Seats, usize, Value) {
    let mut luck = Luck::new(1);
    let mut seats = table_of_three(server, game).await;
    for _ in 0..20_000 {
        let Some(&seat) = due_in(&seats.view(0).await).first() else {
            seats = table_of_three(server, game).await;
            continue;
        };
        let view = seats.view(seat).await;
        if wish(&view["position"]) {
            return (seats, seat, view);
        }
        seats.play_one(&mut luck).await;
    }
    panic!("it never comes to that");
}

fn legal(position: &Value) -> &Vec<Value> {
    position["legal"].as_array().expect("a list")
}

/// Waits until an action is made for a seat: into the record if it hands over, into its draft otherwise.
async fn is_made(seats: &Seats, seat: usize, at: &Value, action: &Value) {
    let mut events = seats.clients[seat].look(&seats.id, &format!("since={at}"), None).await;
    let made = events.until(|message| {
        let (entry, drafted) = (&message.data["news"]["entries"][0], &message.data["position"]["draft"][0]);
        let is_played = entry["seat"] == seat + 1 && entry["act"] == *action;
        is_played || drafted == action
    });
    made.await;
}

fn is_single(position: &Value) -> bool {
    legal(position).len() == 1 && position["draft"] == json!([])
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everybody_sees_that_only_one_thing_can_be_done_it_is_done_for_those_who_want_that() {
    let (server, game) = (Server::unlimited().await, a_game_where_all_see_that_there_is_no_choice());
    let (seats, seat, view) = play_games_until(&server, game, is_single).await;
    let action = legal(&view["position"])[0].clone();
    let ordered = seats.post(seat, "comfort", json!({"single": true})).await;
    assert_eq!((ordered.status, &ordered.json["single"]), (StatusCode::OK, &json!(true)), "{}", ordered.json);
    is_made(&seats, seat, &view["at"], &action).await;
    let other = (seat + 1) % 3;
    let table = seats.clients[other].get(&format!("/api/tables/{}", seats.id)).await.text;
    assert!(!table.contains("\"single\":true"), "others are not told of it: {table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_only_hidden_cards_force_is_left_to_the_player() {
    let server = Server::unlimited().await;
    // Everybody shows the card they hold, and only they know which.
    let (seats, seat, view) = play_games_until(&server, TOY, is_single).await;
    seats.post(seat, "comfort", json!({"single": true})).await;
    // Longer than any automatic answer takes.
    tokio::time::sleep(Duration::from_millis(2600)).await;
    let now = seats.view((seat + 1) % 3).await;
    assert_eq!((&now["at"], due_in(&now)), (&view["at"], vec![seat]), "nothing is done automatically");
    let post = json!({"decision": view["position"]["decision"], "actions": view["position"]["legal"]});
    assert_eq!(seats.post(seat, "moves", post).await.status, StatusCode::OK);
}

/// Plays games until a seat that may react can give this order, and checks that it passes automatically.
async fn is_passed(server: &Server, game: &str, pass: &Value, order: &str) {
    let mut luck = Luck::new(2);
    let mut seats = table_of_three(server, game).await;
    for _ in 0..3000 {
        let Some(&seat) = due_in(&seats.view(0).await).first() else {
            // A game in which nobody was asked: another one.
            seats = table_of_three(server, game).await;
            continue;
        };
        let view = seats.view(seat).await;
        if legal(&view["position"]).contains(pass) && view["position"]["draft"] == json!([]) {
            let ordered = seats.post(seat, "comfort", json!({order: true})).await;
            if ordered.status == StatusCode::OK {
                return is_made(&seats, seat, &view["at"], pass).await;
            }
            assert_eq!(ordered.refusal(), (409, "not_now"), "{}", ordered.json);
        }
        seats.play_one(&mut luck).await;
    }
    panic!("{game}: nobody is ever asked to react");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_is_let_pass_as_long_as_it_runs() {
    let server = Server::unlimited().await;
    for (game, pass) in games_with_reactions() {
        let quiet = table_of_three(&server, game).await;
        let refused = quiet.post(0, "comfort", json!({"pass_this_attack": true})).await;
        assert_eq!(refused.refusal(), (409, "not_now"), "{game}: nobody attacks");
        is_passed(&server, game, &json!(pass), "pass_this_attack").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_is_let_pass_by_those_who_are_not_the_target() {
    let (server, (game, pass)) = (Server::unlimited().await, a_game_where_others_react());
    is_passed(&server, game, &json!(pass), "pass_unless_target").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_one_with_orders_is_held_for_the_time_orders_take() {
    let server = Server::unlimited().await;
    let choice = |position: &Value| legal(position).len() > 1;
    let (seats, seat, _) = play_games_until(&server, TOY, choice).await;
    let began = Instant::now();
    seats.post(seat, "comfort", json!({"single": true})).await;
    let position = seats.view(seat).await["position"].clone();
    let post = json!({"decision": position["decision"], "actions": [legal(&position)[0]], "id": "held"});
    // It is sent twice while it is held: both are answered alike, and it happens once.
    let at = seats.view(seat).await["at"].as_u64().expect("a number");
    let (first, second) =
        tokio::join!(seats.post(seat, "moves", post.clone()), seats.post(seat, "moves", post.clone()));
    assert_eq!((first.status, &first.text), (StatusCode::OK, &second.text), "{}", second.text);
    assert_eq!(first.json["result"], "committed", "{}", first.json);
    assert!(began.elapsed() >= Duration::from_millis(690), "it was held: {:?}", began.elapsed());
    let others = seats.view((seat + 1) % 3).await["at"].as_u64().expect("a number");
    assert!(others > at);
    // Without orders nothing is held: sooner or later one is answered in less time than any that is, however busy the machine is.
    loop {
        let (seats, seat, _) = play_games_until(&server, TOY, choice).await;
        for single in [true, false] {
            seats.post(seat, "comfort", json!({"single": single})).await;
        }
        let position = seats.view(seat).await["position"].clone();
        let began = Instant::now();
        let post = json!({"decision": position["decision"], "actions": [legal(&position)[0]]});
        assert_eq!(seats.post(seat, "moves", post).await.status, StatusCode::OK);
        if began.elapsed() < Duration::from_millis(690) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_changes_how_long_bots_take() {
    let server = Server::unlimited().await;
    let seats = table_of_three(&server, TOY).await;
    assert_eq!(seats.post(1, "speed", json!({"bot_speed": "slow"})).await.refusal(), (403, "not_yours"));
    assert_eq!(seats.post(0, "speed", json!({"bot_speed": "slow"})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(seats.table().await["bot_speed"], "slow");
}
