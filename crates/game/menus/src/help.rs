//! The help.
//! Keys and signs of dive, breach, battle film and map, the objects of a dive, and the glossary. It
//! covers any screen, paused or not, and any dialogue.

mod glossary;

use bevy::prelude::*;
use daemonfall_breach_mode::input::BreachAction;
use daemonfall_core::glossary::Topic;
use daemonfall_dive_mode::input::action::DiveAction;
use daemonfall_dive_mode::input::mode::InputMode;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_sector_mode::input::SectorAction;
use daemonfall_text::t;
use daemonfall_ui::focus::{Activate, FocusFirst, FocusSystems};
use daemonfall_ui::help::Drawn;
use daemonfall_ui::terms::{self, ReadMore};
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::transport::FilmAction;
use daemonfall_ui::{dialogue, widgets};

#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HelpDialogue;

/// Opens a page of the help on top of everything, by its index.
fn open(commands: &mut Commands, drawn: &Drawn, place: usize) {
    let fonts = &drawn.fonts;
    let Some((page, next)) = drawn.pages.at(place) else { return };
    let panel = dialogue::spawn(
        commands,
        fonts,
        (page.heading)(),
        20,
        1080.0,
        (HelpDialogue, DespawnOnExit(*drawn.screen.get())),
    );
    let columns = (page.columns)(commands, drawn);
    let columns =
        commands.spawn(Node { column_gap: px(40), ..default() }).add_children(&columns).id();
    if let Some(rule) = page.rule {
        let rule = terms::text(fonts, theme::BODY, theme::NEUTRAL, rule(), page.topics);
        commands.entity(panel).with_child(rule);
    }
    let choices = choices(commands, drawn, [place, next]);
    // On a phone the page is longer than the window: put its buttons first, within reach.
    let parts = match drawn.touched.0 {
        true => [choices, columns],
        false => [columns, choices],
    };
    commands.entity(panel).with_child(widgets::divider()).add_children(&parts);
}

/// A button that opens the screen's page.
pub fn button(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((widgets::button(fonts, t!("help")), Tooltip::beside(t!("help-about"))))
        .observe(|_: On<Activate>, drawn: Drawn, mut commands: Commands| {
            open(&mut commands, &drawn, drawn.pages.about(drawn.topic()));
        })
        .id()
}

/// The buttons to the next page, to the glossary, and to close.
fn choices(commands: &mut Commands, drawn: &Drawn, [place, next]: [usize; 2]) -> Entity {
    let fonts = &drawn.fonts;
    let glossary = drawn.pages.about(Topic::Game);
    let turn = turn(commands, drawn, next);
    // In the glossary, its own field gets the focus first.
    if place != glossary {
        commands.entity(turn).insert(FocusFirst);
    }
    let mut all = vec![turn];
    if ![place, next].contains(&glossary) {
        all.push(self::turn(commands, drawn, glossary));
    }
    let close = commands
        .spawn(widgets::button(fonts, t!("close")))
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
        .spawn(Node { column_gap: px(theme::PAD), ..default() })
        .add_children(&all)
        .add_child(close)
        .id()
}

/// A button that turns to a page.
fn turn(commands: &mut Commands, drawn: &Drawn, to: usize) -> Entity {
    let name = drawn.pages.at(to).map_or_else(String::new, |(page, _)| (page.name)());
    commands
        .spawn(widgets::button(&drawn.fonts, name))
        .observe(
            move |_: On<Activate>,
                  help: Query<Entity, With<HelpDialogue>>,
                  drawn: Drawn,
                  mut commands: Commands| {
                for help in &help {
                    commands.entity(help).despawn();
                }
                open(&mut commands, &drawn, to);
            },
        )
        .id()
}

/// Turns to the page with more about a word.
fn read_more(
    mut wishes: MessageReader<ReadMore>,
    help: Query<Entity, With<HelpDialogue>>,
    drawn: Drawn,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    let Some(ReadMore(topic)) = wishes.read().last() else {
        return;
    };
    for help in &help {
        commands.entity(help).despawn();
    }
    if *drawn.screen.get() == Screen::DIVE {
        mode.set_if_neq(InputMode::Help);
    }
    open(&mut commands, &drawn, drawn.pages.about(*topic));
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
        open(&mut commands, &drawn, drawn.pages.about(Topic::Dive));
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
    input: Res<ActionInput>,
    help: Query<Entity, With<HelpDialogue>>,
    drawn: Drawn,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    if !input.has(DiveAction::Help) {
        return;
    }
    if help.is_empty() {
        open(&mut commands, &drawn, drawn.pages.about(Topic::Dive));
    } else {
        close_all(&help, &mut mode, &mut commands);
    }
}

/// On a screen with keys of its own, its key opens it; the open help keeps keys to itself and closes
/// by stepping back.
fn by_key(
    input: Res<ActionInput>,
    help: Query<(), With<HelpDialogue>>,
    drawn: Drawn,
    mut commands: Commands,
) {
    let asked = match *drawn.screen.get() {
        Screen::BREACH => input.has_on_screen(BreachAction::Help),
        Screen::BATTLE => input.has_on_screen(FilmAction::Help),
        Screen::SECTOR => input.has_on_screen(SectorAction::Help),
        _ => false,
    };
    if asked && help.is_empty() {
        open(&mut commands, &drawn, drawn.pages.about(drawn.topic()));
    }
}

/// Its key also opens and closes it where widgets have the focus (over a dialogue or on a screen of
/// widgets only) and in the time lab, which has other keys but none for help. Letters typed into a
/// field do not count.
fn over_widgets(
    input: Res<ActionInput>,
    help: Query<Entity, With<HelpDialogue>>,
    drawn: Drawn,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    let is_here = input.is_covered() || *drawn.screen.get() == Screen::TIME_LAB;
    if !input.has(SectorAction::Help) || input.is_typing() || !is_here {
        return;
    }
    if help.is_empty() {
        open(&mut commands, &drawn, drawn.pages.about(drawn.topic()));
    } else {
        close_all(&help, &mut mode, &mut commands);
    }
}

/// Whether the screen opens its help with the dive's keys, or has no help yet. A pause over a dive
/// counts as a dialogue.
fn has_other_keys(screen: Res<State<Screen>>, paused: Res<State<Paused>>) -> bool {
    match *screen.get() {
        Screen::LOADING | Screen::TITLE => true,
        Screen::DIVE => !paused.0,
        _ => false,
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_mode.run_if(in_state(Screen::DIVE)).run_if(resource_changed::<InputMode>),
            step_back.in_set(BackSystems::Dialogue),
            read_more,
        )
            .chain()
            .run_if(not(in_state(Screen::LOADING))),
    )
    .add_plugins(glossary::plugin)
    .add_systems(
        Update,
        (
            on_title.run_if(in_state(Screen::TITLE)),
            over_widgets.after(FocusSystems).run_if(not(has_other_keys)),
            by_key.after(over_widgets).run_if(not(in_state(Screen::LOADING))),
        ),
    );
}
