//! What the player wants, ready for the dive screen to obey.
//!
//! Devices → [`DiveAction`] → [`Intent`].

use super::action::{self, DiveAction, FingerHolds, Repeat};
use super::mode::{self, InputMode};
use crate::prelude::*;
use daemonfall_dungeon::cell::Direction;
use daemonfall_input::action_table::ActionTable;

/// Input becomes intents here, within [`Update`]; systems that obey intents run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntentSystems;

/// Interface buttons send these too.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    Step(Direction),
    Wait,
    /// Wait until something changes.
    Rest,
    /// Set a bomb in this direction; without one, ahead.
    Bomb(Option<Direction>),
    Drink,
    Take,
    /// Move the cursor or scroll, in modes that have one.
    Cursor(Direction),
    Use,
    NextThreat,
    AutoExplore,
    ZoomIn,
    ZoomOut,
}

pub fn direction(action: DiveAction) -> Option<Direction> {
    match action {
        DiveAction::Up => Some(Direction::North),
        DiveAction::Down => Some(Direction::South),
        DiveAction::Left => Some(Direction::West),
        DiveAction::Right => Some(Direction::East),
        _ => None,
    }
}

pub fn meaning(action: DiveAction, mode: &mut InputMode) -> Option<Intent> {
    let toggle = |mode: &mut InputMode, other: InputMode| {
        *mode = if *mode == other { InputMode::Play } else { other };
        None
    };
    if let Some(way) = direction(action) {
        return match mode {
            InputMode::Play => Some(Intent::Step(way)),
            InputMode::Bomb => {
                *mode = InputMode::Play;
                Some(Intent::Bomb(Some(way)))
            }
            InputMode::Look | InputMode::Log | InputMode::Help => Some(Intent::Cursor(way)),
        };
    }
    match (action, *mode) {
        (DiveAction::Bomb, InputMode::Bomb) | (DiveAction::Confirm, InputMode::Bomb) => {
            *mode = InputMode::Play;
            Some(Intent::Bomb(None))
        }
        (DiveAction::Bomb, _) => toggle(mode, InputMode::Bomb),
        (DiveAction::Look, _) => toggle(mode, InputMode::Look),
        (DiveAction::Log, _) => toggle(mode, InputMode::Log),
        (DiveAction::Help, _) => toggle(mode, InputMode::Help),
        (DiveAction::Cancel, _) => {
            *mode = InputMode::Play;
            None
        }
        (DiveAction::Confirm, InputMode::Log) => {
            *mode = InputMode::Play;
            None
        }
        // It uses the help's focused button.
        (DiveAction::Confirm, InputMode::Help) => None,
        (DiveAction::Confirm, _) => Some(Intent::Use),
        (DiveAction::ZoomIn, _) => Some(Intent::ZoomIn),
        (DiveAction::ZoomOut, _) => Some(Intent::ZoomOut),
        (DiveAction::NextThreat, InputMode::Play | InputMode::Look) => Some(Intent::NextThreat),
        (DiveAction::Wait, InputMode::Play) => Some(Intent::Wait),
        (DiveAction::Rest, InputMode::Play) => Some(Intent::Rest),
        (DiveAction::Drink, InputMode::Play) => Some(Intent::Drink),
        (DiveAction::Take, InputMode::Play) => Some(Intent::Take),
        (DiveAction::AutoExplore, InputMode::Play) => Some(Intent::AutoExplore),
        _ => None,
    }
}

fn decide(
    input: Res<ActionInput>,
    finger: Res<FingerHolds>,
    time: Res<Time<Real>>,
    mut repeat: ResMut<Repeat>,
    mut mode: ResMut<InputMode>,
    mut intents: MessageWriter<Intent>,
) {
    let mut now = *mode;
    // While text is typed, keys are for its field.
    let pressed = input.fresh().filter(|_: &DiveAction| !input.is_typing());
    let pressed: Vec<DiveAction> = pressed.collect();
    let mut wanted: Vec<Intent> =
        pressed.iter().filter_map(|action| meaning(*action, &mut now)).collect();
    let repeated = DiveAction::ROWS.iter().filter(|(_, row)| row.repeats);
    let repeated: Vec<DiveAction> = repeated.map(|(action, _)| *action).collect();
    let down = |action| finger.0 == Some(action) || input.holds(action);
    if let Some(again) = repeat.advance(time.delta_secs(), &repeated, &pressed, down)
        && now != InputMode::Bomb
    {
        wanted.extend(meaning(again, &mut now));
    }
    intents.write_batch(wanted);
    mode.set_if_neq(now);
}

pub fn plugin(app: &mut App) {
    app.add_plugins((action::plugin, mode::plugin)).add_message::<Intent>().add_systems(
        Update,
        decide
            .in_set(IntentSystems)
            .run_if(in_state(Screen::DIVE).and_then(in_state(Paused(false)))),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bomb_asks_for_its_direction() {
        let mut mode = InputMode::Play;
        assert_eq!(meaning(DiveAction::Bomb, &mut mode), None);
        assert_eq!(mode, InputMode::Bomb);
        assert_eq!(meaning(DiveAction::Left, &mut mode), Some(Intent::Bomb(Some(Direction::West))));
        assert_eq!(mode, InputMode::Play);
    }

    #[test]
    fn a_bomb_asked_for_twice_goes_ahead() {
        let mut mode = InputMode::Bomb;
        assert_eq!(meaning(DiveAction::Bomb, &mut mode), Some(Intent::Bomb(None)));
        assert_eq!(mode, InputMode::Play);
    }

    #[test]
    fn confirming_in_the_help_leaves_the_help_open() {
        let mut mode = InputMode::Help;
        assert_eq!(meaning(DiveAction::Confirm, &mut mode), None);
        assert_eq!(mode, InputMode::Help);
    }

    #[test]
    fn no_beat_passes_while_the_player_looks_or_reads() {
        for start in [InputMode::Look, InputMode::Log, InputMode::Help] {
            for action in [DiveAction::Wait, DiveAction::Drink, DiveAction::Take] {
                assert_eq!(meaning(action, &mut start.clone()), None, "{action:?} in {start:?}");
            }
            assert_eq!(
                meaning(DiveAction::Up, &mut start.clone()),
                Some(Intent::Cursor(Direction::North))
            );
        }
    }
}
