//! Invariants under random commands on many seeds.

use crate::small;
use daemonfall_battle::Order;
use daemonfall_core::{Fingerprint, Streams};
use daemonfall_sector::{
    BoonId, Command, Difficulty, FactionId, KindId, Opponent, Pending, Rules, Sector, TileId,
    WriteBack,
};
use proptest::prelude::*;
use std::sync::LazyLock;

static RULES: LazyLock<Rules> = LazyLock::new(small::rules);

type Draw = (u8, u16, u16, u16);

/// A command, legal or not, that roughly fits the sector.
fn command(sector: &Sector, (what, one, other, third): Draw) -> Command {
    let stacks: Vec<_> = sector.stacks_of(sector.active).collect();
    let stack = &stacks.get(usize::from(one) % stacks.len().max(1));
    let Some(stack) = stack else { return Command::EndTurn };
    let near: Vec<TileId> = sector.grid.within(stack.tile, 3).collect();
    let beside: Vec<TileId> = sector.grid.neighbours(stack.tile).collect();
    let tile = near[usize::from(other) % near.len()];
    let next = beside[usize::from(other) % beside.len()];
    let units: Vec<_> = stack.units.iter().map(|unit| unit.id).collect();
    let some = units[..1 + usize::from(third) % units.len()].to_vec();
    let faction = FactionId(u32::from(other) % 5);
    let stack = stack.id;
    match what % 16 {
        0..=4 => Command::Move { stack, to: tile },
        5..=6 => Command::Attack { stack, tile: next },
        7 => Command::Merge {
            from: stack,
            into: sector.tile(next).stack.unwrap_or(stack),
            units: some,
        },
        8 => Command::Split { stack, units: some, to: next },
        9 => Command::Arrange { stack, order: units.into_iter().rev().collect() },
        10..=11 => Command::Recruit {
            tile: sector.faction(sector.active).home.unwrap_or(tile),
            kind: KindId(u32::from(third) % 17),
        },
        12 => match third % 7 {
            6 => Command::Promote { unit: some[0], boon: BoonId(u32::from(other) % 9) },
            4 => Command::ChangeRow { unit: some[0] },
            5 => Command::GiveOrder { stack, order: Order::ALL.get(units.len()).copied() },
            0 => Command::Disband { unit: some[0] },
            3 => Command::Reserve { unit: some[0] },
            1 => Command::EnterVault { stack },
            _ => Command::Break { with: faction },
        },
        13 => match third % 2 {
            0 => Command::Propose { to: faction },
            _ => Command::Answer { from: faction, accept: third % 4 == 1 },
        },
        _ => Command::EndTurn,
    }
}

fn settle(sector: &mut Sector) {
    let over = match sector.pending {
        Some(Pending::Encounter { .. }) => WriteBack::EncounterOver,
        Some(Pending::Vault { .. }) => WriteBack::VaultOver { emptied: true },
        None => return,
    };
    RULES.write_back(sector, &over).unwrap();
}

fn start(seed: u64) -> Sector {
    RULES.generate("small", 100, &mut Streams::new(seed)).unwrap()
}

fn draws() -> impl Strategy<Value = Vec<Draw>> {
    prop::collection::vec(any::<Draw>(), 1..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whatever_is_commanded_the_sector_stays_sound(seed in 0u64..1_000, draws in draws()) {
        let mut sector = start(seed);
        for draw in draws {
            settle(&mut sector);
            let command = command(&sector, draw);
            let before = sector.clone();
            let checked = RULES.check(&sector, &command);
            let applied = RULES.apply(&mut sector, &command);
            match applied {
                Ok(applied) => {
                    prop_assert_eq!(checked, Ok(()));
                    RULES.validate(&sector).map_err(|error| TestCaseError::fail(format!("{command:?}: {error}")))?;
                    if !applied.rolled {
                        prop_assert_eq!(sector.dice, before.dice);
                    }
                    if applied.undoable {
                        // Nothing was learnt: unknown tiles stay unknown.
                        let known = |sector: &Sector| sector.faction(before.active).memory.iter().map(|it| it.seen).max();
                        prop_assert!(known(&sector) >= known(&before));
                        prop_assert_eq!(sector.active, before.active);
                        for (now, then) in sector.faction(before.active).memory.iter().zip(&before.faction(before.active).memory) {
                            prop_assert!(now.seen <= then.seen, "{:?} brought something to light", command);
                        }
                    }
                }
                Err(refusal) => {
                    prop_assert_eq!(checked, Err(refusal));
                    prop_assert_eq!(&sector, &before);
                }
            }
        }
    }

    #[test]
    fn the_same_seed_and_commands_give_the_same_fingerprints(seed in 0u64..1_000, draws in draws()) {
        let play = || {
            let mut sector = start(seed);
            let mut prints: Vec<Fingerprint> = Vec::new();
            for draw in &draws {
                settle(&mut sector);
                let command = command(&sector, *draw);
                let _ = RULES.apply(&mut sector, &command);
                prints.push(sector.fingerprint());
            }
            prints
        };
        prop_assert_eq!(play(), play());
    }

    #[test]
    fn a_sector_restored_from_text_goes_on_as_the_one_it_was_taken_from(seed in 0u64..1_000, before in draws(), after in draws()) {
        let mut sector = start(seed);
        for draw in before {
            settle(&mut sector);
            let command = command(&sector, draw);
            let _ = RULES.apply(&mut sector, &command);
        }
        let text = serde_json::to_string(&sector).unwrap();
        let mut restored: Sector = serde_json::from_str(&text).unwrap();
        RULES.validate(&restored).unwrap();
        prop_assert_eq!(restored.fingerprint(), sector.fingerprint());
        for draw in after {
            settle(&mut sector);
            settle(&mut restored);
            let command = command(&sector, draw);
            let one = RULES.apply(&mut sector, &command);
            let other = RULES.apply(&mut restored, &command);
            prop_assert_eq!(one, other);
            prop_assert_eq!(restored.fingerprint(), sector.fingerprint());
        }
    }

    #[test]
    fn what_others_do_in_the_dark_changes_no_opponents_mind(seed in 0u64..200) {
        let mut sector = start(seed);
        while sector.active != FactionId(1) {
            RULES.apply(&mut sector, &Command::EndTurn).unwrap();
        }
        let mut other = sector.clone();
        // A stack that Ash does not see has become strong and rich.
        let hidden: Vec<_> = other.stacks.values().filter(|stack| {
            stack.faction != FactionId(1) && sector.faction(FactionId(1)).memory[stack.tile.0 as usize].glimpse.is_none()
        }).map(|stack| stack.id).collect();
        for id in hidden {
            let stack = other.stacks.get_mut(&id).unwrap();
            let strong = RULES.roster.find("hydra").unwrap();
            for unit in &mut stack.units {
                unit.kind = strong;
            }
        }
        other.factions[0].cycles += 500;
        for difficulty in Difficulty::ALL {
            let think = |sector: &Sector| {
                let mut opponent = Opponent::new(difficulty);
                opponent.next(&RULES.view(sector, FactionId(1)))
            };
            prop_assert_eq!(think(&sector), think(&other));
        }
    }
}
