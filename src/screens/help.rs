//! The help.
//! Keys and signs of dive, breach, battle film and map, the objects of a dive, and the glossary. It
//! covers any screen, paused or not, and any dialogue.

mod battle;
mod breach;
mod fingers;
mod glossary;
mod page;
mod pages;
mod parts;
mod sector;

use super::back::{Back, BackSystems};
use crate::assets::atlas::Atlas;
use crate::battle::input::BattleAction;
use crate::breach::input::BreachAction;
use crate::input::action::DiveAction;
use crate::input::anywhere::Awaiting;
use crate::input::bindings::Bindings;
use crate::input::bound::Bound;
use crate::input::mode::InputMode;
use crate::input::pressed::{Pressed, PressedSystems};
use crate::input::taps::{TapSystems, Taps};
use crate::input::touch::Touched;
use crate::screen::{Paused, Screen};
use crate::sector::input::SectorAction;
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst, FocusScope, FocusSystems, TakesText};
use crate::ui::terms::{self, ReadMore};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_dungeon::Library;

use daemonfall_text::t;
pub use page::Page;

#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HelpDialogue;

/// Resources for drawing the help.
#[derive(SystemParam)]
pub struct Drawn<'w> {
    fonts: Res<'w, Fonts>,
    atlas: Res<'w, Atlas>,
    library: Res<'w, Library>,
    screen: Res<'w, State<Screen>>,
    touched: Res<'w, Touched>,
}

/// Opens a page of the help on top of everything.
pub fn open(commands: &mut Commands, drawn: &Drawn, page: Page) {
    let fonts = &drawn.fonts;
    let panel = dialogue::spawn(
        commands,
        fonts,
        page.heading(),
        20,
        1080.0,
        (HelpDialogue, DespawnOnExit(*drawn.screen.get())),
    );
    let columns = match page {
        Page::Keys => [pages::keys(commands, drawn), pages::signs(commands, drawn)],
        Page::Who => pages::who(commands, drawn),
        Page::Breach => [breach::keys(commands, drawn), breach::signs(commands, drawn)],
        Page::Battle => [battle::keys(commands, drawn), battle::shown(commands, drawn)],
        Page::Sector => [sector::keys(commands, drawn), sector::signs(commands, drawn)],
        Page::Glossary => glossary::columns(commands, drawn),
    };
    let columns =
        commands.spawn(Node { column_gap: px(40), ..default() }).add_children(&columns).id();
    if let Some(rule) = page.rule() {
        let rule = terms::text(fonts, theme::BODY, theme::NEUTRAL, rule, page.topics());
        commands.entity(panel).with_child(rule);
    }
    let choices = choices(commands, fonts, page);
    // On a phone the page is longer than the window: put its buttons first, within reach.
    let parts = match drawn.touched.0 {
        true => [choices, columns],
        false => [columns, choices],
    };
    commands.entity(panel).with_child(widgets::divider()).add_children(&parts);
}

/// A button that opens a page.
pub fn button(commands: &mut Commands, fonts: &Fonts, page: Page) -> Entity {
    commands
        .spawn((widgets::button(fonts, t!("help")), Tooltip::beside(t!("help-about"))))
        .observe(move |_: On<Activate>, drawn: Drawn, mut commands: Commands| {
            open(&mut commands, &drawn, page);
        })
        .id()
}

/// The buttons to the next page and to close.
fn choices(commands: &mut Commands, fonts: &Fonts, page: Page) -> Entity {
    let turn = turn(commands, fonts, page.next());
    // In the glossary, its own field gets the focus first.
    if page != Page::Glossary {
        commands.entity(turn).insert(FocusFirst);
    }
    let mut all = vec![turn];
    if ![page, page.next()].contains(&Page::Glossary) {
        all.push(self::turn(commands, fonts, Page::Glossary));
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
fn turn(commands: &mut Commands, fonts: &Fonts, to: Page) -> Entity {
    commands
        .spawn(widgets::button(fonts, to.name()))
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
    open(&mut commands, &drawn, Page::about(*topic));
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

/// In a breach its key opens it; the open help keeps keys to itself and closes by stepping back.
fn in_breach(
    pressed: Res<Pressed<BreachAction>>,
    help: Query<(), With<HelpDialogue>>,
    drawn: Drawn,
    mut commands: Commands,
) {
    if pressed.0.contains(&BreachAction::Help) && help.is_empty() {
        open(&mut commands, &drawn, Page::Breach);
    }
}

/// The same over the film of a battle.
fn in_battle(
    pressed: Res<Pressed<BattleAction>>,
    help: Query<(), With<HelpDialogue>>,
    drawn: Drawn,
    mut commands: Commands,
) {
    if pressed.0.contains(&BattleAction::Help) && help.is_empty() {
        open(&mut commands, &drawn, Page::Battle);
    }
}

/// The same over the map.
fn in_sector(
    pressed: Res<Pressed<SectorAction>>,
    help: Query<(), With<HelpDialogue>>,
    drawn: Drawn,
    mut commands: Commands,
) {
    if pressed.0.contains(&SectorAction::Help) && help.is_empty() {
        open(&mut commands, &drawn, Page::Sector);
    }
}

/// Its key also opens and closes it where widgets have the focus (over a dialogue or on a screen of
/// widgets only) and in the time lab, which has other keys but none for help. Letters typed into a
/// field do not count.
fn over_widgets(
    mut keys: MessageReader<KeyboardInput>,
    focus: Res<InputFocus>,
    fields: Query<(), With<TakesText>>,
    scopes: Query<(), With<FocusScope>>,
    help: Query<Entity, With<HelpDialogue>>,
    (bindings, awaiting): (Res<Bindings>, Res<Awaiting>),
    drawn: Drawn,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    let asks = |key: &KeyboardInput| {
        key.state == ButtonState::Pressed
            && !key.repeat
            && bindings.of_press::<SectorAction>(key) == Some(SectorAction::HELP)
    };
    let asked = keys.read().filter(|key| asks(key)).count() > 0;
    let typing = focus.get().is_some_and(|entity| fields.contains(entity));
    let is_here = !scopes.is_empty() || *drawn.screen.get() == Screen::TIME_LAB;
    if !asked || typing || !is_here || awaiting.0 {
        return;
    }
    if help.is_empty() {
        open(&mut commands, &drawn, Page::of(*drawn.screen.get()));
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
            on_title.after(TapSystems).run_if(in_state(Screen::TITLE)),
            // The key that closes it must not open it again, and the other way round.
            over_widgets.after(PressedSystems).after(FocusSystems).run_if(not(has_other_keys)),
            in_breach.after(PressedSystems).after(over_widgets).run_if(in_state(Screen::BREACH)),
            in_battle.after(PressedSystems).after(over_widgets).run_if(in_state(Screen::BATTLE)),
            in_sector.after(PressedSystems).after(over_widgets).run_if(in_state(Screen::SECTOR)),
        ),
    );
}
