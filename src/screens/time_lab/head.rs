//! The lab's head: which scenario, where in the clocktick, and the safety lamp with the reason of its last change.

use super::LabSystems;
use super::reel::{Reel, Wish};
use crate::screens::Screen;
use crate::ui::theme::{self, Fonts};
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::{button, text};
use bevy::prelude::*;
use daemonfall_clock::film::{Frame, Remark};
use daemonfall_clock::scenario::{Scenario, Span};
use daemonfall_clock::{ClockSet, QuickSafety};

/// Height of the head.
const HEIGHT: f32 = 76.0;

/// A text of the head.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Word {
    Title,
    About,
    Switch,
    Reason,
}

/// A phase of the clocktick.
#[derive(Component, Clone, Copy)]
struct PhaseChip(ClockSet);

/// The lamp's ring and its core.
#[derive(Component)]
struct Ring;
#[derive(Component)]
struct Core;

const PHASES: [(ClockSet, &str, &str); 4] = [
    (
        ClockSet::Charge,
        "Charge",
        "Slow actions under way come one tick nearer to going off.",
    ),
    (
        ClockSet::Resolve,
        "SR",
        "The slow actions that are due go off, in list order, each through the six steps.",
    ),
    (
        ClockSet::Grow,
        "C+",
        "Everybody's charge time grows by speed.",
    ),
    (
        ClockSet::Turns,
        "CR",
        "Active turns: the first with a flag, else the first with CT 100, as long as somebody is eligible.",
    ),
];

/// Builds the head.
pub fn spawn(root: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let node = Node {
        height: px(HEIGHT),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(theme::WIDE),
        padding: UiRect::horizontal(px(theme::PAD)),
        ..default()
    };
    root.spawn((node, BackgroundColor(theme::ABYSS), Pickable::IGNORE))
        .with_children(|head| {
            head.spawn((
                button(fonts, "Scenarios"),
                Tooltip::new("The list of scenarios. Key: [[lab.list]]."),
            ))
            .observe(
                |_: On<crate::ui::focus::Activate>, mut wishes: MessageWriter<Wish>| {
                    wishes.write(Wish::List);
                },
            );
            let names = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                row_gap: px(2),
                ..default()
            };
            head.spawn((names, Pickable::IGNORE))
                .with_children(|names| {
                    names.spawn((
                        text(fonts, theme::NAME_LARGE, theme::LIGHT, ""),
                        Word::Title,
                    ));
                    names.spawn((text(fonts, theme::SMALL, theme::DIM, ""), Word::About));
                });
            phases(head, fonts);
            lamp(head, fonts);
        });
}

fn phases(head: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(4),
        flex_shrink: 0.0,
        ..default()
    };
    head.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for (phase, name, about) in PHASES {
            let chip = Node {
                height: px(24),
                padding: UiRect::horizontal(px(8)),
                border: UiRect::all(px(1)),
                align_items: AlignItems::Center,
                ..default()
            };
            row.spawn((
                chip,
                PhaseChip(phase),
                BackgroundColor(Color::NONE),
                BorderColor::all(theme::LINE),
                Tooltip::new(about),
                children![text(fonts, theme::SMALL_MEDIUM, theme::DIM, name)],
            ));
        }
    });
}

fn lamp(head: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let block = Node {
        width: px(316),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(12),
        ..default()
    };
    let about =
        "The quick safety. On: quick turns are passed over. Off: they are given in steps 3 and 5.";
    head.spawn((block, Tooltip::new(about)))
        .with_children(|block| {
            let round = |size: f32| Node {
                width: px(size),
                height: px(size),
                flex_shrink: 0.0,
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::MAX,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            };
            block
                .spawn((
                    Ring,
                    round(38.0),
                    BackgroundColor(theme::PANEL),
                    BorderColor::all(theme::EDGE),
                    BoxShadow::new(Color::NONE, px(0), px(0), px(0), px(0)),
                    Pickable::IGNORE,
                ))
                .with_children(|ring| {
                    ring.spawn((
                        Core,
                        round(20.0),
                        BackgroundColor(Color::NONE),
                        BorderColor::all(theme::RIM),
                        Pickable::IGNORE,
                    ));
                });
            let words = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                row_gap: px(2),
                ..default()
            };
            block
                .spawn((words, Pickable::IGNORE))
                .with_children(|words| {
                    words.spawn((text(fonts, theme::NAME, theme::LIGHT, ""), Word::Switch));
                    words.spawn((text(fonts, theme::SMALL, theme::DIM, ""), Word::Reason));
                });
        });
}

