//! Plays whole breaches and checks after each choice that the picture equals a new reading.

use super::*;
use crate::arrows::way;
use crate::choosing::next_aim;
use crate::column::{Key, lines, with_ghost};
use crate::log::BreachLog;
use crate::muster;
use crate::prelude::*;
use bevy::ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::preview::{Preview, preview};
use daemonfall_breach::{Muster, Scratch, act, all_commands, begin, install, turn};
use daemonfall_core::{EventLog, Streams};
use std::collections::BTreeMap;

/// The game's own data.
pub(crate) fn library() -> Result<BreachLibrary, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
    BreachLibrary::load_dir(folder).map_err(|errors| errors.to_string())
}

/// A breach that begins, in its own world.
fn begun(library: &BreachLibrary, muster: &Muster) -> Result<World, String> {
    let mut world = World::new();
    install(&mut world, library.clone());
    begin(&mut world, muster)?;
    world.resource_mut::<EventLog<BreachEvent>>().clear();
    Ok(world)
}

/// The data, and the picture of a breach between these sides that begins.
pub(crate) fn first_picture(sides: &str) -> Result<(BreachLibrary, BreachView), String> {
    let library = library()?;
    let (_, muster) = muster::read(&library, sides, 1)?;
    let world = begun(&library, &muster)?;
    let table = BreachView::read(&BreachSnapshot::of(&world), &library);
    Ok((library, table))
}

#[test]
fn units_of_a_kind_are_numbered_across_both_sides() -> Result<(), String> {
    let (_, table) = first_picture("needle,thorn:thorn,leech,thorn")?;
    let units = table.units.iter();
    let names: Vec<(&str, Option<u32>)> =
        units.map(|unit| (unit.name.as_str(), unit.number)).collect();
    let first: [(&str, Option<u32>); 3] =
        [("Needle", None), ("Thorn 1", Some(1)), ("Thorn 2", Some(2))];
    assert_eq!(names, [&first[..], &[("Leech", None), ("Thorn 3", Some(3))]].concat());
    Ok(())
}

/// Drops what only the screen knows, for comparison.
fn bare(table: &BreachView) -> BreachView {
    let mut bare = table.clone();
    bare.reason = String::new();
    bare.strike = None;
    bare.fresh = 0;
    bare.resolved.retain(|known| known.stage != Stage::Done);
    bare
}

/// Plays a breach with bots and calls `each` after every choice with the picture and a new reading.
fn play(
    words: &str,
    seed: u64,
    policies: [Policy; 2],
    mut each: impl FnMut(&BreachView, &BreachView, &World),
) -> Result<BreachLog, String> {
    let library = library()?;
    let (_, muster) = muster::read(&library, words, seed)?;
    let mut world = begun(&library, &muster)?;
    let mut scratch = Scratch::new(&library);
    let mut dice = Streams::new(seed);
    let mut table = BreachView::read(&BreachSnapshot::of(&world), &library);
    let mut chronicle = BreachLog::default();
    for _ in 0..400 {
        let Some(turn) = turn(&world) else { break };
        let policy = policies[usize::from(!table.is_own(turn.who))];
        let now = BreachSnapshot::of(&world);
        let command =
            choose(policy, &mut scratch, &now, &mut dice).map_err(|error| error.to_string())?;
        act(&mut world, command).map_err(|refusal| refusal.to_string())?;
        let events: Vec<BreachEvent> =
            world.resource_mut::<EventLog<BreachEvent>>().drain().collect();
        for event in &events {
            chronicle.tell(event, &table, &library);
            table.apply(event, &library);
        }
        let fresh = BreachView::read(&BreachSnapshot::of(&world), &library);
        each(&table, &fresh, &world);
        table.settle(fresh);
    }
    Ok(chronicle)
}

