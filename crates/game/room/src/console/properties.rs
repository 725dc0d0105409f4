//! Tests that whatever is typed or sent is read or refused, wherever the game is.

use super::{Answer, candidates, command, run};
use crate::console;
use crate::prelude::*;
use crate::testing::{self, changed};
use daemonfall_breach as breach;
use daemonfall_campaign::install;
use daemonfall_dungeon as dungeon;
use proptest::prelude::*;
use proptest::test_runner::{TestError, TestRunner};
use std::cell::RefCell;

pub const LINES: &str = include_str!("lines.txt");

/// Commands as in replays, in which N is a number.
const RECORDED: &str = include_str!("recorded.txt");

/// Before anything is loaded, on the map, in a dive, and in a breach.
pub fn worlds() -> [World; 4] {
    let [nothing, mut map, mut dive, mut table] = [(); 4].map(|()| World::new());
    let content = testing::content();
    install(&mut map, &content);
    map.insert_resource(testing::run(3));
    map.insert_resource(State::new(Screen::SECTOR));
    dungeon::install(&mut dive, content.dungeon.clone());
    dungeon::begin(&mut dive, 7);
    dive.insert_resource(State::new(Screen::DIVE));
    let library = content.breach.clone();
    let muster = daemonfall_breach_mode::muster::read(&library, "needle,weaver:thorn", 1);
    let (_, muster) = muster.unwrap_or_else(|error| panic!("{error}"));
    breach::install(&mut table, library);
    breach::begin(&mut table, &muster).unwrap_or_else(|error| panic!("{error}"));
    table.insert_resource(State::new(Screen::BREACH));
    [nothing, map, dive, table]
}

/// Tries many cases, with worlds that none of them may change.
fn holds<S: Strategy>(cases: S, test: impl Fn(&mut World, &S::Value) -> Result<(), TestCaseError>)
where
    S::Value: std::fmt::Debug,
{
    let worlds = RefCell::new(worlds());
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    let tried = TestRunner::new(config).run(&cases, |case| {
        let mut worlds = worlds.borrow_mut();
        worlds.iter_mut().try_for_each(|world| test(world, &case))
    });
    match tried {
        Err(TestError::Fail(reason, case)) => panic!("{reason}: {case:?}"),
        tried => assert!(tried.is_ok(), "{tried:?}"),
    }
}

#[test]
fn whatever_is_typed_is_answered_or_refused_with_a_reason() {
    let lines = prop_oneof![any::<String>(), changed(LINES.lines())];
    holds(lines, |world, line| {
        let refused = match command(world, line) {
            Ok(Some(command)) => {
                prop_assert!(!console::told(world, &command).is_empty());
                console::check(world, &command, true).err()
            }
            Ok(None) => run(world, line, true).err(),
            Err(reason) => Some(reason),
        };
        prop_assert!(refused.is_none_or(|reason| !reason.is_empty()));
        let _ = candidates(world, line);
        Ok(())
    });
}

#[test]
fn numbers_of_recorded_commands_that_nothing_has_are_told_and_refused() {
    let numbers = prop_oneof![any::<u64>(), 0..70_000u64, Just(255), Just(u64::from(u32::MAX))];
    let recorded = prop::sample::select(RECORDED.lines().collect::<Vec<_>>());
    holds((recorded, numbers), |world, (text, number)| {
        let text = text.replace('N', &number.to_string());
        let Ok(command) = serde_json::from_str::<RunCommand>(&text) else { return Ok(()) };
        let told = console::told(world, &command);
        let refused = console::check(world, &command, true);
        if *number > 60_000 && world.contains_resource::<Campaign>() {
            prop_assert!(told.contains(&format!("#{number}")) && refused.is_err(), "{told}");
        }
        Ok(())
    });
}

#[test]
fn a_typed_number_that_is_out_of_range_is_refused_by_name() {
    let forms = [
        "check sector move #N to #0",
        "check sector move #1 N,1",
        "check sector merge #N #1 #2",
        "check sector disband #N",
        "check sector propose N",
        "check sector recruit needle N,1",
        "check breach use jab #N",
        "check line-up #N@0,0",
        "check edit health 1 of #N",
        "check edit cycles 1 of #N",
        "choose N",
        "take N",
        "exchange 1 N",
        "fingerprint N",
        "odds #N #0",
    ];
    let numbers = prop_oneof![300..u64::MAX, 300..u64::from(u32::MAX)];
    holds((prop::sample::select(forms.to_vec()), numbers), |world, (form, number)| {
        if !world.contains_resource::<Campaign>() {
            return Ok(());
        }
        let number = number.to_string();
        let words = match run(world, &form.replace('N', &number), true) {
            Ok(Answer::Told(lines)) => lines.join(" "),
            Ok(other) => format!("{other:?}"),
            Err(reason) => reason,
        };
        prop_assert!(words.contains(&number) && !words.contains("would be carried out"), "{words}");
        Ok(())
    });
}
