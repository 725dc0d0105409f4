//! Plays the scenes in `battles`: who fights, what is done and weighed, and how it ends.
//!
//! | line | |
//! |---|---|
//! | `units` | the units in the lines below it ([`unit`](super::unit)), of this scene and those after it |
//! | `with 0 focus` | the same units, the first of them with a word more |
//! | `fight`, `fight 3` | the battle of seed 1, or of another |
//! | `seek hit`, `seek miss`, `seek 2` | the first battle in which the first move hits or misses, or with so many moves |
//! | `moves`, `effects`, `first` | all moves of the battle, the same with their effects, those of the first turn |
//! | `turns: 0 4`, `ends: Attacker`, `left: 9 6` | where its turns begin, how it ends, and with what health |
//! | `count 1 0 Riposte: 0` | how many moves of the battle end so |
//! | `why 0: 0 in turn 1` | who chose this move, and below it all that was weighed |
//! | `do 0 2 Strike 3` | makes a move by hand, after those before |
//! | `health 2: 17` | the health of one unit after those moves |
//! | `refuse 0 2 Strike 5: only 0 to 4` | what cannot come next, and a part of the reason |
//! | `choice 0: 2 Strike` | what a unit would choose then, or `none` |
//! | `worth 0 2 Strike: 6/7 of 12/7` | what a move is worth once, and without the order if that is another value |
//! | `roll 0 2 Strike: 6 3 4` | the roll of a move: attack, defence and damage |

use super::{effects, first_turn, plan, replayed, steps};
use crate::scenes::{check, play};
use daemonfall_battle::{Battle, Move, ParticipantId, Plan, State, Weighed, Worth};

#[test]
fn every_battle_goes_as_it_is_written() {
    let plan = plan("A 1 1 1 1; D 1 1 1 1");
    let battle = plan.simulate(1);
    let mut scene = Scene { units: Vec::new(), plan, battle, made: Vec::new() };
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/battles"), |word, rest, below| {
        scene.go_on(word, rest, below);
    });
}

struct Scene {
    units: Vec<String>,
    plan: Plan,
    battle: Battle,
    made: Vec<Move>,
}

fn list(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

fn worth(row: &Weighed) -> String {
    let told = |it: Worth| match it.once {
        once if once == it.plain => once.to_string(),
        once => format!("{once} of {}", it.plain),
    };
    row.worth.map_or("none".into(), told)
}

impl Scene {
    fn read(&self, line: &str) -> Move {
        self.plan.read(&line.parse().expect("a move")).expect("a known type")
    }

    /// The state after the moves made by hand.
    fn state(&self) -> State {
        replayed(&self.plan, &self.made).state().clone()
    }

    fn row(&self, row: &Weighed) -> String {
        format!("{} {}", row.target, self.plan.types().name(row.kind))
    }

    fn go_on(&mut self, word: &str, rest: &str, below: &[&str]) {
        let (asked, wanted) = rest.split_once(": ").unwrap_or((rest, rest));
        let first = || {
            let word = asked.split(' ').next().unwrap_or_default();
            word.parse::<u32>().expect("a number")
        };
        let found = match word {
            "scene" => return self.made.clear(),
            "units" => {
                self.units = below.iter().map(|it| (*it).to_owned()).collect();
                (self.plan, self.made) = (plan(&below.join("\n")), Vec::new());
                return;
            }
            "with" => {
                let mut units = self.units.clone();
                units[first() as usize] += asked.trim_start_matches(char::is_numeric);
                (self.plan, self.made) = (plan(&units.join("\n")), Vec::new());
                return;
            }
            "fight" => return self.battle = self.plan.simulate(asked.parse().unwrap_or(1)),
            "seek" => {
                let is_it = |battle: &Battle| match asked {
                    "hit" => battle.moves[0].effect > 0,
                    "miss" => battle.moves[0].effect == 0,
                    count => count.parse() == Ok(battle.moves.len()),
                };
                let battle = (0..).map(|seed| self.plan.simulate(seed)).find(is_it);
                return self.battle = battle.expect("a battle for every course");
            }
            "moves" => return check(&steps(&self.plan, &self.battle), below),
            "effects" => return check(&effects(&self.plan, &self.battle), below),
            "first" => return check(&first_turn(&self.plan, &self.battle), below),
            "turns:" => list(&self.battle.turns),
            "ends:" => format!("{:?}", self.battle.ending.outcome),
            "left:" => list(self.battle.ending.health.iter().map(|it| it.current)),
            "count" => {
                let steps = steps(&self.plan, &self.battle);
                steps.iter().filter(|step| step.ends_with(asked)).count().to_string()
            }
            "why" => {
                let why = self.plan.why(&self.battle.moves, first() as usize);
                let why = why.expect("sound").expect("a move");
                assert_eq!(why.ranked().first().map(|best| best.chosen), Some(true));
                let row = |row: &Weighed| {
                    let all = row.worth.map(|it| format!(" x{} = {}", it.repeats, it.total));
                    let chosen = if row.chosen { ", chosen" } else { "" };
                    let all = all.unwrap_or_default();
                    format!("{}: {}{all}{chosen}", self.row(row), worth(row))
                };
                check(&why.weighed.iter().map(row).collect::<Vec<_>>(), below);
                format!("{} in turn {}", why.mover, why.turn)
            }
            "do" => {
                let made = self.read(asked);
                return self.made.push(made);
            }
            "health" => self.state().healths()[first() as usize].current.to_string(),
            "refuse" => {
                let made = self.read(asked);
                let told = replayed(&self.plan, &self.made).push(&made).expect_err("refused");
                return assert!(told.to_string().contains(wanted), "{told}");
            }
            "choice" | "worth" => {
                let why = self.plan.weigh(&self.state(), ParticipantId(first()));
                let mut rows = why.weighed.iter();
                let found = match asked.split_once(' ') {
                    Some((_, aimed)) => rows.find(|row| self.row(row) == aimed).map(worth),
                    None => rows.find(|row| row.chosen).map(|row| self.row(row)),
                };
                found.unwrap_or("none".into())
            }
            "roll" => {
                let it = self.read(&format!("{asked} 0"));
                let roll = self.plan.roll(&self.state(), it.mover, it.kind, it.target);
                let roll = roll.expect("a roll");
                list([roll.attack, roll.defence, roll.damage])
            }
            word => panic!("what is {word}?"),
        };
        assert_eq!(found, wanted);
    }
}
