//! Short words over the foot: a choice that was refused, why a walk stopped. Never silence.

use crate::screens::Screen;
use crate::session::Refused;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::text;
use crate::view::ViewSystems;
use crate::view::camera::{BOTTOM, RIGHT, Shake};
use crate::view::scene::Scene;
use bevy::prelude::*;
use daemonfall_dungeon::{Command, Reason, Refusal};

/// Registers the notice.
pub fn plugin(app: &mut App) {
    app.add_message::<Say>();
    app.add_systems(Update, (tell, fade).chain().in_set(ViewSystems::Mark));
}

/// Something to tell in passing.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Say(pub String);

/// A notice on the screen, and the seconds that it still stands.
#[derive(Component, Clone, Copy, Debug)]
pub struct Standing(f32);

/// Seconds that a notice stands.
const STANDS: f32 = 2.2;

/// Why a choice was refused, in a sentence.
pub fn sentence(scene: &Scene, command: Command, refusal: Refusal) -> String {
    let what = match command {
        Command::Step(way) => format!("Nothing to do to the {}", way.name()),
        Command::Bomb(_) => "No bomb can be set there".into(),
        Command::Drink => "You cannot drink".into(),
        Command::Wait => "You cannot wait".into(),
        Command::Edit(_) => "That cannot be edited".into(),
    };
    match refusal {
        Refusal::Nothing(Reason::NothingCarried) if matches!(command, Command::Bomb(_)) => {
            "You carry no bombs.".into()
        }
        Refusal::Nothing(Reason::NothingCarried) => "You carry no potions.".into(),
        Refusal::Nothing(Reason::HealthFull) => "Your health is full.".into(),
        Refusal::Nothing(Reason::Bound) => "You are bound: strike the binder, or wait.".into(),
        Refusal::Nothing(Reason::TooHard { power, hardness }) => {
            format!("Too hard to dig: hardness {hardness}, your digging power is {power}.")
        }
        Refusal::Nothing(Reason::Occupied(id)) => format!(
            "{what}: the {} is in the way.",
            scene.name(id).unwrap_or("thing")
        ),
        Refusal::Nothing(reason) => format!("{what}: {reason}."),
        Refusal::MidBeat => "A beat is held: step it to its end in the panel Beat.".into(),
        other => format!("{what}: {other}."),
    }
}

fn tell(
    mut commands: Commands,
    mut refusals: MessageReader<Refused>,
    mut says: MessageReader<Say>,
    scene: Res<Scene>,
    fonts: Res<Fonts>,
    mut shake: ResMut<Shake>,
    old: Query<Entity, With<Standing>>,
) {
    let refused = refusals
        .read()
        .last()
        .map(|Refused { command, refusal }| sentence(&scene, *command, *refusal));
    let wrong = refused.is_some();
    let Some(words) = refused.or_else(|| says.read().last().map(|say| say.0.clone())) else {
        return;
    };
    says.clear();
    old.iter()
        .for_each(|notice| commands.entity(notice).despawn());
    if wrong {
        shake.0 = shake.0.max(2.5);
    }
    let across = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(RIGHT),
        bottom: px(BOTTOM + theme::PAD),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let plate = Node {
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect {
            left: px(3),
            ..UiRect::all(px(1))
        },
        ..default()
    };
    commands
        .spawn((
            across,
            Standing(STANDS),
            DespawnOnExit(Screen::Dive),
            Pickable::IGNORE,
            GlobalZIndex(20),
        ))
        .with_children(|parent| {
            let border = BorderColor {
                left: if wrong { theme::DANGER } else { theme::YOU },
                ..BorderColor::all(theme::EDGE)
            };
            parent
                .spawn((
                    plate,
                    BackgroundColor(theme::PANEL),
                    border,
                    Pickable::IGNORE,
                ))
                .with_child(text(&fonts, theme::BODY, theme::LIGHT, words));
        });
}

fn fade(mut commands: Commands, time: Res<Time>, mut standing: Query<(Entity, &mut Standing)>) {
    for (entity, mut notice) in &mut standing {
        notice.0 -= time.delta_secs();
        if notice.0 <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
