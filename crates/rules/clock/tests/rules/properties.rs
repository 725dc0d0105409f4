//! Properties that hold for every scenario, checked on thousands of random ones.

use crate::staged::played;
use daemonfall_clock::machine::{QUICK_TURNS_AT_MOST, SafetyReason};
use daemonfall_clock::scenario::{
    ACTIVE_TURNS_AT_MOST, Ability, Character, Choice, Course, Hits, Phase, Scenario, ScenarioEvent,
    Script, SlowAction, Span, trace,
};
use daemonfall_clock::{
    CharacterId, ChargeTime, ClockEvent, Manner, QuickSafety, Reaction, Speed, Step, Team,
};
use proptest::prelude::*;
use std::sync::Arc;

const HIGHEST_SPEED: u32 = 100;
const HIGHEST_CHARGE: u32 = 120;

fn ability() -> impl Strategy<Value = Ability> {
    prop::sample::select(Ability::ALL.to_vec())
}

fn hits(characters: usize) -> impl Strategy<Value = Hits> {
    // Rarely more than two of them.
    let some = (0..1u64 << characters, 0..1u64 << characters, any::<u64>());
    some.prop_map(|(one, other, mask)| Hits(one & other & mask))
}

fn choice(characters: usize) -> impl Strategy<Value = Choice> {
    let act = || (ability(), hits(characters));
    prop_oneof![
        2 => Just(Choice::Wait),
        4 => act().prop_map(|(ability, hits)| Choice::Act { ability, hits }),
        1 => (act(), 1..4u32).prop_map(|((ability, hits), ticks)| Choice::Charge { ability, hits, ticks }),
    ]
}

fn script(characters: usize) -> impl Strategy<Value = Script> {
    let turns = prop::collection::vec(choice(characters), 0..4);
    let mime_hits = prop::collection::vec(hits(characters), 0..6);
    let then = prop_oneof![9 => Just(Choice::Wait), 1 => choice(characters)];
    (turns, then, mime_hits).prop_map(|(turns, then, mime_hits)| Script { turns, then, mime_hits })
}

fn character(characters: usize) -> impl Strategy<Value = Character> {
    let reaction = prop::sample::select(vec![
        None,
        Some(Reaction::CounterMagic),
        Some(Reaction::CriticalQuick),
    ]);
    let numbers = (1..3u32, 0..=HIGHEST_CHARGE, 0..=HIGHEST_SPEED);
    (numbers, reaction, prop::bool::weighted(0.3), script(characters)).prop_map(
        |((team, charge, speed), reaction, mime, script)| Character {
            name: String::new(),
            team: Team(team),
            charge: ChargeTime(charge),
            speed: Speed(speed),
            reaction,
            mime,
            script,
        },
    )
}

