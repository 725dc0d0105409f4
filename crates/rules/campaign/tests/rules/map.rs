//! Which system is active, turns, undo, and endings.

use crate::small::{Game, content_with, overlay};
use daemonfall_campaign::{Cause, Ending, Phase, Refusal, RunCommand, RunEvent, Settings};
use daemonfall_sector::library::Role;
use daemonfall_sector::{Command, FactionId, SectorEvent, TileId, Victory};

#[test]
fn a_run_begins_on_the_map_in_the_players_turn() {
    let game = Game::new();
    let run = game.campaign.run();
    assert_eq!(run.phase, Phase::Sector);
    assert_eq!((run.sector.turn, run.sector.active), (1, run.sector.player));
    assert!(run.leader().is_some());
}

#[test]
fn the_seed_draws_a_crew_unless_one_is_chosen() {
    let content = content_with([]);
    let kinds = |settings: Settings| {
        let (campaign, _) =
            daemonfall_campaign::Campaign::begin(content.clone(), settings).unwrap();
        let run = campaign.run();
        let name = |kind| content.sector.roster.kind(kind).key.as_str().to_owned();
        run.units().map(|unit| name(unit.kind)).collect::<Vec<_>>()
    };
    let drawn: std::collections::BTreeSet<_> =
        (0..40).map(|seed| kinds(Settings::usual(seed))).collect();
    assert!(drawn.len() >= 8, "{drawn:?}");
    let chosen = Settings { crew: Some("kiln".into()), ..Settings::usual(1) };
    let [thorn, behind @ ..] = &kinds(chosen)[..] else { panic!("a crew has units") };
    assert_eq!(thorn, "thorn", "the front row comes first");
    assert_eq!(behind, ["ember", "ember", "weaver"]);
}

#[test]
fn ending_the_turn_lets_all_others_have_theirs() {
    let mut game = Game::new();
    let applied = game.end_turn();
    let began: Vec<FactionId> = applied
        .events
        .iter()
        .filter_map(|event| match event {
            RunEvent::Sector(SectorEvent::TurnBegan { faction, .. }) => Some(*faction),
            _ => None,
        })
        .collect();
    assert_eq!(began, [FactionId(1), FactionId(2), FactionId(0)]);
    assert_eq!(game.campaign.run().sector.turn, 2);
    assert!(!applied.undoable);
}

const UNEVEN: &str = r#"{ "normal": (name: "Uneven", about: "Uneven.", factions: normal, guardians: greedy,
    score: 100, retreat: 50, theirs: 7, guards: 200) }"#;

#[test]
fn a_difficulty_gives_the_sides_what_it_says() {
    let even = Game::with(content_with([]), "small", 7);
    let uneven = content_with([overlay("difficulties.ron", UNEVEN)]);
    let mut uneven = Game::with(uneven, "small", 7);
    let wild = |game: &Game| {
        let stacks = game.campaign.sector().stacks_of(FactionId(3));
        stacks.map(|stack| stack.worth(&game.content.sector.roster)).sum::<i32>()
    };
    assert!(wild(&uneven) * 2 > wild(&even) * 3, "{}, {}", wild(&uneven), wild(&even));
    let given = uneven.end_turn().events.into_iter().filter_map(|event| match event {
        RunEvent::Sector(SectorEvent::CyclesChanged { faction, by, .. }) => Some((faction, by)),
        _ => None,
    });
    assert_eq!(given.collect::<Vec<_>>(), [(FactionId(1), 7), (FactionId(2), 7)]);
}

#[test]
fn what_another_system_has_to_answer_is_refused_with_its_name() {
    let mut game = Game::new();
    let refusal = game.refused(RunCommand::Choose(0));
    assert_eq!(refusal.to_string(), "the sector comes first");
    let far = Command::Move { stack: game.stack().id, to: TileId(999) };
    let refusal = game.refused(RunCommand::Sector(far));
    assert!(matches!(refusal, Refusal::Sector(_)), "{refusal}");
}

#[test]
fn a_step_that_revealed_nothing_can_be_taken_back_and_leaves_the_record() {
    let mut game = Game::new();
    let before = game.campaign.run().clone();
    let stack = game.stack();
    let order: Vec<_> = stack.units.iter().rev().map(|unit| unit.id).collect();
    let arrange = Command::Arrange { stack: stack.id, order };
    assert!(game.apply(RunCommand::Sector(arrange)).undoable);
    assert_eq!(game.campaign.replay().steps.len(), 1);
    assert!(game.campaign.undo());
    assert_eq!(*game.campaign.run(), before);
    assert!(game.campaign.replay().steps.is_empty());
    assert!(!game.campaign.undo(), "there is nothing more to undo");
}

