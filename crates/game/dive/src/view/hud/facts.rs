//! The facts shown about a cell. Pure.

use super::{deed, refusal, swap};
use crate::prelude::*;
use crate::view::coords::{angle, straight};
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Look, Seen, Thing, reach};
use crate::view::figures::sync::drawn_facing;
use crate::view::log::names::{in_text, yes};
use crate::view::log::states::adjective;
use daemonfall_dungeon::components::Fuse;
use daemonfall_dungeon::handlers::damage;
use daemonfall_dungeon::names::WeaponId;
use daemonfall_dungeon::{Act, Deed};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    About,
    /// What the thing is about to do.
    Plan,
    Warning,
    /// An item that can be taken, or its price.
    Goods,
    State,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    pub icon: String,
    /// How far its picture is turned: radians, clockwise.
    pub turned: f32,
    /// Name, capitalized.
    pub name: String,
    /// Health left and maximum.
    pub health: Option<(i32, i32)>,
    pub hostile: bool,
    pub stats: Vec<(String, String)>,
    pub lines: Vec<(Sense, String)>,
    /// What your weapon would do to it: heading and calculation.
    pub strike: Option<(String, String)>,
    pub also: Vec<String>,
    /// The weapon that it is, for its pattern.
    pub weapon: Option<WeaponId>,
}

/// Whether something in sight stands or lies there, with any of its cells.
fn holds_something(scene: &DiveView, cell: Cell) -> bool {
    let mut things = scene.things.values();
    things.any(|thing| {
        Some(thing.object.id) != scene.hero && thing.covers(cell) && scene.in_sight(thing)
    })
}

/// The card of the cell pointed at. Gear that the player stands on has its own, until the player
/// points at something or looks about; then a line tells of it.
pub fn shown(
    scene: &DiveView,
    next: &NextBeat,
    pointed: Option<Cell>,
    looking: bool,
) -> Option<Card> {
    let gear = scene.player_cell().and_then(|at| swap::gear_at(scene, at));
    let Some(gear) = gear else { return card(scene, next, pointed?) };
    let other = pointed.filter(|cell| *cell != gear.placed.cell);
    let other = other.filter(|cell| looking || holds_something(scene, *cell));
    let Some(mut card) = other.and_then(|cell| card(scene, next, cell)) else {
        return card(scene, next, gear.placed.cell);
    };
    let name = scene.name(gear.object.id).unwrap_or_default();
    card.lines.push((Sense::Goods, t!("dive-card-underfoot", thing = name)));
    Some(card)
}

/// The card of a cell; `None` for a cell never seen.
pub fn card(scene: &DiveView, next: &NextBeat, cell: Cell) -> Option<Card> {
    let held = holds_something(scene, cell);
    let spot = scene.spot(cell).filter(|spot| held || spot.seen != Seen::Never)?;
    if spot.seen == Seen::Before && !held {
        let kind = spot.recalled.first().copied().or(spot.wall).or(spot.floor)?;
        let mut card = of_look(scene, scene.look(kind)?);
        if let Some(price) = spot.price {
            card.lines.push((Sense::Goods, t!("dive-card-cost", price = price)));
        }
        card.lines.push((Sense::State, t!("dive-card-out-of-sight")));
        return Some(card);
    }
    let order = [
        Layer::Real,
        Layer::Explosive,
        Layer::Projectile,
        Layer::Item,
        Layer::Trap,
        Layer::Explosion,
        Layer::Wall,
        Layer::Floor,
    ];
    let there = |thing: &&Thing| thing.covers(cell) && scene.in_sight(thing);
    let mut here: Vec<&Thing> = scene.things.values().filter(there).collect();
    here.sort_by_key(|thing| order.iter().position(|layer| *layer == thing.object.layer));
    // Where the player stands, gear to take matters more.
    let own = scene.player_cell() == Some(cell);
    if let Some(gear) = swap::gear_at(scene, cell).filter(|_| own) {
        here.sort_by_key(|thing| thing.object.id != gear.object.id);
    }
    let Some(first) = here.first() else {
        return scene.look(spot.wall.or(spot.floor)?).map(|look| of_look(scene, look));
    };
    let mut card = of_thing(scene, next, first)?;
    let names = here[1..]
        .iter()
        .filter(|thing| Some(thing.object.id) != scene.hero)
        .filter_map(|thing| scene.look(thing.object.kind))
        .map(|look| look.name.clone());
    card.also = names.collect();
    Some(card)
}

