//! Every kind of event in a line, whether the player saw it or not.

use super::names::Names;
use super::words::Words;
use daemonfall_dive_mode::view::log::states::noun;
use daemonfall_dive_mode::view::log::voice::count;
use daemonfall_dungeon::components::{ObjectId, Pickup};
use daemonfall_dungeon::{Cell, DiveEvent, Reason, Source, Travel};
use daemonfall_ui::theme;

/// Why something did not happen, with the name of the object in the way.
pub fn reason(names: &Names, reason: Reason) -> String {
    match reason {
        Reason::Occupied(id) => format!("{} is in the way", names.of(id)),
        reason => reason.to_string(),
    }
}

/// The source of a hit or a loss of health.
fn source(source: Source) -> &'static str {
    match source {
        Source::Attack => "blow",
        Source::Projectile => "shot",
        Source::Explosion => "explosion",
        Source::Trap => "trap",
        Source::Floor => "floor",
        Source::Burn => "fire",
        Source::Own => "its own doing",
    }
}

fn travels(how: Travel) -> &'static str {
    match how {
        Travel::Walk => " goes",
        Travel::Push => " is pushed",
        Travel::Slide => " slides",
        Travel::Bounce => " is bounced",
        Travel::Fly => " flies",
    }
}

fn gives(gives: &Pickup) -> String {
    match gives {
        Pickup::Gold(number) => format!("{number} gold"),
        Pickup::Bombs(number) => count(*number, "bomb"),
        Pickup::Potions(number) => count(*number, "potion"),
        Pickup::Health(number) => format!("{number} health"),
        Pickup::Weapon { damage, pierce, .. } => format!("damage {damage}, pierce {pierce}"),
        Pickup::Armour(armour) => format!("armour {armour}"),
        Pickup::Shovel(power) => format!("digging power {power}"),
    }
}

/// An event in a line, beginning with the object that it is about.
pub fn line(names: &Names, event: &DiveEvent) -> Words {
    let who = |id: &ObjectId| names.words(*id);
    let number = |number: i32| Words::new().of(number.to_string(), theme::YOU);
    let plain = |words: String| Words::new().say(words);
    let at = |cell: &Cell| format!(" at {cell}");
    match event {
        DiveEvent::FloorBegan { floor } => plain(format!("floor {} begins", floor + 1)),
        DiveEvent::BeatBegan { beat } => plain(format!("beat {beat} begins")),
        DiveEvent::Spawned { id, cell, by, .. } => {
            let line = who(id).say(" appears").quiet(at(cell));
            match by {
                Some(by) => line.say(", by ").and(who(by)),
                None => line,
            }
        }
        DiveEvent::Moved { id, from, to, how } => {
            who(id).say(travels(*how)).quiet(format!(" from {from} to {to}"))
        }
        DiveEvent::Turned { id, facing } => who(id).say(format!(" turns {}", facing.name())),
        DiveEvent::Swung { id, direction, cells } => who(id)
            .say(format!(" swings {}", direction.name()))
            .quiet(format!(" over {}", count(cells.len() as i64, "cell"))),
        DiveEvent::Hit {
            by, target, source: from, attack, armour, pierce, damage, left, ..
        } => who(by)
            .say(" hits ")
            .and(who(target))
            .say(" for ")
            .and(number(*damage))
            .say(format!(", {left} left"))
            .quiet(format!(
                " ({}: attack {attack}, armour {armour}, pierce {pierce})",
                source(*from)
            )),
        DiveEvent::Spared { by, target, reason: why } => who(by)
            .say(" spares ")
            .and(who(target))
            .of(format!(": {}", reason(names, *why)), theme::DANGER),
        DiveEvent::PushFailed { target, reason: why } => who(target)
            .say(" is not pushed")
            .of(format!(": {}", reason(names, *why)), theme::DANGER),
        DiveEvent::StatusBegan { id, status, beats, by } => {
            let line = who(id).say(format!(": {} takes hold", noun(*status)));
            let line = match beats {
                0 => line,
                beats => line.say(format!(" for {}", count(*beats, "beat"))),
            };
            line.say(", by ").and(who(by))
        }
        DiveEvent::StatusResisted { id, status, reason: why } => who(id)
            .say(format!(" resists {}", noun(*status)))
            .of(format!(": {}", reason(names, *why)), theme::DANGER),
        DiveEvent::StatusEnded { id, status } => who(id).say(format!(": {} ends", noun(*status))),
        DiveEvent::Stuck { id } => who(id).say(" is stuck in water"),
        DiveEvent::Freed { id } => who(id).say(" is free of the water"),
        DiveEvent::Hurt { id, source: from, damage, left, .. } => who(id)
            .say(" loses ")
            .and(number(*damage))
            .say(format!(" health, {left} left"))
            .quiet(format!(" ({})", source(*from))),
        DiveEvent::Healed { id, amount, now } => {
            who(id).say(" gains ").and(number(*amount)).say(format!(" health, {now} now"))
        }
        DiveEvent::ActionLost { id, reason: why } => {
            who(id).say(" loses its action").of(format!(": {}", reason(names, *why)), theme::DANGER)
        }
        DiveEvent::ActionFailed { id, reason: why } => {
            who(id).say(" can do nothing").of(format!(": {}", reason(names, *why)), theme::DANGER)
        }
        DiveEvent::Waited { id } => who(id).say(" waits"),
        DiveEvent::LetAct { id, blocker } => {
            who(id).say(" lets ").and(who(blocker)).say(" act first")
        }
        DiveEvent::Noticed { id } => who(id).say(" notices a player"),
        DiveEvent::WallGone { cell, kind, by, source: from } => {
            let how = match from {
                Source::Explosion => " blows up",
                _ => " digs out",
            };
            let line = who(by).say(how);
            line.say(format!(" a {}", names.kind(*kind))).quiet(at(cell))
        }
        DiveEvent::FuseBurned { id, left } => {
            who(id).say(format!(": fuse, {} left", count(*left, "beat")))
        }
        DiveEvent::Exploded { id, centre, .. } => who(id).say(" explodes").quiet(at(centre)),
        DiveEvent::SetOff { id } => who(id).say(" is set off"),
        DiveEvent::Died { id, cell, by, source: from, .. } => {
            let line = who(id).of(" dies", theme::HOSTILE).quiet(at(cell));
            let by = by.map(|by| format!(" by a {}", names.kind(by)));
            line.quiet(format!("{} ({})", by.unwrap_or_default(), source(*from)))
        }
        DiveEvent::Vanished { id, cell, .. } => who(id).say(" is gone").quiet(at(cell)),
        DiveEvent::PickedUp { id, item, gives: what, paid, .. } => {
            let line = who(id).say(" takes ").and(who(item));
            let line = line.quiet(format!(" ({})", gives(what)));
            match paid {
                0 => line,
                paid => line.say(format!(" for {paid} gold")),
            }
        }
        DiveEvent::CannotPay { id, kind, price, gold } => who(id)
            .say(format!(" cannot pay a {}", names.kind(*kind)))
            .of(format!(": {price} gold asked, {gold} carried"), theme::DANGER),
        DiveEvent::Edited { id, field, before, now } => {
            who(id).say(format!(": {field} edited from {before} to {now}"))
        }
        DiveEvent::Left { id, floor } => who(id).say(format!(" leaves floor {}", floor + 1)),
    }
}

/// The object that an event happens to: it is marked when the event is selected.
pub fn whom(event: &DiveEvent) -> Option<ObjectId> {
    match event {
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
