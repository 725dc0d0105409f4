//! Places each picture in the atlas: in rows, tallest first.

use serde::Serialize;

/// A rectangle of the atlas, in pixels from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rect {
    pub x: u32,
    pub y: u32,
    pub w: u32,
    pub h: u32,
}

impl Rect {
    pub fn overlaps(&self, other: &Self) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }
}

/// Gap around each picture, so that filtering never reaches a neighbour.
pub const GAP: u32 = 4;

/// The place of each picture in an atlas `width` wide, in the order given, and the height used.
/// Sizes and places are even, so the atlas can be halved without mixing neighbours.
pub fn pack(sizes: &[(u32, u32)], width: u32) -> (Vec<Rect>, u32) {
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by_key(|&index| {
        (std::cmp::Reverse(sizes[index].1), std::cmp::Reverse(sizes[index].0), index)
    });
    let mut places = vec![Rect { x: 0, y: 0, w: 0, h: 0 }; sizes.len()];
    let (mut x, mut y, mut tallest) = (GAP, GAP, 0);
    for index in order {
        let (w, h) = sizes[index];
        if x + w + GAP > width {
            (x, y, tallest) = (GAP, y + tallest + GAP, 0);
        }
        places[index] = Rect { x, y, w, h };
        x += w + GAP;
        tallest = tallest.max(h);
    }
    (places, (y + tallest + GAP).next_multiple_of(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_packed_pictures_come_closer_than_the_gap() {
        let sizes: Vec<(u32, u32)> =
            (0..60).map(|i| (2 * (i * 37 % 90 + 8), 2 * (i * 53 % 70 + 8))).collect();
        let (places, height) = pack(&sizes, 1024);
        for (index, place) in places.iter().enumerate() {
            assert_eq!((place.w, place.h), sizes[index]);
            assert!(place.x + place.w + GAP <= 1024 && place.y + place.h + GAP <= height);
            let wide = Rect { w: place.w + GAP, h: place.h + GAP, ..*place };
            assert!(
                places[index + 1..].iter().all(|other| !wide.overlaps(other)),
                "{index} touches a neighbour"
            );
        }
    }

    #[test]
    fn the_same_sizes_pack_the_same_way_twice() {
        let sizes = [(96, 96), (144, 144), (96, 96), (192, 192)];
        assert_eq!(pack(&sizes, 512), pack(&sizes, 512));
    }
}