fn of_look(scene: &DiveView, look: &Look) -> Card {
    let mut lines =
        if look.about.is_empty() { Vec::new() } else { vec![(Sense::About, look.about.clone())] };
    lines.extend(digging(scene, look));
    Card { icon: look.sprite.clone(), name: large(&look.name), lines, ..Card::default() }
}

/// Whether the player can dig a wall that takes more than hands.
fn digging(scene: &DiveView, look: &Look) -> Option<(Sense, String)> {
    let power = scene.player()?.traits.digging?.power;
    let hardness = look.hardness.filter(|hardness| *hardness > 1)?;
    Some(match hardness <= power {
        true => (Sense::Plan, t!("dive-card-digs", power = power)),
        false => (Sense::Warning, refusal::too_hard(scene, power, hardness)),
    })
}

/// What its strike takes from a player who wears armour.
fn blow(scene: &DiveView, thing: &Thing) -> Option<(Sense, String)> {
    let attacking = thing.traits.attacking.filter(|it| it.damage > 0)?;
    let armour = scene.player()?.traits.attackable?.armour;
    let met = (armour - attacking.pierce).max(0);
    let damage = damage(attacking.damage, armour, attacking.pierce);
    let armoured = match damage {
        _ if damage == attacking.damage => "useless",
        _ if damage == attacking.damage - met => "yes",
        _ => "least",
    };
    let words = || {
        t!(
            "dive-card-blow",
            armoured = armoured,
            attack = attacking.damage,
            armour = met,
            damage = damage,
        )
    };
    (armour > 0).then(|| (Sense::Plan, words()))
}

/// The text with its first letter capitalized.
pub fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn of_thing(scene: &DiveView, next: &NextBeat, thing: &Thing) -> Option<Card> {
    let mut card = of_look(scene, scene.look(thing.object.kind)?);
    let traits = &thing.traits;
    card.hostile = thing.object.side == Side::Hostile;
    card.turned =
        drawn_facing(&card.icon).map_or(0.0, |drawn| angle(drawn) - angle(thing.placed.facing));
    card.health = traits.health.map(|health| (health.current, health.max));
    let mut stat = |name: String, value: String| card.stats.push((name, value));
    if let Some(attacking) = traits.attacking.filter(|attacking| attacking.damage > 0) {
        let attack = match attacking.pierce {
            1.. => {
                t!("dive-card-attack-pierces", attack = attacking.damage, pierce = attacking.pierce)
            }
            _ => attacking.damage.to_string(),
        };
        stat(t!("dive-card-attack"), attack);
        if let Some(push) = attacking.push {
            stat(t!("dive-card-push"), push.distance.to_string());
        }
    }
    if let Some(blast) = traits.blast {
        stat(t!("dive-card-blast"), blast.damage.to_string());
    }
    if let Some(attackable) = traits.attackable.filter(|_| traits.health.is_some()) {
        stat(t!("dive-card-armour"), attackable.armour.to_string());
    }
    if let Some(resistance) = traits
        .statused
        .map(|statused| statused.push_resistance)
        .filter(|resistance| *resistance > 0)
    {
        stat(t!("dive-card-firmness"), resistance.to_string());
    }
    let swap = swap::lines(scene, thing);
    if let Some(price) = traits.pickuppable.and_then(|item| item.price) {
        let gold =
            scene.player().and_then(|player| player.traits.player).map_or(0, |player| player.gold);
        let how = match (gold >= price, swap.is_empty()) {
            (false, _) => "dear",
            (true, true) => "walk",
            (true, false) => "take",
        };
        card.lines.push((Sense::Goods, t!("dive-card-price", price = price, how = how)));
    }
    // What is worse is no gain.
    let first = if swap::is_worse(scene, thing) { Sense::Plan } else { Sense::Goods };
    let sense = |place: usize| if place == 0 { first } else { Sense::Goods };
    card.lines.extend(swap.into_iter().enumerate().map(|(place, line)| (sense(place), line)));
    card.lines.extend(plan(scene, next, thing));
    card.lines.extend(blow(scene, thing).filter(|_| card.hostile));
    if let Some(statused) = traits.statused {
        for status in thing.statuses() {
            let what = large(&adjective(status));
            let line = match status {
                Status::Bind => t!("dive-card-bound", status = what),
                other => t!("dive-card-status", status = what, beats = statused.beats(other)),
            };
            card.lines.push((Sense::State, line));
        }
        if statused.stuck {
            card.lines.push((Sense::State, t!("dive-card-stuck")));
        }
    }
    if let Some(damage) = next.after.filter(|_| traits.leaves_behind.is_some()) {
        card.lines.push((Sense::Warning, t!("dive-card-then-explodes", damage = damage)));
    }
    card.strike = strike(scene, thing);
    card.weapon = traits.pickuppable.and_then(|item| match item.gives {
        Pickup::Weapon { weapon, .. } => Some(weapon),
        _ => None,
    });
    Some(card)
}

