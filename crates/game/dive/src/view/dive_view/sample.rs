//! Hand-written scenes for tests.

use super::{Arms, DiveView, Look, Seen, Spot, Thing};
use crate::prelude::*;
use daemonfall_dungeon::components::{Attackable, Object, Pickuppable, Placed, Real, Traits};
use daemonfall_dungeon::library::weapons::{Hits, PatternCell, Weapon};
use daemonfall_dungeon::{Announced, Intent};

/// Names, layers and sides of the sample's kinds; `#` is kind 0, `.` kind 1.
const KINDS: [(&str, Layer, Side); 9] = [
    ("wall", Layer::Wall, Side::Neutral),
    ("floor", Layer::Floor, Side::Neutral),
    ("daemon", Layer::Real, Side::Player),
    ("crawler", Layer::Real, Side::Hostile),
    ("crate", Layer::Real, Side::Neutral),
    ("spikes", Layer::Trap, Side::Neutral),
    ("gold", Layer::Item, Side::Neutral),
    ("curtain", Layer::Real, Side::Neutral),
    ("barrier", Layer::Trap, Side::Neutral),
];

fn is_real(name: &str, layer: Layer) -> bool {
    (layer == Layer::Real && name != "curtain") || name == "barrier"
}

/// A scene from rows of characters: `#` wall, `.` floor, blank unseen, `@` player, `c` crawler, `x`
/// crate, `^` spikes, `$` gold, `"` curtain, which is not real, `=` barrier, a trap that is.
pub fn scene(rows: &[&str]) -> DiveView {
    let looks = KINDS.iter().map(|(name, layer, side)| Look {
        name: (*name).into(),
        about: String::new(),
        sprite: (*name).into(),
        layer: *layer,
        real: is_real(name, *layer),
        side: *side,
        size: (1, 1),
        light: 0,
        gives: (*layer == Layer::Item).then_some(Pickup::Gold(3)),
        hardness: None,
        hazard: *layer == Layer::Trap,
        pins: false,
        breaks: *name == "crate",
        vein: false,
        exit: false,
    });
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
    let mut scene = DiveView {
        size: (width as i32, rows.len() as i32),
        looks: looks.collect(),
        ..DiveView::default()
    };
    scene.spots = vec![Spot::default(); width * rows.len()];
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let spot = &mut scene.spots[y * width + x];
            match sign {
                ' ' => continue,
                '#' => *spot = Spot { seen: Seen::Now, wall: Some(KindId(0)), ..Spot::default() },
                _ => *spot = Spot { seen: Seen::Now, floor: Some(KindId(1)), ..Spot::default() },
            }
            if let Some(kind) = "@cx^$\"=".find(sign) {
                add(&mut scene, kind as u16 + 2, Cell::new(x as i32, y as i32));
            }
        }
    }
    scene
}

pub fn add(scene: &mut DiveView, kind: u16, cell: Cell) -> ObjectId {
    let id = ObjectId(scene.things.len() as u32 + 1);
    let look = &scene.looks[usize::from(kind)];
    let real = look.real;
    let object = Object { id, kind: KindId(kind), priority: 0, side: look.side, layer: look.layer };
    let traits = Traits {
        real: real.then_some(Real {}),
        health: real.then(|| Health::full(3)),
        attackable: real.then(Attackable::default),
        pickuppable: (look.layer == Layer::Item)
            .then_some(Pickuppable { gives: Pickup::Gold(3), price: None }),
        ..Traits::default()
    };
    let bites = Announced { text: "bites".into(), word: "bites".into(), in_beats: 1 };
    let intent = (kind == 3).then_some(Intent {
        id,
        kind: KindId(kind),
        acts_in: 1,
        announced: Some(bites),
        then: None,
        again: 2,
        asleep: false,
        hunts: true,
    });
    scene
        .things
        .insert(id, Thing { object, placed: Placed::at(cell, Direction::South), traits, intent });
    if kind == 2 {
        scene.hero = Some(id);
    }
    id
}

/// Strikes two cells ahead.
pub fn spear() -> Arms {
    let ahead =
        |cells: i32| PatternCell { at: (cells, 0), before: Vec::new(), blocking: Vec::new() };
    Arms {
        weapon: Weapon {
            name: "Spear".into(),
            about: String::new(),
            pattern: vec![ahead(1), ahead(2)],
            hits: Hits::default(),
            projectile: None,
        },
        damage: 2,
        pierce: 0,
        sprite: "spear".into(),
    }
}
