//! The hint line: where it goes on each screen, with its terms explained and the key that dismisses
//! it.

use super::{HintSystems, Hinting};
use crate::camera::stand::Stands;
use crate::input::anywhere::DISMISS_HINT;
use crate::input::reading::Reading;
use crate::input::touch::{FINGER, Pressable, Touched};
use crate::screen::Screen;
use crate::ui::dialogue::Dialogue;
use crate::ui::drawing;
use crate::ui::hud::frame::Opaque;
use crate::ui::scale::{Compact, laid_out_for};
use crate::ui::terms::{self, OnTop};
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{key_cap, text};
use bevy::prelude::*;
use daemonfall_text::t;

#[derive(Component)]
struct Line;

/// Above dialogues and below tooltips.
const ABOVE: i32 = 480;

/// A line this narrow has no room for its key or for the word next to it.
const NARROW: f32 = 260.0;

/// Shows touch players where to dismiss the line when there is no room for a word.
const CROSS: &str = "\u{d7}";

/// Which edge of the line stays fixed, whatever its height.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Edge {
    Top(f32),
    Bottom(f32),
}

/// Position in the screen's layout: its left edge, its top or bottom edge, and its maximum width.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    left: f32,
    edge: Edge,
    wide: f32,
}

impl Place {
    /// Places its top edge.
    const fn from(left: f32, top: f32, wide: f32) -> Self {
        let edge = Edge::Top(top);
        Self { left, edge, wide }
    }

    /// Places its bottom edge.
    const fn down_to(left: f32, bottom: f32, wide: f32) -> Self {
        let edge = Edge::Bottom(bottom);
        Self { left, edge, wide }
    }
}

/// Position in a window of 1280 × 720.
fn place(screen: Screen) -> Place {
    match screen {
        Screen::DIVE => Place::from(16.0, 66.0, 720.0),
        // Below the heading of the log, whose lines leave room for it.
        Screen::BREACH => Place::from(930.0, 556.0, 334.0),
        // Next to the others' stacks, above the player's own.
        Screen::BATTLE => Place::from(24.0, 84.0, 520.0),
        // Next to the heading: everything else is read or pressed, including the keys in the
        // footer.
        Screen::COMPOSE => Place::from(430.0, 8.0, 826.0),
        // Next to the heading: everything below is read or pressed.
        Screen::DOOR | Screen::LINE_UP => Place::from(720.0, 10.0, 520.0),
        // Below the diagram and the waiting entries, in their column.
        Screen::TIME_LAB => Place::from(16.0, 562.0, 296.0),
        // Below the description of a mod.
        Screen::GEAR => Place::from(349.0, 628.0, 510.0),
        // Next to the heading.
        Screen::PRIZE => Place::from(24.0, 10.0, 290.0),
        _ => Place::from(24.0, 62.0, 820.0),
    }
}

fn compact_place(screen: Screen) -> Place {
    match screen {
        // Over the map's name, which is known already: it needs no room of map or log.
        Screen::SECTOR => Place::from(6.0, 2.0, 474.0),
        // Over the end of the resolved moves: units, cards and upcoming moves are read or pressed.
        Screen::BREACH => Place::down_to(346.0, 266.0, 246.0),
        Screen::DOOR | Screen::LINE_UP => Place::from(440.0, 6.0, 724.0),
        // Over the heading.
        Screen::COMPOSE => Place::from(6.0, 2.0, 390.0),
        // Over the ends of the cards, where only the first is full.
        Screen::PRIZE => Place::from(330.0, 392.0, 600.0),
        // Between the inspected unit's panel and the times below.
        Screen::BATTLE => Place::down_to(541.0, 348.0, 352.0),
        // Over the end of the unit list, which is rarely long enough to reach here.
        Screen::GEAR => Place::down_to(6.0, 430.0, 246.0),
        // It has no compact layout; it is only scaled down.
        Screen::TIME_LAB => place(screen),
        // The player's unit is in the middle of the window.
        Screen::DIVE => Place::from(6.0, 52.0, 400.0),
        _ => Place::from(6.0, 52.0, 540.0),
    }
}