/// What it does next, and what it announces for later.
fn plan(scene: &DiveView, next: &NextBeat, thing: &Thing) -> Vec<(Sense, String)> {
    let (None, false) = (thing.traits.fuse, Some(thing.object.id) == scene.hero) else {
        return thing.traits.fuse.map(explodes).into_iter().collect();
    };
    let deed = next.deeds.get(&thing.object.id);
    match thing.intent.as_ref() {
        Some(intent)
            if intent.asleep && matches!(deed, Some(Some(Deed { act: Act::Stands(_), .. }))) =>
        {
            return vec![(Sense::Plan, t!("dive-card-asleep"))];
        }
        // Spikes and coals intend nothing.
        None if !matches!(deed, Some(Some(Deed { act: Act::Hits, .. }))) => {
            return Vec::new();
        }
        _ => {}
    }
    let (what, at_you) = deed::told(scene, next, thing);
    let sense = if at_you { Sense::Warning } else { Sense::Plan };
    vec![(sense, t!("dive-card-next", what = what))]
}

fn explodes(fuse: Fuse) -> (Sense, String) {
    let words = match fuse.beats {
        0 | 1 => t!("dive-card-explodes-next"),
        beats => t!("dive-card-explodes", beats = beats),
    };
    (Sense::Warning, words)
}

/// The effect of the player's weapon on a thing, whether it is in reach now or not.
fn strike(scene: &DiveView, thing: &Thing) -> Option<(String, String)> {
    let able = Some(thing.object.id) != scene.hero && scene.lost_action().is_none();
    let arms = scene.arms.as_ref().filter(|_| able)?;
    let (attackable, health) = (thing.traits.attackable?, thing.traits.health?);
    // Blows pass over what is walked on; only shots reach walls.
    let shoots = thing.object.layer == Layer::Wall && arms.weapon.projectile.is_some();
    if thing.traits.real.is_none() && !shoots {
        return None;
    }
    let met = (attackable.armour - arms.pierce).max(0);
    let damage = if arms.damage > 0 { (arms.damage - met).max(1) } else { 0 };
    let armoured = match met {
        0 => "no",
        met if arms.damage > 0 && arms.damage - met < 1 => "least",
        _ => "yes",
    };
    let left = health.current - damage;
    let end = match (left, thing.traits.acting) {
        (1.., _) => "leaves",
        (_, Some(_)) => "kills",
        (_, None) => "destroys",
    };
    let drops = thing.traits.dropping.filter(|_| left < 1).map_or(0, |it| it.percent);
    let sum = t!(
        "dive-card-strike-sum",
        armoured = armoured,
        attack = arms.damage,
        armour = met,
        damage = damage,
        end = end,
        left = left,
        drops = yes(drops > 0),
        percent = drops,
    );
    let heading = t!(
        "dive-card-strike",
        near = yes(in_reach(scene, thing)),
        weapon = in_text(&arms.weapon.name),
    );
    Some((heading, sum))
}

pub fn in_reach(scene: &DiveView, thing: &Thing) -> bool {
    let (Some(arms), Some(player)) = (scene.arms.as_ref(), scene.player_cell()) else {
        return false;
    };
    let near = thing.traits.only_when_next.is_none() || player.distance(thing.placed.cell) <= 1;
    near && daemonfall_dungeon::Direction::STRAIGHT.into_iter().any(|direction| {
        reach::reach(scene, &arms.weapon, player, (1, 1), direction)
            .iter()
            .any(|cell| thing.covers(*cell))
    }) || straight(player, thing.placed.cell).is_some() && player.distance(thing.placed.cell) == 1
}

#[cfg(test)]
mod tests;
