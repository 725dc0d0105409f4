//! Which arrow keys lead from one target to another.

use crate::breach_view::BreachView;
use crate::choosing::next_aim;
use crate::prelude::*;
use std::collections::{BTreeMap, VecDeque};

const ARROWS: [(&str, IVec2); 4] = [
    ("ArrowUp", IVec2::NEG_Y),
    ("ArrowDown", IVec2::Y),
    ("ArrowLeft", IVec2::NEG_X),
    ("ArrowRight", IVec2::X),
];

/// The first arrow on the shortest way from one target to another; `None` if there is no way.
pub fn way(table: &BreachView, aims: &[Aim], from: usize, to: usize) -> Option<&'static str> {
    let mut first: BTreeMap<usize, &'static str> = BTreeMap::new();
    let mut next = VecDeque::from([from]);
    while let Some(place) = next.pop_front() {
        if place == to {
            return first.get(&to).copied();
        }
        for (key, way) in ARROWS {
            let reached = next_aim(table, aims, place, way);
            if reached != from && !first.contains_key(&reached) {
                let begun = first.get(&place).copied().unwrap_or(key);
                first.insert(reached, begun);
                next.push_back(reached);
            }
        }
    }
    None
}
