//! The actions of a dive and their default bindings.

use crate::prelude::*;
use bevy::math::CompassQuadrant;
use daemonfall_input::action_input::Wanted;
use daemonfall_input::repeat;
use daemonfall_input::touch::Swiped;

daemonfall_input::actions! {
    pub enum DiveAction, Group::alone("dive", 2, || t!("actions-dive"));
    Up => "dive.up", t!("action-dive-up"), [ArrowUp KeyW KeyK Numpad8], [DPadUp], up;
    Down => "dive.down", t!("action-dive-down"), [ArrowDown KeyS KeyJ Numpad2], [DPadDown], down;
    Left => "dive.left", t!("action-dive-left"), [ArrowLeft KeyA KeyH Numpad4], [DPadLeft], left;
    Right => "dive.right", t!("action-dive-right"), [ArrowRight KeyD KeyL Numpad6], [DPadRight], right;
    /// Let a beat pass.
    Wait => "dive.wait", t!("action-dive-wait"), [Space Period Numpad5], [South], repeats;
    /// Wait until something changes.
    Rest => "dive.rest", t!("action-dive-rest"), [KeyN], [];
    Bomb => "dive.bomb", t!("action-dive-bomb"), [KeyB], [West];
    Drink => "dive.drink", t!("action-dive-drink"), [KeyE KeyQ], [North];
    /// Take what lies here and leave what it replaces.
    Take => "dive.take", t!("action-dive-take"), [KeyT], [LeftTrigger2];
    Look => "dive.look", t!("action-dive-look"), [KeyX KeyV], [LeftTrigger];
    NextThreat => "dive.next_threat", t!("action-dive-next-threat"), [Tab], [RightTrigger];
    /// Walk to unexplored cells.
    AutoExplore => "dive.auto_explore", t!("action-dive-auto-explore"), [KeyO], [RightTrigger2];
    Log => "dive.log", t!("action-dive-log"), [KeyG], [Select];
    Help => "dive.help", t!("action-dive-help"), [F2], [];
    Pause => "dive.pause", t!("action-dive-pause"), [KeyP], [Start];
    Confirm => "dive.confirm", t!("action-dive-confirm"), [Enter NumpadEnter], [];
    Cancel => "dive.cancel", t!("action-dive-cancel"), [Backspace], [];
    ZoomIn => "dive.zoom_in", t!("action-dive-zoom-in"), [Equal NumpadAdd], [RightThumb];
    ZoomOut => "dive.zoom_out", t!("action-dive-zoom-out"), [Minus NumpadSubtract], [LeftThumb];
    /// Restart with the same seed.
    Again => "dive.again", t!("action-dive-again"), [KeyR], [];
}

/// Repeats held actions. A dive has its own, which stops when something happens that the player
/// should notice.
pub type Repeat = repeat::Repeat<DiveAction>;

/// What a finger holds on the on-screen pad.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct FingerHolds(pub Option<DiveAction>);

fn of_swipe(way: CompassQuadrant) -> DiveAction {
    match way {
        CompassQuadrant::North => DiveAction::Up,
        CompassQuadrant::East => DiveAction::Right,
        CompassQuadrant::South => DiveAction::Down,
        CompassQuadrant::West => DiveAction::Left,
    }
}

fn swipe(mut swipes: MessageReader<Swiped>, mut wanted: MessageWriter<Wanted>) {
    wanted.write_batch(swipes.read().filter_map(|swipe| Wanted::of(of_swipe(swipe.0))));
}

pub fn plugin(app: &mut App) {
    app.register_actions::<DiveAction>()
        .init_resource::<Repeat>()
        .init_resource::<FingerHolds>()
        .add_systems(Update, swipe);
}
