//! The switches in every menu: sound, full screen, debug panels.
//! Each label says what a click does now.

use bevy::prelude::*;
use daemonfall_input::global_actions::OpenPanels;
use daemonfall_platform::settings::Settings;
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Switch {
    Sound,
    /// Window or full screen.
    Screen,
    Panels,
}

const ALL: &[Switch] = if daemonfall_platform::HAS_PANELS {
    &[Switch::Sound, Switch::Screen, Switch::Panels]
} else {
    &[Switch::Sound, Switch::Screen]
};

impl Switch {
    fn words(self, settings: &Settings) -> String {
        match (self, settings.mute, settings.fullscreen) {
            (Switch::Sound, false, _) => t!("switch-mute"),
            (Switch::Sound, true, _) => t!("switch-unmute"),
            (Switch::Screen, _, false) => t!("switch-full-screen"),
            (Switch::Screen, _, true) => t!("switch-window"),
            (Switch::Panels, ..) => t!("switch-panels"),
        }
    }

    fn about(self) -> String {
        match self {
            Switch::Sound => t!("switch-sound-about"),
            Switch::Screen => t!("switch-screen-about"),
            Switch::Panels => t!("switch-panels-about"),
        }
    }
}

pub fn row(commands: &mut Commands, fonts: &Fonts, settings: &Settings) -> Entity {
    let all: Vec<Entity> =
        ALL.iter().map(|which| switch(commands, fonts, settings, *which)).collect();
    commands.group(Node { column_gap: px(10), ..default() }, &all)
}

fn switch(commands: &mut Commands, fonts: &Fonts, settings: &Settings, which: Switch) -> Entity {
    commands
        .spawn((button(fonts, which.words(settings)), which, Tooltip::beside(which.about())))
        // Its text's width plus an equal share of the rest: none wraps while there is room.
        .node(|node| node.flex_grow = 1.0)
        .observe(
            move |_: On<Activate>,
                  mut settings: ResMut<Settings>,
                  mut panels: MessageWriter<OpenPanels>| match which {
                Switch::Sound => settings.mute = !settings.mute,
                Switch::Screen => settings.fullscreen = !settings.fullscreen,
                Switch::Panels => drop(panels.write(OpenPanels)),
            },
        )
        .id()
}

fn tell_settings(settings: Res<Settings>, buttons: Query<(Entity, &Switch)>, mut labels: Labels) {
    for (button, switch) in &buttons {
        labels.write(button, switch.words(&settings));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell_settings.run_if(resource_changed::<Settings>));
}
