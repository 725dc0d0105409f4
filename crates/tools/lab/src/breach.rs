//! Breach duels played by bots.

use crate::{LabError, median, rounded};
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachSnapshot, BreachState, COLUMNS, Goal, Manner, Muster,
    Outcome, Post, Scratch, act, begin, can_only_wait, fingerprint, install, mirrored, turn,
};
use daemonfall_core::{EventLog, Fingerprint, Side, Stream, Streams};
use daemonfall_stack::{Roster, Stack};
use serde::Serialize;
use std::collections::BTreeMap;

pub const ROUNDS_AT_MOST: u32 = 300;
const UNITS: u32 = 4;

/// Outcomes from the first policy's point of view; rounds and choices are means per duel.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Shares {
    pub seed: u64,
    pub duels: u32,
    pub won: u32,
    pub lost: u32,
    /// Duels without a winner: broken off, or no unit left that could act.
    pub drawn: u32,
    pub won_share: f64,
    pub rounds: f64,
    pub choices: f64,
    /// Rounds of the longest duel.
    pub longest: u32,
    /// Medians of the duels that the first policy won; choices are its own.
    pub rounds_of_a_win: u32,
    pub choices_of_a_win: u32,
    /// How often each subroutine was carried out as an action, by both sides.
    pub used: BTreeMap<String, u64>,
    pub quick_turns: u64,
    pub mimicries: u64,
    pub counters: u64,
    pub ripostes: u64,
    /// Sum of the fingerprints of all endings.
    pub fingerprint: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// The outcome for the player's side; `None` when it was broken off.
    pub outcome: Option<Outcome>,
    pub rounds: u32,
    pub choices: u32,
    /// The choices of each side, the player's first, without those of units that can only wait.
    pub free: [u32; 2],
    pub end: Fingerprint,
}

/// Without `units`, line-ups are mirrored, and the first policy is on the player's side in every
/// other duel; with them it always is.
pub fn duels(
    library: &BreachLibrary,
    seed: u64,
    policies: [Policy; 2],
    runs: u32,
    units: Option<&str>,
) -> Result<Shares, LabError> {
    let mut arena = Arena::new(library);
    let mut shares = Shares { seed, duels: runs, ..Shares::default() };
    let (mut rounds, mut choices, mut ends) = (0u64, 0u64, Fingerprint::default());
    let (mut rounds_of_wins, mut choices_of_wins) = (Vec::new(), Vec::new());
    for run in 0..runs {
        let mut dice = Streams::new(seed.wrapping_add(u64::from(run)));
        let (muster, swapped) = match units {
            Some(words) => (placed(library, words, &mut dice)?, false),
            None => (mirrored(library, &mut dice, UNITS), run % 2 == 1),
        };
        let sides = if swapped { [policies[1], policies[0]] } else { policies };
        let duel = arena.play(&muster, sides, &mut dice, &mut shares)?;
        rounds += u64::from(duel.rounds);
        choices += u64::from(duel.choices);
        shares.longest = shares.longest.max(duel.rounds);
        ends.add(duel.end);
        match (duel.outcome, swapped) {
            (Some(Outcome::Won), false) | (Some(Outcome::Lost), true) => {
                shares.won += 1;
                rounds_of_wins.push(duel.rounds);
                choices_of_wins.push(duel.free[usize::from(swapped)]);
            }
            (Some(Outcome::Won), true) | (Some(Outcome::Lost), false) => shares.lost += 1,
            (Some(Outcome::Stalemate) | None, _) => shares.drawn += 1,
        }
    }
    let mean = |sum: u64| rounded(sum as f64 / f64::from(runs.max(1)), 1);
    shares.won_share = rounded(f64::from(shares.won) / f64::from(runs.max(1)), 4);
    shares.rounds = mean(rounds);
    shares.choices = mean(choices);
    shares.rounds_of_a_win = median(rounds_of_wins);
    shares.choices_of_a_win = median(choices_of_wins);
    shares.fingerprint = ends.to_string();
    Ok(shares)
}

