//! Whether foes that choose before the player does can kill a character that the forecast spares.

use crate::bots::{blow, hits};
use crate::command::{Command, Turn};
use crate::duel::{act, side_to_choose, turn};
use crate::events::BreachEvent;
use crate::fighter::Fighter;
use crate::forecast::Forecast;
use crate::legal::{all_commands, can_only_wait};
use crate::library::BreachLibrary;
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::world::World;
use daemonfall_core::{CharacterId, EventLog, Side};
use daemonfall_stack::{Roster, Stack, StackEvent, of};
use std::collections::BTreeMap;

/// The choices that a preview meets up to the player's next one.
#[derive(Default)]
pub(crate) struct Ahead {
    /// The round of the player's next choice.
    pub asked: Option<u32>,
    /// The most damage of foes that choose before it.
    reach: i64,
}

impl Ahead {
    /// Notes the choice that is to be made now.
    pub(crate) fn note(&mut self, world: &World, round: u32) {
        match (self.asked, turn(world), side_to_choose(world)) {
            (None, Some(_), Some(Side::Player)) => self.asked = Some(round),
            (None, Some(turn), Some(_)) => self.reach += reach(world, turn.who),
            _ => {}
        }
    }
}

/// The most damage of one choice of a character, with what its mimes repeat of it.
fn reach(world: &World, who: CharacterId) -> i64 {
    let library = world.resource::<BreachLibrary>();
    let roster = world.resource::<Roster>();
    let fighter = |who: CharacterId| of::<Fighter>(world, who);
    let known = fighter(who).map_or(&[][..], |it| it.subroutines(library));
    let most = known
        .iter()
        .map(|id| library.subroutine(*id))
        .map(|it| blow(it) * i64::from(it.times_used()))
        .max();
    let is_friend = |it: &CharacterId| roster.side(*it) == roster.side(who);
    let is_mime = |it: &CharacterId| fighter(*it).is_some_and(|it| it.is_mime(library));
    let repeats = roster.present().filter(is_friend).filter(is_mime).count() as i64;
    most.unwrap_or(0) * (1 + repeats)
}

/// Notes for each of the player's characters that is spared whether foes that choose before the
/// player can kill it, at the latest in the round `until` or in that of the player's next choice.
/// The player's command is played as in the preview.
pub(crate) fn threaten(
    scratch: &mut Scratch,
    now: &BreachSnapshot,
    command: Option<Command>,
    (ahead, until): (&Ahead, u32),
    all: &mut BTreeMap<CharacterId, Forecast>,
) -> Result<(), SnapshotError> {
    let until = ahead.asked.map_or(until, |asked| asked.max(until));
    for body in now.stack.characters.iter().filter(|body| body.side == Side::Player) {
        let Some(forecast) = all.get_mut(&body.id) else { continue };
        let least = i64::from(forecast.left.health) - i64::from(forecast.healed);
        if ahead.reach > 0 && forecast.fall.is_none() && least <= ahead.reach {
            forecast.threat = falls(scratch.fill(now)?, command, until, body.id);
        }
    }
    Ok(())
}

/// The round at whose end a character is removed if each foe that chooses before the player uses
/// what harms it most, and all others wait.
fn falls(world: &mut World, command: Option<Command>, until: u32, who: CharacterId) -> Option<u32> {
    let mut round = world.resource::<Stack>().round();
    let mut next = command.unwrap_or(Command::Wait);
    let mut asked = false;
    loop {
        if act(world, next).is_err() && act(world, Command::Wait).is_err() {
            return None;
        }
        for event in world.resource_mut::<EventLog<BreachEvent>>().drain() {
            match event {
                BreachEvent::Stack(StackEvent::RoundBegan { round: begun }) => round = begun,
                BreachEvent::Stack(StackEvent::Removed { id }) if id == who => return Some(round),
                _ => {}
            }
        }
        let turn = turn(world)?;
        if !turn.quick && round >= until {
            return None;
        }
        let is_own = side_to_choose(world) == Some(Side::Player);
        asked |= is_own && !can_only_wait(world);
        next = match asked || is_own {
            true => Command::Wait,
            false => most_harm(world, turn, until, who),
        };
    }
}

/// The choice that does most damage to a character until the end of a round; else, waiting.
fn most_harm(world: &World, turn: Turn, until: u32, who: CharacterId) -> Command {
    let library = world.resource::<BreachLibrary>();
    let round = world.resource::<Stack>().round();
    let harm = |command: &Command| {
        let Command::Use { subroutine, aim } = *command else { return 0 };
        let it = library.subroutine(subroutine);
        let first = round + it.rounds_until_used(turn.quick);
        let rounds = i64::from(until) + 1 - i64::from(first);
        let is_hit = hits(world, aim, it.shape).contains(&who);
        if is_hit { blow(it) * i64::from(it.times_used()).min(rounds).max(0) } else { 0 }
    };
    let all = all_commands(world).into_iter().map(|command| (harm(&command), command));
    let best = all.filter(|(harm, _)| *harm > 0).max_by_key(|(harm, _)| *harm);
    best.map_or(Command::Wait, |(_, command)| command)
}
