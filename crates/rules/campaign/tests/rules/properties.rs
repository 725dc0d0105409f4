//! Properties of every run: random commands never panic, the same seed and commands give the same
//! fingerprints, a saved run continues unchanged, and a replay verifies until it is altered.

use crate::small::{Game, content_with};
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Campaign, ModId, Phase, ReplayError, RunCommand, RunReplay};
use daemonfall_core::{Stream, Streams};
use daemonfall_sector::UnitId;
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

static CONTENT: LazyLock<Arc<daemonfall_campaign::Content>> = LazyLock::new(|| content_with([]));

fn game(seed: u64) -> Game {
    Game::with(CONTENT.clone(), "small", seed)
}

fn played(seed: u64, dice: u64, steps: u32) -> Game {
    let mut game = game(seed);
    game.play(dice, steps);
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn random_commands_never_break_a_run(seed: u64, dice: u64) {
        let game = played(seed, dice, 250);
        let run = game.campaign.run();
        prop_assert_eq!(run.sound(&game.content), Ok(()));
        if let Phase::Over(summary) = &run.phase {
            prop_assert!(summary.turns >= 1);
        } else {
            prop_assert!(run.leader().is_some());
        }
        for unit in run.units() {
            let it = run.define(&game.content, unit);
            prop_assert_eq!(&it.bonus, &unit.bonus, "the map has the bonuses of the fitted mods");
            prop_assert!(unit.health >= 1 && unit.health <= it.health);
        }
    }

    #[test]
    fn no_fitting_heals_or_hurts_anybody(seed: u64, dice: u64, steps in 0u32..60, lost in 0i32..40) {
        let mut game = played(seed, dice, steps);
        if !matches!(game.phase(), Phase::Sector) {
            return Ok(());
        }
        let mods = game.content.campaign.mods();
        let all: Vec<ModId> = mods.filter(|(_, it)| it.slot != Slot::Relic).map(|(id, _)| id).collect();
        game.change(|it| {
            it.run.gear.loose.extend(&all);
            for unit in it.run.sector.stacks.values_mut().flat_map(|it| &mut it.units) {
                unit.health = (unit.health - lost).max(1);
            }
        });
        let missing = |game: &Game| -> Vec<(UnitId, i32)> {
            let run = game.campaign.run();
            run.units().map(|unit| (unit.id, run.define(&game.content, unit).health - unit.health)).collect()
        };
        let before = missing(&game);
        let mut draws = Streams::new(dice ^ 2);
        let mut below = |bound: usize| draws.below(Stream::Dive, bound as u32) as usize;
        for _ in 0..80 {
            let unit = before[below(before.len())].0;
            let item = all[below(all.len())];
            let command = match below(2) {
                0 => RunCommand::Fit { unit, item },
                _ => RunCommand::Unfit { unit, item },
            };
            if game.campaign.check(&mut game.world, &command).is_ok() {
                game.apply(command);
            }
            prop_assert_eq!(&missing(&game), &before);
        }
    }

    #[test]
    fn a_run_that_is_kept_and_read_goes_on_as_the_one_that_was_not(seed: u64, dice: u64, steps in 0u32..120) {
        let mut one = played(seed, dice, steps);
        let text = daemonfall_campaign::saves::SavedRun::of(&one.campaign, &mut one.world).write();
        let read = daemonfall_campaign::saves::SavedRun::read(&one.content, "kept", &text).unwrap();
        let mut other = game(seed);
        other.campaign = read.resume(one.content.clone(), &mut other.world).unwrap();
        let mut draws = Streams::new(dice ^ 1);
        for _ in 0..40 {
            prop_assert_eq!(one.campaign.fingerprint(&one.world), other.campaign.fingerprint(&other.world));
            let Some(command) = one.random(&mut draws) else { break };
            let (here, there) = (one.apply(command.clone()), other.apply(command));
            prop_assert_eq!(here, there);
        }
    }

    #[test]
    fn the_same_seed_and_commands_give_the_same_fingerprints(seed: u64, dice: u64) {
        let game = played(seed, dice, 150);
        let replay = game.campaign.replay();
        let steps = replay.steps.len() as u32;
        prop_assert_eq!(replay.verify(&game.content), Ok(steps));
    }
}

#[test]
fn a_replay_that_was_altered_tells_the_first_step_that_differs() {
    let mut game = game(5);
    for _ in 0..4 {
        game.end_turn();
    }
    let whole = game.campaign.replay().clone();
    assert_eq!(whole.verify(&game.content), Ok(4));
    let mut altered = whole.clone();
    altered.steps[2].1.0 ^= 1;
    assert!(matches!(altered.verify(&game.content), Err(ReplayError::Differs { step: 3, .. })));
    let mut refused = whole.clone();
    refused.steps[1].0 = RunCommand::Take(0);
    let error = refused.verify(&game.content).unwrap_err();
    assert!(error.to_string().starts_with("step 2: the command Take(0) is refused"), "{error}");
    let foreign = RunReplay { data: daemonfall_core::Fingerprint(1), ..whole };
    assert!(matches!(foreign.verify(&game.content), Err(ReplayError::Changed(_))));
}

#[test]
fn two_runs_with_one_seed_begin_alike_and_with_two_seeds_not() {
    let print = |seed| {
        let settings = daemonfall_campaign::Settings::usual(seed);
        let (mut campaign, _) = Campaign::begin(CONTENT.clone(), settings).unwrap();
        campaign.fingerprint(&bevy_ecs::world::World::new())
    };
    assert_eq!(print(1), print(1));
    assert_ne!(print(1), print(2));
}
