//! How small the words of a puzzle's banner are written to have room. Pure.

use crate::prelude::*;

/// What the banner's buttons, edges and gaps take of its height.
const BUTTONS: f32 = 40.0 + 2.0 + 4.0 * theme::GAP;

/// The part of their size in which all lines have room in the banner in a breach; never smaller
/// than at text scale 1.
pub fn part_of_size(letters: f32, lines: &[(Style, String)], room: Vec2) -> f32 {
    let room = Vec2::new(room.x - 2.0 - 2.0 * theme::GAP, room.y - BUTTONS);
    let high = |part: f32| {
        let high = |(style, words): &(Style, String)| {
            let style = Style { size: style.size * part, ..*style };
            let (mut lines, mut left) = (0.0_f32, 0.0_f32);
            for word in words.split_whitespace() {
                let long = width(letters, style, word);
                if long > left {
                    (lines, left) = (lines + 1.0, room.x);
                }
                left -= long + width(letters, style, " ");
            }
            // And the gap to the next.
            1.2 * lines * style.size * letters + 2.0
        };
        lines.iter().map(high).sum::<f32>()
    };
    let least = letters.recip().min(1.0);
    let mut parts = (0_u8..).map(|step| 1.0 - 0.025 * f32::from(step));
    parts.find(|part| *part <= least || high(*part) <= room.y).unwrap_or(least).max(least)
}

#[cfg(test)]
mod tests {
    use super::super::banner::BESIDE_CARDS;
    use super::*;

    #[test]
    fn long_rules_are_written_smaller_as_far_as_they_need_it() {
        let room = BESIDE_CARDS[0];
        let of = |letters, words: &str| {
            part_of_size(letters, &[(theme::BODY, words.into()), (theme::SMALL, "0".into())], room)
        };
        assert_eq!(of(1.4, "Kill the thorn."), 1.0);
        let long = "CPU is held until the subroutine is finished. ".repeat(3);
        assert!((1.0 / 1.4..1.0).contains(&of(1.4, &long)), "{}", of(1.4, &long));
        assert_eq!(of(1.0, &long.repeat(3)), 1.0, "never smaller than at text scale 1");
    }
}
