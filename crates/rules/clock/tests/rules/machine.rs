//! The transition table: each numbered sub-rule of the seed's rewritten six steps, on the bare
//! machine.

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

#[test]
fn step_1_1_turns_the_safety_off_if_there_is_any_flag() {
    for flag in
        [QuickFlag::Spell, QuickFlag::Critical, QuickFlag::MimeSpell, QuickFlag::MimeCritical]
    {
        let mut bench = Bench::new();
        assert_eq!(bench.flag(2, flag).begin(Resolution::Slow), Order::Resolve);
        assert_eq!(bench.steps(), [1]);
        assert_eq!(bench.changes(), [(QuickSafety::Off, SafetyReason::FlagHeld)]);
    }
}

#[test]
fn step_1_1_else_turns_the_safety_on() {
    let mut bench = Bench::new();
    bench.machine.safety = QuickSafety::Off;
    bench.begin(Resolution::Active);
    assert_eq!(bench.changes(), [(QuickSafety::On, SafetyReason::NobodyFlagged)]);
}

#[test]
fn step_1_3_rewrites_the_last_action_with_action_and_team_and_1_4_goes_on_to_step_2() {
    let mut bench = Bench::new();
    bench.begin(Resolution::Slow);
    assert_eq!(bench.acted(2), REACT);
    let deed = bench.deed(2);
    assert_eq!(bench.machine.last_action, LastAction(Some(deed)));
    let wanted = [ClockEvent::LastActionRewritten(deed), ClockEvent::StepEntered(Step::Reactions)];
    assert_eq!(bench.events, wanted);
}

#[test]
fn an_initial_choice_that_is_no_action_allows_no_reactions_and_rewrites_nothing() {
    let mut bench = Bench::new();
    bench.begin(Resolution::Active);
    assert_eq!(bench.done(), Order::End);
    assert_eq!(bench.steps(), [2, 4, 6]);
    assert_eq!(bench.machine.last_action, LastAction(None));
}

#[test]
fn step_2_2_turns_the_safety_off_for_a_qs_flag_and_2_3_goes_to_step_3() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    assert_eq!(bench.flag(1, QuickFlag::Spell).done(), turn(1));
    assert_eq!(bench.changes(), [(QuickSafety::Off, SafetyReason::QuickSpell)]);
    assert_eq!(bench.steps(), [3]);
}

#[test]
fn step_2_2_leaves_the_safety_on_for_a_cq_flag_and_2_4_goes_to_step_4() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    assert_eq!(bench.flag(1, QuickFlag::Critical).done(), mimic(3));
    assert_eq!(bench.steps(), [4]);
    let why = PassedOver::SafetyOn;
    assert_eq!(bench.passed_over(), [(1, 3, why)]);
}

#[test]
fn step_2_3_goes_to_step_3_for_any_flag_once_the_safety_is_off() {
    let mut bench = Bench::new();
    bench.flag(1, QuickFlag::MimeSpell);
    bench.up_to_reactions(Resolution::Slow);
    assert_eq!(bench.done(), turn(1));
    assert!(bench.changes().is_empty());
}

#[test]
fn step_3_1_and_3_2_give_the_first_flagged_in_list_order_a_turn_and_pass_over_the_rest() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.flag(4, QuickFlag::Spell).flag(2, QuickFlag::Critical);
    assert_eq!(bench.flag(1, QuickFlag::Spell).done(), turn(1));
    let not_first = PassedOver::NotFirst;
    assert_eq!(bench.passed_over(), [(2, 3, not_first), (4, 3, not_first)]);
    let given = ClockEvent::QuickTurnGiven { who: CharacterId(1), step: Step::EarlyTurn };
    assert!(bench.events.contains(&given));
}

#[test]
fn step_3_without_anybody_able_to_take_a_turn_leads_to_step_4() {
    let mut bench = Bench::new();
    bench.flag(1, QuickFlag::Spell);
    bench.up_to_reactions(Resolution::Slow);
    bench.facts[1].able = false;
    assert_eq!(bench.done(), mimic(3));
    assert_eq!(bench.steps(), [3, 4]);
}

#[test]
fn step_3_3_rewrites_the_last_action_if_he_acts_and_3_4_allows_reactions() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.flag(2, QuickFlag::Spell).done();
    assert_eq!(bench.flag(2, QuickFlag::None).acted(2), REACT);
    assert_eq!(bench.machine.last_action, LastAction(Some(bench.deed(2))));
    // 3.5: on to step 4, where the other team's mime repeats the new last action.
    assert_eq!(bench.done(), mimic(5));
    assert_eq!(bench.steps(), [4]);
}

#[test]
fn step_3_leaves_the_last_action_if_he_waits_and_3_5_goes_on_to_step_4_without_reactions() {
    let mut bench = Bench::new().reacting(Resolution::Slow);
    bench.flag(2, QuickFlag::Spell).done();
    assert_eq!(bench.flag(2, QuickFlag::None).done(), mimic(3));
    assert_eq!(bench.machine.last_action, LastAction(Some(bench.deed(0))));
}

#[test]
fn step_3_gives_one_turn_alone_even_if_its_owner_gains_another_flag_in_it() {
    let mut bench = Bench::without_mimes().reacting(Resolution::Slow);
    bench.flag(1, QuickFlag::Spell).done();
    assert_eq!(bench.acted(1), REACT);
    assert_eq!(bench.done(), turn(1));
    assert_eq!(bench.steps(), [4, 5]);
}
