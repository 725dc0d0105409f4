//! On-screen keys for fingers: while a finger has focused a field, the field's keys are at the
//! bottom of the window.

use super::field::Field;
use super::theme::{self, Fonts};
use super::widgets::{Presses, panel_face, text};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_input::touch::{FINGER, Touched};
use daemonfall_text::t;

/// The keys, by rows: those used in seeds.
const ROWS: [&str; 2] = ["012345678", "9ABCDEF-"];

#[derive(Component)]
struct Keypad;

fn show(
    touched: Res<Touched>,
    focus: Res<InputFocus>,
    fields: Query<(), With<Field>>,
    pads: Query<Entity, With<Keypad>>,
    scale: Res<UiScale>,
    fonts: Res<Fonts>,
    mut commands: Commands,
) {
    let wanted = touched.0 && focus.get().is_some_and(|entity| fields.contains(entity));
    if wanted != pads.is_empty() {
        return;
    }
    if !wanted {
        for pad in &pads {
            commands.entity(pad).despawn();
        }
        return;
    }
    let side = FINGER / scale.0;
    let key = |width: f32| Node {
        width: px(width),
        height: px(side),
        border: UiRect::all(px(1)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let row = || Node { column_gap: px(4), ..default() };
    let root = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(0),
        padding: UiRect::all(px(6)),
        row_gap: px(4),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        ..default()
    };
    let ground = BackgroundColor(theme::ABYSS.with_alpha(0.96));
    commands.spawn((Keypad, root, ground, GlobalZIndex(950))).with_children(|pad| {
        for (place, letters) in ROWS.into_iter().enumerate() {
            pad.spawn(row()).with_children(|row| {
                for letter in letters.chars() {
                    let letter = letter.to_string();
                    row.spawn((key(1.1 * side), Presses::cap(&letter), panel_face()))
                        .with_child(text(&fonts, theme::NUMBER, theme::LIGHT, letter));
                }
                if place == 1 {
                    row.spawn((key(1.1 * side), Presses::cap("Backspace"), panel_face()))
                        .with_child(text(&fonts, theme::NUMBER, theme::LIGHT, "\u{2190}"));
                }
            });
        }
        pad.spawn((key(4.0 * side), panel_face()))
            .with_child(text(&fonts, theme::BODY_MEDIUM, theme::LIGHT, t!("keypad-done")))
            .insert(daemonfall_input::touch::Pressable)
            .observe(|_: On<Pointer<Click>>, mut focus: ResMut<InputFocus>| focus.clear());
    });
}

/// Shows the keys where they are needed.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show);
}
