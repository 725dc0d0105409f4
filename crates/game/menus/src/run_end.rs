//! The end of a run.
//! How it ended and why, its score, losses, survivors, unlocks, a look back, and where to go next.

mod board;
mod look_back;
pub mod settle;
#[cfg(target_family = "wasm")]
mod share;
pub(super) mod words;

use super::backdrop;
use crate::runs::review::LookBack;
use crate::runs::seed;
use bevy::prelude::*;
use daemonfall_campaign::saves::Slot;
use daemonfall_campaign::{Campaign, Phase, Summary};
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_input::focus::FocusScope;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::screen::{AddScreen, Screen};
use daemonfall_run::begin::Begin;
use daemonfall_text::t;
use daemonfall_ui::focus::{Activate, FocusFirst};
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::button;
use settle::Settled;

/// The summary of the run, once it is over.
fn summary(campaign: &Campaign) -> Option<&Summary> {
    match &campaign.run().phase {
        Phase::Over(summary) => Some(summary),
        _ => None,
    }
}

fn show(
    campaign: Res<Campaign>,
    settled: Res<Settled>,
    store: Res<SaveStore>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    mut commands: Commands,
) {
    let Some(summary) = summary(&campaign) else {
        return;
    };
    backdrop::spawn(&mut commands, &atlas, Screen::RUN_END);
    let seed = campaign.run().settings.seed;
    // While looking back at a run, another one may be saved; a new run must ask about it first.
    let kept = store.read(Slot::Auto.file());
    let free = kept.is_ok_and(|kept| kept.is_none());
    let choices = choices(&mut commands, &fonts, seed, free);
    let panel = board::spawn(&mut commands, &fonts, &atlas, &campaign, summary, &settled);
    commands.entity(panel).add_child(choices);
    commands
        .spawn((
            DespawnOnExit(Screen::RUN_END),
            FocusScope(0),
            Node {
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(theme::ABYSS.with_alpha(0.88)),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(&atlas))
        .add_child(panel);
}

/// The buttons to go on; `free` says whether a new run replaces no saved one.
fn choices(commands: &mut Commands, fonts: &Fonts, seed: u64, free: bool) -> Entity {
    let again = commands
        .spawn((
            button(fonts, t!("run-end-again")),
            FocusFirst,
            Tooltip::new(t!("run-end-again-about")),
        ))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::NEW_RUN))
        .id();
    let same = free.then(|| same(commands, fonts));
    let title = commands
        .spawn((button(fonts, t!("run-end-title")), Tooltip::new(t!("run-end-title-about"))))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::TITLE))
        .id();
    let copy = seed::copy_button(commands, fonts, seed);
    let mut all = vec![again];
    all.extend(same);
    all.extend([look_back::open(commands, fonts), copy]);
    #[cfg(target_family = "wasm")]
    all.extend(share::buttons(commands, fonts));
    all.push(title);
    for choice in &all {
        commands.entity(*choice).entry::<Node>().and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
        });
    }
    commands
        .spawn((Node { column_gap: px(10), ..default() }, Pickable::IGNORE))
        .add_children(&all)
        .id()
}

/// The button that starts the same run again.
fn same(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((button(fonts, t!("run-end-same")), Tooltip::new(t!("run-end-same-about"))))
        .observe(|_: On<Activate>, campaign: Res<Campaign>, mut begin: MessageWriter<Begin>| {
            begin.write(Begin::Fresh(campaign.run().settings.clone()));
        })
        .id()
}

/// The look-back page is closed first.
fn step_back(
    mut back: ResMut<Back>,
    looking: Option<ResMut<LookBack>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !back.take() {
        return;
    }
    match looking {
        Some(mut looking) if looking.open => looking.open = false,
        _ => next.set(Screen::TITLE),
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::RUN_END)
        .add_plugins((settle::plugin, look_back::plugin))
        .add_systems(
            OnEnter(Screen::RUN_END),
            (settle::settle, show).chain().run_if(resource_exists::<Campaign>),
        )
        .add_systems(
            Update,
            step_back.in_set(BackSystems::Screen).run_if(in_state(Screen::RUN_END)),
        );
}
