//! The contract of all games: the map, dive and breach of a run, and everything that can be
//! practised, answer commands in the same way.

use crate::puzzles::{SMALL, puzzle};
use crate::small::{Game as SmallRun, content_with, overlay};
use crate::vaults::{at_the_door, in_the_dive, others, stations};
use bevy_ecs::world::World;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{self as breach, Muster, Post, UnitId};
use daemonfall_campaign::puzzles::{DiveTerm, DiveTrial, Puzzle, Trial};
use daemonfall_campaign::{
    Campaign, Exercise, Game, Phase, Practice, RunCommand, RunEvent, Scene, install,
};
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::{self as dungeon, Command as Beat, Direction};
use daemonfall_sector::{Command as Order, Sector, TileId};

enum Kind {
    Run(Box<Campaign>),
    Practice(Box<Practice>),
}

/// A game in progress, and its world.
struct Played {
    kind: Kind,
    world: World,
}

impl Played {
    fn of(run: SmallRun) -> Self {
        Self { kind: Kind::Run(Box::new(run.campaign)), world: run.world }
    }

    fn practice(exercise: impl FnOnce(&daemonfall_campaign::Content) -> Exercise) -> Self {
        let content = content_with([overlay("puzzles.ron", SMALL)]);
        let mut world = World::new();
        install(&mut world, &content);
        let begun = Practice::begin(&content, &mut world, exercise(&content));
        let mut played = Self { kind: Kind::Practice(Box::new(begun.unwrap().0)), world };
        played.settle();
        played
    }

    fn parts(&mut self) -> (&mut dyn Game, &mut World) {
        match &mut self.kind {
            Kind::Run(run) => (&mut **run, &mut self.world),
            Kind::Practice(practice) => (&mut **practice, &mut self.world),
        }
    }

    /// Others choose until it is the player's turn.
    fn settle(&mut self) -> Vec<RunEvent> {
        let (game, world) = self.parts();
        std::iter::from_fn(|| game.go_on(world)).flatten().collect()
    }

    fn play(&mut self, command: &RunCommand) -> Vec<RunEvent> {
        let (game, world) = self.parts();
        let mut events = game.start(world, command.clone()).unwrap().events;
        events.extend(self.settle());
        events
    }

    /// The whole state, and the record.
    fn state(&mut self) -> String {
        let world = &self.world;
        match &mut self.kind {
            Kind::Run(run) => format!("{} {:?}", run.fingerprint(world), run.replay().steps),
            Kind::Practice(practice) => {
                let scene = match (practice.replay(), practice.is_breach()) {
                    (Some(replay), _) => format!("{} {replay:?}", dungeon::fingerprint(world)),
                    (None, true) => breach::fingerprint(world).to_string(),
                    (None, false) => String::new(),
                };
                let puzzle = practice.puzzle().map(|it| (it.stand(), it.commands()));
                format!("{scene} {} {puzzle:?}", practice.commands())
            }
        }
    }

    /// All commands that might be accepted, of every system.
    fn candidates(&self) -> Vec<RunCommand> {
        let beats =
            Direction::STRAIGHT.into_iter().flat_map(|way| [Beat::Step(way), Beat::Bomb(way)]);
        let beats = beats.chain([Beat::Wait, Beat::Drink]).map(RunCommand::Dive);
        let choices = breach::all_commands(&self.world).into_iter().map(RunCommand::Breach);
        let exchanges = (0..3).flat_map(|one| (0..3).map(move |it| RunCommand::Exchange(one, it)));
        let orders = match &self.kind {
            Kind::Run(run) => orders(run.sector()),
            Kind::Practice(_) => Vec::new(),
        };
        let orders = orders.into_iter().map(RunCommand::Sector);
        beats.chain(choices).chain(exchanges).chain(orders).chain([RunCommand::TakeNone]).collect()
    }

    /// The candidates, parted into those that are accepted now and those that are refused.
    fn parted(&mut self) -> (Vec<RunCommand>, Vec<RunCommand>) {
        let all = self.candidates();
        let (game, world) = self.parts();
        all.into_iter().partition(|command| game.check(world, command).is_ok())
    }

    /// Plays drawn commands; returns them.
    fn wander(&mut self, seed: u64, commands: usize) -> Vec<RunCommand> {
        let mut dice = Streams::new(seed);
        let mut played = Vec::new();
        while played.len() < commands {
            let (good, _) = self.parted();
            if good.is_empty() {
                break;
            }
            let drawn = dice.below(Stream::Dive, good.len() as u32) as usize;
            self.play(&good[drawn]);
            played.push(good[drawn].clone());
        }
        played
    }
}

/// Marches, a stack in another order, and the end of the turn.
fn orders(sector: &Sector) -> Vec<Order> {
    let mut orders = vec![Order::EndTurn];
    for stack in sector.stacks_of(sector.player) {
        let id = stack.id;
        orders.extend((0..12).map(|tile| Order::Move { stack: id, to: TileId(tile) }));
        let order = stack.units.iter().rev().map(|unit| unit.id).collect();
        orders.push(Order::Arrange { stack: id, order });
    }
    orders
}

fn in_a_breach() -> SmallRun {
    let mut run = at_the_door();
    let units: Vec<_> = others(&run).into_iter().take(4).collect();
    run.apply(RunCommand::LineUp(stations(&units)));
    run
}

fn duel(content: &daemonfall_campaign::Content) -> Exercise {
    let post = |name: &str, column| {
        let unit = content.breach.find_unit(name).unwrap();
        Post { unit, column, depth: 0 }
    };
    let muster = Muster {
        player: vec![post("needle", 0), post("bastion", 1)],
        hostile: vec![post("moth", 0), post("weaver", 2)],
        ..Muster::default()
    };
    Exercise::Breach { title: "Duel".into(), muster, foes: Policy::Opponent, seed: 3 }
}

