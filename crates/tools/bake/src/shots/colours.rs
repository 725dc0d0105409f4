//! The colour table that pictures are reduced to.

use std::collections::BTreeMap;

use color_quant::NeuQuant;

use super::picture::Picture;

/// The most colours there may be: one of 256 places is reserved for "unchanged" in a film.
const AT_MOST: usize = 255;
/// One pixel in this many is used for learning, if there are too many colours to keep them all.
const SAMPLED: i32 = 10;

pub struct Colours {
    table: Vec<[u8; 3]>,
    places: BTreeMap<[u8; 3], u8>,
}

impl Colours {
    /// The colours of these pictures: all if they are few, otherwise the best substitutes.
    pub fn of(pictures: &[&Picture]) -> Self {
        let mut places = BTreeMap::new();
        for pixel in pictures.iter().flat_map(|it| it.pixels().chunks_exact(4)) {
            places.insert([pixel[0], pixel[1], pixel[2]], 0);
        }
        if places.len() <= AT_MOST {
            let table: Vec<[u8; 3]> = places.keys().copied().collect();
            for (place, value) in places.values_mut().enumerate() {
                *value = place as u8;
            }
            return Self { table, places };
        }
        let pixels: Vec<u8> = pictures.iter().flat_map(|it| it.pixels()).copied().collect();
        let learnt = NeuQuant::new(SAMPLED, AT_MOST, &pixels);
        for ([red, green, blue], place) in &mut places {
            *place = learnt.index_of(&[*red, *green, *blue, 255]) as u8;
        }
        let map = learnt.color_map_rgb();
        Self { table: map.chunks_exact(3).map(|it| [it[0], it[1], it[2]]).collect(), places }
    }

    pub fn table(&self) -> Vec<u8> {
        self.table.concat()
    }

    /// The number of colours; the place after them is free.
    pub fn count(&self) -> usize {
        self.table.len()
    }

    pub fn places(&self, picture: &Picture) -> Vec<u8> {
        let place = |pixel: &[u8]| self.places.get(&[pixel[0], pixel[1], pixel[2]]);
        let pixels = picture.pixels().chunks_exact(4);
        pixels.map(|pixel| place(pixel).copied().unwrap_or(0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_colours_become_few_that_are_close_to_them_in_the_mean() {
        let picture = Picture::drawn((64, 64), |x, y| [x as u8 * 4, y as u8 * 4, 40]);
        let colours = Colours::of(&[&picture]);
        assert_eq!(colours.count(), AT_MOST);
        let (table, places) = (colours.table(), colours.places(&picture));
        let far: i32 = picture
            .pixels()
            .chunks_exact(4)
            .zip(&places)
            .map(|(pixel, place)| {
                let chosen = &table[usize::from(*place) * 3..][..3];
                let apart = |at: usize| i32::from(pixel[at]) - i32::from(chosen[at]);
                (0..3).map(|at| apart(at).pow(2)).sum::<i32>()
            })
            .sum();
        let mean = far / (64 * 64);
        assert!(mean < 24 * 24, "{mean} is the mean of the squares");
    }
}
