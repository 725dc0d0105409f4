//! The newest log lines over the map's corner, and the whole log by key.
//! The tile of a hovered line is marked; choosing a line in the whole log looks there and opens the
//! numbers behind it.

use super::camera::View;
use super::stage::{MIDDLE, ROOM, STACK};
use crate::SectorSystems;
use crate::battle_queue::Battles;
use crate::choosing::Choosing;
use crate::input::SectorAction;
use crate::log::{Behind, MapLine, MapLog, formula};
use crate::map_view::{MapView, TileShown};
use crate::prelude::*;
use daemonfall_run::Recalled;
use daemonfall_ui::hints::Hinting;
use daemonfall_ui::log_details::{LineDetails, speaks};
use daemonfall_ui::log_view::{LogLine, WholeLog, close, log_panel, open, renew};

#[derive(Component, Default)]
struct Recent {
    /// Total number of lines when the last one was added.
    known: usize,
    /// Seconds since then.
    quiet: f32,
    /// Whether they stand at the map's top instead of its foot.
    high: bool,
}

/// The middle of the part of the map beside the open log.
const BESIDE: f32 = 768.0;
const WIDE: f32 = 560.0;

/// Lines shown, and the same for a compact window.
const NEWEST: usize = 3;
const NEWEST_COMPACT: usize = 2;
/// The seconds that they stay: they cover the map. Less where they cannot help hiding something.
const STANDS: f32 = 8.0;
const COVERS: f32 = 1.5;
/// Their height.
const HIGH: f32 = 68.0;

pub fn build(stage: &mut ChildSpawnerCommands) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::FlexStart,
        row_gap: px(2),
        ..at(STACK.min.x, ROOM.max.y - HIGH - 2.0, WIDE, HIGH)
    };
    stage.spawn((Recent::default(), node, Pickable::IGNORE));
}

/// A line in the corner, no wider than `wide`, on a background since stacks may be below it.
fn line(parent: &mut ChildSpawnerCommands, pen: &Pen, told: &MapLine, quiet: bool, wide: Val) {
    let node = Node { max_width: wide, ..row() };
    let mut row = parent.spawn((node, BackgroundColor(theme::GROUND.with_alpha(0.95))));
    match told.place {
        Some(tile) => row.insert(speaks(tile)),
        None => row.insert(Pickable::IGNORE),
    };
    row.with_children(|row| words(row, pen, told, quiet));
}

pub(super) fn row() -> Node {
    Node {
        column_gap: px(8),
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
        Node { width: px(15), height: px(15), flex_shrink: 0.0, ..default() },
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
    compact: Res<Compact>,
    pens: Pens,
    list: Query<Entity, With<Recent>>,
    mut commands: Commands,
) {
    let Ok(list) = list.single() else { return };
    let pen = pens.pen();
    // A long line beyond the map's room would run under the side panel: it wraps there.
    let (newest, wide) = match compact.0 {
        true => (NEWEST_COMPACT, percent(100)),
        false => (NEWEST, auto()),
    };
    let from = chronicle.lines.len().saturating_sub(newest);
    commands.entity(list).despawn_related::<Children>().with_children(|parent| {
        for told in &chronicle.lines[from..] {
            line(parent, &pen, told, told.when + 1 < table.turn, wide);
        }
    });
}

/// Lines disappear when nothing new has come for a while. At the foot of the map or at its top, they
/// stand where they hide nothing; if they hide something in both places, they disappear sooner.
fn pass(
    time: Res<Time<Real>>,
    chronicle: Res<MapLog>,
    (table, choosing, view): (Res<MapView>, Res<Choosing>, Res<View>),
    (compact, hinting): (Res<Compact>, Res<Hinting>),
    lines: Query<&ComputedNode, Without<Recent>>,
    mut lists: Query<(&mut Recent, &mut Node, Option<&Children>)>,
) {
    let Ok((mut recent, mut node, children)) = lists.single_mut() else {
        return;
    };
    // Taking back adds nothing new.
    recent.quiet = match chronicle.lines.len() > recent.known {
        true => 0.0,
        false => recent.quiet + time.delta_secs().min(0.1),
    };
    recent.known = chronicle.lines.len();
    let drawn = lines.iter_many(children.into_iter().flatten());
    let size = drawn.fold(Vec2::ZERO, |size, line| {
        let line = line.size * line.inverse_scale_factor;
        Vec2::new(size.x.max(line.x), size.y + line.y)
    });
    let selected = choosing.selected.and_then(|id| table.stack(id)).map(|stack| stack.tile);
    let looked_at = |tile: TileId| selected == Some(tile) || choosing.cursor == Some(tile);
    let matters = |tile: &&TileShown| {
        let marked = tile.encounter || tile.may_be_core || table.counts(tile);
        marked || table.stack_at(tile.id).is_some() || looked_at(tile.id)
    };
    let places: Vec<Vec2> =
        table.tiles.iter().filter(matters).map(|tile| view.on_stage(tile.at)).collect();
    // A hint may stand at the top.
    let has_room = !compact.0 && (hinting.low || hinting.standing().is_none());
    let is_free = |high: bool| {
        let top = if high { ROOM.min.y } else { ROOM.max.y - size.y };
        let from = Vec2::new(STACK.min.x, top);
        let strip = Rect::from_corners(from, from + size).inflate(view.scale());
        (has_room || !high) && !places.iter().any(|place| strip.contains(*place))
    };
    let free = [recent.high, !recent.high].into_iter().find(|high| is_free(*high));
    recent.high = free.unwrap_or(false);
    let (top, justify) = match recent.high {
        true => (ROOM.min.y + 4.0, JustifyContent::FlexStart),
        false => (ROOM.max.y - HIGH - 2.0, JustifyContent::FlexEnd),
    };
    let stays = if free.is_some() { STANDS } else { COVERS };
    let display = if recent.quiet > stays { Display::None } else { Display::Flex };
    let next = Node { top: px(top), justify_content: justify, display, ..node.clone() };
    node.set_if_neq(next);
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<MapLog>
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Recent>>);
    app.add_systems(
        Update,
        (fill.run_if(changed), pass, renew.run_if(on_message::<Recalled>), open::<MapLog>)
            .chain()
            .in_set(SectorSystems::Draw),
    )
    .add_systems(Update, close::<MapLog>.in_set(SectorSystems::Input));
}
