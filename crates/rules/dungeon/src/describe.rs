//! Events in English, for the lab, the panels and the console. Players read other texts, in their
//! language.

use crate::cell::Direction;
use crate::components::{ObjectId, Pickup, Status};
use crate::events::{DiveEvent, Reason, Source, Travel};
use crate::names::KindId;

/// A piece of a description. Names and looks are up to whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Plain words.
    Words(String),
    /// Words that matter less: cells, and how a number came about.
    Detail(String),
    /// Words for a setback.
    Setback(String),
    /// The name of an object.
    Object(ObjectId),
    /// The name of a kind.
    Kind(KindId),
    /// The number of a floor; 0 is the first.
    Floor(u32),
    /// An amount of health.
    Health(i32),
    /// Why something did not happen.
    Reason(Reason),
}

impl Reason {
    /// The reason in words, with the name of the object in the way.
    pub fn describe(self, name: impl FnOnce(ObjectId) -> String) -> String {
        match self {
            Reason::Occupied(id) => format!("{} stands there", name(id)),
            other => other.to_string(),
        }
    }
}

impl DiveEvent {
    /// The event in words. They begin with the object that acts, or that it happens to.
    pub fn describe(&self) -> Vec<Piece> {
        match *self {
            DiveEvent::FloorBegan { floor } => {
                vec![words("floor "), Piece::Floor(floor), words(" begins")]
            }
            DiveEvent::BeatBegan { beat } => vec![words(format!("beat {beat}"))],
            DiveEvent::Edited { id, field, before, now } => {
                of(id, [words(format!(": {field} {before} edited to {now}"))])
            }
            DiveEvent::Spawned { id, cell, facing, by, .. } => {
                let mut line = of(
                    id,
                    [
                        words(" appears"),
                        detail(format!(" at {cell}")),
                        words(format!(" facing {}", toward(facing))),
                    ],
                );
                line.extend(by.into_iter().flat_map(|by| [words(" by "), Piece::Object(by)]));
                line
            }
            DiveEvent::Moved { id, from, to, how } => {
                of(id, [words(travels(how)), detail(format!(" {from} to {to}"))])
            }
            DiveEvent::Turned { id, facing } => {
                of(id, [words(format!(" turns {}", toward(facing)))])
            }
            DiveEvent::Swung { id, direction, ref cells } => {
                let mut line = of(id, [words(format!(" swings {}", toward(direction)))]);
                if !cells.is_empty() {
                    let cells: String = cells.iter().map(|cell| format!(" {cell}")).collect();
                    line.push(detail(format!(" at{cells}")));
                }
                line
            }
            DiveEvent::Hit { by, target, source, attack, armour, pierce, damage, left, .. } => {
                let made = format!(": attack {attack} armour {armour} pierce {pierce}");
                of(
                    by,
                    [
                        words(" hits "),
                        Piece::Object(target),
                        words(format!(" by {}", named(source))),
                        detail(made),
                        words(" damage "),
                        Piece::Health(damage),
                        words(format!(" left {left}")),
                    ],
                )
            }
            DiveEvent::Spared { by, target, reason } => of(
                by,
                [words(" spares "), Piece::Object(target), words(": "), Piece::Reason(reason)],
            ),
            DiveEvent::PushFailed { target, reason } => {
                of(target, [words(" is not pushed: "), Piece::Reason(reason)])
            }
            DiveEvent::StatusBegan { id, status, beats, by } => {
                let how_long = match status {
                    Status::Bind => String::new(),
                    _ => format!(" for {beats}"),
                };
                let gets = words(format!(" gets {}{how_long} by ", noun(status)));
                of(id, [gets, Piece::Object(by)])
            }
            DiveEvent::StatusResisted { id, status, reason } => {
                of(id, [words(format!(" resists {}: ", noun(status))), Piece::Reason(reason)])
            }
            DiveEvent::StatusEnded { id, status } => {
                of(id, [words(format!(" loses {}", noun(status)))])
            }
            DiveEvent::Stuck { id } => of(id, [words(" is stuck")]),
            DiveEvent::Freed { id } => of(id, [words(" is freed")]),
            DiveEvent::Hurt { id, source, damage, left, .. } => of(
                id,
                [
                    words(format!(" is hurt by {}: damage ", named(source))),
                    Piece::Health(damage),
                    words(format!(" left {left}")),
                ],
            ),
            DiveEvent::Healed { id, amount, now } => {
                of(id, [words(" is healed: "), Piece::Health(amount), words(format!(" now {now}"))])
            }
            DiveEvent::ActionLost { id, reason } => {
                of(id, [words(" loses its action: "), Piece::Reason(reason)])
            }
            DiveEvent::ActionFailed { id, reason } => {
                of(id, [words(" fails: "), Piece::Reason(reason)])
            }
            DiveEvent::Waited { id } => of(id, [words(" waits")]),
            DiveEvent::LetAct { id, blocker } => {
                of(id, [words(" lets "), Piece::Object(blocker), words(" act first")])
            }
            DiveEvent::Noticed { id } => of(id, [words(" notices")]),
            DiveEvent::WallGone { cell, kind, by, source } => {
                let how = match source {
                    Source::Explosion => " blows up ",
                    _ => " digs out ",
                };
                of(by, [words(how), Piece::Kind(kind), detail(format!(" at {cell}"))])
            }
            DiveEvent::FuseBurned { id, left } => {
                of(id, [words(format!(" burns down: left {left}"))])
            }
            DiveEvent::Exploded { id, centre, .. } => {
                of(id, [words(" explodes"), detail(format!(" at {centre}"))])
            }
            DiveEvent::SetOff { id } => of(id, [words(" is set off")]),
            DiveEvent::Died { id, cell, by, source, .. } => {
                let mut line =
                    of(id, [Piece::Setback(" dies".into()), detail(format!(" at {cell}"))]);
                line.extend(by.into_iter().flat_map(|by| [words(" of "), Piece::Kind(by)]));
                line.push(detail(format!(" by {}", named(source))));
                line
            }
            DiveEvent::Vanished { id, cell, .. } => {
                of(id, [words(" vanishes"), detail(format!(" at {cell}"))])
            }
            DiveEvent::PickedUp { id, item, gives, paid, .. } => {
                let paid = if paid > 0 { format!(" for {paid} gold") } else { String::new() };
                of(
                    id,
                    [
                        words(" picks up "),
                        Piece::Object(item),
                        words(paid),
                        detail(format!(": {}", gift(gives))),
                    ],
                )
            }
            DiveEvent::CannotPay { id, kind, price, gold } => of(
                id,
                [
                    words(" cannot pay for "),
                    Piece::Kind(kind),
                    Piece::Setback(format!(": price {price} gold {gold}")),
                ],
            ),
            DiveEvent::Left { id, floor } => of(id, [words(" leaves floor "), Piece::Floor(floor)]),
        }
    }

