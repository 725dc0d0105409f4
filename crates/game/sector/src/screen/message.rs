//! Over the lower edge of the map: why something was not done, what a new order does, and the
//! questions that cover no buttons. Nothing makes room for them, and they move nothing.

use super::stack_panel::order_words;
use super::stage::SIZE;
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::look::{STRIP, STRIP_COMPACT};
use crate::map_view::MapView;
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

/// With a capital letter at its start: it stands alone here.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is told, if anything, and its colour.
fn told_now(choosing: &Choosing, table: &MapView) -> Option<(Color, String)> {
    if let Some(trouble) = &choosing.trouble {
        return Some((theme::DANGER, sentence(trouble)));
    }
    let stack = choosing.selected.filter(|_| choosing.ordering)?;
    let (name, does) = order_words(table.stack(stack)?.order);
    Some((theme::LIGHT, t!("sector-attack-order", order = name, does = does)))
}

fn fill(
    choosing: Res<Choosing>,
    table: Res<MapView>,
    messages: Query<Entity, With<MessageRoom>>,
    told: Query<Entity, With<Trouble>>,
    mut last: Local<Option<(Entity, Color, String)>>,
    mut commands: Commands,
) {
    let Ok(messages) = messages.single() else { return };
    let now = told_now(&choosing, &table).map(|(ink, words)| (messages, ink, words));
    if *last == now {
        return;
    }
    for trouble in &told {
        commands.entity(trouble).despawn();
    }
    if let Some((_, ink, words)) = &now {
        let node = Node {
            align_self: AlignSelf::FlexStart,
            padding: UiRect::axes(px(12), px(6)),
            border: UiRect { left: px(3), ..UiRect::all(px(1)) },
            ..default()
        };
        let rim = BorderColor { left: *ink, ..BorderColor::all(theme::RIM) };
        let face = (BackgroundColor(theme::PANEL), rim);
        let words = widgets::text(theme::SMALL_MEDIUM, *ink, words.clone());
        let trouble = (Trouble, node, face, Pickable::IGNORE, children![words]);
        commands.entity(messages).with_child(trouble);
    }
    *last = now;
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(SectorSystems::Draw));
}
