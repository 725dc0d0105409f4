//! The pause over a breach, and its summary once it is over.

use super::{Pause, Wish, of_puzzle, spawn, way};
use crate::ladder as puzzle;
use crate::ladder::{Climb, Climbing, LadderRequest};
use crate::prelude::*;
use crate::runs::buttons;
use daemonfall_breach::Outcome;
use daemonfall_breach_mode::breach_view::BreachView;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_breach_mode::{BreachSession, BreachSystems, TakeBack, words};
use daemonfall_campaign::Practice;
use daemonfall_run::practice::NextPractice;
use daemonfall_ui::parts::number_box;

#[derive(Component)]
struct Summary;

#[derive(Message, Clone, Copy, Debug)]
struct Again;

fn pause(
    duel: Res<BreachSession>,
    table: Res<BreachView>,
    settings: Res<Settings>,
    campaign: Option<Res<Campaign>>,
    climbing: Climbing,
    mut commands: Commands,
) {
    let place = t!(
        "breach-pause-place",
        title = duel.title.clone(),
        round = table.round,
        seed = seed_text(duel.seed)
    );
    let pause = match (of_puzzle(&mut commands, &climbing), campaign) {
        (Some(pause), _) => pause,
        (None, Some(campaign)) => {
            let (sure, about) = (t!("breach-pause-retreat-sure"), t!("breach-pause-retreat"));
            let retreat = buttons::retreat(&mut commands, sure, &about);
            let out = vec![retreat, buttons::title(&mut commands)];
            let seed = Some(campaign.run().settings.seed);
            Pause { place, is_of_run: true, seed, first: None, out }
        }
        (None, None) => {
            let undo = puzzle::wish(&mut commands, LadderRequest::Undo);
            let again = again_button(&mut commands);
            let out = [&[undo, again][..], &elsewhere(&mut commands, duel.choices > 0)].concat();
            Pause { place, is_of_run: false, seed: None, first: None, out }
        }
    };
    spawn(&mut commands, &settings, pause);
}

/// The ways from a practice breach to its sides, and to the other practices. A breach that goes on asks first.
fn elsewhere(commands: &mut Commands, asks: bool) -> [Entity; 2] {
    let ways = [
        ([t!("breach-end-sides"), t!("breach-end-sides.about")], Screen::LINE_UP),
        ([t!("pause-practice"), t!("title-practice-about")], Screen::PRACTICE),
    ];
    ways.map(|(words, to)| way(commands, words, asks.then(|| t!("breach-pause-leave-sure")), to))
}

fn again_button(commands: &mut Commands) -> Entity {
    let about = Tooltip::beside(t!("breach-end-again.about"));
    sends(commands, t!("breach-end-again"), about, Again)
}

/// Opens once the breach is over and all is shown; closes when the last choice is taken back.
fn sum_up(
    table: Res<BreachView>,
    film: Res<BreachPlayback>,
    duel: Res<BreachSession>,
    campaign: Option<Res<Campaign>>,
    open: Query<Entity, With<Summary>>,
    mut commands: Commands,
) {
    let Some(outcome) = table.outcome.filter(|_| film.is_over()) else {
        commands.despawn_all(&open);
        return;
    };
    if !open.is_empty() {
        return;
    }
    let (heading, colour, words) = match outcome {
        Outcome::Won => (t!("breach-end-won"), theme::PICKUP, words::won(table.foes_are_left())),
        Outcome::Lost => (t!("breach-end-lost"), theme::HOSTILE, t!("breach-end-lost.about")),
        Outcome::Stalemate => {
            (t!("breach-end-drawn"), theme::NEUTRAL, t!("breach-end-drawn.about"))
        }
    };
    let panel = dialogue::spawn(
        &mut commands,
        heading,
        5,
        460.0,
        (Summary, Unhurried::default(), DespawnOnExit(Screen::BREACH)),
    );
    let left = |own: bool| {
        let units = table.units.iter().filter(|unit| unit.is_own() == own);
        let (mut present, mut all) = (0, 0);
        for unit in units {
            all += 1;
            present += u32::from(unit.present);
        }
        format!("{present}/{all}")
    };
    let numbers = commands.spawn(Node { column_gap: px(theme::PAD), ..default() }).id();
    for (caption, number) in [
        (t!("breach-end-rounds"), table.round.to_string()),
        (t!("breach-end-choices"), duel.choices.to_string()),
        (t!("breach-end-yours-left"), left(true)),
        (t!("breach-end-theirs-left"), left(false)),
    ] {
        let number = number_box(caption, number, theme::TIME);
        commands.entity(numbers).with_child(number);
    }
    let first = match &campaign {
        Some(_) => buttons::go_on(&mut commands, &t!("breach-end-go-on")),
        None => again_button(&mut commands),
    };
    commands.entity(first).insert(FocusFirst);
    let mut choices = vec![numbers];
    if duel.can_take_back() {
        let about = Tooltip::beside(t!("breach-end-take-back.about"));
        choices.push(sends(&mut commands, t!("breach-end-take-back"), about, TakeBack));
    }
    choices.push(first);
    if campaign.is_none() {
        choices.extend(elsewhere(&mut commands, false));
    }
    commands.entity(panel).with_child(text(theme::BODY, colour, words)).add_children(&choices);
}

fn begin_again(
    mut wishes: MessageReader<Again>,
    input: Res<ActionInput>,
    table: Res<BreachView>,
    practice: Res<Practice>,
    mut next: ResMut<NextPractice>,
    mut paused: ResMut<NextState<Paused>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let by_key = table.outcome.is_some() && input.has_on_screen(BreachAction::Again);
    if wishes.read().count() > 0 || by_key {
        paused.set(Paused(false));
        screen.set(next.ask(practice.exercise().clone()));
    }
}

fn step_back(
    mut wish: Wish,
    summary: Query<(), With<Summary>>,
    campaign: Option<Res<Campaign>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if !wish.is_made(BreachAction::Pause) {
        return;
    }
    if summary.is_empty() {
        wish.turn();
    } else {
        screen.set(campaign.map_or(Screen::PRACTICE, |run| screen_of(&run.run().phase)));
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Again>()
        .add_systems(OnEnter(Paused(true)), pause.run_if(in_state(Screen::BREACH)))
        .add_systems(
            Update,
            (
                sum_up.in_set(BreachSystems::Draw).run_if(
                    resource_exists::<BreachSession>.and_then(not(resource_exists::<Climb>)),
                ),
                begin_again.run_if(
                    in_state(Screen::BREACH)
                        .and_then(resource_exists::<Practice>)
                        .and_then(not(resource_exists::<Climb>)),
                ),
                step_back.in_set(BackSystems::Screen).run_if(in_state(Screen::BREACH)),
            ),
        );
}
