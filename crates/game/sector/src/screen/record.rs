//! The newest log lines in the strip below the map, and the whole log by key.
//! The tile of a hovered line is marked; choosing a line in the whole log looks there and opens the
//! numbers behind it.

use super::camera::View;
use super::stage::MIDDLE;
use crate::SectorSystems;
use crate::battle_queue::Battles;
use crate::choosing::Choosing;
use crate::input::SectorAction;
use crate::log::{Behind, MapLine, MapLog, formula};
use crate::look::{STRIP, STRIP_COMPACT};
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_run::Recalled;
use daemonfall_ui::drawing::{newest, small_height};
use daemonfall_ui::hints::Hinting;
use daemonfall_ui::log_details::{LineDetails, speaks};
use daemonfall_ui::log_view::{LogLine, WholeLog, close, log_panel, open, renew};

#[derive(Component)]
struct Recent;

/// The middle of the part of the map beside the open log.
const BESIDE: f32 = 768.0;

/// Lines in the strip, and those that a hint leaves room for; the same in a compact window.
const NEWEST: [usize; 2] = [3, 1];
const NEWEST_COMPACT: [usize; 2] = [2, 0];
/// Space around a line in the strip, between two of them, and between a picture and its words; the
/// picture's size.
const PAD: (f32, f32) = (6.0, 1.0);
const BETWEEN: f32 = 2.0;
const GAP: f32 = 8.0;
const PICTURE: f32 = 15.0;

/// How many of these lines, the newest last, have room in the strip, whole; the newest is always
/// shown.
fn with_room(letters: f32, lines: &[MapLine], strip: Rect) -> usize {
    let room = strip.width() - 2.0 * PAD.0 - PICTURE - GAP;
    let high = |line: &MapLine| small_height(letters, &line.text(), room) + 2.0 * PAD.1;
    let from = newest(lines, strip.height(), BETWEEN, high);
    (lines.len() - from).max(lines.len().min(1))
}

fn strip(rect: Rect) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::FlexStart,
        row_gap: px(BETWEEN),
        overflow: Overflow::clip(),
        ..at(STRIP.min.x, STRIP.min.y, rect.width(), rect.height())
    }
}

pub fn build(stage: &mut ChildSpawnerCommands) {
    let node = Adapts::new(strip(STRIP), |node| *node = strip(STRIP_COMPACT));
    stage.spawn((Recent, node, Pickable::IGNORE));
}

/// A line in the strip; a long one wraps.
fn line(parent: &mut ChildSpawnerCommands, pen: &Pen, told: &MapLine, quiet: bool) {
    let node =
        Node { max_width: percent(100), padding: UiRect::axes(px(PAD.0), px(PAD.1)), ..row() };
    let mut row = parent.spawn(node);
    match told.place {
        Some(tile) => row.insert(speaks(tile)),
        None => row.insert(Pickable::IGNORE),
    };
    row.with_children(|row| words(row, pen, told, quiet));
}

pub(super) fn row() -> Node {
    Node {
        column_gap: px(GAP),
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(6), px(2)),
        flex_shrink: 0.0,
        ..default()
    }
}

