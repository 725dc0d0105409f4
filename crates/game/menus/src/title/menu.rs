//! The title's choices.

use super::leave;
use crate::{quick_toggles, settings as settings_screen};
use bevy::prelude::*;
use daemonfall_campaign::saves::{Newest, SavedRun, newest};
use daemonfall_campaign::{Content, Phase};
use daemonfall_core::seed_text;
use daemonfall_platform::data::GameData;
use daemonfall_platform::saves::refused;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::settings::Settings;
use daemonfall_run::begin::Begin;
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub struct Menu;

pub fn fill(
    menu: Single<Entity, With<Menu>>,
    store: Res<SaveStore>,
    data: Res<GameData>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let mut choices = Vec::new();
    let Newest { run, trouble } = newest(&***store, &data.0);
    if let Some(error) = trouble {
        let error = refused::kept(&error);
        notices.write(Notice::wrong(match &run {
            Some((_, saved)) => {
                t!("title-continue-earlier", error = error, turn = saved.stage().turn)
            }
            None => t!("title-continue-not", error = error),
        }));
    }
    if let Some((_, saved)) = run {
        choices.push(go_on(&mut commands, &fonts, saved, &data.0));
    }
    let kept = !choices.is_empty();
    let mut to = |label: String, about: String, screen: Screen| {
        link(&mut commands, &fonts, label, Tooltip::beside(about), screen)
    };
    let new_run = to(t!("new-run"), t!("title-new-run-about"), Screen::NEW_RUN);
    let saves = to(t!("title-saves"), t!("title-saves-about"), Screen::SAVES);
    let practice = to(t!("practice"), t!("title-practice-about"), Screen::PRACTICE);
    let first = choices.first().copied().filter(|_| kept);
    commands.entity(first.unwrap_or(new_run)).insert(FocusFirst);
    let settings_button = settings_screen::button_to(&mut commands, &fonts);
    choices.extend([new_run, saves, practice, settings_button, commands.spawn(divider()).id()]);
    choices.push(quick_toggles::row(&mut commands, &fonts, &settings));
    if !cfg!(target_family = "wasm") {
        choices.push(leave::quit(&mut commands, &fonts));
    }
    commands.entity(*menu).add_children(&choices);
}

fn place(saved: &SavedRun) -> String {
    let turn = saved.stage().turn;
    match saved.snapshot.run.phase {
        Phase::Sector => t!("title-continue-sector", turn = turn),
        Phase::Encounter(_) => t!("title-continue-encounter", turn = turn),
        Phase::Dive(_) => t!("title-continue-dive", turn = turn),
        Phase::Door(_) => t!("title-continue-door", turn = turn),
        Phase::Breach(_) => t!("title-continue-breach", turn = turn),
        Phase::Prize(_) => t!("title-continue-prize", turn = turn),
        Phase::Over(_) => t!("title-continue-over", turn = turn),
    }
}

fn go_on(commands: &mut Commands, fonts: &Fonts, saved: SavedRun, content: &Content) -> Entity {
    let stage = saved.stage();
    let place = place(&saved);
    let difficulty = content.campaign.difficulty(&stage.difficulty);
    let about = t!(
        "title-continue-about",
        seed = seed_text(stage.seed),
        difficulty = difficulty.map_or(stage.difficulty.clone(), |it| it.name.to_lowercase())
    );
    let begin = Begin::Resume(Box::new(saved));
    let go_on = sends(commands, fonts, t!("title-continue"), Tooltip::beside(about), begin);
    commands.entity(go_on).with_child(text(fonts, theme::SMALL, theme::DIM, place));
    go_on
}
