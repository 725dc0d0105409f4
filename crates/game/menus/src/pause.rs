//! The pauses: a dialogue over the dive, over the map, over doors and prizes, and over breaches.
//! Nothing moves meanwhile. A run is saved automatically, can be saved in a slot, and left for the
//! title.

mod breach;

use super::ladder::{self as puzzle, Climbing, LadderRequest};
use super::{help, page, settings};
use crate::prelude::*;
use crate::runs::{buttons, seed};
use daemonfall_dive_mode::session::Session;
use daemonfall_dive_mode::session::back::FreeDive;
use daemonfall_dungeon::DiveState;
use daemonfall_dungeon::components::Player;
use daemonfall_input::action_table::ActionTable;
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_ui::photo::photo_button;

/// The level of pauses among dialogues.
const LEVEL: i32 = 10;

/// The wish to pause or to resume: a step back, or the key of the screen.
#[derive(SystemParam)]
struct Wish<'w, 's> {
    back: ResMut<'w, Back>,
    input: Res<'w, ActionInput>,
    scopes: Query<'w, 's, &'static FocusScope>,
    paused: Res<'w, State<Paused>>,
    next: ResMut<'w, NextState<Paused>>,
}

impl Wish<'_, '_> {
    /// Whether nothing lies over the screen or its pause. What lies there takes the key.
    fn is_free(&self) -> bool {
        let top = if self.paused.0 { LEVEL } else { 0 };
        self.scopes.iter().all(|scope| scope.0 <= top)
    }

    fn has_key(&self, pause: impl ActionTable) -> bool {
        self.input.has(pause) && self.is_free()
    }

    fn is_made(&mut self, pause: impl ActionTable) -> bool {
        self.back.take() || self.has_key(pause)
    }

    fn turn(&mut self) {
        self.next.set(Paused(!self.paused.0));
    }
}

fn turns(pause: impl ActionTable) -> impl FnMut(Wish) {
    move |mut wish: Wish| {
        if wish.is_made(pause) {
            wish.turn();
        }
    }
}

struct Pause {
    /// Where the game is.
    place: String,
    is_of_run: bool,
    seed: Option<u64>,
    /// A button after the one that resumes.
    first: Option<Entity>,
    out: Vec<Entity>,
}

fn spawn(commands: &mut Commands, settings: &Settings, pause: Pause) {
    let root = DespawnOnExit(Paused(true));
    let panel = dialogue::spawn(commands, t!("paused"), LEVEL, 420.0, root);
    let go_on = |_: On<Activate>, next: ResMut<NextState<Paused>>| go_on(next);
    let resume = dialogue::first_answer(commands, t!("go-on"), t!("pause-go-on-about"), go_on);
    let help = help::button(commands);
    let more = settings::button_to(commands);
    let saves = pause.is_of_run.then(|| buttons::saves(commands));
    let picture = match pause.seed {
        Some(seed) => seed::beside_picture(commands, seed),
        None => photo_button(commands),
    };
    let switches = page::switches(commands, settings);
    commands
        .entity(panel)
        .with_child(text(theme::BODY, theme::DIM, pause.place))
        .add_child(resume)
        .add_children(pause.first.as_slice())
        .add_children(&[help, more])
        .add_children(saves.as_slice())
        .add_children(&[picture, switches])
        .with_child(divider())
        .add_children(&pause.out);
}

fn of_puzzle(commands: &mut Commands, climbing: &Climbing) -> Option<Pause> {
    let place = puzzle::told(climbing)?;
    let out = puzzle::of_pause(commands);
    Some(Pause { place, is_of_run: false, seed: None, first: None, out })
}

