//! Counts for a dive's summary, from its events alone.

use crate::prelude::*;
use daemonfall_dungeon::Outcome;
use daemonfall_dungeon::components::Player;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Hostile units that died, from any cause.
    pub kills: u32,
    /// Gold carried, as last known.
    pub gold: u32,
    /// Things picked up, except gold.
    pub found: u32,
    pub wounds: u32,
    pub last: Option<Wound>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wound {
    /// Damage after armour, even if it exceeds the health left.
    pub damage: i32,
    /// Health before it.
    pub had: i32,
}

impl Tally {
    /// `gold` is what the player carries after the events; `None` if dead.
    pub fn count(&mut self, events: &[DiveEvent], library: &Library, gold: Option<u32>) {
        for event in events {
            match event {
                DiveEvent::Died { kind, .. } if library.kind(*kind).side == Side::Hostile => {
                    self.kills += 1
                }
                DiveEvent::PickedUp { gives, .. } if !matches!(gives, Pickup::Gold(_)) => {
                    self.found += 1
                }
                DiveEvent::Hit { target_kind, attack, armour, pierce, damage, left, .. }
                    if is_player(*target_kind, library) =>
                {
                    let full = daemonfall_dungeon::handlers::damage(*attack, *armour, *pierce);
                    self.wound(full, *damage, *left);
                }
                DiveEvent::Hurt { kind, damage, left, .. } if is_player(*kind, library) => {
                    self.wound(*damage, *damage, *left)
                }
                _ => {}
            }
        }
        self.gold = gold.unwrap_or(self.gold);
    }

    fn wound(&mut self, damage: i32, taken: i32, left: i32) {
        self.wounds += u32::try_from(taken).unwrap_or(0);
        let had = left + taken;
        self.last = Some(Wound { damage, had });
    }
}

/// The player's gold in a dive; `None` if dead.
pub fn gold(world: &mut World) -> Option<u32> {
    let mut players = world.query::<&Player>();
    players.iter(world).map(|player| player.gold).max()
}

fn is_player(kind: KindId, library: &Library) -> bool {
    library.find_kind("player") == Some(kind)
}

pub fn hurts_player(event: &DiveEvent, world: &World) -> bool {
    match event {
        DiveEvent::Hit { target_kind: kind, .. } | DiveEvent::Hurt { kind, .. } => {
            is_player(*kind, world.resource::<Library>())
        }
        _ => false,
    }
}

/// How a dive ended, in words and numbers: "Struck down by a crawler: 2 damage, with 1 health left".
pub fn cause(outcome: Outcome, last: Option<Wound>, library: &Library) -> String {
    let how = how(outcome, library);
    match (outcome, last) {
        (Outcome::Died { .. }, Some(Wound { damage, had })) => {
            t!("tally-wound", how = how, damage = damage, had = had)
        }
        _ => how,
    }
}

fn how(outcome: Outcome, library: &Library) -> String {
    let (by, source) = match outcome {
        Outcome::Escaped => return t!("tally-escaped"),
        Outcome::Died { by, source } => (by, source),
    };
    let how = match source {
        Source::Attack => "struck",
        Source::Projectile => "shot",
        Source::Explosion => "blown",
        Source::Trap => "caught",
        Source::Floor => "burnt",
        Source::Burn => return t!("tally-burnt-out"),
        Source::Own => "undone",
    };
    match by {
        Some(kind) if is_player(kind, library) => t!("tally-died-own", how = how),
        Some(kind) => {
            let name = library.kind(kind).name.as_str();
            let small = name.to_lowercase();
            let article = article(&small);
            t!("tally-died-by", how = how, name = name, small = small, article = article)
        }
        None => t!("tally-died", how = how),
    }
}

pub fn article(name: &str) -> &'static str {
    match name.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => "an",
        false => "a",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::library;

    #[test]
    fn every_end_has_a_sentence() -> Result<(), String> {
        let library = library()?;
        let crawler = library.find_kind("crawler");
        let died = |by, source| cause(Outcome::Died { by, source }, None, &library);
        let last = Some(Wound { damage: 2, had: 1 });
        let bitten = Outcome::Died { by: crawler, source: Source::Attack };
        assert_eq!(
            cause(bitten, last, &library),
            "Struck down by a crawler: 2 damage, with 1 health left"
        );
        assert_eq!(died(crawler, Source::Attack), "Struck down by a crawler");
        assert_eq!(
            died(library.find_kind("player"), Source::Explosion),
            "Blown apart by your own hand"
        );
        assert_eq!(died(None, Source::Trap), "Caught");
        assert_eq!(died(library.find_kind("spikes"), Source::Trap), "Caught by spikes");
        assert_eq!(died(crawler, Source::Projectile), "Shot down by a crawler");
        assert_eq!(died(None, Source::Floor), "Burnt");
        assert_eq!(died(None, Source::Own), "Killed");
        assert_eq!(cause(Outcome::Escaped, last, &library), "Left the machine by the last stairs");
        Ok(())
    }
}
