//! The whole log, opened by a key or button.
//! Choosing a line opens its numbers; pressing anything else closes the log.

use super::recent_log::{row, words};
use crate::BreachSystems;
use crate::choosing::Choosing;
use crate::input::BreachAction;
use crate::log::{BreachLog, Told};
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::focus::FocusScope;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::screen::Screen;
use daemonfall_run::Recalled;
use daemonfall_text::t;
use daemonfall_ui::drawing::{self, Pen};
use daemonfall_ui::focus::{Activate, FocusFirst};
use daemonfall_ui::log_references::speaks;
use daemonfall_ui::log_view::{
    LineDetails, LogLine, LogPanel, SCOPE, log_line, log_list, log_panel, renew,
};
use daemonfall_ui::scale::Adapts;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::{self, divider, panel_face};

/// A line's round; lines before the first round have none.
fn round_of(line: &Told) -> String {
    match line.round {
        0 => "\u{2013}".into(),
        round => round.to_string(),
    }
}

/// A line of the whole log, by index, with its round. Choosing it opens its numbers; a sign marks
/// lines that have some.
fn whole_line(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    line: &Told,
    number: usize,
    last: bool,
) {
    let mut spawned = parent.spawn(log_line(number));
    if !line.at.is_empty() {
        spawned.insert(speaks(line.at.clone()));
    }
    if last {
        spawned.insert(FocusFirst);
    }
    spawned.observe(choose).with_children(|spawned| {
        spawned.spawn((row(), Pickable::IGNORE)).with_children(|row| {
            row.spawn((
                Node { width: px(26), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
                children![widgets::text(pen.fonts, theme::KEY, theme::DIM, round_of(line))],
            ));
            words(row, pen, line, theme::SMALL);
            if !line.formula.is_empty() {
                let sign = widgets::text(pen.fonts, theme::KEY, theme::DIM, "+");
                let end = Node {
                    margin: UiRect::left(auto()),
                    padding: UiRect::horizontal(px(6)),
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((end, Pickable::IGNORE, children![sign]));
            }
        });
    });
}

/// Opens or closes the numbers behind a line.
fn choose(
    used: On<Activate>,
    lines: Query<&LogLine>,
    chronicle: Res<BreachLog>,
    mut behind: LineDetails,
) {
    let line = lines.get(used.entity).ok();
    if let Some(told) = line.and_then(|line| chronicle.lines.get(line.0)) {
        behind.turn(used.entity, || told.formula.clone());
    }
}

/// The key that opens the log also closes it.
fn close(
    input: Res<ActionInput>,
    opened: Query<(), With<LogPanel>>,
    scopes: Query<&FocusScope>,
    mut choosing: ResMut<Choosing>,
) {
    let on_top = scopes.iter().all(|scope| scope.0 <= SCOPE.0);
    if input.has(BreachAction::Log) && on_top && choosing.log && !opened.is_empty() {
        choosing.log = false;
    }
}

/// A click or tap next to the log closes it.
fn leave(click: On<Pointer<Click>>, mut choosing: ResMut<Choosing>) {
    if click.button == PointerButton::Primary {
        choosing.log = false;
    }
}

/// A node that covers the screen.
fn whole() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

/// The panel; it uses the full height of small windows.
fn face() -> impl Bundle {
    let node = Node { right: px(theme::PAD), top: px(104), bottom: px(theme::PAD), ..log_panel() };
    Adapts::new(node, |node| {
        (node.top, node.bottom) = (px(theme::GAP), px(theme::GAP));
    })
}

/// The heading and the close button, since fingers have no key.
fn head(panel: &mut ChildSpawnerCommands, fonts: &Fonts, is_empty: bool) {
    let node = Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Center,
        column_gap: px(theme::PAD),
        flex_shrink: 0.0,
        ..default()
    };
    panel.spawn((node, Pickable::IGNORE)).with_children(|head| {
        head.spawn(widgets::text(
            fonts,
            drawing::CAPTION,
            theme::DIM,
            t!("breach-record-by-rounds"),
        ));
        let mut button = head.spawn(widgets::button(fonts, t!("close")));
        button.observe(|_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.log = false);
        if is_empty {
            button.insert(FocusFirst);
        }
    });
}

fn open(
    choosing: Res<Choosing>,
    chronicle: Res<BreachLog>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    opened: Query<Entity, With<LogPanel>>,
    mut commands: Commands,
) {
    let is_open = !opened.is_empty();
    if choosing.log == is_open {
        return;
    }
    for root in &opened {
        commands.entity(root).despawn();
    }
    if !choosing.log {
        return;
    }
    let pen = Pen { fonts: &fonts, atlas: &atlas };
    commands
        .spawn((
            whole(),
            LogPanel,
            SCOPE,
            DespawnOnExit(Screen::BREACH),
            GlobalZIndex(30),
            Pickable::IGNORE,
        ))
        .with_children(|root| {
            // A separate node, since clicks on the panel also reach the root.
            root.spawn(whole()).observe(leave);
            root.spawn((face(), panel_face())).with_children(|panel| {
                head(panel, &fonts, chronicle.is_empty());
                panel.spawn(divider());
                let none = (chronicle.len(), t!("breach-record-empty"));
                log_list(panel, &fonts, 6.0, none, |list, number, last| {
                    whole_line(list, &pen, &chronicle.lines[number], number, last);
                });
            });
        });
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (renew.run_if(on_message::<Recalled>), open).chain().in_set(BreachSystems::Draw),
    )
    .add_systems(Update, close.in_set(BreachSystems::Input));
}
