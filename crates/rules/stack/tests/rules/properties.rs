//! Invariants of every fight, tested on random fights.

use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Fingerprint, Health, Side, Snapshot};
use daemonfall_stack::*;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
struct Plan {
    characters: Vec<CharacterSheet>,
    subroutines: Vec<Subroutine>,
    rounds: Vec<Vec<Choice>>,
}

fn effect(amount: std::ops::RangeInclusive<i32>) -> impl Strategy<Value = Effect> {
    let (least, most) = (*amount.start(), *amount.end());
    let status = proptest::sample::select(daemonfall_core::Status::ALL.to_vec());
    prop_oneof![
        3 => (0..=most).prop_map(Effect::Damage),
        1 => (0..=most).prop_map(Effect::Heal),
        1 => (least..=most).prop_map(Effect::Shield),
        1 => (least..=most).prop_map(Effect::MaxCpu),
        1 => (status, 0..4u16).prop_map(|(status, rounds)| Effect::Status { status, rounds }),
    ]
}

fn subroutine(most: i32) -> impl Strategy<Value = Subroutine> {
    let effects = move || proptest::collection::vec(effect(most.saturating_neg()..=most), 0..3);
    let cpu = 0..=most.clamp(3, 4);
    (0..5u32, 0..4u32, any::<bool>(), cpu, effects(), effects()).prop_map(
        |(time, duration, multi_use, cpu, r#use, after)| Subroutine {
            name: String::new(),
            time,
            duration,
            multi_use,
            cpu,
            r#use,
            after,
        },
    )
}

/// Fights with amounts up to `most`, and characters with health and CPU up to `sturdy`.
fn plan(most: i32, sturdy: i32) -> impl Strategy<Value = Plan> {
    let sheet = (any::<bool>(), 1..=sturdy, 0..=sturdy).prop_map(|(player, health, max_cpu)| {
        CharacterSheet {
            side: if player { Side::Player } else { Side::Hostile },
            health: Health::full(health),
            max_cpu,
        }
    });
    let characters = proptest::collection::vec(sheet, 1..6);
    let subroutines = proptest::collection::vec(subroutine(most), 1..6);
    let pick = (any::<Index>(), any::<Index>(), proptest::option::weighted(0.9, any::<Index>()));
    let rounds = proptest::collection::vec(proptest::collection::vec(pick, 0..5), 1..14);
    (characters, subroutines, rounds).prop_map(|(characters, mut subroutines, rounds)| {
        for (number, subroutine) in subroutines.iter_mut().enumerate() {
            subroutine.name = format!("s{number}");
        }
        let who = |index: &Index| CharacterId(index.index(characters.len()) as u32);
        let choice = |(user, what, target): &(Index, Index, Option<Index>)| Choice {
            user: who(user),
            target: target.as_ref().map(who),
            subroutine: SubroutineId(what.index(subroutines.len()) as u16),
        };
        let rounds = rounds.iter().map(|picks| picks.iter().map(choice).collect()).collect();
        Plan { characters, subroutines, rounds }
    })
}

impl Plan {
    fn world(&self) -> World {
        let mut world = World::new();
        install(&mut world, Subroutines::new(self.subroutines.clone()).expect("sound subroutines"));
        for sheet in &self.characters {
            enlist(&mut world, *sheet);
        }
        world
    }

    /// Makes a round's choices, legal or not; nothing after the plan's end.
    fn choose(&self, world: &mut World, round: usize) {
        for choice in self.rounds.get(round).into_iter().flatten() {
            let side = self.characters[choice.user.0 as usize].side;
            let mut choices = world.resource_mut::<Choices>();
            choices.take_back(choice.user);
            choices.put(side, *choice);
        }
    }

    fn play(&self, world: &mut World, round: usize) -> Vec<StackEvent> {
        world.resource_mut::<EventLog<StackEvent>>().clear();
        self.choose(world, round);
        play_round(world);
        world.resource::<EventLog<StackEvent>>().events().to_vec()
    }

    /// Enough rounds for every move to finish.
    fn length(&self) -> usize {
        self.rounds.len() + 10
    }
}

fn assert_sound(world: &World) {
    let (stack, roster) = (world.resource::<Stack>(), world.resource::<Roster>());
    for id in roster.all() {
        let entity = world.entity(roster.entity(id).expect("an entity"));
        let cpu = entity.get::<Cpu>().expect("CPU");
        assert_eq!(cpu.held, stack.held_by(id, world.resource::<Subroutines>()), "{id:?}");
        let health = entity.get::<Health>().expect("health");
        assert!((0..=health.max).contains(&health.current));
        assert!(entity.get::<Shield>().expect("a shield").0 >= 0);
    }
    assert!(stack.unresolved().is_sorted_by_key(|entry| (entry.time_left, entry.id)));
    assert!(stack.unresolved().iter().all(|entry| entry.time_left > 0));
    assert!(stack.moves().is_sorted_by_key(|known| known.id));
    assert_eq!(StackSnapshot::of(world).check(world.resource::<Subroutines>()), Ok(()));
}

