//! Opponents play by the rules, see no more than they should, and think as well as their difficulty
//! says.

use crate::small::{self, ASH, Board, ME};
use daemonfall_core::Streams;
use daemonfall_sector::library::Role;
use daemonfall_sector::{
    Command, Considered, Difficulty, FactionId, Motive, Opponent, Pending, Rules, Sector,
    SectorEvent, TileId, Victory, WriteBack,
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
        let played = (3..6).flat_map(|seed| {
            let mut sector = rules.generate("medium", 100, &mut Streams::new(seed)).unwrap();
            play(&rules, &mut sector, |_| difficulty, 25)
        });
        let events: Vec<SectorEvent> = played.collect();
        let by = |is: &dyn Fn(&SectorEvent) -> bool| events.iter().filter(|it| is(it)).count();
        let taken = by(&|event| matches!(event, SectorEvent::Taken { by, .. } if *by == ASH));
        let recruited =
            by(&|event| matches!(event, SectorEvent::Recruited { faction, .. } if *faction == ASH));
        let fought = by(&|event| matches!(event, SectorEvent::Fought(_)));
        assert!(taken >= 20, "{difficulty:?} took {taken} tiles");
        assert!(recruited >= 6, "{difficulty:?} recruited {recruited}");
        assert!(fought >= 9, "{difficulty:?} fought {fought} battles");
    }
}

#[test]
fn an_opponent_that_gives_orders_gives_the_one_with_which_it_wins_most_often() {
    let told = |difficulty| {
        let mut board = Board::empty(&LAND);
        board.put(ME, (3, 2), &["needle", "thorn", "bastion", "leech"]);
        let stack = board.put(ASH, (4, 2), &["hammer", "thorn", "leech", "pike", "ember"]);
        let commands = board.played(ASH, difficulty);
        let order = commands.iter().find_map(|command| match command {
            Command::GiveOrder { stack: told, order } if *told == stack => Some(*order),
            _ => None,
        });
        let attacked = commands.iter().any(|it| matches!(it, Command::Attack { .. }));
        (order, attacked)
    };
    assert_eq!(told(Difficulty::Easy).0, None);
    let (order, attacked) = told(Difficulty::Hard);
    assert!(attacked && order.is_some(), "{order:?}");
}

#[test]
fn the_same_sector_is_played_in_the_same_way() {
    let rules = small::rules();
    let once = || {
        let mut sector = rules.generate("small", 100, &mut Streams::new(8)).unwrap();
        play(&rules, &mut sector, |_| Difficulty::Hard, 15);
        sector.fingerprint()
    };
    assert_eq!(once(), once());
}

#[test]
fn who_thinks_harder_takes_more_land() {
    let rules = small::rules();
    let land = |sector: &Sector, faction| {
        sector.tiles.iter().filter(|tile| tile.owner == Some(faction)).count()
    };
    let (mut hard, mut easy) = (0, 0);
    for seed in 1..=50 {
        for swapped in [false, true] {
            let [strong, weak] =
                if swapped { [FactionId(2), FactionId(1)] } else { [FactionId(1), FactionId(2)] };
            let mut sector = rules.generate("medium", 100, &mut Streams::new(seed)).unwrap();
            let think = |faction| match faction {
                faction if faction == strong => Difficulty::Hard,
                faction if faction == weak => Difficulty::Easy,
                _ => Difficulty::Normal,
            };
            play(&rules, &mut sector, think, 100);
            hard += land(&sector, strong);
            easy += land(&sector, weak);
        }
    }
    assert!(hard > easy, "hard {hard}, easy {easy}");
}

const LAND: [&str; 5] = [
    ". . . . . . .2.b",
    " .1. . . . . . .",
    ". . . . . . . .",
    " . . . .N. . . .",
    ". . . . . . . .",
];

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
            let mut sector = rules.generate("medium", 100, &mut Streams::new(seed)).unwrap();
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
fn who_thinks_harder_holds_its_core_with_no_less() {
    let staying = |difficulty| {
        let mut board = Board::empty(&LAND);
        board.put(ME, (0, 1), &["needle"]);
        let guard = board.put(ASH, (7, 0), &["bastion"; 8]);
        board.until(ASH);
        board.sector.factions[1].cycles = 0;
        match Opponent::new(difficulty).next(&board.rules.view(&board.sector, ASH)) {
            Command::Split { units, .. } => board.stack(guard).units.len() - units.len(),
            _ => board.stack(guard).units.len(),
        }
    };
    let stay = Difficulty::ALL.map(staying);
    assert!(stay.is_sorted() && stay[0] < stay[1] && stay[2] < stay[3], "{stay:?}");
}

#[test]
fn a_node_that_counts_for_the_players_victory_is_worth_more_to_an_opponent() {
    let worth = |victory| {
        let mut board = Board::empty(&LAND);
        board.sector.victory = victory;
        board.put(ASH, (4, 3), &["needle"]);
        board.put(ASH, (7, 0), &["thorn", "thorn", "bastion"]);
        board.put(ME, (0, 1), &["needle"]);
        board.give((3, 3), ME);
        board.until(ASH);
        board.sector.factions[1].cycles = 0;
        let node = board.at(3, 3);
        let view = board.rules.view(&board.sector, ASH);
        let weighed = Opponent::new(Difficulty::Normal).deliberate(&view).candidates;
        let mut weighed = weighed.into_iter();
        let goes =
            weighed.find(|it| matches!(it.what, Considered::Go { tile, .. } if tile == node));
        goes.expect("it could go there").value
    };
    assert!(worth(Victory::Nodes) > worth(Victory::Core));
}

#[test]
fn what_an_opponent_weighs_is_told_by_the_choice_itself() {
    let rules = small::rules();
    for difficulty in Difficulty::ALL {
        let mut sector = rules.generate("small", 100, &mut Streams::new(6)).unwrap();
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
