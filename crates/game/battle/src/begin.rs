//! Starts the film of a battle.
//! The caller hands over the fought battle and gets the screen back.

use super::cast::Cast;
use super::film::Film;
use super::muster::{self, Fight};
use super::transport::{Selected, Transport, TransportRequest};
use super::{BattleSystems, Struck};
use daemonfall_battle::{Battle, MoveTypes, Plan, Sides};
use daemonfall_breach::BreachLibrary;
use daemonfall_platform::cli::Options;
use daemonfall_ui::prelude::*;
use daemonfall_ui::transport::FilmAction;

#[derive(Clone, Debug)]
pub struct Fought {
    pub title: String,
    pub sides: Sides,
    /// The battle before any move.
    pub plan: Plan,
    pub battle: Battle,
    pub cast: Cast,
    pub back_to: Screen,
    /// Whether this is practice: the same battle can be fought again with other dice.
    pub practice: bool,
}

/// The next battle to show. Set it, then go to [`Screen::BATTLE`].
#[derive(Resource, Clone, Debug, Default)]
pub struct NextBattle(pub Option<Fought>);

#[derive(Resource, Clone, Debug)]
pub struct Show {
    pub fought: Fought,
    pub film: Film,
}

/// What the command line asks for: stacks to compose, or a battle to show at once.
pub enum Asked {
    Compose(muster::Lists),
    /// A battle of more than two stacks.
    Fought(Box<Fought>),
}

pub fn of_options(options: &Options, library: &BreachLibrary) -> Result<Option<Asked>, String> {
    let Some(words) = &options.battle else {
        return Ok(None);
    };
    let wrong = |reason| format!("--battle: {reason}");
    let lists = muster::read(library, words).map_err(wrong)?;
    if lists.yours.len() == 1 && lists.theirs.len() == 1 {
        return Ok(Some(Asked::Compose(lists)));
    }
    let fight = muster::set_up(library, &MoveTypes::standard(), &lists).map_err(wrong)?;
    let fought = fight.fight(options.seed.unwrap_or(1), Screen::TITLE);
    Ok(Some(Asked::Fought(Box::new(fought))))
}

impl Fight {
    pub fn fight(self, seed: u64, back_to: Screen) -> Fought {
        Fought {
            title: t!("battle-title-practice", seed = daemonfall_core::seed_text(seed)),
            battle: self.plan.simulate(seed),
            sides: self.sides,
            plan: self.plan,
            cast: self.cast,
            back_to,
            practice: true,
        }
    }
}

impl Fought {
    #[must_use]
    pub fn again(self, seed: u64) -> Self {
        let (back_to, fight) =
            (self.back_to, Fight { sides: self.sides, plan: self.plan, cast: self.cast });
        fight.fight(seed, back_to)
    }
}

fn begin(world: &mut World) {
    let before = world.get_resource::<Show>().map(|show| show.fought.clone());
    let Some(fought) = world.resource_mut::<NextBattle>().0.take().or(before) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
        return;
    };
    match Film::new(&fought.plan, &fought.battle) {
        Ok(film) => {
            info!("a battle of {} moves, {}", film.frames.len(), fought.title);
            world.insert_resource(Show { fought, film });
            world.resource_mut::<Transport>().rewind();
            world.insert_resource(Selected::default());
        }
        Err(error) => {
            let words = t!("battle-cannot-show", reason = error.to_string());
            world.write_message(Notice::wrong(words));
            let back_to = fought.back_to;
            world.resource_mut::<NextState<Screen>>().set(back_to);
        }
    }
}

fn obey(
    mut wishes: MessageReader<TransportRequest>,
    show: Res<Show>,
    mut reel: ResMut<Transport>,
    mut selected: ResMut<Selected>,
) {
    for wish in wishes.read() {
        reel.obey(&show.film, *wish);
        if *wish == TransportRequest::Again {
            selected.0 = None;
        }
    }
}

/// Advances the film, unless a dialogue covers it.
fn run(
    time: Res<Time<Real>>,
    scopes: Query<(), With<FocusScope>>,
    show: Res<Show>,
    settings: Res<Settings>,
    mut reel: ResMut<Transport>,
    mut struck: MessageWriter<Struck>,
) {
    if reel.playing && scopes.is_empty() {
        let seconds = match settings.pace() {
            Some(pace) => time.delta_secs().min(0.1) * pace,
            None => show.film.lasts,
        };
        let before = show.film.struck(reel.now);
        reel.run(&show.film, seconds);
        struck.write_batch((before..show.film.struck(reel.now)).map(Struck));
    }
}

/// The film begins in this set; the screen is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BattleBegins;

fn read(
    input: Res<ActionInput>,
    show: Res<Show>,
    mut selected: ResMut<Selected>,
    mut requests: MessageWriter<TransportRequest>,
) {
    let count = show.fought.plan.participants().len() as u32;
    for action in input.on_screen() {
        match action {
            FilmAction::Next => selected.go(1, count),
            FilmAction::Previous => selected.go(-1, count),
            _ => drop(requests.write_batch(action.request())),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<NextBattle>()
        .init_resource::<Transport>()
        .init_resource::<Selected>()
        .add_message::<TransportRequest>()
        .register_actions::<FilmAction>()
        .add_systems(Update, read.in_set(BattleSystems::Input))
        .add_systems(OnEnter(Screen::BATTLE), begin.in_set(BattleBegins))
        .add_systems(Update, (obey, run).chain().in_set(BattleSystems::Film));
}
