//! The view of the map: its middle and zoom; both move smoothly to their targets. It follows what
//! happens in sight, and goes to a core that is found.

use super::stage;
use crate::choosing::{Choosing, Question, Zone};
use crate::input::SectorAction;
use crate::map_view::{MapView, StackShown};
use crate::playback::{MapPlayback, Piece};
use crate::prelude::*;
use crate::{Happened, SectorSystems};
use daemonfall_ui::camera::stand::{Stand, Standing};

/// From a hex's middle to its corner, in layout pixels at zoom 1.
pub const CORNER: f32 = 46.0;
/// Zoom levels, from the farthest to the nearest.
const ZOOMS: [f32; 7] = [0.42, 0.52, 0.65, 0.8, 1.0, 1.2, 1.45];
const FIRST: usize = 3;
/// Seconds for which the whole map is shown in a first run.
const SURVEY: f32 = 4.0;
/// Height that a question takes from the visible map.
const ASKED: f32 = 130.0;
/// Layout pixels per second, while a key is held.
const SPEED: f32 = 900.0;

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct View {
    /// The middle of the visible map; a hex is 1 from middle to corner.
    pub middle: Vec2,
    goal: Vec2,
    level: usize,
    /// Interface pixels dragged since the pointer was pressed, however small the map is drawn.
    dragged: f32,
    placed: bool,
    /// Whether the whole map is shown, until the player does something in a first run.
    survey: bool,
    /// The middle before it followed others.
    before: Option<Vec2>,
}

impl Default for View {
    fn default() -> Self {
        Self {
            middle: Vec2::ZERO,
            goal: Vec2::ZERO,
            level: FIRST,
            dragged: 0.0,
            placed: false,
            survey: false,
            before: None,
        }
    }
}

impl View {
    /// The whole map, until the player does something.
    pub fn of_all(table: &MapView) -> Self {
        let mut view = Self { placed: true, survey: true, ..Self::default() };
        let whole = (table.bounds().size() + Vec2::splat(2.0)) * CORNER;
        let fits = |zoom: &f32| (whole * zoom).cmple(stage::ROOM.size()).all();
        view.level = ZOOMS[..FIRST].iter().rposition(fits).unwrap_or(0);
        view.jump(table.bounds().center());
        view
    }

    /// Layout pixels from a hex's middle to its corner.
    pub fn scale(&self) -> f32 {
        CORNER * ZOOMS[self.level]
    }

    pub fn nearness(&self) -> f32 {
        ZOOMS[self.level]
    }

    pub fn on_stage(&self, place: Vec2) -> Vec2 {
        stage::MIDDLE + (place - self.middle) * self.scale()
    }

    pub fn on_map(&self, place: Vec2) -> Vec2 {
        self.middle + (place - stage::MIDDLE) / self.scale()
    }

    pub fn begin(&mut self, place: Vec2) {
        if !self.placed {
            self.jump(place);
            self.placed = true;
        }
    }

    pub fn go(&mut self, place: Vec2) {
        self.goal = place;
    }

    pub fn jump(&mut self, place: Vec2) {
        (self.middle, self.goal) = (place, place);
    }

    pub fn dragged(&self) -> f32 {
        self.dragged
    }

    fn drag(&mut self, by: Vec2) {
        let place = self.middle - by / self.scale();
        self.jump(place);
        self.survey = false;
    }

    /// Zooms in or out, keeping the map place under a stage place where it is.
    fn zoom(&mut self, by: isize, around: Vec2) {
        let kept = self.on_map(around);
        self.survey = false;
        self.level = self.level.saturating_add_signed(by).min(ZOOMS.len() - 1);
        let moved = self.on_map(around);
        self.jump(self.middle + kept - moved);
    }

    /// Brings a place into view, off the map's edges.
    fn reveal(&mut self, place: Vec2, room: Vec2) {
        let room = room / 2.0 - Vec2::splat(1.4 * CORNER * self.nearness());
        let room = room.max(Vec2::splat(CORNER)) / self.scale();
        let off = place - self.goal;
        let beyond = off - off.clamp(-room, room);
        self.goal += beyond;
    }
}

pub fn stage_place(standing: &Standing, position: Vec2) -> Vec2 {
    standing.from_middle(position) + stage::SIZE / 2.0
}

/// What the view has followed already.
#[derive(Default)]
struct Last {
    selected: Option<StackId>,
    cursor: Option<TileId>,
    line: Option<usize>,
    piece: Option<Piece>,
    question: Option<Question>,
    /// Seconds for which the whole map has been shown.
    survey: f32,
}

/// The stacks that a question over the map's lower edge is about, the most important last.
fn asked_about<'a>(choosing: &Choosing, table: &'a MapView) -> [Option<&'a StackShown>; 2] {
    match choosing.question {
        Some(Question::EndTurn(Some(danger))) => {
            let led = table.own_stacks().find(|stack| stack.is_led());
            [led, table.stack(danger.threat.stack)]
        }
        Some(Question::Join { from, into, .. }) => [table.stack(from), table.stack(into)],
        Some(Question::Halted(sighted)) => {
            [choosing.selected, sighted].map(|id| id.and_then(|id| table.stack(id)))
        }
        Some(Question::EndTurn(None) | Question::Attack) | None => [None, None],
    }
}

