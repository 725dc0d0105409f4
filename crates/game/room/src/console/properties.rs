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

pub const LINES: [&str; 40] = [
    "dive step north",
    "dive bomb w",
    "dive wait",
    "dive drink",
    "sector move #1 to 5,7",
    "sector attack #1 at 5,7",
    "sector merge #1 into #2 with #3 #4",
    "sector split #1 to 5,7 with #3",
    "sector arrange #1 #2 #3",
    "sector recruit needle at 5,7",
    "sector disband #1",
    "sector enter #1",
    "sector propose to #1",
    "sector answer yes to #1",
    "sector break with #1",
    "sector end turn",
    "breach use jab at #1",
    "breach use jab at their Thorn",
    "breach use jab at own Needle",
    "breach use lance at panel 2 1",
    "breach use jab",
    "breach wait",
    "fit spear_head into #1",
    "unfit spear_head from #1",
    "choose 1",
    "line-up #4@1,0 #5@2,1",
    "take 1",
    "take none",
    "exchange 1 2",
    "edit health 12 of #1",
    "edit cycles 9 of #1",
    "fingerprint 1",
    "state units \"at the\" 7",
    "check sector move #1 to 5,7",
    "odds #1 5,7 5,8",
    "objects wall",
    "choices",
    "kinds crawler",
    "help sector move",
    "go 3",
];

/// Commands as in replays, in which N is a number.
const RECORDED: [&str; 21] = [
    r#"{"Fit":{"unit":0,"item":N}}"#,
    r#"{"Unfit":{"unit":N,"item":0}}"#,
    r#"{"Choose":N}"#,
    r#"{"Take":N}"#,
    r#"{"Exchange":[0,N]}"#,
    r#"{"LineUp":[{"unit":N,"column":0,"depth":0}]}"#,
    r#"{"LineUp":[{"unit":0,"column":N,"depth":N}]}"#,
    r#"{"Dive":{"Edit":{"object":N,"field":"Health","value":N}}}"#,
    r#"{"Breach":{"Use":{"subroutine":N,"aim":{"Character":0}}}}"#,
    r#"{"Breach":{"Use":{"subroutine":0,"aim":{"Character":N}}}}"#,
    r#"{"Breach":{"Use":{"subroutine":0,"aim":{"Panel":{"x":N,"column":N}}}}}"#,
    r#"{"Sector":{"Move":{"stack":0,"to":N}}}"#,
    r#"{"Sector":{"Attack":{"stack":N,"tile":N}}}"#,
    r#"{"Sector":{"Recruit":{"tile":N,"kind":0}}}"#,
    r#"{"Sector":{"Recruit":{"tile":0,"kind":N}}}"#,
    r#"{"Sector":{"Disband":{"unit":N}}}"#,
    r#"{"Sector":{"Propose":{"to":N}}}"#,
    r#"{"Sector":{"Answer":{"from":N,"accept":true}}}"#,
    r#"{"Sector":{"Break":{"with":N}}}"#,
    r#"{"Sector":{"Edit":{"field":{"Health":N},"value":N}}}"#,
    r#"{"Sector":{"Edit":{"field":{"Cycles":N},"value":1}}}"#,
];

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
    let lines = prop_oneof![any::<String>(), changed(LINES)];
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
    holds((0..RECORDED.len(), numbers), |world, (place, number)| {
        let text = RECORDED[*place].replace('N', &number.to_string());
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
