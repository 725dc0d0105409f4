//! The lab's head.
//! The scenario, the position in the clocktick, and the safety lamp with the reason of its last
//! change.

use super::parts::filling_column;
use super::remarks;
use super::transport::{LabRequest, Transport};
use daemonfall_clock::QuickSafety;
use daemonfall_clock::film::Frame;
use daemonfall_clock::scenario::{Scenario, Span, TickPhase};
use daemonfall_ui::parts;
use daemonfall_ui::prelude::*;

const HEIGHT: f32 = 76.0;

#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    Title,
    About,
    Switch,
    Reason,
}

#[derive(Component, Clone, Copy)]
pub struct PhaseChip(TickPhase);

#[derive(Component)]
pub struct Ring;
#[derive(Component)]
pub struct Core;

const PHASES: [TickPhase; 4] =
    [TickPhase::Charge, TickPhase::Resolve, TickPhase::Grow, TickPhase::Turns];

/// A phase's name, and what happens in it.
fn words(phase: TickPhase) -> [String; 2] {
    match phase {
        TickPhase::Charge => [t!("lab-phase-charge"), t!("lab-phase-charge-about")],
        TickPhase::Resolve => [t!("lab-phase-sr"), t!("lab-phase-sr-about")],
        TickPhase::Grow => [t!("lab-phase-grow"), t!("lab-phase-grow-about")],
        TickPhase::Turns => [t!("lab-phase-cr"), t!("lab-phase-cr-about")],
    }
}

pub fn spawn(root: &mut ChildSpawnerCommands) {
    let node = Node {
        min_height: px(HEIGHT),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(theme::WIDE),
        padding: UiRect::horizontal(px(theme::PAD)),
        ..default()
    };
    root.part((node, BackgroundColor(theme::ABYSS)), |head| {
        head.spawn((button(t!("lab-scenarios")), Tooltip::new(t!("lab-scenarios-about")))).observe(
            |_: On<daemonfall_ui::focus::Activate>, mut wishes: MessageWriter<LabRequest>| {
                wishes.write(LabRequest::List);
            },
        );
        head.part(filling_column(2.0), |names| {
            names.spawn((text(theme::NAME_LARGE, theme::LIGHT, ""), Word::Title));
            names.spawn((text(theme::SMALL, theme::DIM, ""), Word::About));
        });
        phases(head);
        lamp(head);
    });
}

fn phases(head: &mut ChildSpawnerCommands) {
    let row = Node { flex_shrink: 0.0, ..parts::row(4.0) };
    head.part(row, |row| {
        for phase in PHASES {
            let [name, about] = words(phase);
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
                children![text(theme::SMALL_MEDIUM, theme::DIM, name)],
            ));
        }
    });
}

fn lamp(head: &mut ChildSpawnerCommands) {
    let block = Node { width: px(316), flex_shrink: 0.0, ..parts::row(12.0) };
    head.spawn((block, Tooltip::new(t!("lab-safety-about")))).with_children(|block| {
        let round = |size: f32| Node {
            height: px(size),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..cell(size)
        };
        block.part(
            (
                Ring,
                round(38.0),
                BackgroundColor(theme::PANEL),
                BorderColor::all(theme::EDGE),
                BoxShadow::new(Color::NONE, px(0), px(0), px(0), px(0)),
            ),
            |ring| {
                ring.spawn((
                    Core,
                    round(20.0),
                    BackgroundColor(Color::NONE),
                    BorderColor::all(theme::RIM),
                    Pickable::IGNORE,
                ));
            },
        );
        block.part(filling_column(2.0), |words| {
            words.spawn((text(theme::NAME, theme::LIGHT, ""), Word::Switch));
            words.spawn((text(theme::SMALL, theme::DIM, ""), Word::Reason));
        });
    });
}

fn reason(frame: &Frame, scenario: &Scenario) -> String {
    match &frame.changed {
        Some(change) => remarks::reason(change.why, &change.holders, scenario),
        None => t!("lab-safety-from-the-beginning"),
    }
}

pub fn paint(
    reel: Res<Transport>,
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
            (Word::Title, None) => (t!("lab-no-scenario"), theme::LIGHT),
            (Word::About, Some(item)) => (item.about(), theme::DIM),
            (Word::About, None) => (t!("lab-no-scenario-about"), theme::DIM),
            (Word::Switch, _) if off => (t!("lab-safety-off"), theme::MAGIC),
            (Word::Switch, _) => (t!("lab-safety-on"), theme::LIGHT),
            (Word::Reason, _) => (reason(frame, reel.film.scenario()), theme::NEUTRAL),
        };
        text.set_if_neq(Text(said));
        colour.set_if_neq(TextColor(ink));
    }
    ring.0.set_if_neq(BorderColor::all(if off { theme::MAGIC } else { theme::EDGE }));
    let shine = if off { 0.55 } else { 0.0 };
    *ring.1 = BoxShadow::new(light.with_alpha(shine), px(0), px(0), px(1), px(14));
    core.0.set_if_neq(BorderColor::all(light));
    let fill = if off { theme::MAGIC } else { Color::NONE };
    core.1.set_if_neq(BackgroundColor(fill));
}

pub fn paint_phases(
    reel: Res<Transport>,
    mut chips: Query<(&PhaseChip, &Children, &mut Node, &mut BackgroundColor, &mut BorderColor)>,
    mut inks: Query<(&mut Text, &mut TextColor)>,
) {
    let (frame, span) = (reel.frame(), reel.film.scenario().span);
    for (chip, children, mut node, mut ground, mut border) in &mut chips {
        let played = match span {
            Span::SR => matches!(chip.0, TickPhase::Resolve | TickPhase::Grow),
            Span::CR => chip.0 == TickPhase::Turns,
            Span::Ticks(_) => true,
        };
        let display = if played { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        // Before the SR phase of a scenario that starts there, no other phase is shown as current.
        let now = frame.phase == chip.0;
        let (face, rim, ink) = if now {
            (theme::PANEL_LIT, theme::YOU, theme::YOU)
        } else {
            (Color::NONE, theme::LINE, theme::DIM)
        };
        ground.set_if_neq(BackgroundColor(face));
        border.set_if_neq(BorderColor::all(rim));
        let label = children.first().and_then(|label| inks.get_mut(*label).ok());
        if let Some((mut text, mut colour)) = label {
            colour.set_if_neq(TextColor(ink));
            let [name, _] = words(chip.0);
            let said = match (chip.0, span) {
                (TickPhase::Charge, Span::Ticks(_)) => t!("lab-tick", tick = frame.tick),
                _ => name,
            };
            text.set_if_neq(Text(said));
        }
    }
}
