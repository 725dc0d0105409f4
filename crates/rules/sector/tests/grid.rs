//! The grid: directions, edges, and the numbers of tiles.

use daemonfall_sector::{CLOCKWISE, Grid, Hex};

fn seven() -> Grid {
    Hex::ZERO.range(1).collect::<Vec<_>>().into()
}

#[test]
fn neighbours_come_clockwise_from_the_east() {
    let grid = seven();
    let middle = grid.at(Hex::ZERO).unwrap();
    let hexes: Vec<Hex> = grid.neighbours(middle).map(|tile| grid.hex(tile)).collect();
    assert_eq!(hexes, CLOCKWISE);
    for pair in CLOCKWISE.windows(2) {
        assert_eq!(pair[0].distance_to(pair[1]), 1, "a full turn, without jumps");
    }
}

#[test]
fn where_the_sector_ends_there_is_no_neighbour() {
    let grid = seven();
    let east = grid.at(Hex::new(1, 0)).unwrap();
    assert_eq!(grid.neighbours(east).count(), 3);
    assert_eq!(grid.field(east)[0], Some(east));
    assert_eq!(grid.field(east)[1], None);
}

#[test]
fn tiles_are_numbered_row_by_row_however_they_are_listed() {
    let forwards = seven();
    let mut hexes: Vec<Hex> = forwards.clone().into();
    hexes.reverse();
    assert_eq!(Grid::from(hexes), forwards);
}
