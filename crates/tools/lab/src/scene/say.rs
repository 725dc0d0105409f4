//! Events as lines of plain words, with objects named by their labels.
//!
//! The first object of a kind has the kind's name, the second is `kind2`, and so on; a legend can
//! give other names.

use daemonfall_dungeon::components::{ObjectId, Pickup, Status};
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{Direction, DiveEvent, DiveSnapshot, Library, Reason, Source, Travel};
use std::collections::BTreeMap;

/// Knows the names of objects, and puts events into words.
#[derive(Clone, Debug, Default)]
pub struct Speaker {
    labels: BTreeMap<ObjectId, String>,
    counts: BTreeMap<KindId, u32>,
}

impl Speaker {
    /// A speaker for the objects of a snapshot; `own` holds names given to some of them.
    pub fn new(start: &DiveSnapshot, own: &BTreeMap<ObjectId, String>, library: &Library) -> Self {
        let mut speaker = Self::default();
        for record in &start.objects {
            match own.get(&record.object.id) {
                Some(label) => {
                    speaker.labels.insert(record.object.id, label.clone());
                }
                None => speaker.introduce(record.object.id, record.object.kind, library),
            }
        }
        speaker
    }

    fn introduce(&mut self, id: ObjectId, kind: KindId, library: &Library) {
        let count = self.counts.entry(kind).or_default();
        *count += 1;
        let name = library.kind_name(kind);
        let label = if *count == 1 { name.to_owned() } else { format!("{name}{count}") };
        self.labels.insert(id, label);
    }

    /// The name of an object.
    pub fn label(&self, id: ObjectId) -> &str {
        self.labels.get(&id).map_or("?", String::as_str)
    }

    /// The object with this name.
    pub fn find(&self, label: &str) -> Option<ObjectId> {
        self.labels.iter().find(|(_, known)| *known == label).map(|(id, _)| *id)
    }

    /// All names.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.values().map(String::as_str)
    }

    /// An event in words.
    pub fn say(&mut self, event: &DiveEvent, library: &Library) -> String {
        if let DiveEvent::Spawned { id, kind, .. } = event {
            self.introduce(*id, *kind, library);
        }
        let kind = |id: &KindId| library.kind_name(*id);
        let of = |id: &ObjectId| self.label(*id);
        match event {
            DiveEvent::FloorBegan { floor } => format!("floor {floor} begins"),
            DiveEvent::BeatBegan { beat } => format!("beat {beat}"),
            DiveEvent::Edited { id, field, before, now } => {
                format!("{}: {field} {before} edited to {now}", of(id))
            }
            DiveEvent::Spawned { id, cell, facing, by, .. } => {
                let by = by.as_ref().map_or(String::new(), |by| format!(" by {}", of(by)));
                format!("{} appears at {cell} facing {}{by}", of(id), toward(*facing))
            }
            DiveEvent::Moved { id, from, to, how } => {
                format!("{} {} {from} to {to}", of(id), travels(*how))
            }
            DiveEvent::Turned { id, facing } => format!("{} turns {}", of(id), toward(*facing)),
            DiveEvent::Swung { id, direction, cells } => {
                let cells: String = cells.iter().map(|cell| format!(" {cell}")).collect();
                format!(
                    "{} swings {}{}",
                    of(id),
                    toward(*direction),
                    if cells.is_empty() { cells } else { format!(" at{cells}") }
                )
            }
            DiveEvent::Hit { by, target, source, attack, armour, pierce, damage, left, .. } => {
                format!(
                    "{} hits {} by {}: attack {attack} armour {armour} pierce {pierce} damage {damage} left {left}",
                    of(by),
                    of(target),
                    from(*source)
                )
            }
            DiveEvent::Spared { by, target, reason } => {
                format!("{} spares {}: {}", of(by), of(target), self.reason(reason))
            }
            DiveEvent::PushFailed { target, reason } => {
                format!("{} is not pushed: {}", of(target), self.reason(reason))
            }
            DiveEvent::StatusBegan { id, status, beats, by } => {
                let how_long =
                    if *status == Status::Bind { String::new() } else { format!(" for {beats}") };
                format!("{} gets {}{how_long} by {}", of(id), named(*status), of(by))
            }
            DiveEvent::StatusResisted { id, status, reason } => {
                format!("{} resists {}: {}", of(id), named(*status), self.reason(reason))
            }
            DiveEvent::StatusEnded { id, status } => format!("{} loses {}", of(id), named(*status)),
            DiveEvent::Stuck { id } => format!("{} is stuck", of(id)),
            DiveEvent::Freed { id } => format!("{} is freed", of(id)),
            DiveEvent::Hurt { id, source, damage, left, .. } => {
                format!("{} is hurt by {}: damage {damage} left {left}", of(id), from(*source))
            }
            DiveEvent::Healed { id, amount, now } => {
                format!("{} is healed: {amount} now {now}", of(id))
            }
            DiveEvent::ActionLost { id, reason } => {
                format!("{} loses its action: {}", of(id), self.reason(reason))
            }
            DiveEvent::ActionFailed { id, reason } => {
                format!("{} fails: {}", of(id), self.reason(reason))
            }
            DiveEvent::Waited { id } => format!("{} waits", of(id)),
            DiveEvent::LetAct { id, blocker } => {
                format!("{} lets {} act first", of(id), of(blocker))
            }
            DiveEvent::Noticed { id } => format!("{} notices", of(id)),
            DiveEvent::WallGone { cell, kind: wall, by, source } => {
                let how = if *source == Source::Explosion { "blows up" } else { "digs out" };
                format!("{} {how} {} at {cell}", of(by), kind(wall))
            }
            DiveEvent::FuseBurned { id, left } => format!("{} burns down: left {left}", of(id)),
            DiveEvent::Exploded { id, centre, .. } => format!("{} explodes at {centre}", of(id)),
            DiveEvent::SetOff { id } => format!("{} is set off", of(id)),
            DiveEvent::Died { id, cell, by, source, .. } => {
                let by = by.as_ref().map_or(String::new(), |by| format!(" of {}", kind(by)));
                format!("{} dies at {cell}{by} by {}", of(id), from(*source))
            }
            DiveEvent::Vanished { id, cell, .. } => format!("{} vanishes at {cell}", of(id)),
            DiveEvent::PickedUp { id, item, gives, paid, .. } => {
                let paid = if *paid > 0 { format!(" for {paid} gold") } else { String::new() };
                format!("{} picks up {}{paid}: {}", of(id), of(item), gift(*gives))
            }
            DiveEvent::CannotPay { id, kind: item, price, gold } => {
                format!("{} cannot pay for {}: price {price} gold {gold}", of(id), kind(item))
            }
            DiveEvent::Left { id, floor } => format!("{} leaves floor {floor}", of(id)),
        }
    }

    fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::Occupied(id) => format!("{} stands there", self.label(*id)),
            other => other.to_string(),
        }
    }
}

fn toward(direction: Direction) -> String {
    format!("{direction:?}").to_lowercase()
}

fn travels(how: Travel) -> &'static str {
    match how {
        Travel::Walk => "moves",
        Travel::Push => "is pushed",
        Travel::Slide => "slides",
        Travel::Bounce => "bounces",
        Travel::Fly => "flies",
    }
}

fn from(source: Source) -> &'static str {
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

fn named(status: Status) -> &'static str {
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
