//! Notices: lines at the top of any screen about errors or actions outside the rules.

use super::{accessibility, theme, widgets};
use crate::base::*;
use crate::camera::Covered;
use crate::canvas::Opaque;
use crate::look::Looks;
use crate::parts::column;
use crate::terms::OnTop;

/// The most notices shown at once; older ones are dropped.
const MOST: usize = 4;

#[derive(Component)]
struct Board;

/// How far down something else reaches at the top of the screen: notices stand below it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Below(pub f32);

/// Seconds that a notice still stays.
#[derive(Component)]
pub(crate) struct Standing(f32);

fn spawn_board(mut commands: Commands) {
    commands.spawn((
        (Board, OnTop),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            align_items: AlignItems::Center,
            ..column(theme::GAP)
        },
        GlobalZIndex(800),
        Pickable::IGNORE,
    ));
}

/// Centres notices in the area that the debug panels leave free.
fn keep_clear(
    covered: Res<Covered>,
    scale: Res<UiScale>,
    mut board: Single<&mut Node, With<Board>>,
) {
    let (left, right) = (px(covered.left / scale.0), px(covered.right / scale.0));
    if (board.left, board.right) != (left, right) {
        (board.left, board.right) = (left, right);
    }
}

fn keep_to_place(
    screen: Res<State<Screen>>,
    looks: Res<Looks>,
    below: Res<Below>,
    mut board: Single<&mut Node, With<Board>>,
) {
    board.top = px(looks.of(*screen.get()).notices.max(below.0));
}

fn show(
    mut notices: MessageReader<Notice>,
    board: Single<(Entity, Option<&Children>), With<Board>>,
    mut commands: Commands,
) {
    let (board, shown) = *board;
    let new: Vec<&Notice> = notices.read().collect();
    let shown = shown.map_or(&[][..], |children| children);
    let too_many = (shown.len() + new.len()).saturating_sub(MOST).min(shown.len());
    for old in &shown[..too_many] {
        commands.entity(*old).despawn();
    }
    for notice in new {
        let (colour, seconds) =
            if notice.wrong { (theme::DANGER, 14.0) } else { (theme::PICKUP, 6.0) };
        if notice.wrong {
            warn!("{}", notice.words);
        } else {
            info!("{}", notice.words);
        }
        let line = commands
            .spawn((
                (Standing(seconds), Opaque, accessibility::alert()),
                Node {
                    max_width: px(760),
                    padding: UiRect::axes(px(12), px(8)),
                    border: UiRect { left: px(3), ..UiRect::all(px(1)) },
                    ..default()
                },
                BackgroundColor(theme::PANEL),
                BorderColor { left: colour, ..BorderColor::all(theme::EDGE) },
                children![widgets::text(theme::BODY, theme::LIGHT, notice.words.clone())],
            ))
            .observe(|click: On<Pointer<Click>>, mut commands: Commands| {
                commands.entity(click.entity).despawn()
            })
            .id();
        commands.entity(board).add_child(line);
    }
}

fn fade(
    time: Res<Time<Real>>,
    mut standing: Query<(Entity, &mut Standing)>,
    mut commands: Commands,
) {
    for (entity, mut standing) in &mut standing {
        standing.0 -= time.delta_secs();
        if standing.0 <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

pub fn plugin(app: &mut App) {
    let moved = resource_exists_and_changed::<State<Screen>>.or_else(resource_changed::<Below>);
    let there = resource_exists::<State<Screen>>.and_then(resource_exists::<Looks>);
    app.init_resource::<Below>()
        .add_systems(Startup, spawn_board)
        .add_systems(Update, (show, fade))
        .add_systems(
            Update,
            (
                keep_clear.run_if(resource_exists::<Covered>.and_then(resource_exists::<UiScale>)),
                keep_to_place.run_if(moved.and_then(there)),
            ),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn notices_stand_beside_what_covers_the_window() {
        let mut world = World::new();
        world.insert_resource(UiScale(2.0));
        world.insert_resource(Covered { right: 600.0, ..default() });
        let board = world.spawn((Board, Node::default())).id();
        let done = world.run_system_once(keep_clear);
        done.unwrap_or_else(|error| panic!("{error}"));
        let node = world.get::<Node>(board).map(|node| (node.left, node.right));
        assert_eq!(node, Some((px(0), px(300))));
    }
}
