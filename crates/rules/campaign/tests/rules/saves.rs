//! Saves: what is written can be read again. Anything cut, altered, newer or foreign is refused
//! with place and reason, and not changed.

use crate::small::Game;
use crate::vaults::stations;
use daemonfall_campaign::saves::{
    Glance, MemoryStore, Newest, ReadStore, SaveError, SaveStore, SavedRun, Slot, import, keep,
    keep_profile, load, load_profile, look, newest, turn_over,
};
use daemonfall_campaign::{Door, ModId, Phase, Profile, RunCommand, RunReplay, RunSnapshot};
use daemonfall_sector::{StackId, TileId, Victory};

fn saved(game: &mut Game) -> SavedRun {
    SavedRun::of(&game.campaign, &mut game.world)
}

fn game() -> Game {
    let mut game = Game::new();
    game.fit_leader("plate");
    game.go(1);
    game
}

fn refused(game: &Game, text: &str) -> SaveError {
    SavedRun::read(&game.content, "the test", text).expect_err("it was read")
}

#[test]
fn a_save_goes_on_where_it_was_left_on_the_map_in_a_dive_and_in_a_breach() {
    let mut game = game();
    for step in 0..3 {
        let store = MemoryStore::default();
        let print = game.campaign.fingerprint(&game.world);
        keep(&store, Slot::One, &saved(&mut game), &game.content).unwrap();
        let read = load(&store, Slot::One, &game.content).unwrap().unwrap();
        assert_eq!(read, saved(&mut game));
        let mut other = Game::new();
        other.campaign = read.resume(game.content.clone(), &mut other.world).unwrap();
        assert_eq!(other.campaign.fingerprint(&other.world), print);
        match step {
            0 => drop(game.enter_vault()),
            1 => {
                game.apply(RunCommand::Retreat);
                let tile = game.stack().tile;
                game.change(|it| drop(it.run.doors.insert(tile, "loom".into())));
                game.end_turn();
                game.enter_vault();
                let units: Vec<_> = game.stack().units.iter().map(|unit| unit.id).take(2).collect();
                game.apply(RunCommand::LineUp(stations(&units)));
            }
            _ => {}
        }
    }
}

#[test]
fn a_save_cut_at_any_byte_is_refused() {
    let mut game = game();
    let text = saved(&mut game).write();
    assert!(text.len() < 200_000, "{}", text.len());
    // Opening reports every cut; reading everything is tried at only some of them.
    for cut in 0..text.len() {
        if !text.is_char_boundary(cut) {
            continue;
        }
        let opened = daemonfall_campaign::saves::envelope::open("run", &text[..cut]);
        let error = opened.expect_err("a cut save was opened").to_string();
        assert!(
            error.contains(&format!("byte {cut}")) || cut < 2 || error.contains("first line"),
            "{cut}: {error}"
        );
        if cut % 997 == 0 {
            assert!(refused(&game, &text[..cut]).to_string().starts_with("the test: "));
        }
    }
}

#[test]
fn a_save_with_a_bit_flipped_is_damaged() {
    let mut game = game();
    let text = saved(&mut game).write();
    for place in (text.find('\n').unwrap() + 1..text.len()).step_by(611) {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else { continue };
        let error = refused(&game, &flipped).to_string();
        assert!(error.contains("damaged: its checksum"), "{error}");
    }
}

#[test]
fn what_a_newer_version_wrote_is_refused_and_left_untouched() {
    let mut game = game();
    let store = MemoryStore::default();
    let newer = saved(&mut game).write().replacen("\"version\":2", "\"version\":3", 1);
    store.write(Slot::Two.file(), &newer).unwrap();
    let error = load(&store, Slot::Two, &game.content).unwrap_err().to_string();
    assert!(
        error.contains("newer version of the game (format 3; this one reads up to 2)"),
        "{error}"
    );
    assert!(matches!(look(&store, &game.content)[5], (Slot::Two, Glance::Broken(_))));
    assert_eq!(store.read(Slot::Two.file()).unwrap(), Some(newer));
}

