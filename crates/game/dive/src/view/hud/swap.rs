//! Gear that would replace what the player wears or wields: both side by side. Pure.

use super::facts::large;
use crate::prelude::*;
use crate::view::dive_view::{DiveView, Thing};
use crate::view::log::names::in_text;

/// The oldest gear in a cell that would replace something: the one that is taken first.
pub fn gear_at(scene: &DiveView, cell: Cell) -> Option<&Thing> {
    let lying = |thing: &&Thing| thing.object.layer == Layer::Item && thing.placed.cell == cell;
    scene.things.values().filter(lying).find(|thing| worn(scene, thing).is_some())
}

/// What gear would replace: its kind if it is an item, and its value.
fn worn(scene: &DiveView, gear: &Thing) -> Option<(Option<KindId>, i32)> {
    let traits = &scene.player()?.traits;
    let player = traits.player?;
    let gives = gear.traits.pickuppable?.gives;
    let armour = traits.attackable.map_or(0, |own| own.armour);
    let replaced = match gives {
        Pickup::Weapon { .. } => (player.weapon_item, traits.attacking?.damage),
        Pickup::Armour(_) => (player.armour_item, armour),
        _ => return None,
    };
    player.replaces(armour, gives).then_some(replaced)
}

/// Whether taking it would lower what the player has.
pub fn is_worse(scene: &DiveView, gear: &Thing) -> bool {
    let gives = gear.traits.pickuppable.map(|item| item.gives);
    worn(scene, gear).zip(gives).is_some_and(|((_, now), gives)| match gives {
        Pickup::Weapon { damage: then, .. } | Pickup::Armour(then) => then < now,
        _ => false,
    })
}

/// The lines of a card: what becomes what, which key takes it, and the mod that may be lost.
pub fn lines(scene: &DiveView, gear: &Thing) -> Vec<String> {
    let Some((old, now)) = worn(scene, gear) else { return Vec::new() };
    let (Some(look), Some(pickup)) = (scene.look(gear.object.kind), gear.traits.pickuppable) else {
        return Vec::new();
    };
    let name = |kind: KindId| scene.look(kind).map(|look| look.name.clone());
    let (then, own) = match pickup.gives {
        Pickup::Weapon { damage, .. } => (damage, t!("dive-swap-own-weapon")),
        Pickup::Armour(armour) => (armour, t!("dive-swap-own-armour")),
        _ => return Vec::new(),
    };
    let old_name = old.and_then(name).unwrap_or(own);
    let new_name = in_text(&look.name);
    let mut lines =
        vec![t!("dive-swap", old = large(&old_name), now = now, new = new_name, then = then)];
    if scene.player_cell() == Some(gear.placed.cell) {
        lines.push(t!("dive-swap-take", old = in_text(&old_name)));
    }
    if let Some(lost) = scene.lost_mod(old, gear.object.kind) {
        lines.push(t!("dive-swap-mod", lost = lost));
    }
    lines
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::components::{Attackable, Player};

    pub fn wearing(armour: KindId) -> Player {
        Player {
            gold: 0,
            bombs: 0,
            potions: 0,
            bomb: KindId(0),
            potion_heals: 0,
            weapon_item: None,
            armour_item: Some(armour),
        }
    }

    #[test]
    fn gear_underfoot_is_shown_beside_what_it_replaces_with_the_mod_that_is_at_stake() {
        let mut scene = scene(&["####", "#@$#", "####"]);
        let worn = KindId(4);
        scene.mods =
            vec![(worn, "Heavy weave".into(), true), (KindId(6), "Light weave".into(), false)];
        let at = scene.player_cell();
        for thing in scene.things.values_mut() {
            if let Some(item) = &mut thing.traits.pickuppable {
                item.gives = Pickup::Armour(1);
                thing.placed.cell = at.unwrap_or_default();
            } else {
                thing.traits.attackable = Some(Attackable { armour: 2 });
                thing.traits.player = Some(wearing(worn));
            }
        }
        let told = gear_at(&scene, at.unwrap_or_default()).map(|gear| lines(&scene, gear));
        let told = told.unwrap_or_default();
        assert_eq!(told[0], "Crate 2 → gold 1");
        assert!(told[1].contains("[[dive.take]]") && told[2].contains("Heavy weave"), "{told:?}");
    }
}
