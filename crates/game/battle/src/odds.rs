//! Counts a battle's odds over several frames.
//! The same battle is fought many times from copies, until the error is small or the time is used
//! up.
//!
//! Call [`Odds::ask`] as often as you like: a battle that was asked for before keeps its count. Read
//! [`Odds::answer`] at any time; it grows during the count. Natively the count runs on the compute
//! pool, on the web in slices of a frame.
//!
//! Battles that differ only in their stacks' orders have the same dice, and as many of them are
//! fought: an order that changes nothing shows the same odds.

pub mod count;

use bevy::tasks::AsyncComputeTaskPool;
use count::{COMPARED, Count, Limits};
use daemonfall_battle::{Abilities, Camp, Formed, MoveTypeId, Participant, Plan, Stake, Tally};
use daemonfall_core::{Fingerprint, fingerprint_of};
use daemonfall_ui::prelude::*;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

/// Limits for the odds themselves: a standard error of 1 %.
const ODDS: Limits =
    Limits { error: 10_000, leader: None, budget: Duration::from_millis(50), blocks: u64::MAX };
/// Time for a battle on which the leader's life depends: its chance has to be precise.
const WITH_LEADER: Duration = Duration::from_millis(100);
/// Limits for the same battle without one move type: less precision is enough.
const WITHOUT: Limits = Limits { budget: Duration::from_millis(30), blocks: COMPARED, ..ODDS };
/// Limits for a battle that differs from a counted one only in orders; `blocks` is that one's.
const UNTIL_AS_MANY: Limits =
    Limits { error: 0, leader: None, budget: Duration::MAX, blocks: u64::MAX };
/// Counting time per frame without threads; one more block may follow, so it is well below 8 ms.
const SLICE: Duration = Duration::from_millis(4);
/// Battles whose counts are remembered.
const REMEMBERED: usize = 32;
/// Whether counting runs in slices, for lack of threads.
const SLICED: bool = cfg!(target_family = "wasm");

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The battles counted so far; none before the first block.
    pub tally: Option<Tally>,
    /// Whether the count of these sides is finished.
    pub settled: bool,
    /// The same battle without each move type of each camp; they come once the odds are settled.
    pub without: Vec<Without>,
    /// Whether the answer will not change any more.
    pub complete: bool,
}

/// The battle as if no unit of a camp knew a move type.
#[derive(Clone, Debug, PartialEq)]
pub struct Without {
    pub kind: MoveTypeId,
    pub camp: Camp,
    pub tally: Tally,
    /// As many battles with all moves, with the same dice: a move without effect then shows no difference.
    pub with: Tally,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Job {
    Odds,
    Without(MoveTypeId, Camp),
}

struct Running {
    job: Job,
    count: Arc<Count>,
    spent: Duration,
    blocks: u64,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.count.stop();
    }
}

/// The count of one battle.
struct Asked {
    plan: Plan,
    /// The seed of its dice, whatever its orders are.
    dice: u64,
    /// Blocks counted for the same battle with other orders: as many are counted here.
    alike: Option<u64>,
    leader: Option<Stake>,
    waiting: VecDeque<Job>,
    running: Option<Running>,
    /// The count of the odds, once it is over.
    odds: Option<Arc<Count>>,
    answer: Answer,
}

#[derive(Resource, Default)]
pub struct Odds {
    /// The battle asked for last.
    now: u64,
    asked: BTreeMap<u64, Asked>,
    none: Answer,
}

impl Odds {
    /// Asks for the odds of a battle; `leader` is what the life of the player's leader depends on.
    pub fn ask(&mut self, plan: &Plan, leader: Option<Stake>) {
        Fingerprint(self.now) = fingerprint_of(&plan.participants());
        if self.asked.contains_key(&self.now) {
            return;
        }
        if self.asked.len() == REMEMBERED {
            self.asked.clear();
        }
        let Fingerprint(dice) = fingerprint_of(&without_orders(plan));
        let alike = |other: &Asked| {
            let odds = other.odds.as_ref().filter(|_| other.dice == dice && other.leader == leader);
            odds.map(|odds| odds.tally().0)
        };
        let alike = self.asked.values().find_map(alike);
        let known = |kind: MoveTypeId, camp: Camp| {
            let mut units = plan.participants().iter();
            units.any(|one| one.camp == camp && one.unit.abilities.has(kind))
        };
        let all = plan.types().iter();
        let all = all.flat_map(|(kind, _)| Camp::BOTH.map(|camp| (kind, camp)));
        let without = all.filter(|(kind, camp)| known(*kind, *camp));
        let without = without.map(|(kind, camp)| Job::Without(kind, camp));
        let waiting = [Job::Odds].into_iter().chain(without).collect();
        let answer = Answer::default();
        let plan = plan.clone();
        let asked = Asked { plan, dice, alike, leader, waiting, running: None, odds: None, answer };
        self.asked.insert(self.now, asked);
    }

