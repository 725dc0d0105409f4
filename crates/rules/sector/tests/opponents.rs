//! Opponents play by the rules, see no more than they should, and think as well as their difficulty
//! says.

use crate::small::{self, ASH, Board, ME};
use daemonfall_core::Streams;
use daemonfall_sector::library::Role;
use daemonfall_sector::{
    Command, Considered, Difficulty, FactionId, Motive, Opponent, Pending, Rules, Sector,
    SectorEvent, TileId, WriteBack,
};

fn pass_encounter(rules: &Rules, sector: &mut Sector) {
    if let Some(Pending::Encounter { .. }) = sector.pending {
        rules.write_back(sector, &WriteBack::EncounterOver).unwrap();
    }
}

fn play(
    rules: &Rules,
    sector: &mut Sector,
    think: impl Fn(FactionId) -> Difficulty,
    turns: u32,
) -> Vec<SectorEvent> {
    let factions = sector.factions().map(|(id, _)| id);
    let mut opponents: Vec<Opponent> = factions.map(|id| Opponent::new(think(id))).collect();
    let mut events = Vec::new();
    while sector.outcome.is_none() && sector.turn <= turns {
        let opponent = &mut opponents[sector.active.0 as usize];
        let played = opponent
            .take_turn(rules, sector)
            .unwrap_or_else(|(command, refusal)| panic!("{command:?}: {refusal}"));
        events.extend(played.into_iter().flat_map(|(_, applied)| applied.events));
        pass_encounter(rules, sector);
        rules.validate(sector).unwrap();
    }
    events
}

#[test]
fn opponents_expand_recruit_and_fight_on_every_difficulty() {
    let rules = small::rules();
    for difficulty in Difficulty::ALL {
        let mut sector = rules.generate("medium", &mut Streams::new(3)).unwrap();
        let events = play(&rules, &mut sector, |_| difficulty, 25);
        let by = |is: &dyn Fn(&SectorEvent) -> bool| events.iter().filter(|it| is(it)).count();
        let taken = by(&|event| matches!(event, SectorEvent::Taken { by, .. } if *by == ASH));
        let recruited =
            by(&|event| matches!(event, SectorEvent::Recruited { faction, .. } if *faction == ASH));
        let fought = by(&|event| matches!(event, SectorEvent::Fought(_)));
        assert!(taken >= 10, "{difficulty:?} took {taken} tiles");
        assert!(recruited >= 3, "{difficulty:?} recruited {recruited}");
        assert!(fought >= 3, "{difficulty:?} fought {fought} battles");
    }
}

#[test]
fn the_same_sector_is_played_in_the_same_way() {
    let rules = small::rules();
    let once = || {
        let mut sector = rules.generate("small", &mut Streams::new(8)).unwrap();
        play(&rules, &mut sector, |_| Difficulty::Hard, 15);
        sector.fingerprint()
    };
    assert_eq!(once(), once());
}

#[test]
fn who_thinks_harder_does_better() {
    let rules = small::rules();
    let strength = |sector: &Sector, faction| {
        let stacks = sector.stacks_of(faction);
        stacks.map(|it| it.worth(&rules.roster)).sum::<i32>()
    };
    let (mut hard, mut easy) = (0, 0);
    for seed in 1..=20 {
        for swapped in [false, true] {
            let [strong, weak] =
                if swapped { [FactionId(2), FactionId(1)] } else { [FactionId(1), FactionId(2)] };
            let mut sector = rules.generate("medium", &mut Streams::new(seed)).unwrap();
            let think = |faction| match faction {
                faction if faction == strong => Difficulty::Hard,
                faction if faction == weak => Difficulty::Easy,
                _ => Difficulty::Normal,
            };
            play(&rules, &mut sector, think, 100);
            hard += strength(&sector, strong);
            easy += strength(&sector, weak);
        }
    }
    assert!(hard * 2 > easy * 3, "hard {hard}, easy {easy}");
}

const LAND: [&str; 5] = [
    ". . . . . . .2.b",
    " .1. . . . . . .",
    ". . . . . . . .",
    " . . . .N. . . .",
    ". . . . . . . .",
];

fn boards() -> impl Iterator<Item = (Difficulty, Board)> {
    Difficulty::ALL.into_iter().map(|difficulty| (difficulty, board()))
}

fn board() -> Board {
    let mut board = Board::empty(&LAND);
    board.put(ME, (0, 1), &["needle"]);
    board
}

/// The first command of Ash's turn.
fn first(board: &mut Board, difficulty: Difficulty) -> Command {
    board.until(ASH);
    board.sector.factions[1].cycles = 0;
    Opponent::new(difficulty).next(&board.rules.view(&board.sector, ASH))
}