fn of_ladder(name: &'static str) -> Played {
    Played::practice(move |content| Exercise::Puzzle(Box::new(puzzle(content, name).clone())))
}

type Begin = fn() -> Played;

/// Every mode, by its name.
const MODES: [(&str, Begin); 8] = [
    ("the map of a run", || Played::of(SmallRun::new())),
    ("the dive of a run", || Played::of(in_the_dive())),
    ("the breach of a run", || Played::of(in_a_breach())),
    ("a practised dive", || Played::practice(|_| Exercise::Dive { seed: 7 })),
    ("a practised breach", || Played::practice(duel)),
    ("a puzzle of the dive", || of_ladder("walk")),
    ("a puzzle of the breach", || of_ladder("blow")),
    ("a puzzle of the battle", || of_ladder("order")),
];

#[test]
fn a_refused_command_changes_nothing() {
    for (name, begin) in MODES {
        let mut played = begin();
        for seed in 0..4 {
            let before = played.state();
            let (_, wrong) = played.parted();
            assert!(!wrong.is_empty(), "{name}");
            for command in wrong {
                let (game, world) = played.parts();
                assert!(game.start(world, command.clone()).is_err(), "{name}: {command:?}");
                assert_eq!(played.state(), before, "{name}: {command:?}");
            }
            played.wander(seed, 2);
        }
    }
}

#[test]
fn the_record_leads_to_the_same_state() {
    for (name, begin) in MODES {
        let mut played = begin();
        let commands = played.wander(5, 12);
        assert!(!commands.is_empty(), "{name}");
        let mut again = begin();
        commands.iter().for_each(|command| drop(again.play(command)));
        assert_eq!(again.state(), played.state(), "{name}");
    }
}

#[test]
fn what_is_undone_and_done_again_is_the_same() {
    for (name, begin) in MODES {
        let mut played = begin();
        let mut undone = 0;
        for seed in 0..12 {
            let before = played.state();
            let Some(command) = played.wander(seed, 1).pop() else { break };
            let after = played.state();
            let (game, world) = played.parts();
            if game.undo(world) == Ok(true) {
                undone += 1;
                assert_eq!(played.state(), before, "{name}: {command:?}");
                // What happens in the dives and breaches of a run is final.
                let on_the_map = matches!(command, RunCommand::Sector(_));
                assert!(on_the_map || matches!(played.kind, Kind::Practice(_)), "{name}");
                played.play(&command);
            }
            assert_eq!(played.state(), after, "{name}: {command:?}");
        }
        let lasting = ["the dive of a run", "the breach of a run"].contains(&name);
        assert!(undone > 0 || lasting, "{name}");
    }
}

/// Plays the same drawn commands in both; all events of their system are equal.
fn compare<E: PartialEq + std::fmt::Debug>(
    mut run: Played,
    mut practice: Played,
    of: fn(RunEvent) -> Option<E>,
) {
    let mut dice = Streams::new(2);
    for step in 0..25 {
        let (good, _) = practice.parted();
        let drawn = dice.below(Stream::Dive, good.len().max(1) as u32) as usize;
        assert!(step > 3 || !good.is_empty(), "there is too little to compare: {step}");
        let Some(command) = good.get(drawn) else { break };
        let events = [&mut run, &mut practice].map(|played| {
            let events = played.play(command).into_iter();
            events.filter_map(of).collect::<Vec<E>>()
        });
        assert_eq!(events[0], events[1], "step {step}: {command:?}");
    }
}

#[test]
fn a_dive_is_the_same_in_practice_as_in_a_run() {
    let mut run = in_the_dive();
    let Scene::Dive(start) = run.campaign.snapshot(&mut run.world).scene else { panic!() };
    let trial = Trial::Dive(DiveTrial { start: *start, terms: vec![DiveTerm::Escape] });
    let played = Played::of(run);
    let practised = Played::practice(|content| {
        Exercise::Puzzle(Box::new(Puzzle {
            trial,
            within: None,
            ..puzzle(content, "walk").clone()
        }))
    });
    assert_eq!(dungeon::fingerprint(&played.world), dungeon::fingerprint(&practised.world));
    compare(played, practised, |event| match event {
        RunEvent::Dive(event) => Some(event),
        _ => None,
    });
}

#[test]
fn a_breach_is_the_same_in_practice_as_in_a_run() {
    let run = in_a_breach();
    let Phase::Breach(duel) = run.phase().clone() else { panic!() };
    let library = run.campaign.breach_library(&duel.units);
    // The run's units are numbered after those of the data.
    let own = run.content.breach.units().count() as u16;
    let post = |place: u16| Post { unit: UnitId(own + place), column: place as i8, depth: 0 };
    let guardians = run.content.breach.guardians();
    let guardian = guardians.iter().find(|it| it.key == duel.guardian).unwrap();
    let muster = Muster {
        player: (0..duel.units.len() as u16).map(post).collect(),
        hostile: guardian.posts.clone(),
        goal: guardian.goal,
    };
    let foes = run.campaign.run().difficulty(&run.content).unwrap().guardians;
    let exercise = Exercise::Breach { title: "Door".into(), muster, foes, seed: 1 };
    let mut world = World::new();
    install(&mut world, &run.content);
    world.insert_resource(library);
    let (practice, _) = Practice::begin(&run.content, &mut world, exercise).unwrap();
    let mut practised = Played { kind: Kind::Practice(Box::new(practice)), world };
    practised.settle();
    compare(Played::of(run), practised, |event| match event {
        RunEvent::Breach(event) => Some(event),
        _ => None,
    });
}
