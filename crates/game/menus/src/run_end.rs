//! The end of a run.
//! How it ended and why, its score, losses, survivors, unlocks, a look back, and where to go next.

mod board;
mod look_back;
pub mod settle;
#[cfg(target_family = "wasm")]
mod share;
pub(super) mod words;

use super::page;
use crate::runs::review::LookBack;
use crate::runs::seed;
use bevy::prelude::*;
use daemonfall_campaign::saves::Slot;
use daemonfall_campaign::{Campaign, Phase, Summary};
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_run::begin::Begin;
use daemonfall_ui::prelude::*;
use settle::Settled;

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
    pens: Pens,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let Some(summary) = summary(&campaign) else {
        return;
    };
    let seed = campaign.run().settings.seed;
    // While looking back at a run, another one may be saved; a new run must ask about it first.
    let kept = store.read(Slot::Auto.file());
    let free = kept.is_ok_and(|kept| kept.is_none());
    let choices = choices(&mut commands, pen.fonts, seed, free);
    let panel = board::spawn(&mut commands, pen, &campaign, summary, &settled);
    commands.entity(panel).add_child(choices);
    let root = page::centred(&mut commands, pen.atlas, Screen::RUN_END, 0.88);
    commands.entity(root).add_child(panel);
}

/// The buttons to go on; `free` says whether a new run replaces no saved one.
fn choices(commands: &mut Commands, fonts: &Fonts, seed: u64, free: bool) -> Entity {
    let about = Tooltip::new(t!("run-end-again-about"));
    let again = link(commands, fonts, t!("run-end-again"), about, Screen::NEW_RUN);
    commands.entity(again).insert(FocusFirst);
    let same = free.then(|| same(commands, fonts));
    let about = Tooltip::new(t!("run-end-title-about"));
    let title = link(commands, fonts, t!("run-end-title"), about, Screen::TITLE);
    let copy = seed::copy_button(commands, fonts, seed);
    let mut all = vec![again];
    all.extend(same);
    all.extend([look_back::open(commands, fonts), copy]);
    #[cfg(target_family = "wasm")]
    all.extend(share::buttons(commands, fonts));
    all.push(title);
    side_by_side(commands, 10.0, &all)
}

fn same(commands: &mut Commands, fonts: &Fonts) -> Entity {
    let begin = |_: On<Activate>, campaign: Res<Campaign>, mut begin: MessageWriter<Begin>| {
        begin.write(Begin::Fresh(campaign.run().settings.clone()));
    };
    let about = Tooltip::new(t!("run-end-same-about"));
    action(commands, fonts, t!("run-end-same"), about, begin)
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
