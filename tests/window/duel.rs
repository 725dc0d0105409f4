//! A breach for the window's tests: played by the bots on the rules alone, and written as a
//! script's choices.

use super::files::content;
use bevy::ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{
    Aim, BreachLibrary, BreachSnapshot, Command, Outcome, Scratch, act, begin, can_only_wait,
    fingerprint, install, turn,
};
use daemonfall_breach_mode::muster;
use daemonfall_core::{CharacterId, Fingerprint, Side, Streams};
use daemonfall_stack::Stack;

pub struct Played {
    /// The choices of the player's side, one script line each.
    pub choices: Vec<String>,
    /// Its outcome, as a script writes it.
    pub outcome: &'static str,
    pub end: Fingerprint,
    pub first_round: u32,
}

/// Plays a breach between these sides; the opponent's bot plays both.
pub fn play(words: &str, seed: u64) -> Played {
    let content = content();
    let library = &content.breach;
    let (_, muster) = muster::read(library, words, seed).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    install(&mut world, library.clone());
    begin(&mut world, &muster).unwrap_or_else(|reason| panic!("{reason}"));
    let mut scratch = Scratch::new(library);
    let mut dice = Streams::new(seed);
    let mut choices = Vec::new();
    let first_round = world.resource::<Stack>().round();
    while let Some(turn) = turn(&world) {
        let now = BreachSnapshot::of(&world);
        let command = choose(Policy::Opponent, &mut scratch, &now, &mut dice)
            .unwrap_or_else(|error| panic!("{error}"));
        // A unit that can do nothing waits by itself.
        if side(&now, turn.who) == Side::Player && !can_only_wait(&world) {
            choices.push(line(library, &now, command));
        }
        act(&mut world, command).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert!(choices.len() < 300, "the breach does not end");
    }
    let outcome = match BreachSnapshot::of(&world).state.outcome {
        Some(Outcome::Won) => "won",
        Some(Outcome::Lost) => "lost",
        Some(Outcome::Stalemate) => "draw",
        None => panic!("the breach did not end"),
    };
    Played { choices, outcome, end: fingerprint(&world), first_round }
}

fn side(now: &BreachSnapshot, who: CharacterId) -> Side {
    now.stack
        .characters
        .iter()
        .find(|body| body.id == who)
        .map(|body| body.side)
        .unwrap_or_default()
}

pub fn line(library: &BreachLibrary, now: &BreachSnapshot, command: Command) -> String {
    let Command::Use { subroutine, aim } = command else { return "choose wait".into() };
    let at = match aim {
        Aim::Panel(panel) => format!("panel {} {}", panel.x, panel.column),
        Aim::Character(id) => {
            let whose = if side(now, id) == Side::Player { "own" } else { "their" };
            let unit = now
                .fighters
                .iter()
                .find(|fighter| fighter.id == id)
                .map(|fighter| library.unit(fighter.fighter.unit).name.clone());
            format!("{whose} {}", unit.unwrap_or_default())
        }
    };
    format!("choose {} at {at}", library.subroutine_key(subroutine))
}