#[test]
fn an_attack_that_is_sure_to_be_won_is_made() {
    for (difficulty, mut board) in boards() {
        let stack = board.put(ASH, (3, 2), &["hydra", "bulk", "bulk"]);
        board.put(ME, (2, 2), &["moth"]);
        let tile = board.at(2, 2);
        assert_eq!(
            first(&mut board, difficulty),
            Command::Attack { stack, tile },
            "{difficulty:?}"
        );
    }
}

#[test]
fn an_attack_that_is_sure_to_be_lost_is_not_made() {
    for difficulty in Difficulty::ALL {
        let mut board = Board::empty(&LAND);
        board.put(ME, (2, 2), &["hydra", "bulk", "bulk"]);
        let stack = board.put(ASH, (3, 2), &["moth"]);
        let attacks = |command: &Command| matches!(command, Command::Attack { stack: attacker, .. } if *attacker == stack);
        assert!(!board.played(ASH, difficulty).iter().any(attacks), "{difficulty:?}");
    }
}

#[test]
fn who_stands_on_the_own_core_stays_there() {
    for (difficulty, mut board) in boards() {
        let guard = board.put(ASH, (7, 0), &["bastion", "needle"]);
        let core = board.at(7, 0);
        for _ in 0..4 {
            board.played(ASH, difficulty);
            assert_eq!(board.stack(guard).tile, core, "{difficulty:?}");
        }
    }
}

#[test]
fn a_garrison_goes_out_only_against_a_leader_that_it_beats() {
    let strikes = |difficulty, leader: (i32, i32), near: &[&str]| {
        let mut board = Board::empty(&LAND);
        board.put(ASH, (7, 0), &["thorn", "thorn", "bastion"]);
        board.put(ME, leader, &["moth"]);
        board.put(ME, (6, 0), near);
        let core = board.at(7, 0);
        board.until(ASH);
        board.sector.factions[1].cycles = 0;
        let command = Opponent::new(difficulty).next(&board.rules.view(&board.sector, ASH));
        matches!(command, Command::Attack { stack, .. } if board.stack(stack).tile == core)
    };
    for difficulty in Difficulty::ALL {
        assert!(!strikes(difficulty, (0, 4), &["moth"]), "{difficulty:?}");
        assert!(strikes(difficulty, (6, 1), &["moth"]), "{difficulty:?}");
        assert!(!strikes(difficulty, (6, 1), &["hydra", "bulk", "bulk"]), "{difficulty:?}");
    }
}

#[test]
fn a_node_that_nobody_holds_is_gone_to() {
    for (difficulty, mut board) in boards() {
        board.put(ASH, (7, 0), &["bastion", "bastion", "bastion", "bastion"]);
        board.put(ASH, (5, 3), &["needle"]);
        let node = board.at(3, 3);
        board.played(ASH, difficulty);
        assert_eq!(board.sector.tile(node).owner, Some(ASH), "{difficulty:?}");
    }
}

#[test]
fn wild_processes_keep_to_their_places_and_strike_at_the_weak() {
    let mut board = Board::empty(&LAND);
    let wild = FactionId(2);
    board.put(ASH, (7, 0), &["needle"]);
    board.put(ME, (0, 1), &["needle"]);
    let guard = board.put(wild, (3, 3), &["hydra", "hydra"]);
    let node = board.at(3, 3);
    board.played(wild, Difficulty::Normal);
    assert_eq!(board.stack(guard).tile, node);
    let weak = board.put(ME, (2, 3), &["moth"]);
    board.played(wild, Difficulty::Normal);
    assert!(!board.sector.stacks.contains_key(&weak));
    board.played(wild, Difficulty::Normal);
    assert_eq!(board.stack(guard).tile, node, "it goes back");
}

fn left_empty(rules: &Rules, sector: &Sector, faction: FactionId) -> Vec<TileId> {
    let is_core = |tile: &TileId| {
        let it = sector.tile(*tile);
        let role = it.structure.map(|it| rules.library.structure(it).role);
        it.owner == Some(faction) && role == Some(Role::Core) && it.stack.is_none()
    };
    sector.grid.tiles().filter(is_core).collect()
}

