//! The practice ladder: beginning, playing, judging, undoing and recording puzzles.

use crate::small::{content_with, overlay};
use bevy_ecs::world::World;
use daemonfall_breach::Answer;
use daemonfall_campaign::puzzles::{
    Ladder, Loss, Puzzle, PuzzleCommand, PuzzleRefusal, Session, Standing, Trial,
};
use daemonfall_campaign::saves::{MemoryStore, ReadStore, SaveStore, keep_ladder, load_ladder};
use daemonfall_campaign::{Content, install};
use daemonfall_core::Fingerprint;
use daemonfall_core::data::{PackName, Source};
use daemonfall_dungeon::{Command, Direction};
use std::sync::Arc;

/// A walk of two cells past spikes, a duel of one attack, and a stack whose better half is in
/// reserve.
pub const SMALL: &str = include_str!("../puzzles.ron");

struct Play {
    content: Arc<Content>,
    world: World,
    session: Session,
}

impl Play {
    fn of(name: &str) -> Self {
        Self::in_data(SMALL, name)
    }

    fn in_data(puzzles: &str, name: &str) -> Self {
        let content = content_with([overlay("puzzles.ron", puzzles)]);
        let mut world = World::new();
        install(&mut world, &content);
        let session = Session::begin(puzzle(&content, name), &content.breach, &mut world).unwrap();
        Self { content, world, session }
    }

    fn act(&mut self, command: PuzzleCommand) -> Result<Standing, PuzzleRefusal> {
        self.session.act(&mut self.world, command).cloned()
    }

    fn step(&mut self, way: Direction) -> Result<Standing, PuzzleRefusal> {
        self.act(PuzzleCommand::Dive(Command::Step(way)))
    }
}

pub fn puzzle<'a>(content: &'a Content, name: &str) -> &'a Puzzle {
    let mut all = content.puzzles.iter();
    all.find(|puzzle| puzzle.key == name).unwrap()
}

#[test]
fn a_floor_is_won_when_all_its_terms_hold() {
    let mut play = Play::of("walk");
    for way in [Direction::South, Direction::East, Direction::East] {
        assert_eq!(play.step(way), Ok(Standing::GoingOn));
    }
    let won = Standing::Won { spent: 4 };
    assert_eq!(play.step(Direction::North), Ok(won));
    assert_eq!(play.step(Direction::North), Err(PuzzleRefusal::Over));
}

#[test]
fn a_floor_is_lost_once_a_term_is_broken_and_a_step_back_mends_it() {
    let mut play = Play::of("walk");
    let before = play.session.stand().clone();
    assert_eq!(play.step(Direction::East), Ok(Standing::Lost(Loss::Hurt)), "the spikes strike");
    assert!(play.session.undo(&mut play.world));
    assert_eq!(*play.session.stand(), before);
    assert!(!play.session.undo(&mut play.world), "nothing to undo");
}

#[test]
fn a_floor_that_wants_bombs_is_lost_once_none_is_left_carried_or_lit() {
    let data = r##"{"bomb": (title: "Bomb", goal: "Kill it.", rule: "Bombs kill.", par: 1, trial: Dive(
        map: ["XXXXXXXXXX", "X.@.....tX", "XXXXXXXXXX"],
        legend: [
            r#"@ = player with (player: (bombs: 1, bomb: "bomb", potion_heals: 5, weapon_item: "dagger")) without digging"#,
            "t = stalker with (statused: (freeze: 30)) without dropping",
        ],
        terms: [Slay("stalker"), WithBombs],
    ))}"##;
    let mut play = Play::in_data(data, "bomb");
    let bomb = PuzzleCommand::Dive(Command::Bomb(Direction::East));
    assert_eq!(play.act(bomb), Ok(Standing::GoingOn), "it is lit");
    assert_eq!(play.step(Direction::West), Ok(Standing::GoingOn));
    let wait = PuzzleCommand::Dive(Command::Wait);
    let end = (0..5).map(|_| play.act(wait)).find(|it| *it != Ok(Standing::GoingOn));
    assert_eq!(end, Some(Ok(Standing::Lost(Loss::NoBombs))));
}

#[test]
fn what_takes_longer_than_it_may_is_lost() {
    let mut play = Play::of("walk");
    let wait = PuzzleCommand::Dive(Command::Wait);
    for _ in 0..4 {
        assert_eq!(play.act(wait), Ok(Standing::GoingOn));
    }
    assert_eq!(play.act(wait), Ok(Standing::Lost(Loss::Late(5))));
}

#[test]
fn a_refused_choice_changes_nothing_and_is_not_recorded() {
    let mut play = Play::of("walk");
    let before = play.session.stand().clone();
    let refused = play.step(Direction::North);
    assert!(matches!(refused, Err(PuzzleRefusal::Dive(_))), "{refused:?}");
    let foreign = play.act(PuzzleCommand::Exchange(0, 1));
    assert_eq!(foreign, Err(PuzzleRefusal::OtherSystem));
    assert_eq!(*play.session.stand(), before);
    assert!(play.session.commands().is_empty());
}

