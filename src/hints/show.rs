//! The line itself: where each screen has room for it, with its words explained and the key that
//! puts it away.

use super::{HintSystems, Hinting};
use crate::camera::stand::Stands;
use crate::input::anywhere::DISMISS_HINT;
use crate::input::reading::Reading;
use crate::input::touch::{FINGER, Pressable, Touched};
use crate::screens::Screen;
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

/// The line's root.
#[derive(Component)]
struct Line;

/// Over dialogues and under tooltips.
const ABOVE: i32 = 480;

/// A line as narrow as this has no room for its key, nor for the word beside it.
const NARROW: f32 = 260.0;

/// Shows fingers where the line is put away, where there is no room for a word.
const CROSS: &str = "\u{d7}";

/// Which edge of the line stays where it is, however high the line is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Edge {
    Top(f32),
    Bottom(f32),
}

/// Where the line stands in what its screen is laid out for: its left edge, its upper or its lower
/// one, and how wide it may be.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    left: f32,
    edge: Edge,
    wide: f32,
}

impl Place {
    /// It begins at a height.
    const fn from(left: f32, top: f32, wide: f32) -> Self {
        let edge = Edge::Top(top);
        Self { left, edge, wide }
    }

    /// It ends at a height.
    const fn down_to(left: f32, bottom: f32, wide: f32) -> Self {
        let edge = Edge::Bottom(bottom);
        Self { left, edge, wide }
    }
}

/// Where the line is in a window of 1280 × 720.
fn place(screen: Screen) -> Place {
    match screen {
        Screen::Dive => Place::from(16.0, 66.0, 720.0),
        // Beneath the heading of the log, whose lines leave room for it.
        Screen::Breach => Place::from(930.0, 556.0, 334.0),
        // Beside the others' stacks, and over one's own.
        Screen::Battle => Place::from(24.0, 84.0, 520.0),
        // Beside the heading: all else is read or pressed, the keys at the foot too.
        Screen::Compose => Place::from(430.0, 8.0, 826.0),
        // Beside the heading: beneath it all is read or pressed.
        Screen::Door | Screen::LineUp => Place::from(720.0, 10.0, 520.0),
        // Beneath the diagram and what waits, in their column.
        Screen::TimeLab => Place::from(16.0, 562.0, 296.0),
        // Beneath what is told of a mod.
        Screen::Gear => Place::from(349.0, 628.0, 510.0),
        // Beside the heading.
        Screen::Prize => Place::from(24.0, 10.0, 290.0),
        _ => Place::from(24.0, 62.0, 820.0),
    }
}

/// The same in a compact window.
fn compact_place(screen: Screen) -> Place {
    match screen {
        // Over the map's name, which is known: it needs none of the map, nor of the log.
        Screen::Sector => Place::from(6.0, 2.0, 474.0),
        // Over the end of what was resolved: the units, the cards and what is to come are read or
        // pressed.
        Screen::Breach => Place::down_to(346.0, 266.0, 246.0),
        Screen::Door | Screen::LineUp => Place::from(440.0, 6.0, 724.0),
        // Over the heading.
        Screen::Compose => Place::from(6.0, 2.0, 390.0),
        // Over the ends of the cards, where only the first is full.
        Screen::Prize => Place::from(330.0, 392.0, 600.0),
        // Between the panel of whoever is looked at and the times beneath.
        Screen::Battle => Place::down_to(541.0, 348.0, 352.0),
        // Over the end of the list of units, which few are long enough to reach.
        Screen::Gear => Place::down_to(6.0, 430.0, 246.0),
        // It is not laid out anew, only smaller.
        Screen::TimeLab => place(screen),
        // Whoever is led stands in the middle of the window.
        Screen::Dive => Place::from(6.0, 52.0, 400.0),
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
    // An encounter is a dialogue itself; what lies over a screen else hides its hints.
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
        // Over the map's head, so that the encounter keeps its heading.
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
    // In a compact window the line shall cover as little as can be.
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
    // With the stage that it is about.
    if matches!(screen, Screen::Sector | Screen::Breach | Screen::Battle | Screen::Compose) {
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

/// What tells fingers that a tap puts the line away: all of the line takes it, this looks like it.
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

/// As the screen beneath lies in a window that is larger than it: some begin at the top, the others
/// have its middle.
fn cover(screen: Screen) -> Node {
    let align = match screen {
        Screen::Door | Screen::LineUp => AlignItems::FlexStart,
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

/// Draws the line.
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
