//! Sessions and guests are forgotten when they have not been used for long, and not because a clock jumps.

use crate::common::{Client, Server};
use serde_json::json;
use server::Clock;

const START: i64 = 1_800_000_000_000;
const DAY: i64 = 24 * 3600 * 1000;
const YEAR: i64 = 365 * DAY;

/// A server that has just looked for what may be forgotten.
async fn after_tending(server: Server, clock: Clock) -> Server {
    let server = server.restart(clock, |config| config.limits = false).await;
    server.app.forget_unused().await.expect("the store answers");
    server
}

async fn is_in(client: &Client, server: &Server) -> bool {
    match client.at(server).get("/api/me").await.status.as_u16() {
        200 => true,
        401 => false,
        other => panic!("{other}"),
    }
}

async fn start(clock: Clock) -> Server {
    Server::with_clock(clock, |config| config.limits = false).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_ahead_ends_no_session_and_forgets_no_guest() {
    let server = start(Clock::manual(START)).await;
    let (guest, account) = (server.guest("Ola").await, server.account("Ala").await);
    // Guests who arrive while the clock is wrong are kept as well, and nobody is kept longer for it.
    let server = after_tending(server, Clock::manual(START + YEAR)).await;
    assert!(is_in(&guest, &server).await && is_in(&account, &server).await);
    let late = server.guest("Late").await;
    let server = after_tending(server, Clock::manual(START + DAY)).await;
    for client in [&guest, &account, &late] {
        assert!(is_in(client, &server).await, "the clock is right again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_falls_back_ends_no_session_and_forgets_no_guest() {
    let server = start(Clock::manual(START)).await;
    let guest = server.guest("Ola").await;
    let server = after_tending(server, Clock::manual(0)).await;
    let late = server.guest("Late").await;
    assert!(is_in(&guest, &server).await);
    let server = after_tending(server, Clock::manual(START + DAY)).await;
    assert!(is_in(&guest, &server).await && is_in(&late, &server).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_used_for_long_is_forgotten() {
    let clock = Clock::manual(START);
    let server = start(clock.clone()).await;
    let (guest, account) = (server.guest("Ola").await, server.account("Ala").await);
    clock.advance(61 * DAY);
    let server = after_tending(server, Clock::manual(START + 61 * DAY)).await;
    assert!(!is_in(&guest, &server).await, "a guest of two months ago is remembered");
    assert!(is_in(&account, &server).await, "accounts stay in for longer");
    let login = json!({"name": "Ala", "password": "password of Ala", "bearer": true});
    assert_eq!(server.stranger().post("/api/login", login).await.status, 200);
}
