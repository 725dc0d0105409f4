//! The title's choices.

use super::LastChoice;
use crate::saves::dive::KeptDive;
use crate::screens::Screen;
use crate::screens::seed;
use crate::screens::switches;
use crate::session::begin::Start;
use crate::settings::Settings;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{self, button};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_core::seed_text;

/// The column of choices.
#[derive(Component)]
pub struct Menu;

/// The column's layout.
pub fn column() -> impl Bundle {
    (
        Node {
            width: px(380),
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The button that begins a dive anew; with a kept dive it asks once more.
#[derive(Component, Default)]
struct NewDive {
    asks: bool,
    asked: bool,
}

/// Fills the column.
pub fn fill(
    menu: Single<Entity, With<Menu>>,
    kept: Res<KeptDive>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    let mut choices = Vec::new();
    if let KeptDive::Some(saved) = &*kept {
        let state = &saved.snapshot.state;
        let place = format!("floor {}, beat {}", state.floor + 1, state.beat);
        let about = format!(
            "Go on with the dive on seed {}.",
            seed_text(saved.replay.seed)
        );
        let go_on = commands
            .spawn((
                button(&fonts, "Continue"),
                FocusFirst,
                Tooltip::beside(about),
            ))
            .with_child(widgets::text(&fonts, theme::SMALL, theme::DIM, place))
            .observe(
                |_: On<Activate>,
                 kept: Res<KeptDive>,
                 mut start: ResMut<Start>,
                 mut next: ResMut<NextState<Screen>>| {
                    if let KeptDive::Some(saved) = &*kept {
                        *start = Start::Resume(saved.clone());
                        next.set(Screen::Dive);
                    }
                },
            )
            .id();
        choices.push(go_on);
    }
    let new_dive = commands
        .spawn((
            button(&fonts, "New dive"),
            NewDive {
                asks: !choices.is_empty(),
                asked: false,
            },
            Tooltip::beside("Three floors down and out again, on the seed below."),
        ))
        .observe(begin)
        .id();
    if choices.is_empty() {
        commands.entity(new_dive).insert(FocusFirst);
    }
    choices.extend([
        new_dive,
        seed::spawn_row(
            &mut commands,
            &fonts,
            &time,
            "The same seed gives the same dive.",
        ),
        practice(&mut commands, &fonts),
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

fn practice(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((
            button(fonts, "Practice"),
            Tooltip::beside("Each system alone: a dive, a breach, and the time lab."),
        ))
        .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Practice))
        .id()
}

fn begin(
    used: On<Activate>,
    mut buttons: Query<(&mut NewDive, &Children)>,
    mut texts: Query<&mut Text>,
    mut start: MessageWriter<seed::StartWithSeed>,
) {
    let Ok((mut button, children)) = buttons.get_mut(used.entity) else {
        return;
    };
    if button.asks && !button.asked {
        button.asked = true;
        if let Some(mut text) = children
            .first()
            .and_then(|child| texts.get_mut(*child).ok())
        {
            text.0 = "New dive: give up the kept one?".into();
        }
        return;
    }
    start.write(seed::StartWithSeed);
}

/// Who goes on to another choice did not mean it.
fn forget_question(
    focus: Res<InputFocus>,
    mut buttons: Query<(Entity, &mut NewDive, &Children)>,
    mut texts: Query<&mut Text>,
) {
    for (entity, mut button, children) in &mut buttons {
        if button.asked && focus.get() != Some(entity) {
            button.asked = false;
            if let Some(mut text) = children
                .first()
                .and_then(|child| texts.get_mut(*child).ok())
            {
                text.0 = "New dive".into();
            }
        }
    }
}

/// Takes the question back when another choice is looked at.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        forget_question.run_if(resource_changed::<InputFocus>),
    );
}
