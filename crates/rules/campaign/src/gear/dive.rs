//! The leader in a dive: what it takes in and what it brings out.

use super::Definition;
use crate::content::Content;
use crate::library::ModId;
use daemonfall_core::Health;
use daemonfall_dungeon::components::{Pickup, Pickuppable, Player, Traits};
use daemonfall_dungeon::names::KindId;
use serde::{Deserialize, Serialize};

use super::Pack;

/// The dive's own player, changed by the leader's gear. Its share of health stays the same.
pub(crate) fn leader_traits(
    content: &Content,
    it: &Definition,
    carried: &[ModId],
    pack: Pack,
    health: i32,
) -> Traits {
    let library = &content.dungeon;
    let kind = library.find_kind("player");
    let mut traits = kind.map_or_else(Traits::default, |kind| library.kind(kind).traits.clone());
    let items = carried.iter().filter_map(|id| content.campaign.item(*id).dive.item);
    for item in items {
        wear(&mut traits, item, library.kind(item).traits.pickuppable);
    }
    let gear = it.dive;
    if let Some(own) = &mut traits.health {
        let max = own.max.saturating_add(gear.health).max(1);
        let current = share(max, health, it.health).clamp(1, max);
        *own = Health { current, max };
    }
    if let Some(own) = &mut traits.attacking {
        own.damage = own.damage.saturating_add(gear.damage);
    }
    if let Some(own) = &mut traits.attackable {
        own.armour = own.armour.saturating_add(gear.armour);
    }
    if let Some(own) = &mut traits.digging {
        own.power = own.power.saturating_add(gear.digging);
    }
    if let Some(own) = &mut traits.light {
        own.radius = own.radius.saturating_add(gear.light as i32);
    }
    if let Some(own) = &mut traits.player {
        own.bombs = own.bombs.saturating_add(gear.bombs).saturating_add(pack.bombs);
        own.potions = own.potions.saturating_add(gear.potions).saturating_add(pack.potions);
    }
    traits
}

fn wear(traits: &mut Traits, item: KindId, pickup: Option<Pickuppable>) {
    match pickup.map(|pickup| pickup.gives) {
        Some(Pickup::Weapon { damage, pierce, weapon }) => {
            if let Some(own) = &mut traits.attacking {
                (own.damage, own.pierce, own.weapon) = (damage, pierce, weapon);
            }
            if let Some(own) = &mut traits.player {
                own.weapon_item = Some(item);
            }
        }
        Some(Pickup::Armour(armour)) => {
            if let Some(own) = &mut traits.attackable {
                own.armour = armour;
            }
            if let Some(own) = &mut traits.player {
                own.armour_item = Some(item);
            }
        }
        _ => {}
    }
}

/// `all × part ÷ whole`, rounded up, so that a unit alive on one side is alive on the other.
pub(crate) fn share(all: i32, part: i32, whole: i32) -> i32 {
    let (all, part, whole) = (i64::from(all), i64::from(part), i64::from(whole.max(1)));
    ((all * part + whole - 1) / whole) as i32
}

/// What a leader brings out of a dive.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Haul {
    /// Its health on the map.
    pub health: i32,
    /// Gold; one cycle each.
    pub gold: u32,
    /// Bombs and potions in excess of those that every dive begins with.
    pub pack: Pack,
    /// Mods that it found and now holds or wears, each with the mod that it replaced.
    pub found: Vec<(ModId, Option<ModId>)>,
}

pub(crate) fn haul(content: &Content, it: &Definition, carried: &[ModId], traits: &Traits) -> Haul {
    let library = &content.dungeon;
    let fresh = library.find_kind("player").map(|kind| &library.kind(kind).traits);
    let fresh = fresh.and_then(|traits| traits.player);
    let mut haul = Haul::default();
    if let Some(health) = traits.health {
        haul.health = share(it.health, health.current, health.max).clamp(0, it.health);
    }
    let Some(player) = traits.player else { return haul };
    haul.gold = player.gold;
    let own = |of: fn(&Player) -> u16| fresh.as_ref().map_or(0, of);
    haul.pack = Pack {
        bombs: player.bombs.saturating_sub(own(|it| it.bombs)).saturating_sub(it.dive.bombs),
        potions: player
            .potions
            .saturating_sub(own(|it| it.potions))
            .saturating_sub(it.dive.potions),
    };
    for item in [player.weapon_item, player.armour_item].into_iter().flatten() {
        let is_it = |id: &ModId| content.campaign.item(*id).dive.item == Some(item);
        if carried.iter().any(is_it) {
            continue;
        }
        let mut mods = content.campaign.mods().map(|(id, _)| id);
        if let Some(found) = mods.find(is_it) {
            let left = |id: &&ModId| {
                let other = content.campaign.item(**id).dive.item;
                other.is_some_and(|other| is_weapon(content, other) == is_weapon(content, item))
            };
            haul.found.push((found, carried.iter().find(left).copied()));
        }
    }
    haul
}

fn is_weapon(content: &Content, item: KindId) -> bool {
    let gives = content.dungeon.kind(item).traits.pickuppable.map(|it| it.gives);
    matches!(gives, Some(Pickup::Weapon { .. }))
}
