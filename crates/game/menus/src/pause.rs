//! The pauses: a dialogue over the dive, over the map, over doors and prizes, and the one over
//! breaches. Where a run waits for a choice, nothing moves on its own: the run is saved
//! automatically, can be saved in a slot, and left for the title.

mod breach;

use super::ladder::{Climbing, LadderRequest};
use super::pause_key::{self, Covered};
use super::{help, ladder as puzzle, page, settings};
use crate::prelude::*;
use crate::runs::{buttons, seed};
use daemonfall_dive_mode::session::Session;
use daemonfall_dive_mode::session::back::FreeDive;
use daemonfall_dungeon::DiveState;
use daemonfall_dungeon::components::Player;
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_ui::dialogue::Dialogue;
use daemonfall_ui::photo::photo_button;

struct Pause<'a> {
    heading: String,
    width: f32,
    /// Where the game is.
    place: String,
    /// The label and the tooltip of the button that resumes.
    resume: [String; 2],
    campaign: Option<&'a Campaign>,
    seed: Option<u64>,
    /// Buttons after the one that resumes.
    first: Vec<Entity>,
    out: Vec<Entity>,
}

fn spawn(commands: &mut Commands, settings: &Settings, pause: Pause) {
    let root = DespawnOnExit(Paused(true));
    let panel = dialogue::spawn(commands, pause.heading, pause_key::LEVEL, pause.width, root);
    let [resume, about] = pause.resume;
    let go_on = |_: On<Activate>, mut paused: ResMut<NextState<Paused>>| paused.set(Paused(false));
    let resume = dialogue::first_answer(commands, resume, about, go_on);
    let help = help::button(commands);
    let more = super::settings::button_to(commands);
    let saves = pause.campaign.map(|_| buttons::saves(commands));
    let picture = match pause.seed {
        Some(seed) => seed::beside_picture(commands, seed),
        None => photo_button(commands),
    };
    let switches = page::switches(commands, settings);
    commands
        .entity(panel)
        .with_child(text(theme::BODY, theme::DIM, pause.place))
        .add_child(resume)
        .add_children(&pause.first)
        .add_children(&[help, more])
        .add_children(saves.as_slice())
        .add_children(&[picture, switches])
        .with_child(divider())
        .add_children(&pause.out);
}

/// From this many beats on, leaving a practice dive asks first.
const LONG: u32 = 20;

fn open(
    session: Res<Session>,
    state: Res<DiveState>,
    campaign: Option<Res<Campaign>>,
    climbing: Climbing,
    players: Query<&Player>,
    practice: FreeDive,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let of_dive = || {
        t!(
            "pause-place",
            floor = state.floor + 1,
            floors = state.floors,
            beat = state.beat,
            seed = seed_text(session.seed)
        )
    };
    let told = puzzle::told(&climbing);
    let is_puzzle = told.is_some();
    let place = told.unwrap_or_else(of_dive);
    let campaign = campaign.as_deref();
    let seed = campaign.map_or(session.seed, |it| it.run().settings.seed);
    let out = match campaign {
        Some(campaign) => {
            vec![retreat(&mut commands, campaign, &players), buttons::title(&mut commands)]
        }
        None if is_puzzle => puzzle::of_pause(&mut commands),
        None => {
            let own = practice.is_under_way();
            let undo = own.then(|| puzzle::wish(&mut commands, LadderRequest::Undo));
            let about = Tooltip::beside(t!("pause-practice-about"));
            let label = t!("pause-practice");
            let leave = match state.beat {
                0..LONG => link(&mut commands, label, about, Screen::PRACTICE),
                _ => {
                    let asks = [label, t!("pause-practice-sure")];
                    let go = |_: On<Confirmed>, mut next: ResMut<NextState<Screen>>| {
                        next.set(Screen::PRACTICE);
                    };
                    confirm(&mut commands, asks, about, go)
                }
            };
            undo.into_iter().chain([leave]).collect()
        }
    };
    let pause = Pause {
        heading: t!("paused"),
        width: 400.0,
        place,
        resume: [t!("go-on"), t!("pause-go-on-about")],
        campaign,
        seed: (!is_puzzle).then_some(seed),
        first: Vec::new(),
        out,
    };
    spawn(&mut commands, &settings, pause);
}

/// The question names what is left behind: gold that a retreat does not keep.
fn retreat(commands: &mut Commands, campaign: &Campaign, players: &Query<&Player>) -> Entity {
    let (run, content) = (campaign.run(), campaign.content());
    let gold: u32 = players.iter().map(|player| player.gold).sum();
    let kept = run.kept(content, gold);
    let sure = t!("pause-retreat-sure", kept = kept, gold = gold);
    let about = t!("pause-retreat-about", keeps = run.keeps(content));
    buttons::retreat(commands, sure, &about)
}

