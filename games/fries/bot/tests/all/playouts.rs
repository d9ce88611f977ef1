//! Playouts allocate nothing.

use bots::checks;
use fries::Fries;
use fries_bot::Mind;

#[test]
fn a_playout_allocates_nothing_once_the_list_has_grown_and_distributes_exactly_one_win() {
    for seats in [2, 5] {
        checks::playouts_allocate_nothing::<_, Mind>(&Fries::standard(seats).unwrap(), |playouts| {
            allocation_counter::measure(playouts).count_total
        });
    }
}
