//! The title's choices.

use super::LastChoice;
use crate::data::GameData;
use crate::run::begin::Begin;
use crate::saves::store::SaveStore;
use crate::screens::Screen;
use crate::screens::{settings as settings_screen, switches};
use crate::settings::Settings;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::notice::Notice;
use crate::ui::scale::Adapts;
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::prelude::*;
use daemonfall_campaign::saves::{SavedRun, Slot, load};
use daemonfall_core::seed_text;

/// The column of choices.
#[derive(Component)]
pub struct Menu;

/// The column's layout.
pub fn column() -> impl Bundle {
    let node = Node {
        width: px(380),
        flex_direction: FlexDirection::Column,
        row_gap: px(10),
        ..default()
    };
    // Beside the heading it keeps its width.
    let adapts = Adapts::new(node, |node| node.flex_shrink = 0.0);
    (adapts, Pickable::IGNORE)
}

/// Fills the column.
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
    match load(&***store, Slot::Auto, &data.0) {
        Ok(None) => {}
        Ok(Some(saved)) => choices.push(go_on(&mut commands, &fonts, saved)),
        Err(error) => {
            notices.write(Notice::wrong(format!(
                "The kept run cannot be gone on with. {error}. It stays where it is."
            )));
        }
    }
    let kept = !choices.is_empty();
    let mut to = |label: &str, about: &str, screen: Screen| {
        commands
            .spawn((button(&fonts, label), Tooltip::beside(about)))
            .observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(screen))
            .id()
    };
    let new_run = to(
        "New run",
        "A sector to take: march, fight, dive and breach.",
        Screen::NewRun,
    );
    let saves = to(
        "Saved runs",
        "Three slots, and runs from files.",
        Screen::Saves,
    );
    let practice = to(
        "Practice",
        "Each system alone: a dive, a battle, a breach, and the time lab.",
        Screen::Practice,
    );
    let first = choices.first().copied().filter(|_| kept);
    commands.entity(first.unwrap_or(new_run)).insert(FocusFirst);
    let settings_button = settings_screen::button_to(&mut commands, &fonts);
    choices.extend([
        new_run,
        saves,
        practice,
        settings_button,
        commands.spawn(widgets::divider()).id(),
    ]);
    choices.push(switches::row(&mut commands, &fonts, &settings));
    if !cfg!(target_family = "wasm") {
        let quit = commands
            .spawn((
                button(&fonts, "Quit"),
                LastChoice,
                Tooltip::beside("Leave the game."),
            ))
            .observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            })
            .id();
        choices.push(quit);
    }
    commands.entity(*menu).add_children(&choices);
}

/// A button that goes on with a run.
fn go_on(commands: &mut Commands, fonts: &Fonts, saved: SavedRun) -> Entity {
    let stage = saved.stage();
    let place = format!("turn {}, {}", stage.turn, stage.place);
    let about = format!(
        "Go on with the run on seed {}, {}.",
        seed_text(stage.seed),
        stage.difficulty
    );
    commands
        .spawn((button(fonts, "Continue"), Tooltip::beside(about)))
        .with_child(widgets::text(fonts, theme::SMALL, theme::DIM, place))
        .observe(move |_: On<Activate>, mut begin: MessageWriter<Begin>| {
            begin.write(Begin::Resume(Box::new(saved.clone())));
        })
        .id()
}
