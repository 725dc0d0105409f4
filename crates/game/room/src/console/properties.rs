//! Tests that numbers which are typed or sent are refused by name, wherever the game is.

use super::{Answer, run};
use crate::console;
use crate::prelude::*;
use crate::testing;
use daemonfall_lab::fuzz::BOUNDS;

pub const LINES: &str = include_str!("lines.txt");

/// Commands as in replays, in which N is a number.
const RECORDED: &str = include_str!("recorded.txt");

/// Before anything is loaded, on the map, in a dive, and in a breach.
pub fn worlds() -> [World; 4] {
    [World::new(), testing::map(), testing::dive(), testing::breach("needle,weaver:thorn")]
}

#[test]
fn numbers_of_recorded_commands_that_nothing_has_are_told_and_refused() {
    let mut worlds = worlds();
    for (text, number) in RECORDED.lines().flat_map(|text| BOUNDS.map(|number| (text, number))) {
        let text = text.replace('N', number);
        let Ok(command) = serde_json::from_str::<RunCommand>(&text) else { continue };
        for world in &mut worlds {
            let told = console::told(world, &command);
            let refused = console::check(world, &command, true);
            let nothing_has_it = number.parse().is_ok_and(|number: u64| number > 60_000);
            if nothing_has_it && world.contains_resource::<Campaign>() {
                assert!(told.contains(&format!("#{number}")) && refused.is_err(), "{told}");
            }
        }
    }
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
    let mut map = testing::map();
    for form in forms {
        for number in ["300", "65536", "2147483648", "4294967295", "18446744073709551615"] {
            let words = match run(&mut map, &form.replace('N', number), true) {
                Ok(Answer::Told(lines)) => lines.join(" "),
                Ok(other) => format!("{other:?}"),
                Err(reason) => reason,
            };
            assert!(words.contains(number) && !words.contains("would be carried out"), "{words}");
        }
    }
}
