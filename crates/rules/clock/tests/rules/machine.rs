//! The transition table: each numbered sub-rule of the seed's rewritten six steps, on the bare
//! machine. Plays the scenes in `machine`.
//!
//! | line | |
//! |---|---|
//! | `bench` | a machine with characters 0 and 1 of team 1, 2 of team 2, mimes 3 and 4 of team 1, mime 5 of team 2 |
//! | `mimes leave`, `mimes come` | takes the mimes away, or adds them again |
//! | `flag 1 Spell`, `unable 1`, `safety Off` | changes a character or the machine |
//! | `begin Slow: Resolve` | begins a resolution; the order that comes, and below it what happened |
//! | `acted 0: React`, `done: Mimic 3` | reports an action or something else, in the same way |
//! | `reacting Slow` | begins a resolution and goes on to the reactions to an action of 0 |
//! | `last: 0`, `safety: On`, `at: 4` | the last action's actor, the safety, the step |

use crate::scenes::{check, play};
use daemonfall_clock::machine::{QUICK_TURNS_AT_MOST, Resolution};
use daemonfall_clock::{
    ActionId, CharacterId, ChargeTime, ClockEvent, Deed, Fact, Machine, Order, QuickFlag,
    QuickSafety, Report, Team,
};
use serde::de::DeserializeOwned;

/// A machine and the characters shown to it. The events are those of the last call only.
struct Bench {
    machine: Machine,
    facts: Vec<Fact>,
    events: Vec<ClockEvent>,
}

fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(name.into()).expect("its name")
}

fn fact((id, team, mime): (u32, u32, bool)) -> Fact {
    Fact {
        id: CharacterId(id),
        team: Team(team),
        charge: ChargeTime(0),
        flag: QuickFlag::None,
        mime,
        able: true,
    }
}

impl Bench {
    fn new() -> Self {
        let mut bench = Self { machine: Machine::default(), facts: Vec::new(), events: Vec::new() };
        bench.facts.extend([(0, 1, false), (1, 1, false), (2, 2, false)].map(fact));
        bench.mimes_come();
        bench
    }

    fn mimes_come(&mut self) {
        self.facts.extend([(3, 1, true), (4, 1, true), (5, 2, true)].map(fact));
    }

    fn begin(&mut self, resolution: Resolution) -> Order {
        self.events.clear();
        let log = &mut |event| self.events.push(event);
        let order;
        (self.machine, order) = self.machine.begin(resolution, &self.facts, log);
        order
    }

    fn report(&mut self, report: Report) -> Order {
        self.events.clear();
        let log = &mut |event| self.events.push(event);
        let order;
        (self.machine, order) = self.machine.advance(&self.facts, report, log);
        order
    }

    fn acted(&mut self, who: u32) -> Order {
        let (team, action) = (self.facts[who as usize].team, ActionId(who + 40));
        self.report(Report::Acted(Deed { actor: CharacterId(who), team, action }))
    }

    fn ordered(&self, order: Order, wanted: &str, below: &[&str]) {
        assert_eq!(order, self.machine.order());
        let order = match order {
            Order::React { in_mime_cycle: false } => "React".into(),
            Order::React { in_mime_cycle: true } => "React to a mime".into(),
            Order::QuickTurn { who } => format!("Turn {}", who.0),
            Order::Mimic { who } => format!("Mimic {}", who.0),
            order => format!("{order:?}"),
        };
        assert_eq!(order, wanted);
        if !below.is_empty() {
            check(&self.events.iter().map(say).collect::<Vec<_>>(), below);
        }
    }

