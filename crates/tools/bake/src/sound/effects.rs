//! The effects that the game plays.

mod ends;
mod fighting;
mod hands;
mod hits;
mod interface;
mod map;
mod stack;
mod voices;

use super::patch::Sound;

pub fn all() -> Vec<Sound> {
    [
        interface::sounds(),
        hands::sounds(),
        hits::sounds(),
        fighting::sounds(),
        stack::sounds(),
        map::sounds(),
        ends::sounds(),
    ]
    .concat()
}
