//! Playouts are as cheap as they can be.

use battleforce_bot::Mind;
use bots::checks;

use crate::{advanced, basic};

#[test]
fn a_playout_allocates_nothing_once_the_list_has_its_size_and_shares_out_one_win() {
    for game in [2, 3, 8].into_iter().flat_map(|seats| [basic(seats), advanced(seats)]) {
        checks::playouts_allocate_nothing::<_, Mind>(&game, |playouts| {
            allocation_counter::measure(playouts).count_total
        });
    }
}