    fn go_on(&mut self, word: &str, rest: &str, below: &[&str]) {
        let (value, order) = rest.split_once(": ").unwrap_or((rest, ""));
        match (word, value) {
            ("mimes", "leave") => self.facts.truncate(3),
            ("mimes", _) => self.mimes_come(),
            ("flag", _) => {
                let (who, flag) = rest.split_once(' ').expect("who and what");
                self.facts[who.parse::<usize>().unwrap()].flag = named(flag);
            }
            ("unable", who) => self.facts[who.parse::<usize>().unwrap()].able = false,
            ("safety", safety) => self.machine.safety = named::<QuickSafety>(safety),
            ("begin", resolution) => {
                let given = self.begin(named(resolution));
                self.ordered(given, order, below);
            }
            ("acted", who) => {
                let given = self.acted(who.parse().unwrap());
                self.ordered(given, order, below);
            }
            ("done:", order) => {
                let given = self.report(Report::Done);
                self.ordered(given, order, below);
            }
            ("reacting", resolution) => {
                assert_eq!(self.begin(named(resolution)), Order::Resolve);
                assert_eq!(self.acted(0), Order::React { in_mime_cycle: false });
            }
            ("last:", who) => {
                let last = self.machine.last_action.0;
                assert_eq!(last.map_or("none".into(), |deed| deed.actor.0.to_string()), who);
            }
            ("safety:", safety) => assert_eq!(self.machine.safety, named(safety)),
            ("at:", step) => {
                let at = self.machine.place.step();
                assert_eq!(at.map_or("none".into(), |at| at.number().to_string()), step);
            }
            _ => panic!("what is {word}?"),
        }
    }
}

fn say(event: &ClockEvent) -> String {
    match event {
        ClockEvent::StepEntered(step) => format!("step {}", step.number()),
        ClockEvent::SafetyChanged { safety, why } => format!("safety {safety:?}: {why:?}"),
        ClockEvent::QuickTurnGiven { who, step } => {
            format!("step {} gives {} a turn", step.number(), who.0)
        }
        ClockEvent::QuickTurnPassedOver { who, step, why } => {
            format!("step {} passes {} over: {why:?}", step.number(), who.0)
        }
        ClockEvent::LastActionRewritten(deed) => {
            assert_eq!(deed.action.0, deed.actor.0 + 40);
            format!("last action: {}'s, of team {}", deed.actor.0, deed.team.0)
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn every_transition_goes_as_it_is_written() {
    let mut bench = Bench::new();
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/machine"), |word, rest, below| match word {
        "scene" => {}
        "bench" => bench = Bench::new(),
        word => bench.go_on(word, rest, below),
    });
}

#[test]
fn a_chain_of_quick_turns_without_end_is_stopped_at_the_bound() {
    let mut bench = Bench::new();
    bench.facts.truncate(3);
    bench.begin(Resolution::Slow);
    bench.acted(0);
    bench.facts[1].flag = QuickFlag::Spell;
    let mut turns = 0;
    while bench.report(Report::Done) == (Order::QuickTurn { who: CharacterId(1) }) {
        turns += 1;
        bench.acted(1);
    }
    assert_eq!((bench.machine.order(), turns), (Order::Stopped, QUICK_TURNS_AT_MOST));
    let quick_turns = QUICK_TURNS_AT_MOST;
    assert!(bench.events.contains(&ClockEvent::ChainStopped { quick_turns }));
    assert!(bench.events.iter().any(|event| say(event) == "step 5 passes 1 over: TooMany"));
    // It can continue with the next action, which starts a new count.
    assert_eq!(bench.begin(Resolution::Slow), Order::Resolve);
    assert_eq!(bench.machine.place.quick_turns, 0);
}

#[test]
fn a_machine_at_rest_does_not_go_on_and_one_at_work_does_not_begin() {
    let mut bench = Bench::new();
    assert_eq!(bench.acted(0), Order::End);
    assert_eq!(bench.machine, Machine::default());
    bench.begin(Resolution::Slow);
    bench.acted(0);
    let before = bench.machine;
    assert_eq!(bench.begin(Resolution::Active), Order::React { in_mime_cycle: false });
    assert_eq!((bench.machine, bench.events.len()), (before, 0));
}
