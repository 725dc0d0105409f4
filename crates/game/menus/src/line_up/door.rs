//! A run's guardian door: which of the stack's units go in, and where they are placed.

use super::sides::Sides;
use super::{StartButton, build, foot_row, halves};
use crate::gear::effects;
use crate::prelude::*;
use crate::runs::buttons;
use daemonfall_breach::{Outcome, Post, UnitId as BreachUnit};
use daemonfall_campaign::{BREACH_AT_MOST, Door, Rehearsal, Station};
use daemonfall_core::Side;
use daemonfall_run::names::guardian_name;
use daemonfall_sector::{Unit, UnitId};

/// The line that tells what a rehearsal says.
#[derive(Component)]
pub(super) struct Outlook;

fn door(campaign: &Campaign) -> Option<&Door> {
    match &campaign.run().phase {
        Phase::Door(door) => Some(door),
        _ => None,
    }
}

/// The units that may go through.
fn able(campaign: &Campaign) -> &[Unit] {
    let stack = door(campaign).and_then(|door| campaign.sector().stacks.get(&door.stack));
    stack.map_or(&[], |stack| &stack.units)
}

/// The run's unit for a breach unit, if it is one: they come after the data's own.
pub fn own_unit(campaign: &Campaign, unit: BreachUnit) -> Option<&Unit> {
    let first = campaign.content().breach.units().count();
    let place = usize::from(unit.0).checked_sub(first)?;
    able(campaign).get(place)
}

/// The health that a unit of the run has now.
pub fn own_health(campaign: Option<&Campaign>, unit: BreachUnit) -> Option<i32> {
    Some(own_unit(campaign?, unit)?.health)
}

pub fn breach_unit(campaign: &Campaign, unit: UnitId) -> Option<BreachUnit> {
    let first = campaign.content().breach.units().count();
    let place = able(campaign).iter().position(|it| it.id == unit)?;
    Some(BreachUnit((first + place) as u16))
}

/// Initial positions of the healthiest units: two in front, two behind.
const FIRST: [(i8, i8); BREACH_AT_MOST] = [(1, 0), (2, 0), (1, 1), (2, 1)];

fn show(campaign: Res<Campaign>, mut commands: Commands) {
    let Some(door) = door(&campaign) else { return };
    let ids: Vec<UnitId> = able(&campaign).iter().map(|unit| unit.id).collect();
    let library = campaign.breach_library(&ids);
    let mut sides = Sides::default();
    let stack = campaign.sector().stacks.get(&door.stack);
    let best = stack.map_or_else(Vec::new, |stack| stack.healthiest(BREACH_AT_MOST));
    for (unit, (column, depth)) in best.iter().zip(FIRST) {
        if let Some(unit) = breach_unit(&campaign, unit.id) {
            sides.0.player.push(Post { unit, column, depth });
        }
    }
    if let Some(line_up) = library.guardian(&door.guardian) {
        sides.0.hostile = line_up.posts.clone();
    }
    let last = campaign.rules().last_vault(campaign.sector());
    let relic = campaign
        .guarded_relic()
        .map(|id| t!("line-up-door-guards", relic = effects::sentence(campaign.content(), id)))
        .or_else(|| last.then(|| t!("victory-last-vault")));
    let name = guardian_name(&campaign, &door.guardian);
    let about = Tooltip::new(t!("line-up-door-through-about"));
    let start = action(&mut commands, t!("line-up-door-through"), about, go_through);
    commands.entity(start).insert((StartButton, FocusFirst));
    let about = t!("line-up-door-retreat-about");
    let retreat = buttons::retreat(&mut commands, t!("line-up-door-retreat-sure"), &about);
    let title = buttons::title(&mut commands);
    for button in [start, retreat, title] {
        commands.entity(button).node(|node| node.width = px(220));
    }
    let foot = foot_row(&mut commands, &[start, retreat, title]);
    let heading = t!("line-up-door-heading", name = name);
    let about = t!("line-up-door-about");
    let both = [Side::Player, Side::Hostile]
        .map(|side| halves::spawn(&mut commands, &library, side, None));
    build(&mut commands, Screen::DOOR, (heading, about, relic), both, foot);
    commands.insert_resource(sides);
    commands.insert_resource(library);
}

fn go_through(
    _: On<Activate>,
    sides: Res<Sides>,
    campaign: Res<Campaign>,
    mut orders: MessageWriter<Order>,
    mut notices: MessageWriter<Notice>,
) {
    let stations = stations(&sides, &campaign);
    if stations.len() > BREACH_AT_MOST {
        let words = t!("line-up-door-too-many", count = stations.len(), most = BREACH_AT_MOST);
        notices.write(Notice::wrong(words));
        return;
    }
    orders.write(Order(RunCommand::LineUp(stations)));
}

fn stations(sides: &Sides, campaign: &Campaign) -> Vec<Station> {
    let station = |post: &Post| {
        let unit = own_unit(campaign, post.unit)?.id;
        Some(Station { unit, column: post.column, depth: post.depth })
    };
    sides.0.player.iter().filter_map(station).collect()
}

/// What a rehearsal of this line-up says.
fn rehearse(
    sides: Res<Sides>,
    campaign: Res<Campaign>,
    mut told: Single<(&mut Text, &mut TextColor), With<Outlook>>,
) {
    let (text, ink) = &mut *told;
    let rehearsed = campaign.rehearse(&stations(&sides, &campaign));
    let (words, colour) = rehearsed.map_or((String::new(), theme::DIM), |it| outlook(&it));
    text.0 = words;
    ink.0 = colour;
}

/// Rounds from which a rehearsal is called a long fight.
const LONG: u32 = 25;

fn outlook(it: &Rehearsal) -> (String, Color) {
    let (end, colour) = match it.outcome {
        _ if it.leaderless => ("leader", theme::DANGER),
        Some(Outcome::Won) if it.rounds >= LONG => ("won-late", theme::PICKUP),
        Some(Outcome::Won) => ("won", theme::PICKUP),
        Some(Outcome::Lost) => ("lost", theme::DANGER),
        Some(Outcome::Stalemate) => ("drawn", theme::NEUTRAL),
        None => ("undecided", theme::NEUTRAL),
    };
    let [(yours, left), (theirs, their_left)] = it.health;
    let words = t!(
        "line-up-door-outlook",
        end = end,
        rounds = it.rounds,
        yours = yours,
        left = left,
        theirs = theirs,
        rest = their_left
    );
    (words, colour)
}

/// Sides chosen at a door are not kept for practice.
fn leave(mut commands: Commands) {
    commands.remove_resource::<Sides>();
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::DOOR)
        .add_systems(OnEnter(Screen::DOOR), show.run_if(resource_exists::<Campaign>))
        .add_systems(
            Update,
            rehearse.run_if(
                in_state(Screen::DOOR)
                    .and_then(resource_exists::<Campaign>)
                    .and_then(changed_or_new::<Sides, Outlook>),
            ),
        )
        .add_systems(OnExit(Screen::DOOR), leave);
}
