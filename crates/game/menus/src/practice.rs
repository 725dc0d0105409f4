//! Practice: each system of the game alone, without stakes.

use super::seed_row::{self, SeedSettled, SeedSystems, StartWithSeed};
use super::{backdrop, title};
use bevy::prelude::*;
use daemonfall_dive_mode::session::begin::Start;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_input::focus::FocusScope;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::screen::{AddScreen, Screen};
use daemonfall_text::t;
use daemonfall_ui::focus::{Activate, FocusFirst};
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::{self, button, text};

fn show(fonts: Res<Fonts>, atlas: Res<Atlas>, time: Res<Time<Real>>, mut commands: Commands) {
    let root = commands
        .spawn((
            DespawnOnExit(Screen::PRACTICE),
            FocusScope(0),
            title::column(24.0),
            title::shade(),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(&atlas))
        .id();
    backdrop::spawn(&mut commands, &atlas, Screen::PRACTICE);
    let head = commands
        .spawn((
            Node { flex_direction: FlexDirection::Column, row_gap: px(6), ..default() },
            Pickable::IGNORE,
            children![
                text(&fonts, theme::TITLE, theme::LIGHT, t!("practice")),
                text(&fonts, theme::BODY, theme::NEUTRAL, t!("practice-about"))
            ],
        ))
        .id();
    let choices = choices(&mut commands, &fonts, &time);
    let column = commands.spawn(title::menu::column()).add_children(&choices).id();
    commands.entity(root).add_children(&[head, column]);
    commands.spawn((DespawnOnExit(Screen::PRACTICE), title::foot(&fonts)));
}

fn choices(commands: &mut Commands, fonts: &Fonts, time: &Time<Real>) -> Vec<Entity> {
    let dive = commands
        .spawn((
            button(fonts, t!("practice-dive")),
            FocusFirst,
            Tooltip::beside(t!("practice-dive-about")),
        ))
        .with_child(text(fonts, theme::SMALL, theme::DIM, t!("practice-dive-what")))
        .observe(|_: On<Activate>, mut start: MessageWriter<StartWithSeed>| {
            start.write(StartWithSeed);
        })
        .id();
    let seed = seed_row::spawn_row(commands, fonts, time, &t!("practice-seed-about"));
    let mut to = |label: String, what: String, about: String, screen: Screen| {
        commands
            .spawn((button(fonts, label), Tooltip::beside(about)))
            .with_child(text(fonts, theme::SMALL, theme::DIM, what))
            .observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen))
            .id()
    };
    let breach = to(
        t!("practice-breach"),
        t!("practice-breach-what"),
        t!("practice-breach-about"),
        Screen::LINE_UP,
    );
    let battle = to(
        t!("practice-battle"),
        t!("practice-battle-what"),
        t!("practice-battle-about"),
        Screen::COMPOSE,
    );
    let lab =
        to(t!("practice-lab"), t!("practice-lab-what"), t!("practice-lab-about"), Screen::TIME_LAB);
    let ladder = to(
        t!("practice-ladder"),
        t!("practice-ladder-what"),
        t!("practice-ladder-about"),
        Screen::LADDER,
    );
    let back = to(t!("back"), String::new(), t!("back-to-title-about"), Screen::TITLE);
    let divider = commands.spawn(widgets::divider()).id();
    vec![dive, seed, battle, breach, lab, ladder, divider, back]
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    mut start: ResMut<Start>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(SeedSettled(seed)) = settled.read().last() {
        *start = Start(*seed);
        next.set(Screen::DIVE);
    }
}

fn step_back(mut back: ResMut<Back>, mut next: ResMut<NextState<Screen>>) {
    if back.take() {
        next.set(Screen::TITLE);
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::PRACTICE).add_systems(OnEnter(Screen::PRACTICE), show).add_systems(
        Update,
        (begin.after(SeedSystems), step_back.in_set(BackSystems::Screen))
            .run_if(in_state(Screen::PRACTICE)),
    );
}
