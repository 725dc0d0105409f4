//! The banner shown with a past step: its number, its neighbours where known, and the way back.

mod clear;

use super::Past;
use crate::prelude::*;
use crate::runs::review::{self, LookBack};
use daemonfall_ui::camera::Covered;
use daemonfall_ui::notice::Below;

#[derive(Component)]
struct Line {
    /// Its distance from the top if nothing is in its way.
    home: f32,
}

/// Below the heads of most screens, and as low as the banner gets: it covers what the past shows.
const TOP: f32 = 60.0;
/// At a door the head's text is there, and there is room next to the heading.
const TOP_OF_DOOR: f32 = 12.0;
const HEIGHT: f32 = 24.0;

/// A button no taller than the banner.
fn low(
    commands: &mut Commands,
    label: String,
    about: String,
    does: impl Fn(&mut World) + Clone + Send + Sync + 'static,
) -> Entity {
    let node = Node {
        height: px(HEIGHT),
        padding: UiRect::horizontal(px(10)),
        border: UiRect::all(px(1)),
        align_items: AlignItems::Center,
        ..default()
    };
    let does = move |_: On<Activate>, mut commands: Commands| commands.queue(does.clone());
    let low = action(commands, label, Tooltip::new(about), does);
    commands.entity(low).insert(node);
    low
}

fn stand(
    past: Res<Past>,
    screen: Res<State<Screen>>,
    looking: Option<Res<LookBack>>,
    lines: Query<Entity, With<Line>>,
    mut below: ResMut<Below>,
    mut commands: Commands,
) {
    commands.despawn_all(&lines);
    let at_door = *screen.get() == Screen::DOOR;
    let home = if at_door { TOP_OF_DOOR } else { TOP };
    // No notice moves the buttons.
    below.set_if_neq(Below(home + clear::HEIGHT + theme::GAP));
    let line = Node {
        position_type: PositionType::Absolute,
        top: px(home),
        left: px(0),
        right: px(0),
        padding: UiRect::horizontal(px(theme::PAD)),
        justify_content: if at_door { JustifyContent::FlexEnd } else { JustifyContent::Center },
        ..default()
    };
    let face =
        Node { padding: UiRect::new(px(12), px(4), px(4), px(4)), border: left_edge(), ..row(8.0) };
    let edge = BorderColor { left: theme::MAGIC, ..BorderColor::all(theme::EDGE) };
    let words = t!("past-banner", step = past.step(), steps = past.steps());
    let mut ways = Vec::new();
    if looking.is_some() {
        let ways_of_steps =
            [(t!("past-back"), t!("past-back-about"), -1), (t!("past-on"), t!("past-on-about"), 1)];
        for (label, about, by) in ways_of_steps {
            let go = move |world: &mut World| review::go(world, by);
            ways.push(low(&mut commands, label, about, go));
        }
    }
    let about = if looking.is_some() { t!("past-to-end") } else { t!("past-to-now") };
    ways.push(low(&mut commands, t!("past-return"), about, super::back));
    let face = commands
        .spawn((face, BackgroundColor(theme::PANEL), edge))
        .with_child(text(theme::BODY_MEDIUM, theme::LIGHT, words))
        .add_children(&ways)
        .id();
    let mark = (Line { home }, Name::new("banner of the past"), GlobalZIndex(790));
    commands.group((mark, line), &[face]);
}

fn go(lines: Query<Entity, With<Line>>, mut below: ResMut<Below>, mut commands: Commands) {
    commands.despawn_all(&lines);
    below.set_if_neq(Below::default());
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Below>()
        .add_systems(
            Update,
            (
                stand.run_if(
                    resource_exists_and_changed::<Past>.and_then(resource_exists::<Covered>),
                ),
                go.run_if(resource_removed::<Past>),
            )
                .chain(),
        )
        .add_plugins(clear::plugin);
}
