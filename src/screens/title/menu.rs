//! The title's choices.

use super::{LastChoice, seed};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::prelude::*;

/// The column of choices.
#[derive(Component)]
pub struct Menu;

/// A label that tells how a setting stands.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingLabel {
    /// Sound on or off.
    Sound,
    /// Window or whole screen.
    Screen,
}

impl SettingLabel {
    /// The words for the present settings.
    pub fn words(self, settings: &Settings) -> &'static str {
        match (self, settings.mute, settings.fullscreen) {
            (SettingLabel::Sound, false, _) => "Sound on",
            (SettingLabel::Sound, true, _) => "Sound off",
            (SettingLabel::Screen, _, false) => "Full screen",
            (SettingLabel::Screen, _, true) => "Window",
        }
    }
}

/// The column's layout.
pub fn column() -> impl Bundle {
    (Node { width: px(340), flex_direction: FlexDirection::Column, row_gap: px(10), ..default() }, Pickable::IGNORE)
}

/// Fills the column.
pub fn fill(menu: Single<Entity, With<Menu>>, fonts: Res<Fonts>, settings: Res<Settings>, time: Res<Time<Real>>, mut commands: Commands) {
    let new_dive = commands
        .spawn((button(&fonts, "New dive"), FocusFirst, Tooltip::beside("Three floors down and out again, on the seed below.")))
        .observe(|_: On<Activate>, mut start: MessageWriter<seed::StartWithSeed>| {
            start.write(seed::StartWithSeed);
        })
        .id();
    let seed = seed::spawn_row(&mut commands, &fonts, &time);
    let settings_row = commands.spawn((Node { column_gap: px(10), ..default() }, Pickable::IGNORE)).id();
    let sound = setting_button(&mut commands, &fonts, &settings, SettingLabel::Sound, "All sound on or off. Key: M.");
    let screen = setting_button(&mut commands, &fonts, &settings, SettingLabel::Screen, "Play on the whole screen or in a window. Key: F11.");
    commands.entity(settings_row).add_children(&[sound, screen]);
    let divider = commands.spawn(widgets::divider()).id();
    commands.entity(*menu).add_children(&[new_dive, seed, divider, settings_row]);
    if !cfg!(target_family = "wasm") {
        let quit = commands
            .spawn((button(&fonts, "Quit"), LastChoice, Tooltip::beside("Leave the game. A dive under way is kept.")))
            .observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            })
            .id();
        commands.entity(*menu).add_child(quit);
    }
}

/// A button that switches a setting and tells how it stands.
pub fn setting_button(commands: &mut Commands, fonts: &Fonts, settings: &Settings, which: SettingLabel, tooltip: &str) -> Entity {
    commands
        .spawn((button(fonts, which.words(settings)), which, Tooltip::beside(tooltip)))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
        })
        .entity()
        .observe(|used: On<Activate>, labels: Query<&SettingLabel>, mut settings: ResMut<Settings>| match labels.get(used.entity) {
            Ok(SettingLabel::Sound) => settings.mute = !settings.mute,
            Ok(SettingLabel::Screen) => settings.fullscreen = !settings.fullscreen,
            Err(_) => {}
        })
        .id()
}

fn tell_settings(settings: Res<Settings>, buttons: Query<(&SettingLabel, &Children)>, mut texts: Query<&mut Text>) {
    for (label, children) in &buttons {
        if let Some(mut text) = children.first().and_then(|child| texts.get_mut(*child).ok()) {
            text.0 = label.words(&settings).into();
        }
    }
}

/// Keeps labels of settings true, on whatever screen.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell_settings.run_if(resource_changed::<Settings>));
    let _ = (Screen::Title, theme::PAD);
}