#[test]
fn a_march_over_what_was_seen_in_this_turn_can_be_taken_back() {
    let mut game = Game::new();
    let reveals = |game: &Game| game.campaign.reveals([TileId(1)].into_iter());
    assert!(reveals(&game) && !game.go(1).undoable);
    assert!(game.go(0).undoable && !reveals(&game), "it was seen");
    assert!(game.go(1).undoable && game.campaign.undo());
    assert_eq!(game.stack().tile, TileId(0));
    game.end_turn();
    assert!(reveals(&game), "others may have been there since");
}

#[test]
fn nothing_before_the_end_of_a_turn_can_be_taken_back_after_it() {
    let mut game = Game::new();
    game.fit_leader("plate");
    assert!(game.campaign.can_undo());
    game.end_turn();
    assert!(!game.campaign.can_undo());
}

#[test]
fn giving_up_ends_the_run_with_a_summary() {
    let mut game = Game::new();
    let applied = game.apply(RunCommand::GiveUp);
    let Some(RunEvent::Over(summary)) = applied.events.last() else {
        panic!("{:?}", applied.events);
    };
    assert_eq!((summary.ending, summary.cause.clone()), (Ending::GaveUp, None));
    assert_eq!(game.refused(RunCommand::GiveUp), Refusal::Over);
}

#[test]
fn taking_an_enemys_core_wins() {
    let mut game = Game::new();
    game.change(|it| {
        let sector = &mut it.run.sector;
        // The core is unguarded, and the leader's stack is next to it.
        let gone: Vec<_> = sector.stacks_of(FactionId(1)).map(|stack| stack.id).collect();
        for id in gone {
            let stack = sector.stacks.remove(&id).unwrap();
            sector.tiles[stack.tile.0 as usize].stack = None;
        }
        let core = sector.tiles.len() as u32 - 1;
        let stack = sector.stacks.values_mut().find(|stack| stack.is_led()).unwrap();
        sector.tiles[stack.tile.0 as usize].stack = None;
        stack.tile = TileId(core - 1);
        sector.tiles[core as usize - 1].stack = Some(stack.id);
        for known in &mut sector.factions[0].memory {
            known.seen = daemonfall_sector::Seen::Remembered;
            known.glimpse = None;
        }
    });
    let core = game.campaign.run().sector.tiles.len() as u32 - 1;
    game.go(core);
    let summary = game.summary();
    assert_eq!(summary.ending, Ending::Won);
    let score = &summary.score;
    assert!(score.victory > 0 && score.structures == 2 * 25, "a gate and the core: {score:?}");
    assert_eq!(score.total, score.sum());
}

/// The test's sector, won by its only vault, or by its only node held for two turns.
const GOALS: &str = r#"{ "test": (name: "Test", about: "Drawn.", factions: ["daemons", "ash", "wild"], cycles: 100,
    goals: (vaults: 1, nodes: 1, turns: 2), land: Drawn(rows: [".1.V.N. .*. . . . . . .2.b"])) }"#;

#[test]
fn holding_nodes_for_turns_in_a_row_wins_a_run_that_asks_for_it_and_the_record_proves_it() {
    let mut game = Game::asking(Victory::Nodes, GOALS);
    game.go(2);
    game.end_turn();
    assert_eq!(game.phase(), &Phase::Sector);
    game.end_turn();
    assert_eq!(game.summary().ending, Ending::Won);
    let replay = game.campaign.replay();
    assert_eq!(replay.verify(&game.content), Ok(replay.steps.len() as u32));
    let told = game.campaign.snapshot(&mut game.world).run.sector.outcome;
    assert_eq!(told, Some(daemonfall_sector::Outcome::NodesHeld));
}

#[test]
fn where_nodes_or_vaults_win_the_player_knows_from_the_start_where_they_are() {
    let known = |victory, role| {
        let settings = Settings { sector: "small".into(), victory, ..Settings::usual(3) };
        let game = Game::begun(content_with([]), settings);
        let view = game.campaign.view();
        let is = |tile: &TileId| view.structure(*tile).is_some_and(|it| it.role == role);
        view.grid().tiles().filter(is).count()
    };
    assert_eq!(known(Victory::Nodes, Role::Node), 6);
    assert_eq!(known(Victory::Vaults, Role::Vault), 3);
    assert!(known(Victory::Core, Role::Node) < 6);
}