/// The reason of the safety's last change.
fn reason(frame: &Frame, scenario: &Scenario) -> String {
    let Some(change) = frame.changed.clone() else {
        return "It was on from the beginning.".into();
    };
    let remark = Remark::SafetyTurned {
        safety: change.safety,
        why: change.why,
        holders: change.holders,
    };
    let words = remark.words(scenario);
    let reason = words
        .split_once(": ")
        .map_or(words.as_str(), |(_, why)| why);
    let mut letters = reason.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn paint(
    reel: Res<Reel>,
    mut words: Query<(&Word, &mut Text, &mut TextColor)>,
    mut ring: Single<(&mut BorderColor, &mut BoxShadow), (With<Ring>, Without<Core>)>,
    mut core: Single<(&mut BorderColor, &mut BackgroundColor), (With<Core>, Without<Ring>)>,
) {
    let frame = reel.frame();
    let off = frame.safety == QuickSafety::Off;
    let light = if off { theme::MAGIC } else { theme::RIM };
    for (word, mut text, mut colour) in &mut words {
        let (said, ink) = match (word, reel.item()) {
            (Word::Title, Some(item)) => (item.title(), theme::LIGHT),
            (Word::Title, None) => ("No scenario".into(), theme::LIGHT),
            (Word::About, Some(item)) => (item.about.clone(), theme::DIM),
            (Word::About, None) => ("None could be read.".into(), theme::DIM),
            (Word::Switch, _) if off => ("Safety OFF".into(), theme::MAGIC),
            (Word::Switch, _) => ("Safety ON".into(), theme::LIGHT),
            (Word::Reason, _) => (reason(frame, reel.film.scenario()), theme::NEUTRAL),
        };
        if text.0 != said {
            text.0 = said;
        }
        colour.set_if_neq(TextColor(ink));
    }
    ring.0.set_if_neq(BorderColor::all(if off {
        theme::MAGIC
    } else {
        theme::EDGE
    }));
    let shine = if off { 0.55 } else { 0.0 };
    *ring.1 = BoxShadow::new(light.with_alpha(shine), px(0), px(0), px(1), px(14));
    core.0.set_if_neq(BorderColor::all(light));
    let fill = if off { theme::MAGIC } else { Color::NONE };
    core.1.set_if_neq(BackgroundColor(fill));
}

fn paint_phases(
    reel: Res<Reel>,
    mut chips: Query<(
        &PhaseChip,
        &Children,
        &mut Node,
        &mut BackgroundColor,
        &mut BorderColor,
    )>,
    mut inks: Query<(&mut Text, &mut TextColor)>,
) {
    let (frame, span) = (reel.frame(), reel.film.scenario().span);
    for (chip, children, mut node, mut ground, mut border) in &mut chips {
        let played = match span {
            Span::SR => matches!(chip.0, ClockSet::Resolve | ClockSet::Grow),
            Span::CR => chip.0 == ClockSet::Turns,
            Span::Ticks(_) => true,
        };
        let display = if played { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        // Before the SR phase of a scenario that begins with it nothing else is shown to be under way.
        let now = frame.phase == chip.0;
        let (face, rim, ink) = if now {
            (theme::PANEL_LIT, theme::YOU, theme::YOU)
        } else {
            (Color::NONE, theme::LINE, theme::DIM)
        };
        ground.set_if_neq(BackgroundColor(face));
        border.set_if_neq(BorderColor::all(rim));
        let name = PHASES.iter().find(|(phase, ..)| *phase == chip.0);
        let label = children.first().and_then(|label| inks.get_mut(*label).ok());
        if let (Some((_, name, _)), Some((mut text, mut colour))) = (name, label) {
            colour.set_if_neq(TextColor(ink));
            let words = match (chip.0, span) {
                (ClockSet::Charge, Span::Ticks(_)) => format!("Tick {}", frame.tick),
                _ => (*name).to_owned(),
            };
            if text.0 != words {
                text.0 = words;
            }
        }
    }
}

/// Keeps the head true.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (paint, paint_phases)
            .after(LabSystems)
            .run_if(in_state(Screen::TimeLab).and_then(resource_changed::<Reel>)),
    );
}