    /// Asks for no battle.
    pub fn rest(&mut self) {
        self.now = 0;
    }

    pub fn answer(&self) -> &Answer {
        self.asked.get(&self.now).map_or(&self.none, |asked| &asked.answer)
    }

    fn go_on(&mut self) -> bool {
        self.asked.get_mut(&self.now).is_some_and(Asked::go_on)
    }
}

impl Asked {
    /// Continues the count; returns whether more is known than before.
    fn go_on(&mut self) -> bool {
        if self.running.is_none() {
            let Some(job) = self.waiting.pop_front() else {
                return false;
            };
            self.running = self.start(job);
        }
        let Some(running) = &mut self.running else {
            return false;
        };
        let over = running.go_on();
        let (blocks, tally) = running.count.tally();
        let more = blocks > running.blocks || over;
        running.blocks = blocks;
        if !more {
            return false;
        }
        match running.job {
            Job::Odds => {
                self.answer.tally = Some(tally).filter(|tally| tally.battles > 0);
                self.answer.settled = over;
                self.odds = over.then(|| running.count.clone());
            }
            Job::Without(kind, camp) if over => {
                if let Some(with) = self.odds.as_ref().and_then(|odds| odds.after(blocks)) {
                    self.answer.without.push(Without { kind, camp, tally, with });
                }
            }
            Job::Without(..) => {}
        }
        if over {
            self.running = None;
            self.answer.complete = self.waiting.is_empty();
        }
        true
    }

    fn start(&self, job: Job) -> Option<Running> {
        let plan = &self.plan;
        let (plan, limits) = match (job, self.alike) {
            (Job::Odds, Some(blocks)) => (plan.clone(), Limits { blocks, ..UNTIL_AS_MANY }),
            (Job::Odds, None) => match self.leader {
                leader @ Some(Stake::Fights(_) | Stake::Safe) => {
                    (plan.clone(), Limits { leader, budget: WITH_LEADER, ..ODDS })
                }
                _ => (plan.clone(), ODDS),
            },
            (Job::Without(kind, camp), _) => {
                let counted = self.odds.as_ref().map_or(0, |odds| odds.tally().0);
                let blocks = counted.min(WITHOUT.blocks);
                (without(plan, kind, camp)?, Limits { blocks, ..WITHOUT })
            }
        };
        let count = Arc::new(Count::new(plan, self.dice, limits));
        if !SLICED {
            let pool = AsyncComputeTaskPool::get();
            for _ in 0..pool.thread_num().max(1) {
                let work = count.clone().worker();
                pool.spawn(async move { work.run() }).detach();
            }
        }
        Some(Running { job, count, spent: Duration::ZERO, blocks: 0 })
    }
}

impl Running {
    /// Counts a slice where there are no threads; returns whether the count is over.
    fn go_on(&mut self) -> bool {
        if SLICED {
            self.spent += self.count.slice(SLICE);
            return self.count.is_settled() || self.count.has_had(self.spent);
        }
        self.count.is_over()
    }
}

fn without_orders(plan: &Plan) -> Vec<Participant> {
    let mut participants = plan.participants().to_vec();
    for one in &mut participants {
        one.formed = one.formed.map(|formed| Formed { order: None, ..formed });
    }
    participants
}

fn without(plan: &Plan, kind: MoveTypeId, camp: Camp) -> Option<Plan> {
    let mut participants = plan.participants().to_vec();
    for one in participants.iter_mut().filter(|one| one.camp == camp) {
        let kept = plan
            .types()
            .iter()
            .filter(|(other, _)| *other != kind && one.unit.abilities.has(*other));
        one.unit.abilities = kept.fold(Abilities::default(), |all, (other, _)| all.with(other));
    }
    Plan::new(plan.types(), participants).ok()
}

fn count(mut odds: ResMut<Odds>) {
    if odds.bypass_change_detection().go_on() {
        odds.set_changed();
    }
}

/// Odds grow in this set; systems that show them run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OddsSystems;

