//! Requests of a puzzle's player besides playing: undo, restart, hint, next puzzle, ladder.

use super::climb::{self, Climb};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_breach_mode::TakeBack;
use daemonfall_breach_mode::input::BreachAction;
use daemonfall_campaign::Practice;
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_dive_mode::session::back;
use daemonfall_dive_mode::view::hud::keys::UndoKey;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::action_table::key_name;
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_run::act::restart;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderRequest {
    Undo,
    Restart,
    Hint,
    Next,
    Leave,
}

/// The request behind an action; none where the breach itself takes back with the same key.
fn of_action(action: LadderAction, breach_takes_back: bool) -> Option<LadderRequest> {
    match action {
        LadderAction::Undo => (!breach_takes_back).then_some(LadderRequest::Undo),
        LadderAction::Restart => Some(LadderRequest::Restart),
        LadderAction::Hint => Some(LadderRequest::Hint),
    }
}

/// Ignores presses from before the puzzle or dive was on the screen, such as those that led there.
fn of_actions(
    input: Res<ActionInput>,
    screen: Res<State<Screen>>,
    mut wishes: MessageWriter<LadderRequest>,
) {
    let taken_back = *screen.get() == Screen::BREACH && input.has_on_screen(BreachAction::Undo);
    let pressed = input.pressed().filter(|_| !input.is_early());
    wishes.write_batch(pressed.filter_map(|action| of_action(action, taken_back)));
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<LadderRequest>>) {
    let wishes: Vec<LadderRequest> =
        reader.read(world.resource::<Messages<LadderRequest>>()).copied().collect();
    for wish in wishes {
        carry_out(world, wish);
        if let Some(mut paused) = world.get_resource_mut::<NextState<Paused>>() {
            paused.set(Paused(false));
        }
    }
}

fn carry_out(world: &mut World, wish: LadderRequest) {
    let place = world.get_resource::<Climb>().map(|climb| climb.place);
    let practice = world.get_resource::<Practice>();
    let in_breach = practice.is_some_and(Practice::is_breach);
    match (wish, place) {
        (LadderRequest::Undo, _) if in_breach => drop(world.write_message(TakeBack)),
        (LadderRequest::Undo, _) => back::take_back(world),
        (_, None) => {}
        (LadderRequest::Restart, Some(place)) if in_breach => climb::begin(world, place),
        (LadderRequest::Restart, _) => restart(world),
        (LadderRequest::Hint, _) => {
            let hints = practice.and_then(Practice::puzzle).map(|it| it.puzzle().hints.len());
            let mut climb = world.resource_mut::<Climb>();
            climb.hints = (climb.hints + 1).min(hints.unwrap_or_default());
        }
        (LadderRequest::Next, Some(place)) => climb::begin(world, place + 1),
        (LadderRequest::Leave, _) => world.resource_mut::<NextState<Screen>>().set(Screen::LADDER),
    }
}

/// Carries out requests; a practice dive takes back as a puzzle does.
pub fn plugin(app: &mut App) {
    app.insert_resource(UndoKey(key_name(LadderAction::Undo)))
        .add_message::<LadderRequest>()
        .add_systems(
            Update,
            (of_actions.run_if(in_state(Paused(false))), obey)
                .chain()
                .run_if(resource_exists::<Climb>.or_else(back::is_free_dive)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_breach_takes_back_by_the_same_key_is_taken_back_once() {
        assert_eq!(of_action(LadderAction::Undo, false), Some(LadderRequest::Undo));
        assert_eq!(of_action(LadderAction::Undo, true), None);
        assert_eq!(of_action(LadderAction::Restart, true), Some(LadderRequest::Restart));
        assert_eq!(of_action(LadderAction::Hint, true), Some(LadderRequest::Hint));
    }
}
