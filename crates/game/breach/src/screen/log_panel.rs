//! How the whole log stands on the breach's screen. Pressing anything beside it closes it.

use super::recent_log::{row, words};
use crate::BreachSystems;
use crate::choosing::Choosing;
use crate::input::BreachAction;
use crate::log::{BreachLine, BreachLog};
use crate::prelude::*;
use daemonfall_run::Recalled;
use daemonfall_ui::log::Details;
use daemonfall_ui::log_details::LineDetails;
use daemonfall_ui::log_view::{LogLine, WholeLog, close, log_panel, open, renew};

impl WholeLog for BreachLog {
    type Place = Vec<Panel>;
    type Details = Details;
    type Choosing = Choosing;
    type Action = BreachAction;
    const SCREEN: Screen = Screen::BREACH;
    const KEY: BreachAction = BreachAction::Log;
    const GAP: f32 = 6.0;
    const WHEN: f32 = 26.0;

    fn lines(&self) -> &[BreachLine] {
        &self.lines
    }

    fn is_open(choosing: &Choosing) -> bool {
        choosing.log
    }

    fn close(choosing: &mut Choosing) {
        choosing.log = false;
    }

    fn panel(
        mut root: EntityCommands,
        is_empty: bool,
        list: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        root.insert((whole(), Pickable::IGNORE)).with_children(|root| {
            // A separate node, since clicks on the panel also reach the root.
            root.spawn(whole()).observe(leave);
            root.spawn((face(), panel_face())).with_children(|panel| {
                head(panel, is_empty);
                panel.spawn(divider());
                list(panel);
            });
        });
    }

    fn none() -> String {
        t!("breach-record-empty")
    }

    /// Lines before the first round have none.
    fn when(line: &BreachLine) -> String {
        match line.when {
            0 => "\u{2013}".into(),
            round => round.to_string(),
        }
    }

    fn row() -> Node {
        row()
    }

    /// A sign marks lines that have numbers.
    fn words(parent: &mut ChildSpawnerCommands, pen: &Pen, line: &BreachLine) {
        words(parent, pen, line, theme::SMALL);
        if !line.details.is_empty() {
            let sign = widgets::text(theme::KEY, theme::DIM, "+");
            let end = Node {
                margin: UiRect::left(auto()),
                padding: UiRect::horizontal(px(6)),
                flex_shrink: 0.0,
                ..default()
            };
            parent.spawn((end, Pickable::IGNORE, children![sign]));
        }
    }

    fn observe(line: &mut EntityCommands) {
        line.observe(choose);
    }
}

fn choose(
    used: On<Activate>,
    lines: Query<&LogLine>,
    chronicle: Res<BreachLog>,
    mut behind: LineDetails,
) {
    let line = lines.get(used.entity).ok();
    if let Some(told) = line.and_then(|line| chronicle.lines.get(line.0)) {
        behind.turn(used.entity, || told.details.clone());
    }
}

fn leave(click: On<Pointer<Click>>, mut choosing: ResMut<Choosing>) {
    if click.button == PointerButton::Primary {
        choosing.log = false;
    }
}

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
fn head(panel: &mut ChildSpawnerCommands, is_empty: bool) {
    let node = Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Center,
        column_gap: px(theme::PAD),
        flex_shrink: 0.0,
        ..default()
    };
    panel.spawn((node, Pickable::IGNORE)).with_children(|head| {
        let caption = t!("breach-record-by-rounds");
        head.spawn(widgets::text(theme::CAPTION, theme::DIM, caption));
        let mut button = head.spawn(widgets::button(t!("close")));
        button.observe(|_: On<Activate>, mut choosing: ResMut<Choosing>| choosing.log = false);
        if is_empty {
            button.insert(FocusFirst);
        }
    });
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (renew.run_if(on_message::<Recalled>), open::<BreachLog>)
            .chain()
            .in_set(BreachSystems::Draw),
    )
    .add_systems(Update, close::<BreachLog>.in_set(BreachSystems::Input));
}
