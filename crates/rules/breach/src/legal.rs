//! Which choices are legal now, and why the rest are refused: one check for interface, opponents
//! and replays.

use crate::command::{Aim, Aims, Command, Refusal};
use crate::field::{Field, Panel, Stands};
use crate::fighter::Fighter;
use crate::library::BreachLibrary;
use crate::state::BreachState;
use bevy_ecs::world::World;
use daemonfall_core::{CharacterId, Side, Status, require};
use daemonfall_stack::{self as stack, Choice, Roster, Statuses, of};

/// Whether the character that has the turn may choose this, or why not.
pub fn check(world: &World, command: Command) -> Result<(), Refusal> {
    let state = world.resource::<BreachState>();
    let turn = state.turn.filter(|_| state.outcome.is_none()).ok_or(Refusal::Over)?;
    let Command::Use { subroutine, aim } = command else { return Ok(()) };
    let library = world.resource::<BreachLibrary>();
    let who = turn.who;
    let fighter = of::<Fighter>(world, who).ok_or(stack::Refusal::UnknownCharacter(who))?;
    require(!fighter.is_mime(library), Refusal::Mime)?;
    let statuses = of::<Statuses>(world, who).copied().unwrap_or_default();
    for status in [Status::Stun, Status::Freeze] {
        require(!statuses.has(status), Refusal::Held(status))?;
    }
    let own = fighter.subroutines(library).contains(&subroutine);
    require(own, Refusal::NotItsOwn(subroutine))?;
    let choice = Choice { user: who, target: aim.character(), subroutine };
    stack::check(world, stack::Command::Choose(choice))?;
    check_aim(world, who, library.subroutine(subroutine).aims, aim)?;
    let moves = library.subroutine(subroutine).aims == Aims::Free;
    require(!moves || !statuses.has(Status::Bind), Refusal::CannotMove(Status::Bind))
}

fn check_aim(world: &World, who: CharacterId, aims: Aims, aim: Aim) -> Result<(), Refusal> {
    let own = of::<Side>(world, who).copied().unwrap_or_default();
    let fits = match aim {
        Aim::Panel(panel) if !panel.is_on_the_field() => return Err(Refusal::NoSuchPanel(panel)),
        Aim::Panel(panel) => match aims {
            Aims::Panel => panel.half() != own,
            Aims::Free => {
                let stands = of::<Stands>(world, who).copied();
                let there = stands.map(|stands| Stands { panel, ..stands });
                require(there.is_none_or(Stands::fits), Refusal::NoSuchPanel(panel))?;
                let field = world.resource::<Field>();
                let free = |there| field.is_free_for(who, there) && stands != Some(there);
                require(there.is_none_or(free), Refusal::Taken(panel))?;
                panel.half() == own
            }
            Aims::Own | Aims::Friend | Aims::Foe | Aims::Anyone => false,
        },
        Aim::Character(target) => {
            let side = of::<Side>(world, target).copied().unwrap_or_default();
            match aims {
                Aims::Own => target == who,
                Aims::Friend => side == own,
                Aims::Foe => side != own,
                Aims::Anyone => true,
                Aims::Panel | Aims::Free => false,
            }
        }
    };
    require(fits, Refusal::WrongAim(aims))
}

/// Every choice that [`check`] allows now: subroutines in the unit's order, aims in character or
/// panel order; waiting is last.
pub fn all_commands(world: &World) -> Vec<Command> {
    let waits = world.resource::<BreachState>().turn.map(|_| Command::Wait);
    uses(world).chain(waits).collect()
}

/// Whether nothing can be used now: the character that has the turn, if any, can only wait.
pub fn can_only_wait(world: &World) -> bool {
    uses(world).next().is_none()
}

/// The allowed uses, in order.
fn uses(world: &World) -> impl Iterator<Item = Command> {
    let library = world.resource::<BreachLibrary>();
    let turn = world.resource::<BreachState>().turn;
    let fighter = turn.and_then(|turn| of::<Fighter>(world, turn.who));
    let subroutines = fighter.map_or(&[][..], |fighter| fighter.subroutines(library));
    let aimed = subroutines.iter().flat_map(move |subroutine| {
        let aims = aims_of(world, library.subroutine(*subroutine).aims);
        aims.into_iter().map(|aim| Command::Use { subroutine: *subroutine, aim })
    });
    aimed.filter(|command| check(world, *command).is_ok())
}

fn aims_of(world: &World, aims: Aims) -> Vec<Aim> {
    match aims {
        Aims::Panel | Aims::Free => Panel::all().map(Aim::Panel).collect(),
        Aims::Own | Aims::Friend | Aims::Foe | Aims::Anyone => {
            world.resource::<Roster>().present().map(Aim::Character).collect()
        }
    }
}