fn step_back(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    covered: Covered,
    paused: Res<State<Paused>>,
    mut next: ResMut<NextState<Paused>>,
) {
    let pressed = input.has(DiveAction::Pause) && !covered.now();
    if back.take() || pressed {
        next.set(Paused(!paused.0));
    }
}

fn go_on(mut next: ResMut<NextState<Paused>>) {
    next.set(Paused(false));
}

fn open_sector(campaign: Res<Campaign>, settings: Res<Settings>, mut commands: Commands) {
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let place = t!(
        "sector-pause-place",
        sector = recipe.map_or_else(|| t!("sector-name"), |recipe| recipe.name.clone()),
        turn = campaign.sector().turn,
        seed = seed_text(campaign.run().settings.seed)
    );
    let about = Tooltip::beside(t!("sector-pause-gear-about"));
    let gear = link(&mut commands, t!("sector-pause-gear"), about, Screen::GEAR);
    let title = buttons::title(&mut commands);
    let give_up = buttons::give_up(&mut commands);
    let pause = Pause {
        heading: t!("sector-pause-heading"),
        width: 420.0,
        place,
        resume: [t!("sector-pause-resume"), t!("sector-pause-resume-about")],
        campaign: Some(&campaign),
        seed: Some(campaign.run().settings.seed),
        first: vec![gear],
        out: vec![title, give_up],
    };
    spawn(&mut commands, &settings, pause);
}

fn step_back_sector(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    paused: Res<State<Paused>>,
    film: Res<MapPlayback>,
    mut choosing: ResMut<Choosing>,
    mut next: ResMut<NextState<Paused>>,
) {
    let pause = input.has_on_screen(SectorAction::Pause);
    if !(back.take() || pause) {
        return;
    }
    if !paused.0 && !pause && film.is_over() {
        let mut now = choosing.clone();
        // Dropping the selected stack is no separate step: the pause comes next.
        let selected = now.selected;
        if now.back() && now.selected == selected {
            *choosing = now;
            return;
        }
    }
    next.set(Paused(!paused.0));
}

#[derive(Component)]
pub struct Stop;

fn words(screen: Screen) -> String {
    match screen {
        Screen::DOOR => t!("stop-guardian"),
        _ => t!("stop-prizes"),
    }
}

fn open_run_pause(commands: &mut Commands, screen: Screen, campaign: Option<&Campaign>) {
    let root = (Stop, DespawnOnExit(screen));
    let panel = dialogue::spawn(commands, t!("paused"), pause_key::LEVEL, 400.0, root);
    let (label, about) = (t!("go-on"), t!("stop-go-on-about"));
    let resume = dialogue::first_answer(commands, label, about, dialogue::close::<Stop>);
    let help = help::button(commands);
    let settings = settings::button_to(commands);
    let saves = buttons::saves(commands);
    let seed = campaign.map(|it| seed::copy_button(commands, it.run().settings.seed));
    let title = buttons::title(commands);
    commands
        .entity(panel)
        .with_child(text(theme::BODY, theme::DIM, words(screen)))
        .add_children(&[resume, help, settings, saves])
        .add_children(seed.as_slice())
        .add_child(title);
}

fn step_back_run_pause(
    mut back: ResMut<Back>,
    input: Res<ActionInput>,
    stops: Query<Entity, With<Stop>>,
    others: Query<(), (With<Dialogue>, Without<Stop>)>,
    screen: Res<State<Screen>>,
    campaign: Option<Res<Campaign>>,
    mut commands: Commands,
) {
    // The map's key pauses here too, unless another dialogue has the keys.
    let pressed = input.has(SectorAction::Pause) && others.is_empty();
    if !(back.take() || pressed) {
        return;
    }
    match stops.is_empty() {
        true => open_run_pause(&mut commands, *screen.get(), campaign.as_deref()),
        false => commands.despawn_all(&stops),
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins(breach::plugin)
        .add_systems(OnEnter(Paused(true)), open.run_if(in_state(Screen::DIVE)))
        .add_systems(OnExit(Screen::DIVE), go_on)
        .add_systems(OnExit(Screen::BREACH), go_on)
        .add_systems(OnExit(Screen::SECTOR), go_on)
        .add_systems(
            Update,
            step_back
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::DIVE).and_then(resource_exists::<Session>)),
        )
        .add_systems(
            OnEnter(Paused(true)),
            open_sector.run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        )
        .add_systems(
            Update,
            step_back_sector
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        )
        .add_systems(
            Update,
            step_back_run_pause
                .in_set(BackSystems::Screen)
                .run_if(in_state(Screen::PRIZE).or_else(in_state(Screen::DOOR))),
        );
}