pub fn plugin(app: &mut App) {
    app.init_resource::<Odds>().add_systems(Update, count.in_set(OddsSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::muster::tests::fight;
    use daemonfall_battle::Order;

    fn plan(words: &str) -> Plan {
        fight(words).plan
    }

    /// Asks and counts until the answer is complete.
    fn counted(odds: &mut Odds, plan: &Plan) -> Answer {
        AsyncComputeTaskPool::get_or_init(Default::default);
        odds.ask(plan, None);
        for _ in 0..200_000 {
            odds.go_on();
            if odds.answer().complete {
                return odds.answer().clone();
            }
            std::thread::yield_now();
        }
        panic!("the odds are never complete: {:?}", odds.answer());
    }

    #[test]
    fn odds_come_with_what_each_move_type_present_is_worth() {
        let (mut odds, plan) = (Odds::default(), plan("needle,weaver:thorn,pike"));
        let answer = counted(&mut odds, &plan);
        assert!(answer.settled && answer.tally.is_some_and(|tally| tally.battles > 0));
        let named = answer.without.iter().map(|it| (plan.types().name(it.kind), it.camp));
        let [ours, theirs] = [Camp::Attacker, Camp::Defender];
        let expected = [
            ("Archery", theirs),
            ("Charge", ours),
            ("Charge", theirs),
            ("Healing", ours),
            ("Strike", ours),
            ("Strike", theirs),
            ("Volley", theirs),
        ];
        assert_eq!(named.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_same_battle_is_not_counted_twice_even_after_another_one() {
        let (mut odds, first) = (Odds::default(), plan("needle:thorn"));
        let answer = counted(&mut odds, &first);
        odds.ask(&first, None);
        assert!(!odds.go_on());
        assert_eq!(odds.answer(), &answer);
        odds.ask(&plan("needle:bastion"), None);
        assert_eq!(odds.answer(), &Answer::default());
        odds.ask(&first, None);
        assert_eq!(odds.answer(), &answer);
        odds.rest();
        assert_eq!(odds.answer(), &Answer::default());
    }

    /// The same battle, with this order for the attackers.
    fn ordered(plan: &Plan, order: Order) -> Plan {
        let mut participants = plan.participants().to_vec();
        for one in participants.iter_mut().filter(|one| one.camp == Camp::Attacker) {
            one.formed = one.formed.map(|formed| Formed { order: Some(order), ..formed });
        }
        Plan::new(plan.types(), participants).unwrap_or_else(|errors| panic!("{errors:?}"))
    }

    #[test]
    fn an_order_that_changes_nothing_has_the_same_odds() {
        let mut odds = Odds::default();
        let mut tallies = |plan: &Plan| {
            let [none, focus, spread] =
                [plan.clone(), ordered(plan, Order::Focus), ordered(plan, Order::Spread)];
            [none, focus, spread].map(|plan| counted(&mut odds, &plan).tally)
        };
        let [none, focus, spread] = tallies(&plan("needle,needle:bastion"));
        assert!(none == focus && none == spread, "one enemy: {none:?}, {focus:?}, {spread:?}");
        let [none, focus, spread] = tallies(&plan("needle,pike,needle:thorn,bastion,thorn"));
        let battles = |tally: &Option<Tally>| tally.as_ref().map(|tally| tally.battles);
        assert!(battles(&none) == battles(&focus) && focus != spread, "{focus:?}, {spread:?}");
    }

    #[test]
    fn the_leaders_chance_is_counted_more_precisely_than_the_odds() {
        AsyncComputeTaskPool::get_or_init(Default::default);
        let plan = plan("needle,bastion,bastion:thorn");
        let leader = Stake::Fights(daemonfall_battle::ParticipantId(0));
        let battles = |limits| {
            let count = Count::new(plan.clone(), 1, limits);
            while !count.is_settled() {
                count.slice(Duration::ZERO);
            }
            count.tally().1
        };
        let (rough, precise) = (battles(ODDS), battles(Limits { leader: Some(leader), ..ODDS }));
        assert!(leader.falls(&precise).error <= count::OF_THE_LEADER, "{precise:?}");
        assert!(rough.battles < precise.battles);
    }

    #[test]
    fn without_a_type_nobody_of_the_camp_knows_it() {
        let plan = plan("pike:pike");
        let archery = plan.types().find("Archery").unwrap_or_default();
        let less = without(&plan, archery, Camp::Attacker);
        let less = less.unwrap_or_else(|| panic!("it is still a battle"));
        let units = less.participants().iter();
        let able: Vec<Camp> =
            units.filter(|one| one.unit.abilities.has(archery)).map(|one| one.camp).collect();
        assert_eq!(able, [Camp::Defender]);
    }
}
