//! One line about the widget under the pointer, or about the one that the focus rests on.

use super::theme::{self, Fonts};
use super::widgets;
use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

/// What a widget is for, in one line; shown after a moment.
#[derive(Component, Clone, Debug)]
#[require(Hovered)]
pub struct Tooltip(pub String);

impl Tooltip {
    /// A tooltip of these words.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

/// Seconds of rest before the line is shown.
const AFTER: f32 = 0.45;

#[derive(Component)]
struct TooltipBox;

/// The widget that may be explained, and since when, in seconds.
#[derive(Resource, Default)]
struct Resting {
    on: Option<Entity>,
    seconds: f32,
}

fn spawn_box(mut commands: Commands, fonts: Res<Fonts>) {
    commands.spawn((
        TooltipBox,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(1)),
            max_width: px(320),
            ..default()
        },
        BackgroundColor(theme::ABYSS),
        BorderColor::all(theme::RIM),
        GlobalZIndex(900),
        Visibility::Hidden,
        Pickable::IGNORE,
        children![widgets::text(&fonts, theme::SMALL, theme::LIGHT, "")],
    ));
}

fn rest(
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    widgets: Query<(Entity, &Hovered), With<Tooltip>>,
    mut resting: ResMut<Resting>,
) {
    let hovered = widgets.iter().find(|(_, hovered)| hovered.get()).map(|(entity, _)| entity);
    let on = hovered.or_else(|| focus.get().filter(|entity| widgets.contains(*entity)));
    let seconds = if on == resting.on { resting.seconds + time.delta_secs() } else { 0.0 };
    *resting = Resting { on, seconds };
}

fn show(
    resting: Res<Resting>,
    widgets: Query<(&Tooltip, &ComputedNode, &UiGlobalTransform), Without<TooltipBox>>,
    mut tooltip: Single<(&mut Node, &mut Visibility, &ComputedNode, &Children), With<TooltipBox>>,
    mut texts: Query<&mut Text>,
    window: Query<&Window, With<PrimaryWindow>>,
) {
    let (node, visibility, own, children) = &mut *tooltip;
    let explained = resting.on.filter(|_| resting.seconds >= AFTER).and_then(|entity| widgets.get(entity).ok());
    let (Some((words, target, place)), Ok(window)) = (explained, window.single()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    if let Some(mut text) = children.first().and_then(|child| texts.get_mut(*child).ok())
        && text.0 != words.0
    {
        text.0.clone_from(&words.0);
        // Its size is known after the next layout; until then it would jump.
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    // Everything in physical pixels until the end.
    let (half, gap) = (target.size / 2.0, 6.0 / target.inverse_scale_factor);
    let room = window.physical_size().as_vec2();
    let below = place.translation.y + half.y + gap;
    let top = if below + own.size.y <= room.y { below } else { place.translation.y - half.y - gap - own.size.y };
    let left = (place.translation.x - half.x).min(room.x - own.size.x - gap).max(gap);
    node.left = px(left * target.inverse_scale_factor);
    node.top = px(top.max(0.0) * target.inverse_scale_factor);
    visibility.set_if_neq(Visibility::Visible);
}

/// Shows tooltips.
pub fn plugin(app: &mut App) {
    app.init_resource::<Resting>().add_systems(Startup, spawn_box).add_systems(Update, (rest, show).chain());
}