#[test]
fn what_has_no_checksum_is_refused_by_name() {
    let mut game = game();
    let body = serde_json::to_string(&saved(&mut game)).unwrap();
    let error = refused(&game, &body.replacen('{', "{\"version\":1,", 1)).to_string();
    assert!(error.contains("written by version 1, without a checksum"), "{error}");
}

#[test]
fn a_run_of_other_rules_is_refused_with_what_changed_and_the_version_that_plays_it() {
    let mut game = game();
    let mut saved = saved(&mut game);
    saved.replay.versions.game = "0.0.9".into();
    saved.replay.versions.dive += 1;
    saved.replay.data.0 ^= 1;
    let told =
        "it was made with other rules of the dive, other data; use Daemonfall 0.0.9 to play it";
    let error = refused(&game, &saved.write()).to_string();
    assert_eq!(error, format!("the test: {told}"));
    assert_eq!(saved.replay.verify(&game.content).unwrap_err().to_string(), told);
}

#[test]
fn a_run_of_other_data_or_that_contradicts_itself_or_its_record_is_refused_with_the_part() {
    let mut game = game();
    let wrong: [(&str, fn(&mut RunSnapshot)); 7] = [
        ("other data", |it| it.run.data.0 ^= 1),
        ("but its record ends with", |it| it.run.tally.battles_won += 1),
        ("run.gear: there is no mod number 999", |it| it.run.gear.loose.push(ModId(999))),
        ("run out of numbers", |it| it.run.sector.next_unit = u32::MAX - 1),
        ("won in another way", |it| it.run.sector.victory = Victory::Nodes),
        ("sector is invalid", |it| it.run.sector.tiles.truncate(3)),
        ("run.place", |it| {
            let (stack, tile) = (StackId(0), TileId(1));
            it.run.phase = Phase::Door(Door { stack, tile, guardian: "loom".into() });
        }),
    ];
    for (reason, change) in wrong {
        let mut it = saved(&mut game);
        change(&mut it.snapshot);
        let told = refused(&game, &it.write()).to_string();
        assert!(told.contains(reason), "{told}");
    }
}

#[test]
fn a_field_of_the_wrong_form_is_told_with_line_column_and_path() {
    let mut game = game();
    let mut body = serde_json::to_value(saved(&mut game)).unwrap();
    body["snapshot"]["run"]["sector"]["turn"] = "one".into();
    let text = daemonfall_campaign::saves::envelope::wrap("run", &body.to_string());
    let error = refused(&game, &text).to_string();
    assert!(
        error.contains("line 1, column") && error.contains("snapshot.run.sector.turn"),
        "{error}"
    );
}

#[test]
fn a_broken_save_in_the_way_is_set_aside_and_not_lost() {
    let mut game = game();
    let store = MemoryStore::default();
    store.write(Slot::Auto.file(), "from the future").unwrap();
    let aside = keep(&store, Slot::Auto, &saved(&mut game), &game.content).unwrap().unwrap();
    assert_eq!(store.read(&aside).unwrap().as_deref(), Some("from the future"));
    assert!(load(&store, Slot::Auto, &game.content).unwrap().is_some());
    assert_eq!(keep(&store, Slot::Auto, &saved(&mut game), &game.content).unwrap(), None);
}

#[test]
fn what_is_exported_can_be_imported_and_what_is_broken_leaves_the_slot_alone() {
    let mut game = game();
    let (here, there) = (MemoryStore::default(), MemoryStore::default());
    keep(&here, Slot::One, &saved(&mut game), &game.content).unwrap();
    let exported = here.read(Slot::One.file()).unwrap().unwrap();
    import(&there, Slot::Three, &game.content, "a file", &exported).unwrap();
    assert_eq!(there.read(Slot::Three.file()).unwrap(), Some(exported.clone()));
    let error = import(&there, Slot::Three, &game.content, "a file", &exported[..90]).unwrap_err();
    assert!(error.to_string().starts_with("a file: "), "{error}");
    assert_eq!(there.read(Slot::Three.file()).unwrap(), Some(exported));
}

