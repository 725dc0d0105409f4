//! The film's screen: two ranks, the effects between them, why, a log, and the timeline.
//! Laid out for 1280 × 720.

mod card;
pub mod end;
mod foot;
mod head;
mod moments;
mod plates;
pub mod ranks;
mod record;
mod why;

use super::BattleSystems;
use crate::begin::{BattleBegins, Show};
use crate::sound;
use crate::transport::{Selected, Transport};
use daemonfall_battle::ParticipantId;
use daemonfall_core::Health;
use daemonfall_ui::camera::stand::Stands;
use daemonfall_ui::prelude::*;
use daemonfall_ui::timeline::Timeline;
use ranks::{MIDDLE, Ranks};

/// What the film shows now is computed in this set; all drawing runs after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NowSystems;

/// The size that the stage is laid out for.
pub const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Both ranks and their strength bars.
const RANKS: Region = Region::new(Vec2::new(20.0, 4.0), Vec2::new(4.0, 2.0), 0.58);
const WHY: Region = Region::new(Vec2::new(904.0, 88.0), Vec2::new(540.0, 8.0), 1.0);
const TIME: Region = Region::new(Vec2::new(24.0, 608.0), Vec2::new(7.0, 352.0), 0.75);

/// Spawns an empty stage for a screen and returns it to be filled; `extra` is added to its root.
pub fn spawn(commands: &mut Commands, screen: Screen, extra: impl Bundle) -> Entity {
    let stage = commands
        .spawn((
            Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        ))
        .id();
    commands
        .spawn((
            DespawnOnExit(screen),
            Stands,
            Node { overflow: Overflow::clip(), ..whole() },
            BackgroundColor(theme::GROUND),
            Pickable::IGNORE,
            extra,
        ))
        .add_child(stage);
    stage
}

pub fn build(pens: Pens, show: Res<Show>, mut commands: Commands) {
    let pen = &pens.pen();
    let fought = &show.fought;
    let ranks = Ranks::of(&fought.sides, fought.cast.near());
    let stage = spawn(&mut commands, Screen::BATTLE, ());
    commands.entity(stage).with_children(|stage| {
        region::spawn(stage, Region::wide_only(), |stage| {
            for y in [76.0, 604.0] {
                let hairline = Rect::new(-1400.0, y - 0.5, SIZE.x + 1400.0, y + 0.5);
                pen.bar(stage, hairline, theme::LINE);
            }
            head::build_course(stage, pen, &show);
            record::build(stage, pen);
        });
        region::spawn(stage, RANKS, |stage| {
            middle(stage, pen);
            head::build(stage, pen, fought);
            plates::build(stage, pen, fought, &ranks);
            moments::build(stage, pen);
        });
        region::spawn(stage, WHY, |stage| why::build(stage, pen));
        region::spawn(stage, TIME, |stage| foot::build_timeline(stage, pen, &show));
        foot::build(stage, pen);
    });
    commands.insert_resource(ranks);
    commands.insert_resource(Now::default());
}

