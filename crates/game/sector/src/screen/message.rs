//! Over the lower edge of the map: why something was not done, and the questions that cover no
//! buttons. Nothing makes room for them, and they move nothing.

use super::stage::SIZE;
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::look::{STRIP, STRIP_COMPACT};
use crate::prelude::*;

/// Where they stand, one above the other.
#[derive(Component)]
pub struct MessageRoom;

#[derive(Component)]
struct Trouble;

fn stands(wide: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(STRIP.min.x),
        bottom: px(SIZE.y - STRIP.min.y + 8.0),
        width: px(wide),
        ..column(6.0)
    }
}

pub fn build(stage: &mut ChildSpawnerCommands) {
    let narrow = |node: &mut Node| *node = stands(STRIP_COMPACT.width());
    stage.spawn((MessageRoom, Adapts::new(stands(STRIP.width()), narrow), Pickable::IGNORE));
}

fn fill(
    choosing: Res<Choosing>,
    messages: Query<Entity, With<MessageRoom>>,
    told: Query<Entity, With<Trouble>>,
    mut last: Local<Option<(Entity, String)>>,
    mut commands: Commands,
) {
    let Ok(messages) = messages.single() else { return };
    let now = choosing.trouble.clone().map(|words| (messages, words));
    if *last == now {
        return;
    }
    for trouble in &told {
        commands.entity(trouble).despawn();
    }
    if let Some((_, words)) = &now {
        let node = Node {
            align_self: AlignSelf::FlexStart,
            padding: UiRect::axes(px(12), px(6)),
            border: UiRect { left: px(3), ..UiRect::all(px(1)) },
            ..default()
        };
        let rim = BorderColor { left: theme::DANGER, ..BorderColor::all(theme::RIM) };
        let face = (BackgroundColor(theme::PANEL), rim);
        let words = widgets::text(theme::SMALL_MEDIUM, theme::DANGER, words.clone());
        let trouble = (Trouble, node, face, Pickable::IGNORE, children![words]);
        commands.entity(messages).with_child(trouble);
    }
    *last = now;
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(SectorSystems::Draw));
}
