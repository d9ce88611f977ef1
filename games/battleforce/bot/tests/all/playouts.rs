//! Playouts allocate nothing.

use battleforce_bot::Mind;
use bots::checks;

use crate::{advanced, basic};

#[test]
fn a_playout_allocates_nothing_once_the_list_has_grown_and_distributes_exactly_one_win() {
    for game in [2, 3, 8].into_iter().flat_map(|seats| [basic(seats), advanced(seats)]) {
        checks::playouts_allocate_nothing::<_, Mind>(&game, |playouts| {
            allocation_counter::measure(playouts).count_total
        });
    }
}