#[test]
fn beginning_again_forgets_every_choice() {
    let mut play = Play::of("walk");
    let before = play.session.stand().clone();
    for way in [Direction::South, Direction::East] {
        assert_eq!(play.step(way), Ok(Standing::GoingOn));
    }
    assert_eq!(play.session.commands().len(), 2);
    play.session.restart(&mut play.world);
    assert_eq!(*play.session.stand(), before);
    assert!(play.session.commands().is_empty());
}

#[test]
fn a_duel_counts_rounds_and_can_be_taken_back() {
    let mut play = Play::of("blow");
    let choices = play.session.choices(&mut play.world);
    assert_eq!(choices.len(), 2, "the ram, and waiting: {choices:?}");
    let before = play.session.stand().clone();
    let mut standing = play.act(choices[0]).unwrap();
    while standing.goes_on() {
        let wait = PuzzleCommand::Breach(daemonfall_breach::Command::Wait);
        standing = play.act(wait).unwrap();
    }
    assert_eq!(standing, Standing::Won { spent: 2 });
    while play.session.undo(&mut play.world) {}
    assert_eq!(*play.session.stand(), before);
}

#[test]
fn a_duel_with_a_goal_is_won_when_the_goal_is_met() {
    let mut play = Play::of("stand");
    let wait = PuzzleCommand::Breach(daemonfall_breach::Command::Wait);
    let mut standing = Standing::GoingOn;
    while standing.goes_on() {
        standing = play.act(wait).unwrap();
    }
    assert_eq!(standing, Standing::Won { spent: 3 });
}

#[test]
fn a_units_reaction_is_that_of_its_data_unless_the_puzzle_takes_it_away() {
    let content = content_with([overlay("puzzles.ron", SMALL)]);
    let reaction = |name: &str| match &puzzle(&content, name).trial {
        Trial::Breach(trial) => trial.units[0].reaction,
        other => panic!("a breach: {other:?}"),
    };
    assert_eq!(reaction("blow"), Answer::CriticalQuick);
    assert_eq!(reaction("stand"), Answer::None);
}

#[test]
fn a_stack_is_won_by_an_exchange_that_makes_the_odds_good_enough() {
    let mut play = Play::of("order");
    let nowhere = play.act(PuzzleCommand::Exchange(1, 2));
    assert_eq!(nowhere, Err(PuzzleRefusal::NoExchange(1, 2)));
    let exchanges = play.session.choices(&mut play.world);
    assert_eq!(exchanges, [PuzzleCommand::Exchange(0, 1)]);
    assert_eq!(play.act(exchanges[0]), Ok(Standing::Won { spent: 1 }));
}

#[test]
fn the_best_of_a_puzzle_is_kept_and_what_cannot_be_read_is_set_aside() {
    let play = Play::of("walk");
    let walk = play.session.puzzle();
    let (store, mut ladder) = (MemoryStore::default(), Ladder::default());
    assert_eq!(load_ladder(&store).unwrap().value, Ladder::default());
    assert!(ladder.note(walk, 5));
    assert_eq!((ladder.best(walk), ladder.stars(walk)), (Some(5), 1));
    assert!(!ladder.note(walk, 6), "that is not better");
    assert!(ladder.note(walk, 4));
    assert_eq!((ladder.best(walk), ladder.stars(walk)), (Some(4), 2));
    keep_ladder(&store, &ladder).unwrap();
    assert_eq!(load_ladder(&store).unwrap().value, ladder);
    store.write("ladder.save", "nonsense").unwrap();
    assert!(load_ladder(&store).is_err());
    keep_ladder(&store, &ladder).unwrap();
    assert_eq!(load_ladder(&store).unwrap().value, ladder);
    let aside = store.read("ladder-aside-1.save").unwrap();
    assert_eq!(aside.as_deref(), Some("nonsense"));
    assert_eq!(puzzle(&play.content, "order").trial.unit(1), "exchange");
}

#[test]
fn puzzles_that_a_pack_adds_come_last_and_know_it_and_one_that_it_replaces_keeps_its_place() {
    let own = content_with([]);
    let replaced = own.puzzles[1].key.clone();
    let name = PackName { id: "more".into(), version: "1".into(), content: Fingerprint(1) };
    let text = SMALL.replacen("{", &format!("{{ {replaced:?}: {ODD},"), 1);
    let content = content_with([Source { pack: Some(name), ..overlay("puzzles.ron", text) }]);
    let (first, added) = content.puzzles.split_at(own.puzzles.len());
    assert!(first.iter().all(|it| it.pack.is_none()));
    assert_eq!((first[1].key.as_str(), first[1].title.as_str()), (replaced.as_str(), "Odd"));
    assert!(!added.is_empty() && added.iter().all(|it| it.pack.as_deref() == Some("more")));
}

const ODD: &str = r#"(title: "Odd", goal: "Leave.", rule: "Go.", par: 2, trial: Dive(
    map: ["XXXX", "X@.X", "X.SX", "XXXX"], legend: ["@ = player without digging"], terms: [Escape]))"#;
