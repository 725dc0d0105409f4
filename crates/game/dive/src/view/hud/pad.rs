//! The on-screen pad for fingers: four arrows and a wait button between them, shown while fingers
//! are used to play. Held buttons repeat like keys. It is in the right column, in two rows; in a
//! compact window in the map's corner, unless a puzzle takes that.

use super::frame::Column;
use crate::input::action::{DiveAction, FingerHolds};
use crate::input::intent::IntentSystems;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::session::watch::Watch;
use crate::view::camera::{Beside, Foot};
use daemonfall_input::action_input::Wanted;
use daemonfall_input::touch::{FINGER, RepeatButton, Touched};
use daemonfall_ui::repeat_button::{Held, Repeated};

#[derive(Component)]
struct Pad;

/// Triggers an action as soon as it is pressed.
#[derive(Component, Clone, Copy, Debug)]
#[require(Hovered, Pressable)]
struct Asks(DiveAction);

const BUTTONS: [(DiveAction, (u8, u8)); 5] = [
    (DiveAction::Up, (1, 0)),
    (DiveAction::Left, (0, 1)),
    (DiveAction::Wait, (1, 1)),
    (DiveAction::Right, (2, 1)),
    (DiveAction::Down, (1, 2)),
];

/// The layout for the right column, which has little height.
const FLAT: [(DiveAction, (u8, u8)); 5] = [
    (DiveAction::Wait, (0, 0)),
    (DiveAction::Up, (1, 0)),
    (DiveAction::Left, (0, 1)),
    (DiveAction::Down, (1, 1)),
    (DiveAction::Right, (2, 1)),
];

fn label(action: DiveAction) -> String {
    match action {
        DiveAction::Up => "\u{2191}".into(),
        DiveAction::Left => "\u{2190}".into(),
        DiveAction::Right => "\u{2192}".into(),
        DiveAction::Down => "\u{2193}".into(),
        _ => t!("dive-pad-wait"),
    }
}

const GAP: f32 = 4.0;

fn show(
    touched: Res<Touched>,
    mode: Res<InputMode>,
    paused: Res<State<Paused>>,
    watch: Option<Res<Watch>>,
    (scale, compact): (Res<UiScale>, Res<Compact>),
    beside: Query<(), With<Beside>>,
    columns: Query<Entity, With<Column>>,
    pads: Query<Entity, With<Pad>>,
    mut built: Local<(f32, bool)>,
    mut commands: Commands,
) {
    let plays = touched.0 && !paused.0 && watch.is_none();
    let in_column = !compact.0 || !beside.is_empty();
    let column = columns.single().ok().filter(|_| in_column);
    let flat = column.is_some();
    let hidden = match *mode {
        InputMode::Log | InputMode::Help => true,
        // The inspected cell's card needs the column; swipes and taps move the cursor too.
        InputMode::Look => flat && compact.0,
        InputMode::Play | InputMode::Bomb => false,
    };
    let wanted = plays && !hidden;
    // As wide as a thumb, whatever the interface scale.
    let side = (1.15 * FINGER / scale.0).round();
    let stands = !pads.is_empty();
    if wanted == stands && (!stands || *built == (side, flat)) {
        return;
    }
    for pad in &pads {
        commands.entity(pad).despawn();
    }
    if !wanted {
        return;
    }
    *built = (side, flat);
    let pitch = side + GAP;
    let node = match flat {
        true => Node {
            width: px(3.0 * pitch - GAP),
            height: px(2.0 * pitch - GAP),
            flex_shrink: 0.0,
            align_self: AlignSelf::FlexEnd,
            ..default()
        },
        false => Node {
            position_type: PositionType::Absolute,
            left: px(theme::PAD),
            bottom: px(Foot::Fingers.height() + theme::GAP),
            width: px(3.0 * pitch),
            height: px(3.0 * pitch),
            ..default()
        },
    };
    let buttons = if flat { FLAT } else { BUTTONS };
    let pad = commands
        .spawn((Pad, node, Pickable::IGNORE))
        .with_children(|pad| {
            for (action, (column, row)) in buttons {
                let style = match action {
                    DiveAction::Wait => theme::BODY_MEDIUM,
                    _ => theme::NUMBER,
                };
                pad.spawn((
                    Asks(action),
                    RepeatButton,
                    Opaque,
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(pitch * f32::from(column)),
                        top: px(pitch * f32::from(row)),
                        width: px(side),
                        height: px(side),
                        border: UiRect::all(px(1)),
                        justify_content: JustifyContent::Center,
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    // Almost opaque, so that arrows are readable over pillars and gold.
                    BackgroundColor(theme::PANEL.with_alpha(0.93)),
                    BorderColor::all(theme::RIM),
                    children![text(style, theme::LIGHT, label(action))],
                ));
            }
        })
        .id();
    match column {
        Some(column) => {
            commands.entity(column).add_child(pad);
        }
        None => {
            let over = (DespawnOnExit(Screen::DIVE), GlobalZIndex(20));
            commands.entity(pad).insert(over);
        }
    }
}

/// A held button acts like its held key; the input module decides when it repeats.
fn push(pushed: On<Repeated>, buttons: Query<&Asks>, mut wanted: MessageWriter<Wanted>) {
    if let Ok(Asks(action)) = buttons.get(pushed.entity)
        && !pushed.again
    {
        wanted.write_batch(Wanted::of(*action));
    }
}

fn hold(held: Res<Held>, buttons: Query<&Asks>, mut finger: ResMut<FingerHolds>) {
    let button = held.button().and_then(|button| buttons.get(button).ok());
    finger.0 = button.map(|asks| asks.0);
}

pub fn plugin(app: &mut App) {
    app.add_observer(push)
        .add_systems(Update, (show, hold.before(IntentSystems)).run_if(in_state(Screen::DIVE)));
}
