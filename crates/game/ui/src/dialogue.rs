//! A dialogue over a screen: everything below is dimmed and unreachable; keys and pad stay inside
//! it.

use super::entity_commands::{DespawnAll, Spawns};
use super::scale::{Adapts, OwnLayout, Relaid};
use super::{accessibility, theme, widgets};
use crate::action_button::action;
use crate::base::*;
use crate::focus::{Activate, FocusFirst};
use crate::parts::{centred, column};
use crate::tooltip::{LinesOutside, Tooltip};
use bevy::ecs::observer::IntoEntityObserver;

#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Dialogue;

/// Dims the whole screen, and hides it where it would be seen in a layout that is not its own.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(OwnLayout)]
struct Covers;

/// How much a dialogue dims the screen.
const SHADE: f32 = 0.78;

/// Spawns a dialogue with a heading and returns its panel, to be filled. Higher `level`s cover
/// lower ones; `root` is added to the dialogue's root, to mark which dialogue it is.
pub fn spawn(
    commands: &mut Commands,
    heading: impl Into<String>,
    level: i32,
    width: f32,
    root: impl Bundle,
) -> Entity {
    open(commands, heading, level, width, (centred(default()), SHADE), (Covers, root))
}

/// As [`spawn`], in the lower right corner: the screen stays to be looked at.
pub fn spawn_aside(
    commands: &mut Commands,
    heading: impl Into<String>,
    level: i32,
    width: f32,
    root: impl Bundle,
) -> Entity {
    let corner = Node {
        align_items: AlignItems::FlexEnd,
        justify_content: JustifyContent::FlexEnd,
        padding: UiRect::all(px(theme::PAD)),
        ..default()
    };
    open(commands, heading, level, width, (corner, 0.2), root)
}

fn open(
    commands: &mut Commands,
    heading: impl Into<String>,
    level: i32,
    width: f32,
    (whole, shade): (Node, f32),
    root: impl Bundle,
) -> Entity {
    let heading = heading.into();
    let panel = commands
        .spawn((
            Adapts::new(
                Node {
                    width: px(width),
                    max_width: percent(94),
                    max_height: percent(94),
                    padding: UiRect::all(px(theme::WIDE)),
                    border: UiRect { top: px(3), ..UiRect::all(px(1)) },
                    overflow: Overflow::scroll_y(),
                    ..column(10.0)
                },
                |node| {
                    node.max_width = percent(98);
                    node.max_height = percent(98);
                    node.padding = UiRect::axes(px(theme::PAD), px(10));
                    node.row_gap = px(6);
                },
            ),
            (Scrolls, LinesOutside),
            BackgroundColor(theme::PANEL),
            BorderColor { top: theme::YOU, ..BorderColor::all(theme::EDGE) },
        ))
        .with_child(widgets::text(theme::TITLE, theme::LIGHT, heading.as_str()))
        .id();
    commands
        .spawn((
            Dialogue,
            FocusScope(level),
            accessibility::dialogue(heading.clone()),
            GlobalZIndex(400 + level),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..whole
            },
            BackgroundColor(theme::ABYSS.with_alpha(shade)),
            root,
        ))
        .add_child(panel);
    panel
}

/// A dialogue's answer: a button with a tooltip that says what it does.
pub fn answer<M>(
    parent: &mut impl Spawns,
    label: String,
    about: String,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    action(parent, label, Tooltip::beside(about), does)
}

/// Like [`answer`], but it gets the focus first.
pub fn first_answer<M>(
    commands: &mut Commands,
    label: String,
    about: String,
    does: impl IntoEntityObserver<M>,
) -> Entity {
    let first = answer(commands, label, about, does);
    commands.entity(first).insert(FocusFirst);
    first
}

/// Closes what is marked with `D` unless it is as wanted; returns whether it is now to be opened.
pub fn turns<D: Component>(
    wanted: bool,
    opened: &Query<Entity, With<D>>,
    commands: &mut Commands,
) -> bool {
    if wanted != opened.is_empty() {
        return false;
    }
    for root in opened {
        commands.entity(root).despawn();
    }
    wanted
}

/// The action of an answer that only closes the dialogues marked with `D`.
pub fn close<D: Component>(_: On<Activate>, open: Query<Entity, With<D>>, mut commands: Commands) {
    commands.despawn_all(&open);
}

/// A step back closes the dialogues marked with `D`.
pub fn step_back<D: Component>(
    mut back: ResMut<Back>,
    open: Query<Entity, With<D>>,
    mut commands: Commands,
) {
    if !open.is_empty() && back.take() {
        commands.despawn_all(&open);
    }
}

fn hide(relaid: Res<Relaid>, mut covers: Query<&mut BackgroundColor, With<Covers>>) {
    let shade = if relaid.0 { 1.0 } else { SHADE };
    for mut ground in &mut covers {
        ground.set_if_neq(BackgroundColor(theme::ABYSS.with_alpha(shade)));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hide);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Component)]
    struct Question;

    #[test]
    fn an_answer_that_closes_takes_away_the_dialogues_of_its_mark_alone() {
        let mut world = World::new();
        let asked = world.spawn((Dialogue, Question)).id();
        let other = world.spawn(Dialogue).id();
        let answer = world.spawn_empty().observe(close::<Question>).id();
        world.trigger(Activate { entity: answer });
        world.flush();
        assert!(world.get_entity(asked).is_err());
        assert!(world.get_entity(other).is_ok());
    }
}