#[test]
fn what_follows_the_events_is_what_the_rules_say() -> Result<(), String> {
    for guardian in ["keystone", "loom", "furnace", "mirror"] {
        for seed in 1..4 {
            let policies = [Policy::Random, Policy::Greedy];
            play(guardian, seed, policies, |shown, fresh, _| {
                assert_eq!(bare(shown), bare(fresh), "{guardian} {seed}");
            })?;
        }
    }
    for seed in 1..12 {
        let policies = [Policy::Greedy, Policy::Random];
        play("mirrored", seed, policies, |shown, fresh, _| {
            assert_eq!(bare(shown), bare(fresh), "mirrored {seed}");
        })?;
    }
    Ok(())
}

#[test]
fn arrows_lead_from_every_aim_to_every_other() -> Result<(), String> {
    let mut walked = 0;
    for guardian in ["keystone", "loom", "furnace", "mirror"] {
        let policies = [Policy::Greedy, Policy::Random];
        play(guardian, 5, policies, |table, _, world| {
            let mut of: BTreeMap<u16, Vec<Aim>> = BTreeMap::new();
            for command in all_commands(world) {
                if let Command::Use { subroutine, aim } = command {
                    of.entry(subroutine.0).or_default().push(aim);
                }
            }
            for aims in of.values() {
                for to in 1..aims.len() {
                    walked += 1;
                    assert!(way(table, aims, 0, to).is_some(), "{aims:?}: to {to}");
                    assert!(way(table, aims, to, 0).is_some(), "{aims:?}: from {to}");
                }
                assert!(next_aim(table, aims, 0, IVec2::X) < aims.len());
            }
        })?;
    }
    assert!(walked > 100);
    Ok(())
}

#[test]
fn everything_is_told_and_nothing_twice_in_a_line() -> Result<(), String> {
    let policies = [Policy::Greedy, Policy::Greedy];
    let chronicle = play("keystone", 3, policies, |_, _, _| {})?;
    assert!(chronicle.lines.len() > 40, "{} lines", chronicle.lines.len());
    for line in &chronicle.lines {
        let text = line.text();
        assert!(text.ends_with('.') && !text.contains("  ") && !text.contains('?'), "{text:?}");
        assert!(line.why.is_empty() || line.why.ends_with('.'), "{:?}", line.why);
    }
    let told = |words: &str| chronicle.lines.iter().any(|line| line.text().contains(words));
    for words in [" chooses ", " \u{2192} ", " repeats ", "The breach is "] {
        assert!(told(words), "{words:?} is never logged");
    }
    Ok(())
}

/// Checks that the numbers behind a line lead from the value before to the value after; returns how
/// many do so.
fn sums(formula: &[(String, String)]) -> Result<usize, String> {
    let number = |words: &str| {
        let plain = words.replace('\u{2212}', "-");
        let digits = plain.chars().filter(|it| it.is_ascii_digit() || *it == '-');
        digits.collect::<String>().parse::<i32>()
    };
    let (mut sum, mut found) = (None, 0);
    for (name, words) in formula {
        let wrong = |error: std::num::ParseIntError| format!("{name}: {words}: {error}");
        if let Some((before, after)) = words.split_once(" and ") {
            let by = number(after).map_err(wrong)? - number(before).map_err(wrong)?;
            match sum.take() {
                Some((sum, _)) if sum != by => {
                    return Err(format!("{formula:?}: {sum} is not {by}"));
                }
                Some(_) => found += 1,
                None => {}
            }
        } else if words.chars().any(char::is_alphabetic) {
            let of = number(words).map_err(wrong)?;
            // A blocked part of a blow is not lost health.
            sum = Some(match words {
                _ if words.ends_with(" damage") => (-of, -1),
                _ if words.ends_with(" lost") => (-of, 1),
                _ => (of, 1),
            });
        } else if let Some((sum, sign)) = &mut sum {
            *sum += *sign * number(words).map_err(wrong)?;
        }
    }
    Ok(found)
}