#[test]
fn each_slot_tells_how_far_its_run_has_come() {
    let mut game = game();
    let store = MemoryStore::default();
    keep(&store, Slot::Auto, &saved(&mut game), &game.content).unwrap();
    let slots = look(&store, &game.content);
    let Glance::Run(stage) = &slots[0].1 else { panic!("{slots:?}") };
    assert_eq!((stage.seed, stage.turn, stage.place, stage.over), (7, 1, "the sector", false));
    assert_eq!(slots[1].1, Glance::Empty);
}

#[test]
fn the_profile_is_kept_and_a_replay_read_again() {
    let store = MemoryStore::default();
    assert_eq!(load_profile(&store).unwrap().value, Profile::default());
    let profile = Profile { unlocks: vec!["veteran".into()], ..Profile::default() };
    keep_profile(&store, &profile).unwrap();
    assert_eq!(load_profile(&store).unwrap().value, profile);

    let mut game = Game::new();
    game.end_turn();
    let replay = game.campaign.replay().clone();
    let text = replay.write();
    assert!(RunReplay::is_one(&text) && !RunReplay::is_one(&saved(&mut game).write()));
    assert_eq!(RunReplay::read("a file", &text), Ok(replay));
    let error = RunReplay::read("a file", &saved(&mut game).write()).unwrap_err();
    assert_eq!(error.to_string(), "a file: it is a run, not a replay");
}

#[test]
fn earlier_turns_are_moved_on_and_the_oldest_is_dropped() {
    let store = MemoryStore::default();
    let held = |slot: Slot| store.read(slot.file()).unwrap();
    for turn in ["1", "2", "3", "4"] {
        turn_over(&store, 2).unwrap();
        store.write(Slot::Auto.file(), turn).unwrap();
    }
    assert_eq!(
        Slot::BY_ITSELF.map(held),
        [Some("4"), Some("3"), Some("2"), None].map(|it| it.map(str::to_owned))
    );
    turn_over(&store, 0).unwrap();
    assert_eq!(held(Slot::Auto).as_deref(), Some("4"));
    assert_eq!(held(Slot::Earlier), None);
}

#[test]
fn a_damaged_profile_is_replaced_by_its_backup_and_not_lost() {
    let store = MemoryStore::default();
    let first = Profile { unlocks: vec!["veteran".into()], ..Profile::default() };
    keep_profile(&store, &first).unwrap();
    keep_profile(&store, &Profile::default()).unwrap();
    store.write("profile.save", "torn").unwrap();
    let read = load_profile(&store).unwrap();
    assert_eq!(read.value, first);
    assert!(read.damage.unwrap().to_string().starts_with("profile.save: "));
    keep_profile(&store, &read.value).unwrap();
    assert_eq!(store.read("profile-aside-1.save").unwrap().as_deref(), Some("torn"));
    let read = load_profile(&store).unwrap();
    assert_eq!((read.value, read.damage), (first, None));
}

#[test]
fn the_newest_good_turn_is_continued() {
    let mut game = game();
    let store = MemoryStore::default();
    assert_eq!(newest(&store, &game.content), Newest { run: None, trouble: None });
    keep(&store, Slot::Auto, &saved(&mut game), &game.content).unwrap();
    turn_over(&store, 3).unwrap();
    turn_over(&store, 3).unwrap();
    for torn in [Slot::Auto, Slot::Earlier] {
        store.write(torn.file(), "torn").unwrap();
    }
    let found = newest(&store, &game.content);
    assert_eq!(found.run, Some((Slot::Earlier2, saved(&mut game))));
    assert!(found.trouble.unwrap().to_string().starts_with("run-auto.save: "));
}
