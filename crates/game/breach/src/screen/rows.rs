//! The column's rows on the stage.
//! Each row mirrors a line, slides to its place, and is rebuilt when the line changes.

use super::inspected_move::Looked;
use super::row_face::fill;
use super::shared::{SIZE, is_large};
use crate::BreachSystems;
use crate::breach_view::{BreachView, Stage};
use crate::choosing::Choosing;
use crate::column::{Key, Line, Places, with_ghost};
use crate::look::HINT_BOTTOM;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use bevy::a11y::AccessibilityNode;
use daemonfall_input::touch::TapTwice;
use daemonfall_ui::accessibility;
use daemonfall_ui::drawing::Anchor::{End, Middle, Start};
use daemonfall_ui::hints::{self, Hinting};
use daemonfall_ui::palette::mix;
use daemonfall_ui::tooltip::KeepsClear;

pub const LEFT: f32 = 464.0;
pub const WIDTH: f32 = 352.0;
pub(super) const CUT: f32 = 8.0;
/// Rails left and right of the column.
pub const RAILS: (f32, f32) = (456.0, 824.0);
/// Where it is told how a few rows go on, and the room for such a sentence.
const COUNTDOWN: f32 = 300.0;
const HIGH: f32 = 44.0;
/// Room around a row for its glow.
pub(super) const ROOM: f32 = 8.0;

#[derive(Component, Clone, Debug, PartialEq)]
#[require(Hovered, TapTwice, KeepsClear, AccessibilityNode = accessibility::list_item())]
pub struct RowNode {
    pub line: Line,
    pub(super) look: RowLook,
    /// Its target place: top and height.
    pub(super) place: (f32, f32),
    now: f32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct RowLook {
    pub looked: bool,
    pub warned: bool,
    /// The step that it is going through.
    pub step: Option<u32>,
}

#[derive(Component)]
pub struct Rows;
/// Marks the resolved section; moves as the section grows.
#[derive(Component)]
struct Threshold {
    now: f32,
}
#[derive(Component)]
struct ResolvedGround;
/// Words in the column where rows leave room.
#[derive(Component, Clone, Copy)]
enum Words {
    /// Nothing is to come.
    Empty,
    /// When something will.
    EmptyAbout,
    /// How a few rows go on.
    Countdown,
}

impl Words {
    fn are_shown(self, above: usize, below: usize) -> bool {
        match self {
            Self::Empty => above == 0,
            // Large letters would run into what has resolved.
            Self::EmptyAbout => above == 0 && below == 0,
            Self::Countdown => (1..=3).contains(&above) && below <= 2,
        }
    }
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    stage.spawn((at(0.0, 0.0, SIZE.x, SIZE.y), Pickable::IGNORE)).with_children(|column| {
        let (left, right) = RAILS;
        for x in [left, right] {
            pen.bar(column, Rect::new(x - 0.5, 97.0, x + 0.5, 496.0), theme::LINE);
        }
        for y in (0..7).map(|row| 140.0 + 40.0 * row as f32) {
            pen.bar(column, Rect::new(left - 4.0, y, left, y + 1.0), theme::LINE);
            pen.bar(column, Rect::new(right, y, right + 4.0, y + 1.0), theme::LINE);
        }
        let base = if is_large(pen.letters) { 136.0 } else { 128.0 };
        pen.text(column, (478.0, base), Middle, theme::CAPTION, theme::DIM, "#");
        pen.text(column, (492.0, base), Start, theme::CAPTION, theme::DIM, t!("breach-stack-left"));
        pen.text(
            column,
            (640.0, base),
            Middle,
            theme::CAPTION,
            theme::LIGHT,
            t!("breach-stack-caption"),
        );
        pen.text(column, (808.0, base), End, theme::CAPTION, theme::DIM, t!("breach-stack-uses"));
        let heading = |x: f32, wide: f32| at(x, 110.0, wide, 26.0);
        column.spawn((heading(464.0, 24.0), Tooltip::new(t!("breach-stack-order"))));
        column.spawn((heading(490.0, 60.0), Tooltip::new(t!("breach-stack-left.about"))));
        column.spawn((heading(570.0, 140.0), Tooltip::new(t!("breach-stack-caption.about"))));
        column.spawn((heading(748.0, 68.0), Tooltip::new(t!("breach-stack-uses.about"))));
        column
            .spawn((
                ResolvedGround,
                at(left, 408.0, right - left, 88.0),
                BackgroundColor(mix(theme::GROUND, theme::YOU, 0.05)),
                BorderColor {
                    left: theme::YOU.with_alpha(0.6),
                    right: theme::YOU.with_alpha(0.6),
                    top: Color::NONE,
                    bottom: Color::NONE,
                },
                Pickable::IGNORE,
            ))
            .entry::<Node>()
            .and_modify(|mut node| node.border = UiRect::horizontal(px(1)));
        column
            .spawn((Threshold { now: 408.0 }, at(0.0, 388.0, SIZE.x, 20.0), Pickable::IGNORE))
            .with_children(|line| {
                pen.bar(line, Rect::new(464.0, 7.5, 564.0, 8.5), theme::EDGE);
                pen.bar(line, Rect::new(716.0, 7.5, 816.0, 8.5), theme::EDGE);
                let words = t!("breach-stack-resolved");
                pen.text(line, (640.0, 12.0), Middle, theme::CAPTION, theme::DIM, words);
                let about = Tooltip::new(t!("breach-stack-resolved.about"));
                line.spawn((at(570.0, -4.0, 140.0, 22.0), about));
            });
        column
            .spawn((
                (Words::Empty, Visibility::Hidden),
                at(0.0, 0.0, SIZE.x, SIZE.y),
                Pickable::IGNORE,
            ))
            .with_children(|empty| {
                let words = t!("breach-stack-empty");
                pen.text(empty, (640.0, 230.0), Middle, theme::SMALL, theme::DIM, words);
                explain(empty, 238.0, t!("breach-stack-empty-about"), Words::EmptyAbout);
            });
        explain(column, COUNTDOWN, t!("breach-stack-countdown"), Words::Countdown);
        column.spawn((Rows, at(0.0, 0.0, SIZE.x, SIZE.y), Pickable::IGNORE));
    });
}

/// A sentence in the middle of the column.
fn explain(column: &mut ChildSpawnerCommands, top: f32, about: String, words: Words) {
    let room = centred(at(LEFT + theme::PAD, top, WIDTH - theme::WIDE, HIGH));
    let about = text(theme::SMALL, theme::DIM, about);
    let about = (about, words, Visibility::Hidden, TextLayout::justify(Justify::Center));
    column.cell(room, about);
}

/// The hint that stands in place of the resolved moves: in a wide window.
#[derive(SystemParam)]
struct HintBox<'w, 's> {
    hinting: Res<'w, Hinting>,
    compact: Res<'w, Compact>,
    line: Query<'w, 's, &'static ComputedNode, With<hints::Line>>,
}

impl HintBox<'_, '_> {
    fn stands(&self) -> bool {
        !self.compact.0 && self.hinting.standing().is_some()
    }