fn draw(
    hinting: Res<Hinting>,
    compact: Res<Compact>,
    touched: Res<Touched>,
    screen: Res<State<Screen>>,
    dialogues: Query<(), With<Dialogue>>,
    fonts: Res<Fonts>,
    lines: Query<Entity, With<Line>>,
    mut drawn: Local<Option<(&'static str, bool, bool)>>,
    mut commands: Commands,
) {
    // An encounter is itself a dialogue; any other overlay hides the screen's hints.
    let of_dialogue = |key: &str| key.starts_with("encounter");
    let shown = hinting.standing().filter(|shown| dialogues.is_empty() || of_dialogue(shown.key));
    let wanted = shown.map(|shown| (shown.key, compact.0, touched.0));
    if *drawn == wanted {
        return;
    }
    *drawn = wanted;
    for line in &lines {
        commands.entity(line).despawn();
    }
    let Some(shown) = shown else { return };
    let screen = *screen.get();
    let place = match compact.0 {
        // Over the map's header, so that the encounter keeps its heading.
        true if of_dialogue(shown.key) => Place::from(6.0, 2.0, 540.0),
        true => compact_place(screen),
        false => place(screen),
    };
    let size = laid_out_for(screen, compact.0);
    let room = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
    let (top, bottom) = match place.edge {
        Edge::Top(y) => (px(y), auto()),
        Edge::Bottom(y) => (auto(), px(size.y - y)),
    };
    // In a compact window the line covers as little as possible.
    let (style, padding) = match compact.0 {
        true => (drawing::SMALL, UiRect::axes(px(8), px(3))),
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
    let face = (
        BackgroundColor(theme::PANEL.with_alpha(0.97)),
        BorderColor { left: theme::PICKUP, ..BorderColor::all(theme::EDGE) },
    );
    let words =
        terms::text(&fonts, style, theme::LIGHT, shown.words.as_str(), terms::topics(screen));
    let mut root =
        commands.spawn((Line, OnTop, cover(screen), GlobalZIndex(ABOVE), Pickable::IGNORE));
    // Keep in step with the stage that it is about.
    if matches!(screen, Screen::SECTOR | Screen::BREACH | Screen::BATTLE | Screen::COMPOSE) {
        root.insert(Stands);
    }
    root.with_children(|cover| {
        cover.spawn((room, Pickable::IGNORE)).with_children(|room| {
            room.spawn((line, face, Opaque, Pressable, Tooltip::new(t!("hint-about"))))
                .observe(|_: On<Pointer<Click>>, mut wishes: MessageWriter<Reading>| {
                    wishes.write(Reading::Dismiss);
                })
                .with_children(|row| {
                    row.spawn(words);
                    let roomy = place.wide > NARROW;
                    if touched.0 {
                        away(row, &fonts, roomy);
                    } else if roomy {
                        row.spawn(key_cap(&fonts, DISMISS_HINT));
                        row.spawn(text(&fonts, style, theme::DIM, t!("hint-dismiss")));
                    }
                });
        });
    });
}

/// Shows touch players that a tap dismisses the line. The whole line reacts; this only looks like
/// the target.
fn away(row: &mut ChildSpawnerCommands, fonts: &Fonts, roomy: bool) {
    let node = Node {
        min_width: px(FINGER),
        min_height: px(36),
        align_self: AlignSelf::Stretch,
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: UiRect::left(px(8)),
        border: UiRect::left(px(1)),
        ..default()
    };
    let (style, words) = match roomy {
        true => (theme::SMALL_MEDIUM, t!("hint-dismiss")),
        false => (theme::NAME, CROSS.into()),
    };
    row.spawn((node, BorderColor::all(theme::EDGE), Pickable::IGNORE)).with_child(text(
        fonts,
        style,
        theme::YOU,
        words,
    ));
}

/// Aligned like the screen below it when the window is larger than the screen: some start at the
/// top, others are centred.
fn cover(screen: Screen) -> Node {
    let align = match screen {
        Screen::DOOR | Screen::LINE_UP => AlignItems::FlexStart,
        _ => AlignItems::Center,
    };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_lies_inside_what_its_screen_is_laid_out_for() {
        for screen in Screen::ALL {
            for compact in [false, true] {
                let place = match compact {
                    true => compact_place(screen),
                    false => place(screen),
                };
                let size = laid_out_for(screen, compact);
                let (Edge::Top(y) | Edge::Bottom(y)) = place.edge;
                assert!(place.left + place.wide <= size.x, "{screen:?} {compact}");
                assert!((0.0..size.y).contains(&y), "{screen:?} {compact}");
            }
        }
    }
}