fn scenario() -> impl Strategy<Value = Scenario> {
    let span = prop_oneof![
        2 => Just(Span::SR),
        2 => Just(Span::CR),
        1 => (1..5u32).prop_map(Span::Ticks),
    ];
    (span, 1..9usize).prop_flat_map(|(span, count)| {
        let characters = prop::collection::vec(character(count), count);
        let slow = (0..count as u32, ability(), hits(count), 1..3u32);
        let slow = prop::collection::vec(slow, 0..5);
        (characters, slow).prop_map(move |(mut characters, slow)| {
            for (place, character) in characters.iter_mut().enumerate() {
                character.name = format!("C{place}");
            }
            let slow = slow.into_iter().map(|(actor, ability, hits, left)| SlowAction {
                actor: CharacterId(actor),
                ability,
                hits,
                left,
            });
            Scenario {
                characters,
                span,
                slow_actions: if span == Span::CR { Vec::new() } else { slow.collect() },
            }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_scenario_ends_or_is_stopped_at_its_bound(scenario in scenario()) {
        let (events, course) = played(&scenario);
        prop_assert!(course.progress.is_over());
        let endless = scenario.characters.iter().any(|one| one.script.then != Choice::Wait);
        let stopped = matches!(course.progress.phase, Phase::Stopped(_));
        prop_assert!(endless || !stopped, "it was stopped without a choice that repeats forever");
        let (mut quick, mut active) = (0, 0);
        for event in &events {
            match event {
                ScenarioEvent::Clock(ClockEvent::StepEntered(Step::Initial)) => quick = 0,
                ScenarioEvent::Clock(ClockEvent::QuickTurnGiven { .. }) => quick += 1,
                ScenarioEvent::PhaseBegan(_) => active = 0,
                ScenarioEvent::TurnBegan { .. } => active += 1,
                _ => {}
            }
            prop_assert!(quick <= QUICK_TURNS_AT_MOST && active <= ACTIVE_TURNS_AT_MOST);
        }
    }

    #[test]
    fn a_mime_cycle_is_never_interrupted(scenario in scenario()) {
        let mut in_cycle = false;
        for event in played(&scenario).0 {
            match event {
                ScenarioEvent::Clock(ClockEvent::StepEntered(step)) => in_cycle = step == Step::Mimes,
                ScenarioEvent::Did { manner, .. } if in_cycle => prop_assert_ne!(manner, Manner::Action),
                ScenarioEvent::Did { manner, .. } => prop_assert_ne!(manner, Manner::Mimicry),
                ScenarioEvent::Clock(ClockEvent::QuickTurnGiven { .. })
                | ScenarioEvent::Waited { .. }
                | ScenarioEvent::SlowBegun { .. }
                | ScenarioEvent::TurnBegan { .. } => prop_assert!(!in_cycle),
                _ => {}
            }
        }
    }

    #[test]
    fn the_safety_is_on_whenever_a_slow_action_is_over(scenario in scenario()) {
        let mut course = Course::new(Arc::new(Scenario { span: Span::SR, ..scenario }));
        let mut going = true;
        while going {
            going = course.step(&mut |_| {});
            if course.machine.is_resting() {
                prop_assert_eq!(course.machine.safety, QuickSafety::On);
                prop_assert!(course.machine.last_action.0.is_none());
            }
        }
    }

    #[test]
    fn the_safety_changes_only_for_the_reasons_that_there_are_in_their_steps(scenario in scenario()) {
        let mut step = Step::End;
        for event in played(&scenario).0 {
            match event {
                ScenarioEvent::Clock(ClockEvent::StepEntered(entered)) => step = entered,
                ScenarioEvent::Clock(ClockEvent::SafetyChanged { safety, why }) => {
                    let wanted = match step {
                        Step::Initial if safety == QuickSafety::On => SafetyReason::NobodyFlagged,
                        Step::Initial => SafetyReason::FlagHeld,
                        Step::Reactions => SafetyReason::QuickSpell,
                        Step::Mimes => SafetyReason::FlagBeforeMimes,
                        _ => SafetyReason::SlowActionOver,
                    };
                    prop_assert_eq!(why, wanted);
                }
                _ => {}
            }
        }
    }

    #[test]
    fn charge_time_stays_within_its_bounds(scenario in scenario()) {
        // Charge time is lifted to 154 at most, and grows once per tick. Every character with 100
        // takes an active turn.
        let highest = HIGHEST_CHARGE.max(154) + HIGHEST_SPEED;
        let mut course = Course::new(Arc::new(scenario));
        let mut paid = Vec::new();
        while course.step(&mut |event| if let ScenarioEvent::Paid { charge, .. } = event { paid.push(charge.0) }) {
            prop_assert!(course.facts.iter().all(|fact| fact.charge.0 <= highest));
        }
        prop_assert!(paid.into_iter().all(|charge| charge <= 60));
    }

    #[test]
    fn the_same_scenario_gives_the_same_trace(scenario in scenario()) {
        prop_assert_eq!(trace::play(&scenario), trace::play(&scenario));
    }
}
