//! Plays the scenes in `fights`: who fights, what they choose, and what comes of it.
//!
//! | line | |
//! |---|---|
//! | `subroutines` | those of all scenes below it; `own subroutines` those of its scene alone |
//! | `fight P 9 3; E 9 3` | a new fight ([`Fight::new`]) |
//! | `round P0 zap E1` | [`Fight::round`] or `outcome`, [`Fight::outcome`]; below it what happened |
//! | `stack` | the unresolved entries; `shown` those shown in the last round, with the resolved |
//! | `choose P0 zap E1`, `wait P0` | a choice for the next round |
//! | `refuse P0 zap E1`, `refuse wait P0` | a choice that is refused, below it with which words |
//! | `P0: CPU 3`, `P0: health 2`, `P0: Burn 9` | what a character has |

use crate::fight::Fight;
use crate::scenes::{check, play};
use daemonfall_stack::{Statuses, fingerprint};

#[test]
fn every_fight_goes_as_it_is_written() {
    let (mut subroutines, mut own, mut fight) = (String::new(), None, None);
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fights"), |word, rest, below| match word {
        "subroutines" => subroutines = format!("{{{}}}", below.concat()),
        "own" => own = Some(format!("{{{}}}", below.concat())),
        "scene" => own = None,
        "fight" => {
            let characters: Vec<&str> = rest.split("; ").collect();
            fight = Some(Fight::new(&characters, own.as_ref().unwrap_or(&subroutines)));
        }
        word => go_on(fight.as_mut().expect("a fight"), word, rest, below),
    });
}

fn go_on(fight: &mut Fight, word: &str, rest: &str, below: &[&str]) {
    let choices: Vec<&str> = rest.split("; ").filter(|it| !it.is_empty()).collect();
    match word {
        "round" if below.is_empty() => drop(fight.round(&choices)),
        "round" => check(&fight.round(&choices), below),
        "outcome" => check(&fight.outcome(&choices), below),
        "stack" => check(&fight.stack(), below),
        "shown" => check(&fight.shown(), below),
        "choose" => assert_eq!(fight.choose(rest), Ok(())),
        "wait" => assert_eq!(fight.wait(rest), Ok(())),
        "refuse" => {
            let before = fingerprint(&fight.world);
            let refused = match rest.strip_prefix("wait ") {
                Some(who) => fight.wait(who),
                None => fight.choose(rest),
            };
            check(&[refused.expect_err("a refusal").to_string()], below);
            assert_eq!(fingerprint(&fight.world), before, "a refusal changes nothing");
        }
        who => {
            let (who, (what, value)) = (who.trim_end_matches(':'), rest.split_once(' ').unwrap());
            let has = match what {
                "CPU" => fight.free(who),
                "health" => fight.health(who),
                status => {
                    let status = serde_json::from_value(status.into()).expect("a status");
                    i32::from(fight.part::<Statuses>(who).left(status))
                }
            };
            assert_eq!(has.to_string(), value);
        }
    }
}
