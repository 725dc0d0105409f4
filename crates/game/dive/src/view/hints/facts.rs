//! The facts that dive hints depend on, read from the view that is shown.

use crate::prelude::*;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Look, Seen, Thing, Threat};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiveFacts {
    pub beat: u32,
    /// The floor, from 0.
    pub floor: u32,
    pub new: bool,
    /// The player will be hit in the next beat by waiting.
    pub in_danger: bool,
    pub fuse: bool,
    pub wind_up: bool,
    pub pusher: bool,
    pub hunted: bool,
    pub calm: bool,
    pub stunned: bool,
    pub frozen: bool,
    pub bound: bool,
    pub burning: bool,
    /// Held by water.
    pub stuck: bool,
    /// The player has lost half its health and carries a potion.
    pub thirsty: bool,
    /// The player's weapon hits more than the cell ahead.
    pub wide_weapon: bool,
    pub bomb: bool,
    pub gold: bool,
    /// Goods for sale are in sight.
    pub goods: bool,
    /// A weapon or armour that is not for sale is in sight.
    pub gear: bool,
    /// The way down, or out, is in sight.
    pub stairs: bool,
    pub ice: bool,
    pub coals: bool,
    pub water: bool,
    pub bounce: bool,
    /// Part of the map was seen before and is now out of sight.
    pub recalled: bool,
}

/// Distance in cells within which terrain ahead counts as near.
const NEAR: i32 = 3;
/// Beats during which a dive counts as new.
const NEW: u32 = 4;

pub fn facts(scene: &DiveView, next: &NextBeat) -> DiveFacts {
    let Some(player) = scene.player() else {
        return DiveFacts::default();
    };
    let at = player.placed.cell;
    let seen: Vec<&Thing> = scene
        .things
        .values()
        .filter(|thing| thing.object.id != player.object.id && scene.in_sight(thing))
        .collect();
    let any = |wanted: &dyn Fn(&Thing) -> bool| seen.iter().any(|thing| wanted(thing));
    let (x, y) = player.placed.facing.offset();
    let ahead = |cell: Cell| {
        let (dx, dy) = (cell.x - at.x, cell.y - at.y);
        dx.abs().max(dy.abs()) <= NEAR && dx * x + dy * y > 0
    };
    let near =
        |wanted: &dyn Fn(&Thing) -> bool| any(&|thing| ahead(thing.placed.cell) && wanted(thing));
    let is_hostile =
        |thing: &Thing| thing.object.side == Side::Hostile && thing.object.layer == Layer::Real;
    let look = |thing: &Thing| scene.look(thing.object.kind);
    let price = |thing: &Thing| thing.traits.pickuppable.and_then(|it| it.price);
    let carried = player.traits.player;
    let health = player.traits.health;
    let hurt = health.is_some_and(|health| 2 * health.current <= health.max);
    let statused = player.traits.statused.unwrap_or_default();
    let threat = |wanted: &dyn Fn(&Threat) -> bool| scene.threats.iter().any(wanted);
    DiveFacts {
        beat: scene.beat,
        floor: scene.floor,
        new: scene.beat < NEW,
        in_danger: next.hits_who_waits(),
        fuse: threat(&|it| matches!(it, Threat::Blast { .. })),
        wind_up: threat(&|it| {
            let by = scene.things.get(&it.by());
            let counts = |by: &Thing| is_hostile(by) && !by.goes_on();
            !matches!(it, Threat::Blast { .. }) && by.is_some_and(counts)
        }),
        pusher: any(&|it| {
            is_hostile(it) && it.traits.attacking.is_some_and(|by| by.push.is_some())
        }),
        hunted: any(&|it| is_hostile(it) && it.hunts()),
        calm: !any(&is_hostile),
        stunned: statused.has(Status::Stun),
        frozen: statused.has(Status::Freeze),
        bound: statused.has(Status::Bind),
        burning: statused.has(Status::Burn),
        stuck: statused.stuck,
        thirsty: hurt && carried.is_some_and(|it| it.potions > 0),
        wide_weapon: scene.arms.as_ref().is_some_and(|arms| arms.weapon.pattern.len() > 1),
        bomb: carried.is_some_and(|it| it.bombs > 0),
        gold: carried.is_some_and(|it| it.gold > 0),
        goods: any(&|it| price(it).is_some()),
        gear: any(&|it| price(it).is_none() && look(it).is_some_and(Look::is_gear)),
        stairs: any(&|it| it.traits.exit.is_some()),
        ice: near(&|it| it.traits.slippery.is_some()),
        coals: near(&|it| it.traits.scorching.is_some()),
        water: scene.spots.iter().enumerate().any(|(place, spot)| {
            let floor = spot.floor.filter(|_| spot.seen == Seen::Now);
            let pins = floor.and_then(|kind| scene.look(kind)).is_some_and(|look| look.pins);
            pins && ahead(scene.cell(place))
        }),
        bounce: near(&|it| it.traits.bouncing.is_some()),
        recalled: scene.spots.iter().any(|spot| spot.seen == Seen::Before),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::{Act, Deed};

    #[test]
    fn danger_is_told_if_waiting_is_struck_not_if_only_the_choice_pointed_at_is() {
        let scene = scene(&["####", "#@c#", "####"]);
        let in_danger = |pointed: bool, harm: Option<i32>| {
            let deed = Deed { act: Act::Strikes(Direction::West), harm };
            let deeds = scene.things.keys().map(|id| (*id, Some(deed))).collect();
            facts(&scene, &NextBeat { pointed, deeds, ..NextBeat::default() }).in_danger
        };
        assert!(in_danger(false, Some(1)));
        assert!(!in_danger(true, Some(1)) && !in_danger(false, None));
    }
}