    /// The object that it happens to; `None` for the beginning of a floor or a beat.
    pub fn object(&self) -> Option<ObjectId> {
        match self {
            DiveEvent::FloorBegan { .. } | DiveEvent::BeatBegan { .. } => None,
            DiveEvent::Hit { target, .. }
            | DiveEvent::Spared { target, .. }
            | DiveEvent::PushFailed { target, .. } => Some(*target),
            DiveEvent::WallGone { by, .. } => Some(*by),
            DiveEvent::Spawned { id, .. }
            | DiveEvent::Moved { id, .. }
            | DiveEvent::Turned { id, .. }
            | DiveEvent::Swung { id, .. }
            | DiveEvent::StatusBegan { id, .. }
            | DiveEvent::StatusResisted { id, .. }
            | DiveEvent::StatusEnded { id, .. }
            | DiveEvent::Stuck { id }
            | DiveEvent::Freed { id }
            | DiveEvent::Hurt { id, .. }
            | DiveEvent::Healed { id, .. }
            | DiveEvent::ActionLost { id, .. }
            | DiveEvent::ActionFailed { id, .. }
            | DiveEvent::Waited { id }
            | DiveEvent::LetAct { id, .. }
            | DiveEvent::Noticed { id }
            | DiveEvent::FuseBurned { id, .. }
            | DiveEvent::Exploded { id, .. }
            | DiveEvent::SetOff { id }
            | DiveEvent::Died { id, .. }
            | DiveEvent::Vanished { id, .. }
            | DiveEvent::PickedUp { id, .. }
            | DiveEvent::CannotPay { id, .. }
            | DiveEvent::Edited { id, .. }
            | DiveEvent::Left { id, .. } => Some(*id),
        }
    }
}

fn of<const N: usize>(id: ObjectId, rest: [Piece; N]) -> Vec<Piece> {
    let mut line = vec![Piece::Object(id)];
    line.extend(rest);
    line
}

fn words(words: impl Into<String>) -> Piece {
    Piece::Words(words.into())
}

fn detail(words: String) -> Piece {
    Piece::Detail(words)
}

fn toward(direction: Direction) -> String {
    direction.name().replace('-', "")
}

fn travels(how: Travel) -> &'static str {
    match how {
        Travel::Walk => " moves",
        Travel::Push => " is pushed",
        Travel::Slide => " slides",
        Travel::Bounce => " bounces",
        Travel::Fly => " flies",
    }
}

fn named(source: Source) -> &'static str {
    match source {
        Source::Attack => "attack",
        Source::Projectile => "projectile",
        Source::Explosion => "explosion",
        Source::Trap => "trap",
        Source::Floor => "floor",
        Source::Burn => "burn",
        Source::Own => "own doing",
    }
}

fn noun(status: Status) -> &'static str {
    match status {
        Status::Stun => "stun",
        Status::Freeze => "freeze",
        Status::Bind => "bind",
        Status::Burn => "burn",
    }
}

fn gift(gives: Pickup) -> String {
    match gives {
        Pickup::Gold(amount) => format!("gold {amount}"),
        Pickup::Bombs(amount) => format!("bombs {amount}"),
        Pickup::Potions(amount) => format!("potions {amount}"),
        Pickup::Health(amount) => format!("health {amount}"),
        Pickup::Weapon { damage, pierce, .. } => {
            format!("weapon of attack {damage} pierce {pierce}")
        }
        Pickup::Armour(armour) => format!("armour {armour}"),
        Pickup::Shovel(power) => format!("shovel of power {power}"),
    }
}
