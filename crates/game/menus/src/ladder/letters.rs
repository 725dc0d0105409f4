//! How small the words of a puzzle's banner are written to have room. Pure.

use super::banner::{APART, BUTTON_HEIGHT};
use crate::prelude::*;

/// What the banner's buttons, edges and gaps take of its height.
const BUTTONS: f32 = BUTTON_HEIGHT + 2.0 + 2.0 * theme::GAP + 2.0 * APART;

/// The part of their size in which all lines have room in the banner in a breach, if there is one;
/// never smaller than at text scale 1.
pub fn part_with_room(letters: f32, lines: &[(Style, String)], room: Vec2) -> Option<f32> {
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
    let least = least(letters);
    let parts = (0_u8..).map(|step| 1.0 - 0.025 * f32::from(step));
    let mut parts = parts.take_while(|part| *part > least).chain([least]);
    parts.find(|part| high(*part) <= room.y)
}

/// The size at text scale 1, as a part of this one.
pub fn least(letters: f32) -> f32 {
    letters.recip().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::super::banner::BESIDE_CARDS;
    use super::*;

    #[test]
    fn long_rules_are_written_smaller_as_far_as_they_need_it() {
        let room = BESIDE_CARDS[0];
        let of = |letters, words: &str| {
            part_with_room(
                letters,
                &[(theme::BODY, words.into()), (theme::SMALL, "0".into())],
                room,
            )
        };
        assert_eq!(of(1.4, "Kill the thorn."), Some(1.0));
        let long = "CPU is held until the subroutine is finished. ".repeat(2);
        let part = of(1.4, &long);
        assert!(part.is_some_and(|part| (least(1.4)..1.0).contains(&part)), "{part:?}");
        assert_eq!(of(1.0, &long.repeat(3)), None, "never smaller than at text scale 1");
    }
}
