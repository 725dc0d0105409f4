//! Reduces pictures to a table of 256 colours, with the most common ones exact. This takes a third
//! of the bytes and looks almost the same.

use std::collections::BTreeMap;

use color_quant::NeuQuant;

/// A colour: red, green, blue, opacity.
pub type Rgba = [u8; 4];

/// Colours in a table.
const MOST: usize = 256;
/// The most common colours, taken exactly; the others are learnt from the rest.
const EXACT: usize = 128;
/// One pixel in this many is used for learning.
const SAMPLED: i32 = 3;

/// The table of a picture's colours, and the index of each pixel in it.
pub fn reduce(pixels: &[Rgba]) -> (Vec<Rgba>, Vec<u8>) {
    let mut counts: BTreeMap<Rgba, usize> = BTreeMap::new();
    for pixel in pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut common: Vec<(Rgba, usize)> = counts.iter().map(|(it, count)| (*it, *count)).collect();
    common.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let few = common.len() <= MOST;
    let exact = if few { common.len() } else { EXACT };
    let mut table: Vec<Rgba> = common[..exact].iter().map(|(colour, _)| *colour).collect();
    if !few {
        let known: std::collections::BTreeSet<Rgba> = table.iter().copied().collect();
        let rest: Vec<u8> =
            pixels.iter().filter(|pixel| !known.contains(*pixel)).flatten().copied().collect();
        let learnt = NeuQuant::new(SAMPLED, MOST - EXACT, &rest).color_map_rgba();
        table.extend(learnt.as_chunks::<4>().0);
    }
    let places: BTreeMap<Rgba, u8> =
        counts.keys().map(|colour| (*colour, nearest(&table, *colour))).collect();
    let drawn = pixels.iter().map(|pixel| places[pixel]).collect();
    (table, drawn)
}

fn nearest(table: &[Rgba], colour: Rgba) -> u8 {
    let far = |(_, known): &(usize, &Rgba)| apart(**known, colour);
    let found = table.iter().enumerate().min_by_key(far);
    found.map_or(0, |(place, _)| place as u8)
}

/// How different two colours look. Nearly transparent colours look the same.
fn apart(one: Rgba, other: Rgba) -> i64 {
    let seen = |colour: Rgba, part: usize| i64::from(colour[part]) * i64::from(colour[3]) / 255;
    let cover = i64::from(one[3]) - i64::from(other[3]);
    let colours = (0..3).map(|part| (seen(one, part) - seen(other, part)).pow(2));
    colours.sum::<i64>() + 3 * cover.pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let pixels: Vec<Rgba> = (0..=255).map(|it| [it, 0, 255 - it, 255]).collect();
        let (table, places) = reduce(&pixels);
        let drawn: Vec<Rgba> = places.iter().map(|it| table[usize::from(*it)]).collect();
        assert_eq!(drawn, pixels);
    }

    #[test]
    fn of_many_the_commonest_stay_and_the_others_are_near() {
        let mut pixels = vec![[0, 0, 0, 0]; 5000];
        pixels.extend(vec![[255, 255, 255, 255]; 5000]);
        for cover in 0..=255u8 {
            for grey in (120..=255).step_by(9) {
                pixels.push([grey, grey, grey, cover]);
            }
        }
        let (table, places) = reduce(&pixels);
        assert_eq!(table.len(), MOST);
        let drawn = |place: &u8| table[usize::from(*place)];
        let far = pixels.iter().zip(&places);
        let far: Vec<i64> = far.map(|(it, place)| apart(drawn(place), *it)).collect();
        assert!(far[..10_000].iter().all(|far| *far == 0), "the most common");
        let mean = far.iter().sum::<i64>() / (far.len() as i64 - 10_000);
        assert!(mean < 300, "{mean}");
    }
}