#[test]
fn emptying_vaults_wins_a_run_that_asks_for_it() {
    let mut game = Game::asking(Victory::Vaults, GOALS);
    game.change(|it| it.run.doors.extend([(TileId(1), "loom".into())]));
    game.go(1);
    game.enter_vault();
    let units = crate::vaults::others(&game);
    game.apply(RunCommand::LineUp(crate::vaults::stations(&units[..3])));
    game.change_breach(|scene| {
        let foes = scene.stack.characters.iter_mut();
        let foes = foes.filter(|it| it.side == daemonfall_core::Side::Hostile);
        foes.for_each(|it| it.health.current = 1);
    });
    crate::vaults::fight(&mut game, false);
    let summary = game.summary();
    assert_eq!((summary.ending, summary.tally.vaults), (Ending::Won, 1));
}

#[test]
fn the_leaders_death_in_battle_ends_the_run_and_tells_against_whom() {
    let mut game = Game::new();
    game.change(|it| {
        let sector = &mut it.run.sector;
        let foe = sector.stacks_of(FactionId(1)).next().unwrap().id;
        let mut foe = sector.stacks.remove(&foe).unwrap();
        sector.tiles[foe.tile.0 as usize].stack = None;
        let own = sector.stacks.values_mut().find(|stack| stack.is_led()).unwrap();
        own.units.truncate(1);
        own.units[0].health = 1;
        let beside = TileId(own.tile.0 + 1);
        foe.tile = beside;
        sector.tiles[beside.0 as usize].stack = Some(foe.id);
        sector.stacks.insert(foe.id, foe);
    });
    let (stack, tile) = (game.stack().id, TileId(1));
    game.apply(RunCommand::Sector(Command::Attack { stack, tile }));
    if game.campaign.run().leader().is_some() {
        game.end_turn();
    }
    let summary = game.summary();
    assert_eq!(summary.ending, Ending::LeaderLost);
    assert_eq!(summary.cause, Some(Cause::Battle("ash".into())));
}

#[test]
fn settings_that_name_what_there_is_not_are_refused_with_the_nearest_name() {
    let content = crate::small::content_with([]);
    let wrong = |change: fn(&mut Settings)| {
        let mut settings = Settings::usual(1);
        change(&mut settings);
        settings.check(&content).unwrap_err().to_string()
    };
    let told = wrong(|it| it.difficulty = "nromal".into());
    assert_eq!(told, "there is no difficulty \"nromal\", did you mean \"normal\"?");
    assert!(wrong(|it| it.crew = Some("fang".into())).contains("did you mean \"fangs\"?"));
    assert!(wrong(|it| it.sector = "mediun".into()).contains("did you mean \"medium\"?"));
    let content =
        crate::small::content_with([crate::small::overlay("sectors.ron", crate::small::ROWS)]);
    let odd = Settings { sector: "test".into(), victory: Victory::Nodes, ..Settings::usual(1) };
    let told = odd.check(&content).unwrap_err().to_string();
    assert_eq!(told, "the sector \"test\" cannot be won by \"nodes\"");
    assert!(wrong(|it| it.unlocks = vec!["lockmsith".into()]).contains("\"locksmith\"?"));
}

#[test]
fn others_play_choice_by_choice_as_they_do_at_once_and_nothing_is_on_record_before() {
    let (mut at_once, mut bit_by_bit) = (Game::new(), Game::new());
    let end = RunCommand::Sector(Command::EndTurn);
    for turn in 1..=6 {
        let all = at_once.apply(end.clone());
        let Game { campaign, world, .. } = &mut bit_by_bit;
        let mut told = campaign.start(world, end.clone()).unwrap().events;
        assert!(campaign.is_open(), "turn {turn}: others have their turns");
        assert_eq!(campaign.replay().steps.len() + 1, turn);
        let refusal = campaign.check(world, &end).unwrap_err();
        assert_eq!(refusal, Refusal::NotYourTurn);
        assert!(!campaign.undo());
        while let Some(more) = campaign.go_on(world) {
            told.extend(more);
        }
        assert!(!campaign.is_open());
        assert_eq!(told, all.events, "turn {turn}");
        assert_eq!(campaign.replay(), at_once.campaign.replay());
    }
}
