//! Starts the film of a battle.
//! The caller hands over the fought battle and gets the screen back.

use super::cast::Cast;
use super::film::Film;
use super::muster::{self, Fight};
use super::transport::{Selected, Transport, TransportRequest};
use super::{BattleSystems, Struck};
use daemonfall_battle::{Battle, MoveTypes, Outcome, Plan, Share, Sides, Stake};
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
    /// What the life of the player's leader depended on, if it was on the field.
    pub leader: Option<Stake>,
    /// The player's chance to win, as its preview showed it before the player attacked.
    pub chance: Option<Share>,
    /// What it brought the player and cost it besides units, in short lines for its end.
    pub spoils: Vec<String>,
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
    /// The move that costs the player's leader its life, if one does.
    pub deciding: Option<usize>,
    /// Whether that move has still to be shown before the film can be left.
    pub unseen: bool,
}

impl Show {
    fn new(fought: Fought, film: Film) -> Self {
        let deciding = fought.leader.filter(|_| fought.leader_falls());
        let deciding = deciding.and_then(|leader| film.last_fall(leader));
        Self { fought, film, deciding, unseen: deciding.is_some() }
    }

    /// Goes to the deciding move if it has still to be shown; returns whether it did.
    pub fn go_to_unseen(&self, reel: &mut Transport) -> bool {
        let place = self.deciding.filter(|_| self.unseen);
        if let Some(frame) = place.and_then(|place| self.film.frames.get(place)) {
            if !(frame.begins..frame.ends()).contains(&reel.now) {
                reel.obey(&self.film, TransportRequest::At(frame.begins));
            }
            (reel.playing, reel.until, reel.ended) = (true, None, false);
        }
        place.is_some()
    }
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
            leader: None,
            chance: None,
            spoils: Vec::new(),
            back_to,
            practice: true,
        }
    }
}

impl Fought {
    /// Whether the player's leader fell in it.
    pub fn leader_falls(&self) -> bool {
        let ending = &self.battle.ending;
        match self.leader {
            Some(Stake::Fights(id)) => ending.health[id.0 as usize].is_dead(),
            Some(Stake::Overrun) => ending.outcome == Outcome::Attacker,
            Some(Stake::Safe) | None => false,
        }
    }

    #[must_use]
    pub fn again(self, seed: u64) -> Self {
        let (back_to, fight) =
            (self.back_to, Fight { sides: self.sides, plan: self.plan, cast: self.cast });
        fight.fight(seed, back_to)
    }
}

fn begin(world: &mut World) {
    let shown = world.resource::<Settings>().pace().is_some();
    let before = world.get_resource::<Show>().map(|show| show.fought.clone());
    let Some(fought) = world.resource_mut::<NextBattle>().0.take().or(before) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
        return;
    };
    match Film::new(&fought.plan, &fought.battle) {
        Ok(film) => {
            info!("a battle of {} moves, {}", film.frames.len(), fought.title);
            let show = Show::new(fought, film);
            let mut reel = world.resource_mut::<Transport>();
            reel.rewind();
            if !shown {
                show.go_to_unseen(&mut reel);
            }
            world.insert_resource(show);
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
        if *wish == TransportRequest::End && show.go_to_unseen(&mut reel) {
            continue;
        }
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
    mut show: ResMut<Show>,
    settings: Res<Settings>,
    mut reel: ResMut<Transport>,
    mut struck: MessageWriter<Struck>,
) {
    if reel.playing && scopes.is_empty() {
        let passed = time.delta_secs().min(0.1);
        let seconds = match settings.pace() {
            Some(pace) => passed * pace,
            // Whoever watches no films watches the end of the run.
            None if show.unseen => passed,
            None => show.film.lasts,
        };
        let before = show.film.struck(reel.now);
        reel.run(&show.film, seconds);
        struck.write_batch((before..show.film.struck(reel.now)).map(Struck));
        if show.unseen && show.deciding.is_some_and(|place| show.film.over(reel.now) > place) {
            show.unseen = false;
        }
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