pub(super) fn words(row: &mut ChildSpawnerCommands, pen: &Pen, told: &MapLine, quiet: bool) {
    let (ink, cover) = if quiet { (theme::DIM, 0.6) } else { (theme::LIGHT, 1.0) };
    let tint = told.tint.with_alpha(cover);
    row.spawn((
        ImageNode { color: tint, ..pen.atlas.icon(pen.known(&told.icon)) },
        Node { width: px(PICTURE), height: px(PICTURE), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
    ));
    row.spawn(widgets::text(theme::SMALL, ink, told.text()));
}

impl WholeLog for MapLog {
    type Place = TileId;
    type Details = Behind;
    type Choosing = Choosing;
    type Action = SectorAction;
    const SCREEN: Screen = Screen::SECTOR;
    const KEY: SectorAction = SectorAction::Log;
    const GAP: f32 = 4.0;
    const WHEN: f32 = 22.0;

    fn lines(&self) -> &[MapLine] {
        &self.lines
    }

    fn is_open(choosing: &Choosing) -> bool {
        choosing.log
    }

    fn close(choosing: &mut Choosing) {
        choosing.log = false;
    }

    fn panel(mut root: EntityCommands, _: bool, list: impl FnOnce(&mut ChildSpawnerCommands)) {
        let node = Node { left: px(theme::WIDE), top: px(64), bottom: px(40), ..log_panel() };
        root.insert((node, panel_face())).with_children(|panel| {
            let words = t!("sector-record-heading").to_uppercase();
            panel.spawn(widgets::text(theme::CAPTION, theme::DIM, words));
            panel.spawn(divider());
            list(panel);
        });
    }

    fn none() -> String {
        t!("sector-record-empty")
    }

    fn row() -> Node {
        row()
    }

    fn words(parent: &mut ChildSpawnerCommands, pen: &Pen, told: &MapLine) {
        words(parent, pen, told, false);
        if let Some(number) = told.details.battle {
            watch(parent, number);
        }
    }

    fn observe(line: &mut EntityCommands) {
        line.observe(choose);
    }
}

fn choose(
    used: On<Activate>,
    lines: Query<&LogLine>,
    chronicle: Res<MapLog>,
    battles: Res<Battles>,
    table: Res<MapView>,
    mut view: ResMut<View>,
    mut behind: LineDetails,
) {
    let line = lines.get(used.entity).ok();
    let Some(told) = line.and_then(|line| chronicle.lines.get(line.0)) else {
        return;
    };
    if let Some(tile) = told.place {
        // The log covers the middle of the map.
        let aside = (BESIDE - MIDDLE.x) / view.scale();
        view.go(table.place(tile) - Vec2::X * aside);
    }
    let fought = told.details.battle.and_then(|number| battles.fought.get(number));
    behind.turn(used.entity, || match fought {
        Some(fought) => formula::battle(fought),
        None => told.details.numbers.clone(),
    });
}

fn watch(row: &mut ChildSpawnerCommands, number: usize) {
    row.spawn((
        widgets::button(t!("sector-record-watch")),
        Tooltip::beside(t!("sector-record-watch-about")),
    ))
    .entry::<Node>()
    .and_modify(|mut node| {
        (node.width, node.height) = (px(76), px(26));
        node.flex_shrink = 0.0;
        node.margin = UiRect::left(auto());
    })
    .entity()
    .observe(
        move |_: On<Activate>, mut battles: ResMut<Battles>, mut choosing: ResMut<Choosing>| {
            battles.show_again(number);
            choosing.log = false;
        },
    );
}

fn fill(
    chronicle: Res<MapLog>,
    table: Res<MapView>,
    (compact, hinting): (Res<Compact>, Res<Hinting>),
    pens: Pens,
    list: Query<Entity, With<Recent>>,
    mut commands: Commands,
) {
    let Ok(list) = list.single() else { return };
    let pen = pens.pen();
    let (most, strip) = match compact.0 {
        true => (NEWEST_COMPACT, STRIP_COMPACT),
        false => (NEWEST, STRIP),
    };
    let most = most[usize::from(hinting.standing().is_some())];
    let newest = &chronicle.lines[chronicle.lines.len().saturating_sub(most)..];
    let shown = &newest[newest.len() - with_room(pen.letters, newest, strip)..];
    commands.entity(list).despawn_related::<Children>().with_children(|parent| {
        for told in shown {
            line(parent, &pen, told, told.when + 1 < table.turn);
        }
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<MapLog>
        .or_else(resource_changed::<Hinting>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Recent>>);
    app.add_systems(
        Update,
        (fill.run_if(changed), renew.run_if(on_message::<Recalled>), open::<MapLog>)
            .chain()
            .in_set(SectorSystems::Draw),
    )
    .add_systems(Update, close::<MapLog>.in_set(SectorSystems::Input));
}
