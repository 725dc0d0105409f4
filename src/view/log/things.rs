//! Pick-ups, fuses, walls, floors.

use super::voice::{Sentence, Voice};
use super::{Ink, Line, Piece};
use daemonfall_dungeon::components::{Layer, ObjectId, Pickup};
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{Cell, Source};

/// Something was picked up.
pub fn picked_up(voice: &Voice, id: ObjectId, kind: KindId, gives: &Pickup, paid: u32) -> Line {
    let (name, ink) = voice.name_of(kind);
    let line = voice
        .line(voice.icon_of(kind), voice.cell(id))
        .name(voice.who(id));
    let line = if paid > 0 {
        line.say(voice.verb(id, (" buy ", " buys ")))
    } else {
        line.say(voice.verb(id, (" take ", " takes ")))
    };
    let player = voice.after().player().and_then(|thing| thing.traits.player);
    // The price stands before what the thing is good for.
    let price = |line: Sentence| {
        if paid > 0 {
            line.say(" for ").number(paid).say(" gold")
        } else {
            line
        }
    };
    let now =
        |number: Option<u32>| number.map_or_else(String::new, |number| format!(": {number} now"));
    let the = Piece {
        text: format!("the {name}"),
        ink,
    };
    let line = match gives {
        Pickup::Gold(gold) => {
            price(line.number(gold).say(" gold")).say(now(player.map(|player| player.gold)))
        }
        Pickup::Bombs(bombs) => {
            price(
                line.number(bombs)
                    .say(if *bombs == 1 { " bomb" } else { " bombs" }),
            )
            .say(now(player.map(|player| player.bombs.into())))
        }
        Pickup::Potions(potions) => {
            price(
                line.number(potions)
                    .say(if *potions == 1 { " potion" } else { " potions" }),
            )
            .say(now(player.map(|player| player.potions.into())))
        }
        Pickup::Health(_) => price(line.name(the)),
        Pickup::Weapon { damage, pierce, .. } => {
            let about = voice
                .after()
                .arms
                .as_ref()
                .map_or_else(String::new, |arms| format!(", {}", arms.weapon.about));
            let pierces = if *pierce > 0 {
                format!(", pierces {pierce}")
            } else {
                String::new()
            };
            price(line.name(the))
                .say(": attack ")
                .number(damage)
                .say(format!("{pierces}{about}"))
        }
        Pickup::Armour(armour) => price(line.name(the)).say(": armour ").number(armour),
        Pickup::Shovel(power) => price(line.name(the)).say(": digging power ").number(power),
    };
    line.say(".").end()
}

/// Goods stay where they are.
pub fn cannot_pay(voice: &Voice, kind: KindId, price: u32, gold: u32) -> Line {
    let (name, ink) = voice.name_of(kind);
    let line = voice.line(voice.icon_of(kind), None).name(Piece {
        text: format!("the {name}"),
        ink,
    });
    line.say(" costs ")
        .number(price)
        .say(" gold: you have ")
        .number(gold)
        .say(".")
        .end()
}

/// Something came into the world by somebody's doing.
pub fn spawned(
    voice: &Voice,
    id: ObjectId,
    kind: KindId,
    by: Option<ObjectId>,
    cell: Cell,
) -> Option<Line> {
    let (look, by) = (voice.look(kind)?, by?);
    let (name, ink) = voice.name_of(kind);
    let line = voice.line(look.sprite.clone(), Some(cell));
    match look.layer {
        Layer::Explosive => {
            let fuse = voice
                .thing(id)
                .and_then(|thing| thing.traits.fuse)
                .map(|fuse| fuse.beats);
            let line = if voice.is_you(by) {
                line.say("you set ")
            } else {
                line.name(voice.who(by)).say(" leaves ")
            };
            let line = line.name(Piece {
                text: format!("a {name}"),
                ink,
            });
            Some(match fuse {
                Some(beats) => line
                    .say(": it explodes in ")
                    .number(beats)
                    .say(if beats == 1 { " beat." } else { " beats." })
                    .end(),
                None => line.say(".").end(),
            })
        }
        Layer::Projectile => Some(
            line.name(voice.who(by))
                .say(voice.verb(by, (" shoot.", " shoots.")))
                .end(),
        ),
        _ => None,
    }
}

/// A fuse burned down by one.
pub fn fuse(voice: &Voice, id: ObjectId, left: u16) -> Line {
    let at = voice.cell(id);
    let you = voice.after().player_cell();
    let near = at.zip(you).is_some_and(|(at, you)| at.distance(you) <= 1);
    let place = if near {
        "You stand in its 3×3!"
    } else {
        "You are outside its 3×3."
    };
    voice
        .line(voice.icon(id), at)
        .name(voice.who(id))
        .say(" burns down to ")
        .number(left)
        .say(format!(". {place}"))
        .end()
}

/// A detonation.
pub fn exploded(voice: &Voice, kind: KindId, centre: Cell, walls: usize) -> Line {
    let (name, _) = voice.name_of(kind);
    let line = voice.line("icon_fuse", Some(centre)).name(Piece {
        text: format!("the {name}"),
        ink: Ink::Danger,
    });
    let line = line.say(" explodes and strikes its 3×3");
    match walls {
        0 => line.say(".").end(),
        walls => line
            .say(": ")
            .number(walls)
            .say(if walls == 1 {
                " wall falls."
            } else {
                " walls fall."
            })
            .end(),
    }
}

/// A wall was dug out.
pub fn dug(voice: &Voice, kind: KindId, by: ObjectId, source: Source, cell: Cell) -> Option<Line> {
    if source == Source::Explosion {
        return None;
    }
    let (name, ink) = voice.name_of(kind);
    let line = voice
        .line("icon_dig", Some(cell))
        .name(voice.who(by))
        .say(voice.verb(by, (" dig through ", " digs through ")));
    Some(
        line.name(Piece {
            text: format!("the {name}"),
            ink,
        })
        .say(".")
        .end(),
    )
}
