//! Events in English, for the lab, the panels and the console. Players read other texts, in their
//! language.

use crate::cell::Direction;
use crate::components::{ObjectId, Pickup, Status};
use crate::events::{DiveEvent, Reason, Source, Travel};
use crate::names::KindId;

/// A piece of a description. Names and looks are up to whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Words(String),
    /// Words that matter less: cells, and how a number came about.
    Detail(String),
    Setback(String),
    Object(ObjectId),
    Kind(KindId),
    /// The number of a floor; 0 is the first.
    Floor(u32),
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
        let line = match *self {
            DiveEvent::FloorBegan { floor } => {
                Line::default().words("floor ").and(Piece::Floor(floor)).words(" begins")
            }
            DiveEvent::BeatBegan { beat } => Line::default().words(format!("beat {beat}")),
            DiveEvent::Edited { id, field, before, now } => {
                of(id).words(format!(": {field} {before} edited to {now}"))
            }
            DiveEvent::Spawned { id, cell, facing, by, .. } => {
                let appears = of(id).words(" appears").detail(format!(" at {cell}"));
                let appears = appears.words(format!(" facing {}", toward(facing)));
                match by {
                    Some(by) => appears.words(" by ").object(by),
                    None => appears,
                }
            }
            DiveEvent::Moved { id, from, to, how } => {
                of(id).words(travels(how)).detail(format!(" {from} to {to}"))
            }
            DiveEvent::Turned { id, facing } => of(id).words(format!(" turns {}", toward(facing))),
            DiveEvent::Swung { id, direction, ref cells } => {
                let swings = of(id).words(format!(" swings {}", toward(direction)));
                let cells: String = cells.iter().map(|cell| format!(" {cell}")).collect();
                if cells.is_empty() { swings } else { swings.detail(format!(" at{cells}")) }
            }
            DiveEvent::Hit { by, target, source, attack, armour, pierce, damage, left, .. } => {
                let hits = of(by).words(" hits ").object(target);
                hits.words(format!(" by {}", named(source)))
                    .detail(format!(": attack {attack} armour {armour} pierce {pierce}"))
                    .words(" damage ")
                    .health(damage)
                    .words(format!(" left {left}"))
            }
            DiveEvent::Spared { by, target, reason } => {
                of(by).words(" spares ").object(target).words(": ").reason(reason)
            }
            DiveEvent::PushFailed { target, reason } => {
                of(target).words(" is not pushed: ").reason(reason)
            }
            DiveEvent::StatusBegan { id, status, beats, by } => {
                let how_long = match status {
                    Status::Bind => String::new(),
                    _ => format!(" for {beats}"),
                };
                of(id).words(format!(" gets {}{how_long} by ", noun(status))).object(by)
            }
            DiveEvent::StatusResisted { id, status, reason } => {
                of(id).words(format!(" resists {}: ", noun(status))).reason(reason)
            }
            DiveEvent::StatusEnded { id, status } => {
                of(id).words(format!(" loses {}", noun(status)))
            }
            DiveEvent::Stuck { id } => of(id).words(" is stuck"),
            DiveEvent::Freed { id } => of(id).words(" is freed"),
            DiveEvent::Hurt { id, source, damage, left, .. } => {
                let hurt = of(id).words(format!(" is hurt by {}: damage ", named(source)));
                hurt.health(damage).words(format!(" left {left}"))
            }
            DiveEvent::Healed { id, amount, now } => {
                of(id).words(" is healed: ").health(amount).words(format!(" now {now}"))
            }
            DiveEvent::ActionLost { id, reason } => {
                of(id).words(" loses its action: ").reason(reason)
            }
            DiveEvent::ActionFailed { id, reason } => of(id).words(" fails: ").reason(reason),
            DiveEvent::Waited { id } => of(id).words(" waits"),
            DiveEvent::LetAct { id, blocker } => {
                of(id).words(" lets ").object(blocker).words(" act first")
            }
            DiveEvent::Noticed { id } => of(id).words(" notices"),
            DiveEvent::WallGone { cell, kind, by, source } => {
                let how = match source {
                    Source::Explosion => " blows up ",
                    _ => " digs out ",
                };
                of(by).words(how).and(Piece::Kind(kind)).detail(format!(" at {cell}"))
            }
            DiveEvent::FuseBurned { id, left } => of(id).words(format!(" burns down: left {left}")),
            DiveEvent::Exploded { id, centre, .. } => {
                of(id).words(" explodes").detail(format!(" at {centre}"))
            }
            DiveEvent::SetOff { id } => of(id).words(" is set off"),
            DiveEvent::Died { id, cell, by, source, .. } => {
                let dies = of(id).setback(" dies").detail(format!(" at {cell}"));
                let dies = match by {
                    Some(by) => dies.words(" of ").and(Piece::Kind(by)),
                    None => dies,
                };
                dies.detail(format!(" by {}", named(source)))
            }
            DiveEvent::Vanished { id, cell, .. } => {
                of(id).words(" vanishes").detail(format!(" at {cell}"))
            }
            DiveEvent::PickedUp { id, item, gives, paid, .. } => {
                let paid = if paid > 0 { format!(" for {paid} gold") } else { String::new() };
                let picks = of(id).words(" picks up ").object(item).words(paid);
                picks.detail(format!(": {}", gift(gives)))
            }
            DiveEvent::Stays { id, item, gives, .. } => {
                of(id).words(" leaves ").object(item).words(format!(": {}", gift(gives)))
            }
            DiveEvent::CannotPay { id, kind, price, gold } => {
                let poor = format!(": price {price} gold {gold}");
                of(id).words(" cannot pay for ").and(Piece::Kind(kind)).setback(poor)
            }
            DiveEvent::Left { id, floor } => {
                of(id).words(" leaves floor ").and(Piece::Floor(floor))
            }
        };
        line.0
    }
}

/// A line of pieces, put together one after the other.
#[derive(Default)]
struct Line(Vec<Piece>);

fn of(id: ObjectId) -> Line {
    Line::default().object(id)
}

impl Line {
    fn and(mut self, piece: Piece) -> Self {
        self.0.push(piece);
        self
    }

    fn words(self, words: impl Into<String>) -> Self {
        self.and(Piece::Words(words.into()))
    }

    fn detail(self, words: String) -> Self {
        self.and(Piece::Detail(words))
    }

    fn setback(self, words: impl Into<String>) -> Self {
        self.and(Piece::Setback(words.into()))
    }

    fn object(self, id: ObjectId) -> Self {
        self.and(Piece::Object(id))
    }

    fn health(self, amount: i32) -> Self {
        self.and(Piece::Health(amount))
    }

    fn reason(self, reason: Reason) -> Self {
        self.and(Piece::Reason(reason))
    }
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

fn named(source: Source) -> String {
    match source {
        Source::Own => "own doing".into(),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn noun(status: Status) -> String {
    format!("{status:?}").to_lowercase()
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