/// A way to another screen; with a question, it asks first.
fn way(
    commands: &mut Commands,
    [label, about]: [String; 2],
    sure: Option<String>,
    to: Screen,
) -> Entity {
    let about = Tooltip::beside(about);
    let Some(sure) = sure else { return link(commands, label, about, to) };
    let go = move |_: On<Confirmed>, mut next: ResMut<NextState<Screen>>| next.set(to);
    confirm(commands, [label, sure], about, go)
}

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
    let place = t!(
        "pause-place",
        floor = state.floor + 1,
        floors = state.floors,
        beat = state.beat,
        seed = seed_text(session.seed)
    );
    let pause = match (of_puzzle(&mut commands, &climbing), campaign) {
        (Some(pause), _) => pause,
        (None, Some(campaign)) => {
            let retreat = retreat(&mut commands, &campaign, &players);
            let out = vec![retreat, buttons::title(&mut commands)];
            let seed = Some(campaign.run().settings.seed);
            Pause { place, is_of_run: true, seed, first: None, out }
        }
        (None, None) => {
            let own = practice.is_under_way();
            let undo = own.then(|| puzzle::wish(&mut commands, LadderRequest::Undo));
            // Once a beat was played, leaving asks first.
            let sure = (own && state.beat > 0).then(|| t!("pause-practice-sure"));
            let words = [t!("pause-practice"), t!("pause-practice-about")];
            let leave = way(&mut commands, words, sure, Screen::PRACTICE);
            let out = undo.into_iter().chain([leave]).collect();
            Pause { place, is_of_run: false, seed: Some(session.seed), first: None, out }
        }
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

fn go_on(mut next: ResMut<NextState<Paused>>) {
    next.set(Paused(false));
}

fn open_sector(campaign: Res<Campaign>, settings: Res<Settings>, mut commands: Commands) {
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let difficulty = campaign.run().difficulty(campaign.content());
    let place = t!(
        "sector-pause-place",
        sector = recipe.map_or_else(|| t!("sector-name"), |recipe| recipe.name.clone()),
        difficulty = difficulty.map_or_else(String::new, |it| it.name.to_lowercase()),
        turn = campaign.sector().turn,
        seed = seed_text(campaign.run().settings.seed)
    );
    let about = Tooltip::beside(t!("sector-pause-gear-about"));
    let gear = link(&mut commands, t!("sector-pause-gear"), about, Screen::GEAR);
    let title = buttons::title(&mut commands);
    let give_up = buttons::give_up(&mut commands);
    let (seed, out) = (Some(campaign.run().settings.seed), vec![title, give_up]);
    let pause = Pause { place, is_of_run: true, seed, first: Some(gear), out };
    spawn(&mut commands, &settings, pause);
}

/// Over a door or prizes.
fn open_stop(
    campaign: Res<Campaign>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let place = match *screen.get() {
        Screen::DOOR => t!("stop-guardian"),
        _ => t!("stop-prizes"),
    };
    let (seed, out) = (Some(campaign.run().settings.seed), vec![buttons::title(&mut commands)]);
    let pause = Pause { place, is_of_run: true, seed, first: None, out };
    spawn(&mut commands, &settings, pause);
}

fn step_back_sector(mut wish: Wish, film: Res<MapPlayback>, mut choosing: ResMut<Choosing>) {
    let key = wish.has_key(SectorAction::Pause);
    if !(wish.back.take() || key) {
        return;
    }
    if !wish.paused.0 && !key && film.is_over() {
        let mut now = choosing.clone();
        // Dropping the selected stack is no separate step: the pause comes next.
        let selected = now.selected;
        if now.back() && now.selected == selected {
            *choosing = now;
            return;
        }
    }
    wish.turn();
}

pub fn plugin(app: &mut App) {
    let on_map = || in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>);
    let at_stop = || in_state(Screen::PRIZE).or_else(in_state(Screen::DOOR));
    app.add_plugins(breach::plugin)
        .add_systems(
            OnEnter(Paused(true)),
            (
                open.run_if(in_state(Screen::DIVE)),
                open_sector.run_if(on_map()),
                open_stop.run_if(at_stop()),
            ),
        )
        .add_systems(
            Update,
            (
                turns(DiveAction::Pause)
                    .run_if(in_state(Screen::DIVE).and_then(resource_exists::<Session>)),
                step_back_sector.run_if(on_map()),
                turns(SectorAction::Pause).run_if(at_stop()),
            )
                .in_set(BackSystems::Screen),
        );
    for screen in [Screen::DIVE, Screen::BREACH, Screen::SECTOR, Screen::PRIZE, Screen::DOOR] {
        app.add_systems(OnExit(screen), go_on);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn what_lies_over_a_screen_or_its_pause_keeps_the_key_and_what_lies_under_the_pause_does_not() {
        let mut world = World::new();
        world.init_resource::<Back>();
        world.init_resource::<ActionInput>();
        world.init_resource::<NextState<Paused>>();
        for (paused, level, free) in [
            (true, 5, true),
            (true, LEVEL, true),
            (true, 20, false),
            (false, 0, true),
            (false, 5, false),
        ] {
            world.insert_resource(State::new(Paused(paused)));
            let scope = world.spawn(FocusScope(level)).id();
            let found = world.run_system_once(|wish: Wish| wish.is_free());
            assert_eq!(found.ok(), Some(free), "{paused} {level}");
            world.despawn(scope);
        }
    }
}
