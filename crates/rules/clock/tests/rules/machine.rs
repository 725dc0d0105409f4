//! The transition table: each numbered sub-rule of the seed's rewritten six steps, on the bare
//! machine.

mod early;
mod late;

use daemonfall_clock::machine::{
    Cursor, PassedOver, QUICK_TURNS_AT_MOST, Resolution, SafetyReason,
};
use daemonfall_clock::{
    ActionId, CharacterId, ChargeTime, ClockEvent, Deed, Fact, LastAction, Machine, Order,
    QuickFlag, QuickSafety, Report, Step, Team,
};

const REACT: Order = Order::React { in_mime_cycle: false };
const REACT_TO_MIME: Order = Order::React { in_mime_cycle: true };

/// A machine and the characters shown to it. The events are those of the last call only.
struct Bench {
    machine: Machine,
    facts: Vec<Fact>,
    events: Vec<ClockEvent>,
}

impl Bench {
    /// Characters 0 and 1 of team 1, 2 of team 2, mimes 3 and 4 of team 1, mime 5 of team 2.
    fn new() -> Self {
        let fact = |(id, team, mime)| Fact {
            id: CharacterId(id),
            team: Team(team),
            charge: ChargeTime(0),
            flag: QuickFlag::None,
            mime,
            able: true,
        };
        let all = [(0, 1, false), (1, 1, false), (2, 2, false)];
        let mimes = [(3, 1, true), (4, 1, true), (5, 2, true)];
        Self {
            machine: Machine::default(),
            facts: all.into_iter().chain(mimes).map(fact).collect(),
            events: Vec::new(),
        }
    }

    fn without_mimes() -> Self {
        let mut bench = Self::new();
        bench.facts.truncate(3);
        bench
    }

    fn flag(&mut self, who: usize, flag: QuickFlag) -> &mut Self {
        self.facts[who].flag = flag;
        self
    }

    fn begin(&mut self, resolution: Resolution) -> Order {
        self.events.clear();
        let log = &mut |event| self.events.push(event);
        let order;
        (self.machine, order) = self.machine.begin(resolution, &self.facts, log);
        assert_eq!(order, self.machine.order());
        order
    }

    fn report(&mut self, report: Report) -> Order {
        self.events.clear();
        let log = &mut |event| self.events.push(event);
        let order;
        (self.machine, order) = self.machine.advance(&self.facts, report, log);
        assert_eq!(order, self.machine.order());
        order
    }

    fn done(&mut self) -> Order {
        self.report(Report::Done)
    }

    fn acted(&mut self, who: u32) -> Order {
        self.report(Report::Acted(self.deed(who)))
    }

    fn deed(&self, who: u32) -> Deed {
        Deed {
            actor: CharacterId(who),
            team: self.facts[who as usize].team,
            action: ActionId(who + 40),
        }
    }

    /// A resolution as far as the end of step 2, of an action by character 0.
    fn up_to_reactions(&mut self, resolution: Resolution) {
        assert_eq!(self.begin(resolution), Order::Resolve);
        assert_eq!(self.acted(0), REACT);
    }

    fn reacting(mut self, resolution: Resolution) -> Self {
        self.up_to_reactions(resolution);
        self
    }

    fn steps(&self) -> Vec<u32> {
        let step = |event: &ClockEvent| match event {
            ClockEvent::StepEntered(step) => Some(step.number()),
            _ => None,
        };
        self.events.iter().filter_map(step).collect()
    }

    fn changes(&self) -> Vec<(QuickSafety, SafetyReason)> {
        let change = |event: &ClockEvent| match event {
            ClockEvent::SafetyChanged { safety, why } => Some((*safety, *why)),
            _ => None,
        };
        self.events.iter().filter_map(change).collect()
    }

    fn passed_over(&self) -> Vec<(u32, u32, PassedOver)> {
        let passed = |event: &ClockEvent| match event {
            ClockEvent::QuickTurnPassedOver { who, step, why } => {
                Some((who.0, step.number(), *why))
            }
            _ => None,
        };
        self.events.iter().filter_map(passed).collect()
    }
}

fn turn(who: u32) -> Order {
    let who = CharacterId(who);
    Order::QuickTurn { who }
}

fn mimic(who: u32) -> Order {
    let who = CharacterId(who);
    Order::Mimic { who }
}
