//! The line itself: where each screen has room for it, with its words explained and the key that puts it away.

use super::{HintSystems, Hinting};
use crate::camera::stand::Stands;
use crate::input::anywhere::DISMISS_HINT;
use crate::input::reading::Reading;
use crate::input::touch::{Pressable, Touched};
use crate::screens::Screen;
use crate::ui::dialogue::Dialogue;
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

/// A line as narrow as this has no room for its key.
const NARROW: f32 = 240.0;

/// Where the line's corner is in a window of 1280 × 720, and how wide it may be.
fn place(screen: Screen) -> (Vec2, f32) {
    match screen {
        Screen::Dive => (Vec2::new(16.0, 66.0), 720.0),
        // Beneath the heading of the log, whose lines leave room for it.
        Screen::Breach => (Vec2::new(930.0, 556.0), 334.0),
        // Beside the others' stacks, and over one's own.
        Screen::Battle => (Vec2::new(24.0, 84.0), 520.0),
        // Beside the heading: all else is read or pressed, the keys at the foot too.
        Screen::Compose => (Vec2::new(430.0, 8.0), 826.0),
        // Beside the heading: beneath it all is read or pressed.
        Screen::Door | Screen::LineUp => (Vec2::new(720.0, 10.0), 520.0),
        // Beneath the diagram and what waits, in their column.
        Screen::TimeLab => (Vec2::new(16.0, 562.0), 296.0),
        // Beneath what is told of a mod.
        Screen::Gear => (Vec2::new(349.0, 628.0), 510.0),
        // Beside the heading.
        Screen::Prize => (Vec2::new(24.0, 10.0), 290.0),
        _ => (Vec2::new(24.0, 62.0), 820.0),
    }
}

/// The same in a compact window.
fn compact_place(screen: Screen) -> (Vec2, f32) {
    match screen {
        // Over the panel at the back of one's own fourth row, which few ever stand on: all else is read or pressed.
        Screen::Breach => (Vec2::new(6.0, 192.0), 200.0),
        Screen::Door | Screen::LineUp => (Vec2::new(440.0, 6.0), 724.0),
        // Over the heading.
        Screen::Compose => (Vec2::new(6.0, 2.0), 390.0),
        // Over the ends of the cards, where only the first is full.
        Screen::Prize => (Vec2::new(330.0, 392.0), 600.0),
        // Beside the others' stacks.
        Screen::Battle => (Vec2::new(6.0, 46.0), 300.0),
        // It is not laid out anew, only smaller.
        Screen::TimeLab => place(screen),
        _ => (Vec2::new(6.0, 52.0), 540.0),
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
    let shown = hinting
        .standing()
        .filter(|shown| dialogues.is_empty() || of_dialogue(shown.key));
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
    let (corner, width) = match compact.0 {
        // Over the map's head, so that the encounter keeps its heading.
        true if of_dialogue(shown.key) => (Vec2::new(6.0, 2.0), 540.0),
        true => compact_place(screen),
        false => place(screen),
    };
    let size = laid_out_for(screen, compact.0);
    let room = Node {
        width: px(size.x),
        height: px(size.y),
        flex_shrink: 0.0,
        ..default()
    };
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        max_width: px(width),
        column_gap: px(10),
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(12), px(6)),
        border: UiRect {
            left: px(3),
            ..UiRect::all(px(1))
        },
        ..default()
    };
    let face = (
        BackgroundColor(theme::PANEL.with_alpha(0.97)),
        BorderColor {
            left: theme::PICKUP,
            ..BorderColor::all(theme::EDGE)
        },
    );
    let words = terms::text(
        &fonts,
        theme::SMALL,
        theme::LIGHT,
        shown.words.as_str(),
        terms::topics(screen),
    );
    let mut root = commands.spawn((
        Line,
        OnTop,
        cover(screen),
        GlobalZIndex(ABOVE),
        Pickable::IGNORE,
    ));
    // With the stage that it is about.
    if matches!(
        screen,
        Screen::Sector | Screen::Breach | Screen::Battle | Screen::Compose
    ) {
        root.insert(Stands);
    }
    root.with_children(|cover| {
        cover.spawn((room, Pickable::IGNORE)).with_children(|room| {
            room.spawn((
                line,
                face,
                Opaque,
                Pressable,
                Tooltip::new(t!("hint-about")),
            ))
            .observe(
                |_: On<Pointer<Click>>, mut wishes: MessageWriter<Reading>| {
                    wishes.write(Reading::Dismiss);
                },
            )
            .with_children(|row| {
                row.spawn(words);
                if !touched.0 && width > NARROW {
                    row.spawn(key_cap(&fonts, DISMISS_HINT));
                    row.spawn(text(&fonts, theme::SMALL, theme::DIM, t!("hint-dismiss")));
                }
            });
        });
    });
}

/// As the screen beneath lies in a window that is larger than it: some begin at the top, the others have its middle.
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
