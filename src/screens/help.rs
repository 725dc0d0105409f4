//! The help, two pages: what keys and signs mean, and who is who. It lies over the title and over a dive, paused or not.

mod pages;

use super::Screen;
use super::back::{Back, BackSystems};
use crate::assets::atlas::Atlas;
use crate::input::action::DiveAction;
use crate::input::mode::InputMode;
use crate::input::taps::{TapSystems, Taps};
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{self, button};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use daemonfall_dungeon::Library;

/// The open help.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HelpDialogue;

/// A page of the help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Keys and signs.
    #[default]
    Keys,
    /// Who and what there is.
    Who,
}

impl Page {
    fn other(self) -> (Page, &'static str) {
        match self {
            Page::Keys => (Page::Who, "Who is who"),
            Page::Who => (Page::Keys, "Keys and signs"),
        }
    }
}

/// What the help is drawn with.
#[derive(SystemParam)]
pub struct Drawn<'w> {
    fonts: Res<'w, Fonts>,
    atlas: Res<'w, Atlas>,
    library: Res<'w, Library>,
    screen: Res<'w, State<Screen>>,
}

/// Opens a page of the help over everything.
pub fn open(commands: &mut Commands, drawn: &Drawn, page: Page) {
    let fonts = &drawn.fonts;
    let panel = dialogue::spawn(
        commands,
        fonts,
        match page {
            Page::Keys => "Help",
            Page::Who => "Who is who",
        },
        20,
        1080.0,
        (HelpDialogue, DespawnOnExit(*drawn.screen.get())),
    );
    let columns = match page {
        Page::Keys => [pages::keys(commands, drawn), pages::signs(commands, drawn)],
        Page::Who => pages::who(commands, drawn),
    };
    let columns = commands
        .spawn(Node {
            column_gap: px(40),
            ..default()
        })
        .add_children(&columns)
        .id();
    if page == Page::Keys {
        let rule = widgets::text(
            fonts,
            theme::BODY,
            theme::NEUTRAL,
            "Nothing moves until you do. Each of your steps is one beat; then all others act, in the order of the list. Attack less armour is the damage, at least one.",
        );
        commands.entity(panel).with_child(rule);
    }
    let choices = choices(commands, fonts, page);
    commands
        .entity(panel)
        .with_child(widgets::divider())
        .add_children(&[columns, choices]);
}

/// The buttons that lead to the other page and out.
fn choices(commands: &mut Commands, fonts: &Fonts, page: Page) -> Entity {
    let (other, name) = page.other();
    let turn = commands
        .spawn((button(fonts, name), FocusFirst))
        .observe(
            move |_: On<Activate>,
                  help: Query<Entity, With<HelpDialogue>>,
                  drawn: Drawn,
                  mut commands: Commands| {
                for help in &help {
                    commands.entity(help).despawn();
                }
                open(&mut commands, &drawn, other);
            },
        )
        .id();
    let close = commands
        .spawn(button(fonts, "Close"))
        .observe(
            |_: On<Activate>,
             help: Query<Entity, With<HelpDialogue>>,
             mut mode: ResMut<InputMode>,
             mut commands: Commands| {
                close_all(&help, &mut mode, &mut commands);
            },
        )
        .id();
    commands
        .spawn(Node {
            column_gap: px(theme::PAD),
            ..default()
        })
        .add_children(&[turn, close])
        .id()
}

fn close_all(
    help: &Query<Entity, With<HelpDialogue>>,
    mode: &mut InputMode,
    commands: &mut Commands,
) {
    for help in help {
        commands.entity(help).despawn();
    }
    if *mode == InputMode::Help {
        *mode = InputMode::Play;
    }
}

/// Opens and closes with the dive's input mode.
fn follow_mode(
    mode: Res<InputMode>,
    help: Query<Entity, With<HelpDialogue>>,
    drawn: Drawn,
    mut commands: Commands,
) {
    if *mode == InputMode::Help && help.is_empty() {
        open(&mut commands, &drawn, Page::default());
    } else if *mode != InputMode::Help {
        for help in &help {
            commands.entity(help).despawn();
        }
    }
}

fn step_back(
    mut back: ResMut<Back>,
    help: Query<Entity, With<HelpDialogue>>,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    if !help.is_empty() && back.take() {
        close_all(&help, &mut mode, &mut commands);
    }
}

/// On the title its key opens and closes it.
fn on_title(
    taps: Res<Taps>,
    help: Query<Entity, With<HelpDialogue>>,
    drawn: Drawn,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    if !taps.contains(DiveAction::Help) {
        return;
    }
    if help.is_empty() {
        open(&mut commands, &drawn, Page::default());
    } else {
        close_all(&help, &mut mode, &mut commands);
    }
}

/// Adds the help.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_mode
                .run_if(in_state(Screen::Dive))
                .run_if(resource_changed::<InputMode>),
            step_back.in_set(BackSystems::Dialogue),
        )
            .chain()
            .run_if(in_state(Screen::Dive).or_else(in_state(Screen::Title))),
    )
    .add_systems(
        Update,
        on_title.after(TapSystems).run_if(in_state(Screen::Title)),
    );
}