fn steer(
    time: Res<Time<Real>>,
    table: Res<MapView>,
    input: Res<ActionInput>,
    choosing: Res<Choosing>,
    compact: Res<Compact>,
    settings: Res<Settings>,
    film: Res<MapPlayback>,
    mut happened: MessageReader<Happened>,
    mut last: Local<Last>,
    mut view: ResMut<View>,
) {
    let mut next = view.clone();
    let room = match compact.0 {
        true => stage::ROOM_COMPACT,
        false => stage::ROOM.size(),
    };
    let held = |action: SectorAction| f32::from(u8::from(input.holds(action)));
    let way = Vec2::new(
        held(SectorAction::PanRight) - held(SectorAction::PanLeft),
        held(SectorAction::PanDown) - held(SectorAction::PanUp),
    );
    if way != Vec2::ZERO {
        let by = way * SPEED * time.delta_secs().min(0.1);
        next.drag(-by);
    }
    for action in input.on_screen() {
        match action {
            SectorAction::ZoomIn => next.zoom(1, stage::MIDDLE),
            SectorAction::ZoomOut => next.zoom(-1, stage::MIDDLE),
            SectorAction::Center => {
                let stack = choosing.selected.and_then(|id| table.stack(id));
                let tile = stack.map(|stack| stack.tile).or(choosing.cursor);
                if let Some(tile) = tile {
                    next.go(table.place(tile));
                }
            }
            _ => {}
        }
    }
    if next.survey {
        last.survey += time.delta_secs();
        let pressed = input.on_screen().next().is_some_and(|_: SectorAction| true);
        let done = pressed || last.survey > SURVEY;
        if done || !film.is_over() || settings.reduced_motion || settings.pace().is_none() {
            (next.survey, next.level) = (false, FIRST);
            if let Some(stack) = choosing.selected.and_then(|id| table.stack(id)) {
                next.go(table.place(stack.tile));
            }
        }
    }
    // What happens in sight comes into view; afterwards the view is where the player left it.
    let piece = film.current().map(|(piece, _)| piece);
    if piece.is_some() && piece != last.piece.as_ref() {
        let tile = piece.map(Piece::tile);
        if !table.is_own_turn() {
            next.before.get_or_insert(next.goal);
        }
        next.reveal(tile.map_or(next.goal, |tile| table.place(tile)), room);
        last.piece = piece.cloned();
    }
    if table.is_own_turn()
        && film.is_over()
        && let Some(before) = next.before.take()
    {
        next.go(before);
    }
    // A newly selected stack comes into view, as do the cursor when keys move it or recruits open, and
    // what a line of the summary is about.
    let by_keys = input.on_screen().any(|action: SectorAction| action.way().is_some())
        || matches!(choosing.zone, Zone::Recruits(_));
    if last.selected != choosing.selected
        && !next.survey
        && let Some(stack) = choosing.selected.and_then(|id| table.stack(id))
    {
        next.reveal(table.place(stack.tile), room);
    }
    if by_keys
        && last.cursor != choosing.cursor
        && let Some(tile) = choosing.cursor
    {
        next.reveal(table.place(tile), room);
    }
    if last.line != choosing.summary
        && choosing.summary.is_some_and(|line| line > 0)
        && let Some(tile) = choosing.cursor
    {
        next.go(table.place(tile));
    }
    // So do a core that was found and stacks that came into sight.
    for event in happened.read().flat_map(|happened| &happened.events) {
        let found = match event {
            SectorEvent::Sighted { faction, tile, .. } if *faction == table.player => Some(*tile),
            event => table.core_found(event),
        };
        if let Some(tile) = found {
            next.reveal(table.place(tile), room);
        }
    }
    // So do the stacks that a question is about, off the question itself.
    if last.question != choosing.question {
        let room = room - Vec2::Y * 2.0 * ASKED;
        for stack in asked_about(&choosing, &table).into_iter().flatten() {
            next.reveal(table.place(stack.tile), room);
        }
    }
    last.question = choosing.question;
    (last.selected, last.cursor) = (choosing.selected, choosing.cursor);
    last.line = choosing.summary;
    let bounds = table.bounds();
    let inside = |place: Vec2| place.clamp(bounds.min, bounds.max);
    next.goal = inside(next.goal);
    let off = next.goal - next.middle;
    let part = 1.0 - (-12.0 * time.delta_secs().min(0.1)).exp();
    next.middle = match off.length() * next.scale() < 0.6 || settings.reduced_motion {
        true => next.goal,
        false => inside(next.middle) + off * part,
    };
    view.set_if_neq(next);
}

pub fn press(_: On<Pointer<Press>>, mut view: ResMut<View>) {
    view.dragged = 0.0;
}

pub fn drag(
    drag: On<Pointer<Drag>>,
    stand: Stand,
    interface: Res<UiScale>,
    mut view: ResMut<View>,
) {
    let Some(standing) = stand.now() else { return };
    view.dragged += drag.delta.length() / interface.0;
    view.drag(drag.delta / standing.scale);
}

pub fn wheel(wheel: On<Pointer<Scroll>>, stand: Stand, mut view: ResMut<View>) {
    let Some(standing) = stand.now() else { return };
    let around = stage_place(&standing, wheel.pointer_location.position);
    if wheel.y != 0.0 {
        view.zoom(wheel.y.signum() as isize, around);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<View>().add_systems(Update, steer.in_set(SectorSystems::Ahead));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_place_under_the_pointer() {
        let mut view = View::default();
        view.jump(Vec2::new(3.0, -2.0));
        let pointer = Vec2::new(200.0, 500.0);
        let before = view.on_map(pointer);
        view.zoom(2, pointer);
        assert!(before.distance(view.on_map(pointer)) < 1e-4);
        assert!(view.on_stage(before).distance(pointer) < 1e-2);
    }

    #[test]
    fn there_is_a_nearest_and_a_farthest() {
        let mut view = View::default();
        view.zoom(100, stage::MIDDLE);
        assert_eq!(view.nearness(), 1.45);
        view.zoom(-100, stage::MIDDLE);
        assert_eq!(view.nearness(), 0.42);
    }
}
