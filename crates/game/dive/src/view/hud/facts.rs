//! The facts shown about a cell. Pure.

use crate::view::coords::straight;
use crate::view::dive_view::{DiveView, Look, Seen, Thing, reach};
use crate::view::log::names::{in_text, intent, yes};
use crate::view::log::states::adjective;
use daemonfall_core::Side;
use daemonfall_dungeon::Cell;
use daemonfall_dungeon::components::{Layer, Status};
use daemonfall_text::t;

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
}

/// The card of a cell; `None` for a cell never seen.
pub fn card(scene: &DiveView, cell: Cell) -> Option<Card> {
    let spot = scene.spot(cell).filter(|spot| spot.seen != Seen::Never)?;
    if spot.seen == Seen::Before {
        let kind = spot.recalled.first().copied().or(spot.wall).or(spot.floor)?;
        let mut card = of_look(scene.look(kind)?);
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
    let mut here: Vec<&Thing> = scene.things.values().filter(|thing| thing.covers(cell)).collect();
    here.sort_by_key(|thing| order.iter().position(|layer| *layer == thing.object.layer));
    let Some(first) = here.first() else {
        return scene.look(spot.wall.or(spot.floor)?).map(of_look);
    };
    let mut card = of_thing(scene, first)?;
    let names = here[1..]
        .iter()
        .filter_map(|thing| scene.look(thing.object.kind))
        .map(|look| look.name.clone());
    card.also = names.collect();
    Some(card)
}

fn of_look(look: &Look) -> Card {
    let lines =
        if look.about.is_empty() { Vec::new() } else { vec![(Sense::About, look.about.clone())] };
    Card { icon: look.sprite.clone(), name: large(&look.name), lines, ..Card::default() }
}

/// The text with its first letter capitalized.
pub fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn of_thing(scene: &DiveView, thing: &Thing) -> Option<Card> {
    let mut card = of_look(scene.look(thing.object.kind)?);
    let traits = &thing.traits;
    card.hostile = thing.object.side == Side::Hostile;
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
    if let Some(price) = traits.pickuppable.and_then(|item| item.price) {
        let gold =
            scene.player().and_then(|player| player.traits.player).map_or(0, |player| player.gold);
        let enough = yes(gold >= price);
        card.lines.push((Sense::Goods, t!("dive-card-price", price = price, enough = enough)));
    }
    if let Some(words) = warning(scene, thing) {
        let urgent =
            traits.fuse.is_some() || thing.warning.as_ref().is_some_and(|warning| warning.urgent);
        card.lines.push((if urgent { Sense::Warning } else { Sense::Plan }, words));
    }
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
    card.strike = strike(scene, thing);
    Some(card)
}

pub fn warning(scene: &DiveView, thing: &Thing) -> Option<String> {
    if Some(thing.object.id) == scene.hero {
        return None;
    }
    if let Some(fuse) = thing.traits.fuse {
        return Some(match fuse.beats {
            0 | 1 => t!("dive-card-explodes-next"),
            beats => t!("dive-card-explodes", beats = beats),
        });
    }
    let warning = thing.warning.as_ref()?;
    if warning.asleep() {
        return Some(t!("dive-card-asleep"));
    }
    let what = intent(warning.text.as_deref()?);
    Some(large(&match warning.beats {
        0 | 1 if warning.urgent => t!("dive-card-plan-next", what = what),
        0 | 1 => t!("dive-card-plan", what = what),
        beats => t!("dive-card-plan-in", what = what, beats = beats),
    }))
}

/// The effect of the player's weapon on a thing, whether it is in reach now or not.
fn strike(scene: &DiveView, thing: &Thing) -> Option<(String, String)> {
    let arms = scene.arms.as_ref().filter(|_| Some(thing.object.id) != scene.hero)?;
    let (attackable, health) = (thing.traits.attackable?, thing.traits.health?);
    let met = (attackable.armour - arms.pierce).max(0);
    let damage = if arms.damage > 0 { (arms.damage - met).max(1) } else { 0 };
    let left = health.current - damage;
    let end = match (left, thing.traits.acting) {
        (1.., _) => "leaves",
        (_, Some(_)) => "kills",
        (_, None) => "destroys",
    };
    let sum = t!(
        "dive-card-strike-sum",
        armoured = yes(met > 0),
        attack = arms.damage,
        armour = met,
        damage = damage,
        end = end,
        left = left,
    );
    let heading = t!(
        "dive-card-strike",
        near = yes(in_reach(scene, thing)),
        weapon = in_text(&arms.weapon.name),
    );
    Some((heading, sum))
}

fn in_reach(scene: &DiveView, thing: &Thing) -> bool {
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
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;

    #[test]
    fn a_card_tells_what_a_thing_will_do() {
        let scene = scene(&["#####", "#@.c#", "#####"]);
        let card = card(&scene, Cell::new(3, 1)).unwrap_or_default();
        assert_eq!(
            (card.name.as_str(), card.health, card.hostile),
            ("Crawler", Some((3, 3)), true)
        );
        assert!(card.lines.contains(&(Sense::Warning, "Bites in the next beat.".into())));
    }

    #[test]
    fn nothing_is_told_of_what_was_never_seen() {
        let scene = scene(&["### ", "#@. ", "### "]);
        assert_eq!(card(&scene, Cell::new(3, 1)), None);
        assert_eq!(card(&scene, Cell::new(2, 1)).map(|card| card.name), Some("Floor".into()));
    }
}