/// Two sides such as `needle,bastion:thorn,moth`, each unit on a panel drawn by chance. A guardian
/// on the other side, such as `needle,bastion:keystone`, brings its line-up and its goal.
fn placed(library: &BreachLibrary, words: &str, dice: &mut Streams) -> Result<Muster, LabError> {
    let mut side = |names: &str| {
        let mut posts: Vec<Post> = Vec::new();
        for name in names.split(',').map(str::trim) {
            let unit = library
                .find_unit(name)
                .ok_or_else(|| LabError::Wrong(format!("{name:?} is not a unit")))?;
            let panels = (0..COLUMNS).flat_map(|column| (0..2).map(move |depth| (column, depth)));
            let with = |(column, depth)| [&posts[..], &[Post { unit, column, depth }]].concat();
            let fits = |posts: &Vec<Post>| {
                let (player, hostile) = (posts.clone(), posts.clone());
                let both = Muster { player, hostile, goal: Goal::Defeat };
                both.check(library).is_ok()
            };
            let mut all: Vec<Vec<Post>> = panels.map(with).filter(fits).collect();
            if all.is_empty() {
                return Err(LabError::Wrong(format!("{name}: there is no room left for it")));
            }
            posts = all.swap_remove(dice.below(Stream::Generation, all.len() as u32) as usize);
        }
        Ok(posts)
    };
    let Some((yours, theirs)) = words.split_once(':') else {
        let reason = format!("{words:?} is not two sides, such as needle,bastion:thorn,moth");
        return Err(LabError::Wrong(reason));
    };
    let player = side(yours)?;
    let (hostile, goal) = library.foes(theirs, side)?;
    Ok(Muster { player, hostile, goal })
}

pub struct Arena {
    world: World,
    scratch: Scratch,
}

impl Arena {
    pub fn new(library: &BreachLibrary) -> Self {
        let mut world = World::new();
        install(&mut world, library.clone());
        Self { world, scratch: Scratch::new(library) }
    }

    pub fn play(
        &mut self,
        muster: &Muster,
        policies: [Policy; 2],
        dice: &mut Streams,
        shares: &mut Shares,
    ) -> Result<Duel, LabError> {
        let world = &mut self.world;
        begin(world, muster).map_err(LabError::Wrong)?;
        let (mut choices, mut free) = (0, [0; 2]);
        while let Some(turn) = turn(world) {
            if world.resource::<Stack>().round() >= ROUNDS_AT_MOST {
                break;
            }
            let side = usize::from(world.resource::<Roster>().side(turn.who) != Side::Player);
            let policy = policies[side];
            let now = BreachSnapshot::of(world);
            let command = choose(policy, &mut self.scratch, &now, dice).map_err(LabError::wrong)?;
            choices += 1;
            free[side] += u32::from(!can_only_wait(world));
            act(world, command).map_err(|refusal| {
                LabError::Wrong(format!("a bot chose a refused command: {refusal}"))
            })?;
            count(world, shares);
        }
        Ok(Duel {
            outcome: world.resource::<BreachState>().outcome,
            rounds: world.resource::<Stack>().round(),
            choices,
            free,
            end: fingerprint(world),
        })
    }
}

fn count(world: &mut World, shares: &mut Shares) {
    let events: Vec<BreachEvent> = world.resource_mut::<EventLog<BreachEvent>>().drain().collect();
    let library = world.resource::<BreachLibrary>();
    for event in events {
        match event {
            BreachEvent::Used { subroutine, manner, .. } => match manner {
                Manner::Action => {
                    let key = library.subroutine_key(subroutine).to_owned();
                    *shares.used.entry(key).or_default() += 1;
                }
                Manner::Mimicry => shares.mimicries += 1,
                Manner::CounterMagic => shares.counters += 1,
                Manner::Riposte => shares.ripostes += 1,
            },
            BreachEvent::Chose { turn, .. } if turn.quick => shares.quick_turns += 1,
            _ => {}
        }
    }
}
