//! Playouts are as cheap as they can be.

use bots::checks;
use fries::Fries;
use fries_bot::Mind;

#[test]
fn a_playout_allocates_nothing_once_the_list_has_its_size_and_shares_out_one_win() {
    for seats in [2, 5] {
        checks::playouts_allocate_nothing::<_, Mind>(&Fries::standard(seats).unwrap(), |playouts| {
            allocation_counter::measure(playouts).count_total
        });
    }
}
