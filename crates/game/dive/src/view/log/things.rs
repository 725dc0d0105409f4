//! Pick-ups, fuses, walls, floors.

use super::Line;
use super::names::yes;
use super::voice::{Voice, Words, number, part, phrase};
use crate::prelude::*;

pub fn picked_up(
    voice: &Voice,
    id: ObjectId,
    kind: KindId,
    gives: &Pickup,
    paid: u32,
    rest: &[DiveEvent],
) -> Line {
    let words = match gives {
        Pickup::Gold(_) | Pickup::Bombs(_) | Pickup::Potions(_) => {
            supplies(voice, id, gives, paid, rest)
        }
        Pickup::Health(_) => {
            let told = [voice.who("who", id), voice.the("thing", kind), price(paid)];
            let you = [("you", voice.you(id))];
            match paid {
                0 => pieces("dive-log-takes-thing", &told, &you),
                _ => pieces("dive-log-buys-thing", &told, &you),
            }
        }
        Pickup::Weapon { damage, pierce, .. } => {
            let arms = voice.after().arms.as_ref();
            let about = arms.map(|arms| arms.weapon.about.as_str());
            gear(voice, id, kind, paid, weapon(*damage, *pierce, about))
        }
        Pickup::Armour(armour) => gear(voice, id, kind, paid, worn(*armour)),
        Pickup::Shovel(power) => {
            let good = pieces("dive-log-good-shovel", &[number("power", power)], &[]);
            gear(voice, id, kind, paid, good)
        }
    };
    voice.line(voice.icon_of(kind), voice.cell(id), words)
}

fn price(paid: u32) -> super::voice::Part {
    number("price", paid)
}

/// Supplies: the line also says how many the player has now.
fn supplies(voice: &Voice, id: ObjectId, gives: &Pickup, paid: u32, rest: &[DiveEvent]) -> Words {
    let player = voice.after().player().and_then(|thing| thing.traits.player);
    let has = player.filter(|_| voice.is_you(id));
    let says = match (voice.is_you(id), has) {
        (true, Some(_)) => "now",
        (true, None) => "you",
        (false, _) => "other",
    };
    let (count, now) = match gives {
        Pickup::Bombs(bombs) => (u32::from(*bombs), has.map(|has| u32::from(has.bombs))),
        Pickup::Potions(potions) => (u32::from(*potions), has.map(|has| u32::from(has.potions))),
        Pickup::Gold(gold) => {
            // The player has what all the beat brought.
            let later = rest.iter().map(|event| match event {
                DiveEvent::PickedUp { id: who, gives: Pickup::Gold(gold), .. } if *who == id => {
                    *gold
                }
                _ => 0,
            });
            let later: u32 = later.sum();
            (*gold, has.map(|has| has.gold.saturating_sub(later)))
        }
        Pickup::Health(_) | Pickup::Weapon { .. } | Pickup::Armour(_) | Pickup::Shovel(_) => {
            (0, None)
        }
    };
    let told = [voice.who("who", id), number("number", count), number("price", paid)];
    let plain = [("says", says.into()), ("count", count.into()), ("now", now.unwrap_or(0).into())];
    match (gives, paid) {
        (Pickup::Bombs(_), 0) => pieces("dive-log-takes-bombs", &told, &plain),
        (Pickup::Bombs(_), _) => pieces("dive-log-buys-bombs", &told, &plain),
        (Pickup::Potions(_), 0) => pieces("dive-log-takes-potions", &told, &plain),
        (Pickup::Potions(_), _) => pieces("dive-log-buys-potions", &told, &plain),
        _ => pieces("dive-log-takes-gold", &told, &plain),
    }
}

/// Gear: the line also says what it is good for.
fn gear(voice: &Voice, id: ObjectId, kind: KindId, paid: u32, good: Words) -> Words {
    let told = [voice.who("who", id), voice.the("thing", kind), price(paid), phrase("good", good)];
    let you = [("you", voice.you(id))];
    match paid {
        0 => pieces("dive-log-takes-gear", &told, &you),
        _ => pieces("dive-log-buys-gear", &told, &you),
    }
}

fn weapon(damage: i32, pierce: i32, about: Option<&str>) -> Words {
    let about = about.unwrap_or_default();
    pieces(
        "dive-log-good-weapon",
        &[number("attack", damage)],
        &[
            ("pierces", yes(pierce > 0).into()),
            ("pierce", pierce.into()),
            ("told", yes(!about.is_empty()).into()),
            ("about", about.into()),
        ],
    )
}