fn middle(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let (top, bottom) = (104.0, 576.0);
    let line = Shape::filled(Vec2::new(2.0, bottom - top), Outline::Box, Color::NONE)
        .with_edge(theme::LINE, 2.0)
        .with_dash(6.0);
    pen.shape(stage, Vec2::new(MIDDLE - 1.0, top), line);
    let size = Vec2::splat(9.0);
    let end = Shape::filled(size, Outline::Hexagon, theme::LINE);
    for y in [top - 12.0, bottom + 12.0] {
        pen.shape(stage, Vec2::new(MIDDLE, y) - size / 2.0, end);
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Plate(pub ParticipantId);

/// The log line of a move, by the move's index in the film.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct MoveLine(pub usize);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub place: usize,
    /// Progress, 0 to 1.
    pub part: f32,
    /// Visibility: it fades after its end.
    pub cover: f32,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Now {
    /// Seconds at normal speed.
    pub seconds: f32,
    /// The latest second shown so far: what comes after it gives nothing away.
    pub seen: f32,
    /// The move under way, or the last one.
    pub moment: Option<Moment>,
    pub begun: usize,
    pub struck: usize,
    pub turn: u32,
    pub health: Vec<Health>,
    /// Who has left the battle alive.
    pub away: Vec<ParticipantId>,
    /// The unit shown in detail: under the pointer, selected, or moving.
    pub looked: Option<ParticipantId>,
    pub selected: bool,
}

/// Seconds after its end in which a move fades out.
const FADES: f32 = 0.25;

fn look(
    show: Res<Show>,
    reel: Res<Transport>,
    selected: Res<Selected>,
    plates: Query<(&Plate, &Hovered)>,
    lines: Query<(&MoveLine, &Hovered)>,
    mut now: ResMut<Now>,
) {
    let film = &show.film;
    let seconds = reel.now;
    let begun = film.begun(seconds);
    let moment = begun.checked_sub(1).map(|place| {
        let frame = &film.frames[place];
        Moment {
            place,
            part: ((seconds - frame.begins) / frame.lasts).clamp(0.0, 1.0),
            cover: (1.0 - (seconds - frame.ends()) / FADES).clamp(0.0, 1.0),
        }
    });
    let struck = film.struck(seconds);
    let hovered = plates.iter().find(|(_, hovered)| hovered.get());
    let told = lines.iter().find(|(_, hovered)| hovered.get());
    let told = told.and_then(|(line, _)| film.frames.get(line.0));
    let hovered = hovered.map(|(plate, _)| plate.0);
    let pointed = hovered.or(told.map(|frame| frame.made.mover));
    let chosen = pointed.or(selected.0);
    let mover = moment.map(|moment| {
        let frame = &film.frames[moment.place];
        film.frames[frame.chosen as usize].made.mover
    });
    let next = Now {
        seconds,
        seen: now.seen.max(seconds),
        moment,
        begun,
        struck,
        turn: film.turn(seconds),
        health: film.health(struck),
        away: film.away(struck),
        looked: chosen.or(mover),
        selected: chosen.is_some(),
    };
    now.set_if_neq(next);
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::BATTLE)
        .configure_sets(
            Update,
            NowSystems
                .after(BattleSystems::Film)
                .before(BattleSystems::Draw)
                .run_if(in_state(Screen::BATTLE).and_then(resource_exists::<Show>)),
        )
        .add_systems(
            OnEnter(Screen::BATTLE),
            build.after(BattleBegins).run_if(resource_exists::<Show>),
        )
        .init_resource::<Now>()
        .add_observer(record::lead)
        .add_systems(
            Update,
            (
                look.in_set(NowSystems),
                end::step_back
                    .in_set(BackSystems::Screen)
                    .run_if(in_state(Screen::BATTLE).and_then(resource_exists::<Show>)),
                (
                    head::paint.run_if(changed_or_new::<Now, head::Turn>),
                    head::paint_course.run_if(changed_or_new::<Now, head::Column>),
                    foot::make_room_for_hints,
                    plates::paint.run_if(changed_or_new::<Now, Plate>),
                    (
                        moments::lead.run_if(resource_exists_and_changed::<Now>),
                        // A new mark is placed one frame after it was spawned.
                        moments::mirror.run_if(changed_or_new::<Now, moments::Mark>),
                    )
                        .chain(),
                    why::paint.run_if(changed_or_new::<Now, why::Table>),
                    record::paint.run_if(changed_or_new::<Now, record::Lines>),
                    foot::paint.run_if(
                        changed_or_new::<Now, foot::Word>
                            .or_else(resource_exists_and_changed::<Transport>),
                    ),
                    foot::paint_timeline.run_if(changed_or_new::<Now, Timeline>),
                    end::sum_up,
                    sound::play,
                )
                    .in_set(BattleSystems::Draw),
            ),
        );
}