/// How often a move was used and ended, and whether it ended early.
#[derive(Default, Debug)]
struct Tally {
    uses: u32,
    ends: u32,
    early: bool,
    choice: Option<Choice>,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cpu_held_is_the_sum_over_unfinished_moves_after_every_phase_and_the_stack_is_sorted(plan in plan(4, 12)) {
        let mut world = plan.world();
        for round in 0..plan.length() {
            plan.choose(&mut world, round);
            for phase in 0..6 {
                let run = match phase {
                    0 => world.run_system_cached(phases::advance::<StackEvent>),
                    1 => world.run_system_cached(phases::add::<StackEvent>),
                    2 => world.run_system_cached(phases::show),
                    3 => world.run_system_cached(phases::execute::<StackEvent>),
                    4 => world.run_system_cached(phases::remove::<StackEvent>),
                    _ => world.run_system_cached(phases::finish::<StackEvent>),
                };
                prop_assert!(run.is_ok());
                assert_sound(&world);
            }
            let stack = world.resource::<Stack>();
            prop_assert_eq!(stack.resolved().len() + stack.finishing().len(), 0);
        }
        prop_assert!(world.resource::<Stack>().moves().is_empty());
    }

    #[test]
    fn every_use_and_every_after_effect_happens_as_often_as_it_should(plan in plan(4, 12)) {
        let mut world = plan.world();
        let mut tallies: BTreeMap<MoveId, Tally> = BTreeMap::new();
        for round in 0..plan.length() {
            for event in plan.play(&mut world, round) {
                match event {
                    StackEvent::Added { id, choice, .. } => tallies.entry(id).or_default().choice = Some(choice),
                    StackEvent::Executed(entry) => tallies.entry(entry.id).or_default().uses += 1,
                    StackEvent::Finished { id, why, .. } => {
                        let tally = tallies.entry(id).or_default();
                        tally.ends += 1;
                        tally.early = why != Why::TimeUp;
                    }
                    _ => {}
                }
            }
        }
        for (id, tally) in tallies {
            let choice = tally.choice.expect("it was added");
            let uses = plan.subroutines[usize::from(choice.subroutine.0)].uses();
            prop_assert_eq!(tally.ends, 1, "{:?}", id);
            prop_assert!(tally.uses == uses || tally.early && tally.uses < uses, "{:?} {:?}", id, tally);
        }
    }

    #[test]
    fn a_fight_restored_in_any_order_is_the_same_and_goes_the_same_way(plan in plan(4, 12), at in any::<Index>(), order in any::<u64>()) {
        let mut world = plan.world();
        let at = at.index(plan.rounds.len());
        for round in 0..at {
            plan.play(&mut world, round);
        }
        let mut snapshot = StackSnapshot::take(&mut world);
        snapshot.characters.sort_by_key(|record| order.rotate_left(record.id.0 * 7) % 64);
        let mut copy = plan.world();
        snapshot.restore(&mut copy).expect("it was just taken");
        assert_sound(&copy);
        for round in at..plan.length() {
            prop_assert_eq!(fingerprint(&world), fingerprint(&copy));
            prop_assert_eq!(plan.play(&mut world, round), plan.play(&mut copy, round));
        }
        prop_assert_eq!(fingerprint(&world), fingerprint(&copy));
    }

    #[test]
    fn the_same_choices_give_the_same_fingerprints(plan in plan(4, 12)) {
        let course = || -> Vec<Fingerprint> {
            let mut world = plan.world();
            (0..plan.length()).map(|round| {
                plan.play(&mut world, round);
                fingerprint(&world)
            }).collect()
        };
        prop_assert_eq!(course(), course());
    }

    #[test]
    fn no_numbers_are_too_large(plan in plan(i32::MAX, i32::MAX)) {
        let mut world = plan.world();
        for round in 0..plan.length() {
            plan.play(&mut world, round);
            assert_sound(&world);
        }
    }

    #[test]
    fn a_choice_is_refused_by_the_round_exactly_when_the_check_refuses_it(plan in plan(4, 12)) {
        let mut world = plan.world();
        for round in 0..plan.length() {
            let chosen = plan.rounds.get(round).cloned().unwrap_or_default();
            let checked: Vec<_> = chosen.iter().map(|choice| (*choice, check(&world, Command::Choose(*choice)))).collect();
            let events = plan.play(&mut world, round);
            for event in &events {
                match *event {
                    StackEvent::Added { choice, .. } => prop_assert!(checked.contains(&(choice, Ok(())))),
                    StackEvent::Refused { choice, refusal } => prop_assert!(checked.contains(&(choice, Err(refusal)))),
                    _ => {}
                }
            }
        }
    }
}