    /// The top of its box, if it stands.
    fn top(&self) -> Option<f32> {
        let line = self.line.single().ok().filter(|_| self.stands())?;
        Some(HINT_BOTTOM - line.size.y * line.inverse_scale_factor)
    }
}

/// Whether a hint came, went or was laid out anew.
fn hint_changed(
    hinting: Res<Hinting>,
    line: Query<(), (With<hints::Line>, Changed<ComputedNode>)>,
) -> bool {
    hinting.is_changed() || !line.is_empty()
}

fn make_room_for_hints(
    hint: HintBox,
    mut parts: Query<
        (&mut Visibility, Option<&RowNode>),
        Or<(With<RowNode>, With<Threshold>, With<ResolvedGround>)>,
    >,
) {
    let covered = hint.stands();
    for (mut visibility, row) in &mut parts {
        let gives_way = covered && row.is_none_or(|row| row.line.time.is_none());
        let wanted = if gives_way { Visibility::Hidden } else { Visibility::Inherited };
        visibility.set_if_neq(wanted);
    }
}

fn mirror(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    choosing: Res<Choosing>,
    looked: Res<Looked>,
    library: Res<BreachLibrary>,
    film: Res<BreachPlayback>,
    hint: HintBox,
    pens: Pens,
    layer: Query<Entity, With<Rows>>,
    mut rows: Query<(Entity, &mut RowNode, &mut Node)>,
    mut commands: Commands,
) {
    let Ok(layer) = layer.single() else { return };
    let pen = pens.pen();
    let at_hand = choosing.who.zip(choosing.at_hand()).filter(|_| film.is_over());
    let lines =
        with_ghost(&table, at_hand.map(|(who, command)| (who, choosing.quick, command, &*library)));
    let above = lines.iter().filter(|line| line.time.is_some()).count();
    // A hint hides what has resolved: the rows to come need not leave room for it.
    let places = match hint.top() {
        Some(top) => Places::of(above, 0).clear_of(top),
        None => Places::of(above, lines.len() - above),
    };
    let warned = !ghost.preview.warnings.is_empty();
    let look = |line: &Line| RowLook {
        looked: looked.line.as_ref().is_some_and(|known| known.key == line.key),
        warned: line.key == Key::Preview && warned,
        step: table
            .step
            .filter(|_| line.stage == Some(Stage::Runs))
            .map(daemonfall_clock::Step::number),
    };
    let mut left: Vec<(Entity, Key, f32)> = Vec::new();
    let mut kept: Vec<usize> = Vec::new();
    for (entity, mut row, mut node) in &mut rows {
        let Some(index) = lines.iter().position(|line| line.key == row.line.key) else {
            left.push((entity, row.line.key, row.now));
            continue;
        };
        kept.push(index);
        let (line, look, place) = (&lines[index], look(&lines[index]), places.row(index));
        let refill = row.line != *line || row.look != look || row.place.1 != place.1;
        if refill || row.place != place {
            row.line.clone_from(line);
            row.look = look;
            row.place = place;
            node.height = px(place.1);
        }
        if refill {
            commands.entity(entity).despawn_related::<Children>();
            commands
                .entity(entity)
                .with_children(|parent| fill(parent, &pen, &row, &table, &library));
        }
    }
    for (index, line) in lines.iter().enumerate().filter(|(index, _)| !kept.contains(index)) {
        let place = places.row(index);
        // A move that was on the stack slides down from its old place; all others come from
        // slightly above.
        let before = match line.key {
            Key::Resolved(id) => Some(Key::Move(id)),
            Key::Move(_) => Some(Key::Pick(line.user)),
            Key::Pick(_) => Some(Key::Preview),
            Key::Preview => None,
        };
        let from = left.iter().find(|(_, key, _)| {
            Some(*key) == before || (*key == Key::Preview && matches!(line.key, Key::Resolved(_)))
        });
        let now =
            from.map_or(place.0 - if line.key == Key::Preview { 0.0 } else { 14.0 }, |from| from.2);
        let row = RowNode { line: line.clone(), look: look(line), place, now };
        let entity = commands
            .spawn((at(LEFT, now, WIDTH, place.1), ChildOf(layer)))
            .with_children(|parent| fill(parent, &pen, &row, &table, &library))
            .id();
        commands.entity(entity).insert(row);
    }
    for (entity, ..) in left {
        commands.entity(entity).despawn();
    }
}

fn slide(
    time: Res<Time<Real>>,
    film: Res<BreachPlayback>,
    settings: Res<Settings>,
    hint: HintBox,
    mut rows: Query<(&mut RowNode, &mut Node), (Without<Threshold>, Without<ResolvedGround>)>,
    mut threshold: Single<(&mut Threshold, &mut Node), Without<ResolvedGround>>,
    mut ground: Single<&mut Node, With<ResolvedGround>>,
    mut words: Query<(&Words, &mut Visibility)>,
) {
    let still = settings.reduced_motion || settings.pace().is_none();
    let part = match still {
        true => 1.0,
        false => 1.0 - (-time.delta_secs().min(0.1) * 14.0 * film.speed as f32).exp(),
    };
    let (mut above, mut below) = (0, 0);
    for (mut row, mut node) in &mut rows {
        if row.line.time.is_some() {
            above += 1;
        } else {
            below += 1;
        }
        let (to, now) = (row.place.0, row.now);
        if now == to {
            continue;
        }
        let next =
            if (to - now).abs() < 0.4 || film.skipping { to } else { now + (to - now) * part };
        row.bypass_change_detection().now = next;
        node.top = px(next);
    }
    let to = Places::of(above, below).resolved - 8.0;
    let (line, node) = &mut *threshold;
    if line.now != to {
        let next = if (to - line.now).abs() < 0.4 { to } else { line.now + (to - line.now) * part };
        line.now = next;
        node.top = px(next - 20.0);
        ground.top = px(next);
        ground.height = px(496.0 - next);
    }
    for (words, mut visibility) in &mut words {
        // A high hint would stand on them.
        let free = hint.top().is_none_or(|top| top > COUNTDOWN + HIGH);
        visibility.set_if_neq(match words.are_shown(above, below) && free {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        });
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mirror.run_if(
                resource_changed::<BreachView>
                    .or_else(resource_changed::<Choosing>)
                    .or_else(resource_changed::<ShownPreview>)
                    .or_else(resource_changed::<Looked>)
                    .or_else(resource_changed::<BreachPlayback>)
                    .or_else(hint_changed),
            ),
            slide,
            make_room_for_hints,
        )
            .chain()
            .in_set(BreachSystems::Draw),
    );
}
