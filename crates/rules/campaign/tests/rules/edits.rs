//! Edits in a run: they are recorded, they replay, and they end the run's score and unlocks.

use crate::small::{Game, content_with};
use daemonfall_campaign::{Day, News, Profile, Refusal, RunCommand, Settings};
use daemonfall_core::Health;
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::components::{Object, Player, Status};
use daemonfall_sector::{self as sector, Command, Field};

fn on_the_map(field: Field, value: i32) -> RunCommand {
    RunCommand::Sector(Command::Edit(sector::Edit { field, value }))
}

fn in_the_dive(game: &mut Game, field: dungeon::Field, value: i32) -> RunCommand {
    let mut players = game.world.query::<(&Object, &Player)>();
    let object = players.iter(&game.world).next().map(|(object, _)| object.id).unwrap();
    RunCommand::Dive(dungeon::Command::Edit(dungeon::Edit { object, field, value }))
}

#[test]
fn a_run_with_edits_plays_again_to_the_same_fingerprints() {
    let mut game = Game::new();
    let (player, leader) = (game.campaign.sector().player, game.leader());
    game.apply(on_the_map(Field::Cycles(player), 1234));
    game.apply(on_the_map(Field::Health(leader), 1));
    game.go(1);
    game.enter_vault();
    let edit = in_the_dive(&mut game, dungeon::Field::MaxHealth, 50);
    game.apply(edit);
    let edit = in_the_dive(&mut game, dungeon::Field::Health, 40);
    game.apply(edit);
    let edit = in_the_dive(&mut game, dungeon::Field::Beats(Status::Stun), 2);
    game.apply(edit);
    for _ in 0..4 {
        game.apply(RunCommand::Dive(dungeon::Command::Wait));
    }
    game.apply(RunCommand::Retreat);
    let replay = game.campaign.replay().clone();
    assert_eq!(replay.verify(&game.content), Ok(replay.steps.len() as u32));
    assert_eq!(game.campaign.run().tally.beats, 4);
}

#[test]
fn an_edited_run_has_no_score_and_unlocks_nothing() {
    let mut game = Game::new();
    assert!(!game.campaign.run().edited);
    let player = game.campaign.sector().player;
    game.apply(on_the_map(Field::Cycles(player), 7));
    assert!(game.campaign.run().edited);
    game.end_turn();
    game.apply(RunCommand::GiveUp);
    let summary = game.summary();
    assert!(summary.edited);
    assert_eq!(summary.score.total, 0);
    let mut profile = Profile::default();
    let (settings, today) = (Settings::usual(5), Day { number: 9, seed: 5 });
    let news = profile.count(&content_with([]), &settings, summary, today);
    assert_eq!(news, News::default());
    assert_eq!(profile, Profile::default());
}

#[test]
fn an_edit_that_is_taken_back_never_was() {
    let mut game = Game::new();
    let before = game.campaign.fingerprint(&game.world);
    let player = game.campaign.sector().player;
    game.apply(on_the_map(Field::Cycles(player), 7));
    assert!(game.campaign.undo());
    assert!(!game.campaign.run().edited);
    assert_eq!(game.campaign.fingerprint(&game.world), before);
}

#[test]
fn edits_out_of_range_are_refused_in_words() {
    let mut game = Game::new();
    let leader = game.leader();
    let most = {
        let run = game.campaign.run();
        run.leader().unwrap().most_health(&game.content.sector.roster)
    };
    let refusal = game.refused(on_the_map(Field::Health(leader), most + 1));
    assert_eq!(refusal.to_string(), format!("health can be 1 to {most}, not {}", most + 1));
    let nobody = on_the_map(Field::Health(sector::UnitId(9999)), 1);
    assert_eq!(game.refused(nobody), Refusal::Sector(sector::Refusal::NoSuchUnit));
    game.go(1);
    game.enter_vault();
    let edit = in_the_dive(&mut game, dungeon::Field::Health, 0);
    let refusal = game.refused(edit);
    assert!(refusal.to_string().starts_with("health can be 1 to "), "{refusal}");
    let mut healths = game.world.query::<&Health>();
    assert!(healths.iter(&game.world).all(|health| health.current > 0));
}
