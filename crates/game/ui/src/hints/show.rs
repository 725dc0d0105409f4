//! The hint line: where it goes on each screen, with its terms explained and the key that dismisses
//! it.

use super::{HintSystems, Hinting};
use crate::base::*;
use crate::camera::stand::Stands;
use crate::canvas::Opaque;
use crate::dialogue::Dialogue;
use crate::entity_commands::SpawnParts;
use crate::look::{Edge, HintLine, Looks};
use crate::notice::Standing;
use crate::parts::{self, centred};
use crate::scale::Compact;
use crate::terms::{self, OnTop};
use crate::theme;
use crate::tooltip::{KeepsClear, Tooltip};
use crate::widgets::{key_cap, text};
use daemonfall_input::global_actions::{DISMISS_HINT, Reading};
use daemonfall_input::touch::{FINGER, Touched};

/// The box of the hint.
#[derive(Component)]
pub struct Line;

/// A part of a screen in which its hints stand.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HintRoom;

/// What covers the screen to place it, or fills the screen's room for it.
#[derive(Component)]
struct Root;

/// Above dialogues and below tooltips.
const ABOVE: i32 = 480;

/// A line this narrow has no room for its key or for the word next to it.
const NARROW: f32 = 260.0;

/// Shows touch players where to dismiss the line when there is no room for a word.
const CROSS: &str = "\u{d7}";

fn draw(
    hinting: Res<Hinting>,
    compact: Res<Compact>,
    touched: Res<Touched>,
    (screen, looks): (Res<State<Screen>>, Res<Looks>),
    (dialogues, notices): (Query<(), With<Dialogue>>, Query<(), With<Standing>>),
    (roots, rooms): (Query<Entity, With<Root>>, Query<Entity, With<HintRoom>>),
    mut drawn: Local<Option<(&'static str, bool, bool, Option<Entity>)>>,
    mut commands: Commands,
) {
    let shown = hinting.standing().filter(|_| notices.is_empty() && dialogues.is_empty());
    let own = rooms.single().ok();
    let wanted = shown.map(|shown| (shown.key, compact.0, touched.0, own));
    if *drawn == wanted {
        return;
    }
    *drawn = wanted;
    for root in &roots {
        commands.entity(root).despawn();
    }
    let Some(shown) = shown else { return };
    let look = looks.of(*screen.get());
    let place = match compact.0 {
        true => look.hint.compact,
        false => look.hint.wide,
    };
    let size = look.laid_out_for(compact.0);
    let room = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
    let (top, bottom) = match place.edge {
        Edge::Top(y) => (px(y), auto()),
        Edge::Bottom(y) => (auto(), px(size.y - y)),
    };
    // In a compact window the line covers as little as possible.
    let (style, padding) = match compact.0 {
        true => (theme::SMALL, UiRect::axes(px(8), px(3))),
        false => (theme::SMALL, UiRect::axes(px(12), px(6))),
    };
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(place.left),
        top,
        bottom,
        max_width: px(place.wide),
        column_gap: px(10),
        align_items: AlignItems::Center,
        padding,
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        ..default()
    };
    let in_own_room = Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::FlexStart,
        row_gap: px(4),
        padding: UiRect::axes(px(8), px(6)),
        border: line.border,
        ..default()
    };
    let face = (
        BackgroundColor(theme::PANEL.with_alpha(0.97)),
        BorderColor { left: theme::PICKUP, ..BorderColor::all(theme::EDGE) },
    );
    let words = terms::text(style, theme::LIGHT, shown.words.as_str(), look.topics);
    let fills = || Node { width: percent(100), ..default() };
    let mut root = commands.spawn((Root, OnTop, Pickable::IGNORE));
    let (room, line) = match own {
        Some(own) => {
            root.insert((fills(), ChildOf(own)));
            (fills(), in_own_room)
        }
        None => {
            root.insert((cover(look.hint), GlobalZIndex(ABOVE)));
            (room, line)
        }
    };
    if look.hint.on_stage {
        root.insert(Stands);
    }
    root.with_children(|cover| {
        cover.part(room, |room| {
            let tells = (Pressable, KeepsClear, Tooltip::new(t!("hint-about")));
            room.spawn((Line, line, face, Opaque, tells))
                .observe(|_: On<Pointer<Click>>, mut wishes: MessageWriter<Reading>| {
                    wishes.write(Reading::Dismiss);
                })
                .with_children(|row| {
                    row.spawn(words);
                    let roomy = own.is_some() || place.wide > NARROW;
                    if touched.0 {
                        away(row, roomy);
                    } else if roomy {
                        row.part(Node { flex_shrink: 0.0, ..parts::row(10.0) }, |key| {
                            key.spawn(key_cap(DISMISS_HINT));
                            key.spawn(text(style, theme::DIM, t!("hint-dismiss")));
                        });
                    }
                });
        });
    });
}

/// Shows touch players that a tap dismisses the line, although the whole line reacts to taps.
fn away(row: &mut ChildSpawnerCommands, roomy: bool) {
    let node = Node {
        min_width: px(FINGER),
        min_height: px(36),
        align_self: AlignSelf::Stretch,
        flex_shrink: 0.0,
        padding: UiRect::left(px(8)),
        border: UiRect::left(px(1)),
        ..centred(default())
    };
    let (style, words) = match roomy {
        true => (theme::SMALL_MEDIUM, t!("hint-dismiss")),
        false => (theme::NAME, CROSS.into()),
    };
    let words = text(style, theme::YOU, words);
    row.cell((node, BorderColor::all(theme::EDGE)), words);
}

/// Aligned like the screen below it when the window is larger than the screen.
fn cover(hint: HintLine) -> Node {
    let align = if hint.at_top { AlignItems::FlexStart } else { AlignItems::Center };
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: align,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.after(super::pass).in_set(HintSystems::Show));
}
