//! The room's layout.

pub const WIDTH: usize = 27;
pub const HEIGHT: usize = 15;

/// `#` wall, `T` wall with a torch, `.` floor, `w` water, blank: solid rock, hardly visible.
const PLAN: [&str; HEIGHT] = [
    "                           ",
    "            ###T#####T###  ",
    "            #...........#  ",
    "            #...........###",
    "            #...##.........",
    "  ###########...##.........",
    "  #......................##",
    "  ###########............#  ",
    "            #..ww........#  ",
    "            #.wwww.......#  ",
    "            #..www.......#  ",
    "            ####T####.####  ",
    "                    #.#    ",
    "                    #.#    ",
    "                    #.#    ",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Rock,
    Wall,
    Torch,
    Floor,
    Water,
}

impl Ground {
    pub fn is_open(self) -> bool {
        matches!(self, Ground::Floor | Ground::Water)
    }
}

/// The ground of a cell; rock outside.
pub fn at(x: i32, y: i32) -> Ground {
    let sign = usize::try_from(y)
        .ok()
        .and_then(|y| PLAN.get(y))
        .and_then(|row| row.as_bytes().get(usize::try_from(x).ok()?));
    match sign {
        Some(b'#') => Ground::Wall,
        Some(b'T') => Ground::Torch,
        Some(b'.') => Ground::Floor,
        Some(b'w') => Ground::Water,
        _ => Ground::Rock,
    }
}

pub fn cells() -> impl Iterator<Item = (i32, i32)> {
    (0..HEIGHT as i32).flat_map(|y| (0..WIDTH as i32).map(move |x| (x, y)))
}

/// A number per cell, the same in every game, for a random look.
pub fn noise(x: i32, y: i32) -> u32 {
    let mut mixed = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed ^ (mixed >> 13)
}