#[test]
fn a_corporation_never_leaves_its_core_empty_while_it_can_help_it() {
    let rules = small::rules();
    for difficulty in Difficulty::ALL {
        for seed in 1..=6 {
            let mut sector = rules.generate("medium", &mut Streams::new(seed)).unwrap();
            let factions = sector.factions().count();
            let mut opponents = vec![Opponent::new(difficulty); factions];
            while sector.outcome.is_none() && sector.turn <= 30 {
                let faction = sector.active;
                let held = left_empty(&rules, &sector, faction).is_empty();
                opponents[faction.0 as usize].take_turn(&rules, &mut sector).unwrap();
                pass_encounter(&rules, &mut sector);
                let open = left_empty(&rules, &sector, faction);
                assert!(
                    !held || open.is_empty(),
                    "{difficulty:?}, seed {seed}, turn {}: {faction:?} left {open:?}",
                    sector.turn
                );
            }
        }
    }
}

#[test]
fn a_core_that_stands_empty_is_gone_back_to() {
    for (difficulty, mut board) in boards() {
        let guard = board.put(ASH, (5, 1), &["bastion", "needle"]);
        let core = board.at(7, 0);
        let command = first(&mut board, difficulty);
        let back = Command::Move { stack: guard, to: core };
        assert_eq!(command, back, "{difficulty:?}");
    }
}

#[test]
fn an_empty_core_makes_who_holds_it() {
    for (difficulty, mut board) in boards() {
        board.put(ASH, (0, 4), &["needle"]);
        let core = board.at(7, 0);
        board.until(ASH);
        board.sector.factions[1].cycles = 60;
        let view = board.rules.view(&board.sector, ASH);
        let command = Opponent::new(difficulty).next(&view);
        let made = matches!(command, Command::Recruit { tile, .. } if tile == core);
        assert!(made, "{difficulty:?}: {command:?}");
    }
}

#[test]
fn of_a_large_stack_on_the_core_some_stay_and_the_rest_go_out() {
    for (difficulty, mut board) in boards() {
        let kinds = ["bastion", "bastion", "bastion", "bastion", "thorn", "hammer", "hammer"];
        let guard = board.put(ASH, (7, 0), &kinds);
        let command = first(&mut board, difficulty);
        let went = matches!(command, Command::Split { stack, .. } if stack == guard);
        assert!(went, "{difficulty:?}: {command:?}");
    }
}

#[test]
fn who_thinks_harder_holds_its_core_with_more() {
    let staying = |difficulty| {
        let mut board = board();
        let guard = board.put(ASH, (7, 0), &["bastion"; 8]);
        match first(&mut board, difficulty) {
            Command::Split { units, .. } => board.stack(guard).units.len() - units.len(),
            _ => board.stack(guard).units.len(),
        }
    };
    let [easy, normal, hard] = Difficulty::ALL.map(staying);
    assert!(easy < normal && normal < hard, "{easy}, {normal}, {hard}");
}

#[test]
fn what_an_opponent_weighs_is_told_by_the_choice_itself() {
    let rules = small::rules();
    for difficulty in Difficulty::ALL {
        let mut sector = rules.generate("small", &mut Streams::new(6)).unwrap();
        let factions = sector.factions().map(|(id, _)| id);
        let mut opponents: Vec<Opponent> = factions.map(|_| Opponent::new(difficulty)).collect();
        let (mut weighed, mut ended) = (0, 0);
        while sector.outcome.is_none() && sector.turn <= 8 {
            let opponent = &mut opponents[sector.active.0 as usize];
            let view = rules.view(&sector, sector.active);
            let told = opponent.deliberate(&view);
            assert_eq!(told, opponent.deliberate(&view), "asking changes nothing");
            for candidate in &told.candidates {
                let sum = candidate.parts.value();
                assert!(sum.is_none_or(|sum| sum == candidate.value), "{candidate:?}");
                let has_parts =
                    matches!(candidate.what, Considered::Attack { .. } | Considered::Go { .. });
                assert_eq!(has_parts, !candidate.parts.named().is_empty());
            }
            let command = opponent.next(&view);
            assert_eq!(told.command, command, "{difficulty:?}, turn {}", sector.turn);
            match told.motive {
                Motive::WorthMost => {
                    let rivals = told.rivals();
                    let chosen = told.chosen().expect("weighing led to it");
                    assert!(rivals.contains(chosen));
                    let drawn = difficulty == Difficulty::Easy
                        && matches!(chosen.what, Considered::Recruit { .. });
                    assert!(drawn || rivals[0].value == chosen.value, "{told:?}");
                    weighed += 1;
                }
                Motive::NothingLeft => ended += 1,
                Motive::Rule => assert_ne!(command, Command::EndTurn),
            }
            rules.apply(&mut sector, &command).unwrap();
            pass_encounter(&rules, &mut sector);
        }
        assert!(weighed > 20 && ended > 8, "{difficulty:?}: {weighed}, {ended}");
    }
}