#[test]
fn the_numbers_behind_a_line_lead_from_before_to_after() -> Result<(), String> {
    let mut found = 0;
    for (guardian, seed) in [("keystone", 3), ("loom", 4), ("furnace", 5), ("mirror", 6)] {
        for other in [Policy::Greedy, Policy::Random] {
            let chronicle = play(guardian, seed, [Policy::Random, other], |_, _, _| {})?;
            for line in &chronicle.lines {
                found += sums(&line.details)?;
                let hurt = line.why.contains(" loses ") || line.why.contains(" heals ");
                assert!(!hurt || !line.details.is_empty(), "{:?}", line.why);
            }
        }
    }
    assert!(found > 100, "{found}");
    Ok(())
}

#[test]
fn a_choice_stands_in_the_column_where_it_will_stand() -> Result<(), String> {
    let library = library()?;
    let (_, muster) = muster::read(&library, "needle,bastion:thorn,leech", 1)?;
    let mut world = begun(&library, &muster)?;
    let table = BreachView::read(&BreachSnapshot::of(&world), &library);
    let who = table.turn.ok_or("no unit has a turn")?.who;
    let wanted = |name: &str| {
        all_commands(&world).into_iter().find(|command| {
            matches!(command, Command::Use { subroutine, .. } if library.subroutine_key(*subroutine) == name)
        })
    };
    let command = wanted("lance").ok_or("no lance")?;
    let ghost = with_ghost(&table, Some((who, false, command, &library)));
    assert_eq!(
        ghost.iter().map(|line| (line.key, line.time)).collect::<Vec<_>>(),
        [(Key::Preview, Some(4))]
    );
    act(&mut world, command).map_err(|refusal| refusal.to_string())?;
    let mut table = table;
    let mut seen = Vec::new();
    for event in world.resource_mut::<EventLog<BreachEvent>>().drain() {
        table.apply(&event, &library);
        let all = lines(&table);
        assert!(all.len() <= 1, "{all:?}");
        seen.extend(all.iter().filter_map(|line| line.time));
    }
    seen.dedup();
    assert!(seen.len() > 1, "{seen:?}");
    assert_eq!(seen, [4, 3, 2, 1][..seen.len()]);
    Ok(())
}

/// The order in which a preview lets the moves that are on the screen resolve for the first time.
fn resolving(preview: &Preview, table: &BreachView) -> Vec<Key> {
    let mut keys: BTreeMap<MoveId, Key> = BTreeMap::new();
    let mut order = Vec::new();
    for event in &preview.events {
        match event {
            BreachEvent::Stack(StackEvent::Added { id, choice, .. }) => {
                let pick = table.picks.iter().find(|pick| pick.user == choice.user);
                keys.extend(pick.map(|pick| (*id, Key::Pick(pick.user))));
            }
            BreachEvent::Stack(StackEvent::Executed(entry)) => {
                let known = table.moves.iter().find(|known| known.id == entry.id);
                let key = keys.remove(&entry.id).or(known.map(|_| Key::Move(entry.id)));
                order.extend(key.filter(|key| !order.contains(key)));
            }
            _ => {}
        }
    }
    order
}

#[test]
fn the_numbers_on_the_stack_are_the_order_in_which_its_moves_resolve() -> Result<(), String> {
    let library = library()?;
    let mut scratch = Scratch::new(&library);
    let mut compared = 0;
    for (sides, seed) in [("keystone", 2), ("loom", 3), ("furnace", 4), ("mirrored", 5)] {
        play(sides, seed, [Policy::Random, Policy::Greedy], |_, fresh, world| {
            if fresh.turn.is_none_or(|turn| turn.quick) {
                return;
            }
            let now = BreachSnapshot::of(world);
            let Ok(preview) = preview(&mut scratch, &now, None, 1) else { return };
            let order = resolving(&preview, fresh);
            let mut rows: Vec<(usize, Key)> =
                lines(fresh).iter().filter_map(|line| Some((line.order?, line.key))).collect();
            rows.sort_unstable();
            // A move whose user or target dies first never resolves.
            let shown: Vec<Key> =
                rows.into_iter().map(|row| row.1).filter(|key| order.contains(key)).collect();
            assert_eq!(shown, order, "{sides} {seed}, round {}", fresh.round);
            compared += shown.len();
        })?;
    }
    assert!(compared > 300, "{compared}");
    Ok(())
}