fn worn(armour: i32) -> Words {
    pieces("dive-log-good-armour", &[number("armour", armour)], &[])
}

/// What the leader's health on the map is in the dive.
pub fn health(voice: &Voice) -> Option<Words> {
    let (map, here) = (voice.after().on_map?, voice.after().player()?.traits.health?);
    let told = [
        number("left", map.current),
        number("most", map.max),
        number("here", here.current),
        number("full", here.max),
    ];
    Some(pieces("dive-log-health", &told, &[]))
}

/// What would replace something: the line shows it beside what you have.
pub fn stays(voice: &Voice, kind: KindId, gives: &Pickup) -> Option<Line> {
    let traits = &voice.after().player()?.traits;
    let player = traits.player?;
    let (good, what, now, own) = match gives {
        Pickup::Weapon { damage, pierce, .. } => {
            let good = weapon(*damage, *pierce, None);
            (good, "weapon", traits.attacking?.damage, player.weapon_item)
        }
        Pickup::Armour(armour) => {
            (worn(*armour), "armour", traits.attackable?.armour, player.armour_item)
        }
        _ => return None,
    };
    let lost = voice.after().lost_mod(own, kind).unwrap_or("no");
    let told = [voice.the("thing", kind), phrase("good", good), number("now", now)];
    let words = pieces("dive-log-stays", &told, &[("what", what.into()), ("lost", lost.into())]);
    Some(voice.line(voice.icon_of(kind), None, words))
}

pub fn cannot_pay(voice: &Voice, kind: KindId, price: u32, gold: u32) -> Line {
    let words = pieces(
        "dive-log-cannot-pay",
        &[voice.the("thing", kind), number("price", price), number("gold", gold)],
        &[],
    );
    voice.line(voice.icon_of(kind), None, words)
}

pub fn spawned(
    voice: &Voice,
    id: ObjectId,
    kind: KindId,
    by: Option<ObjectId>,
    cell: Cell,
) -> Option<Line> {
    let (look, by) = (voice.look(kind)?, by?);
    let you = ("you", voice.you(by));
    let words = match look.layer {
        Layer::Explosive => {
            let (name, ink) = voice.name_of(kind);
            let (who, what) =
                (voice.who("who", by), part("thing", t!("dive-log-a", name = name), ink));
            let fuse = voice.thing(id).and_then(|thing| thing.traits.fuse);
            match fuse.map(|fuse| fuse.beats) {
                Some(beats) => pieces(
                    "dive-log-sets-fused",
                    &[who, what, number("beats", beats)],
                    &[you, ("count", beats.into())],
                ),
                None => pieces("dive-log-sets", &[who, what], &[you]),
            }
        }
        Layer::Item => pieces("dive-log-lies-here", &[voice.the("thing", kind)], &[]),
        Layer::Projectile => pieces("dive-log-shoots", &[voice.who("who", by)], &[you]),
        _ => return None,
    };
    Some(voice.line(look.sprite.clone(), Some(cell), words))
}

pub fn fuse(voice: &Voice, id: ObjectId, left: u16) -> Line {
    let at = voice.cell(id);
    let you = voice.after().player_cell();
    let near = at.zip(you).is_some_and(|(at, you)| at.distance(you) <= 1);
    let words = pieces(
        "dive-log-fuse",
        &[voice.who("who", id), number("left", left)],
        &[("near", yes(near).into())],
    );
    voice.line(voice.icon(id), at, words)
}

pub fn exploded(voice: &Voice, kind: KindId, centre: Cell, walls: usize) -> Line {
    let words = pieces(
        "dive-log-explodes",
        &[voice.the_danger("who", kind), number("walls", walls)],
        &[("count", walls.into())],
    );
    voice.line("icon_fuse", Some(centre), words)
}

pub fn dug(voice: &Voice, kind: KindId, by: ObjectId, source: Source, cell: Cell) -> Option<Line> {
    if source == Source::Explosion {
        return None;
    }
    let words = pieces(
        "dive-log-digs",
        &[voice.who("who", by), voice.the("wall", kind)],
        &[("you", voice.you(by))],
    );
    Some(voice.line("icon_dig", Some(cell), words))
}
