//! What can happen to a folder of saves: two writers, a full disk, a kill, leftovers, forged files.

use crate::small::Game;
use daemonfall_campaign::saves::folder::{FolderStore, replace};
use daemonfall_campaign::saves::{
    ReadStore, SaveStore, SavedRun, Trouble, keep_profile, turn_over,
};
use daemonfall_campaign::{Profile, Scene};
use daemonfall_dungeon::DiveSnapshot;
use daemonfall_dungeon::components::{Dropping, LeavesBehind};
use daemonfall_dungeon::names::{KindId, PoolId, SequenceId};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::thread;

type Done = Result<(), Box<dyn Error>>;

fn store(folder: &Path) -> FolderStore {
    FolderStore::new(Some(folder.into()))
}

fn names(folder: &Path) -> Vec<String> {
    store(folder).names("")
}

#[test]
fn two_writers_at_once_never_tear_a_file() -> Done {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("run.save");
    let texts = ["a".repeat(60_000), "b".repeat(90_000)];
    thread::scope(|scope| {
        let writers = texts
            .each_ref()
            .map(|text| scope.spawn(|| (0..60).try_for_each(|_| replace(&path, text))));
        let read = (0..200).filter_map(|_| fs::read_to_string(&path).ok());
        let torn = read.filter(|read| !texts.contains(read)).count();
        assert_eq!(torn, 0);
        writers.into_iter().try_for_each(|it| it.join().unwrap_or(Ok(())))
    })?;
    assert_eq!(names(folder.path()), ["run.save"]);
    Ok(())
}

#[test]
fn a_second_copy_of_the_game_reads_but_is_told_that_it_cannot_write() -> Done {
    let folder = tempfile::tempdir()?;
    let (first, second) = (store(folder.path()), store(folder.path()));
    first.write("run.save", "first")?;
    let told = second.write("run.save", "second").unwrap_err();
    assert!(told.reason.contains("another copy of the game"), "{told}");
    assert!(second.remove("run.save").is_err() && second.set_aside("run.save").is_err());
    assert_eq!(second.read("run.save")?.as_deref(), Some("first"));
    drop(first);
    Ok(second.write("run.save", "second")?)
}

#[test]
fn what_a_killed_program_left_half_written_is_cleaned_up_and_in_nobodys_way() -> Done {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name);
    for leftover in ["run-auto.save.new", "run-auto.save.77-3.new"] {
        fs::write(at(leftover), "half")?;
    }
    fs::write(at("plans.new"), "the player's own")?;
    fs::create_dir(at("run-1.save.new"))?;
    let store = store(folder.path());
    store.write("run-1.save", "whole")?;
    assert_eq!(store.names(""), ["plans.new", "run-1.save"]);
    Ok(())
}

#[test]
#[cfg(unix)]
fn a_link_stays_a_link() -> Done {
    let folder = tempfile::tempdir()?;
    let (real, link) = (folder.path().join("real.save"), folder.path().join("run.save"));
    fs::write(&real, "old")?;
    std::os::unix::fs::symlink(&real, &link)?;
    replace(&link, "new")?;
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(real)?, "new");
    Ok(())
}

#[test]
fn a_file_that_cannot_be_reached_is_neither_damaged_nor_written_over() -> Done {
    let folder = tempfile::tempdir()?;
    // A folder in the place of the file: reading it is an error of the system for every user.
    fs::create_dir(folder.path().join("profile.save"))?;
    let store = store(folder.path());
    let error = keep_profile(&store, &Profile::default()).unwrap_err();
    assert!(!error.is_damage(), "{error}");
    assert_eq!(names(folder.path()), [""; 0]);
    assert!(folder.path().join("profile.save").is_dir());
    Ok(())
}

#[test]
fn an_earlier_turn_that_is_no_text_is_set_aside_and_stops_no_other() -> Done {
    let folder = tempfile::tempdir()?;
    let store = store(folder.path());
    store.write("run-auto.save", "now")?;
    fs::write(folder.path().join("run-auto-1.save"), b"\xFF")?;
    turn_over(&store, 3)?;
    assert_eq!(store.read("run-auto-1.save")?.as_deref(), Some("now"));
    assert_eq!(fs::read(folder.path().join("run-auto-1-aside-1.save"))?, b"\xFF");
    Ok(())
}

#[test]
#[cfg(target_os = "linux")]
fn an_endless_file_is_damaged_and_not_read_into_memory() -> Done {
    let folder = tempfile::tempdir()?;
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("run.save"))?;
    let error = store(folder.path()).read("run.save").unwrap_err();
    assert_eq!(error.trouble, Trouble::Damaged);
    assert!(error.to_string().ends_with("run.save: is larger than 64 MiB"), "{error}");
    Ok(())
}

/// Not a test by itself: the process that other tests stop. It writes until it cannot.
#[test]
fn a_writer_for_another_test() -> Done {
    let Some(folder) = std::env::var_os("DAEMONFALL_TEST_WRITES") else { return Ok(()) };
    let store = store(Path::new(&folder));
    for text in ["a".repeat(300_000), "b".repeat(300_000)].iter().cycle() {
        store.write("run.save", text)?;
    }
    Ok(())
}

#[test]
#[cfg(unix)]
fn a_disk_without_room_leaves_the_old_save_whole() -> Done {
    let folder = tempfile::tempdir()?;
    store(folder.path()).write("run.save", "old")?;
    // No file of the writer may be longer than 32 KiB.
    let full = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 64; exec \"$0\" --exact \"$1\""])
        .arg(std::env::current_exe()?)
        .arg("disasters::a_writer_for_another_test")
        .env("DAEMONFALL_TEST_WRITES", folder.path())
        .output()?;
    let told = String::from_utf8_lossy(&full.stdout);
    assert!(!full.status.success() && told.contains("run.save"), "{told}");
    assert_eq!(store(folder.path()).read("run.save")?.as_deref(), Some("old"));
    assert_eq!(names(folder.path()), ["run.save"]);
    Ok(())
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the pauses move the moment of the kill")]
fn a_program_killed_while_writing_loses_and_tears_nothing() -> Done {
    let folder = tempfile::tempdir()?;
    for pause in [30, 33, 37, 41, 46, 52] {
        let mut writer = std::process::Command::new(std::env::current_exe()?)
            .args(["--exact", "disasters::a_writer_for_another_test"])
            .env("DAEMONFALL_TEST_WRITES", folder.path())
            .stdout(std::process::Stdio::null())
            .spawn()?;
        while !folder.path().join("run.save").exists() {
            thread::yield_now();
        }
        thread::sleep(std::time::Duration::from_millis(pause));
        writer.kill()?;
        writer.wait()?;
        let text = store(folder.path()).read("run.save")?.ok_or("it is gone")?;
        let whole = text.len() == 300_000 && text.bytes().all(|it| it == text.as_bytes()[0]);
        assert!(whole, "{} bytes", text.len());
    }
    store(folder.path()).claim()?;
    assert_eq!(names(folder.path()), ["run.save"]);
    Ok(())
}

#[test]
fn a_forged_dive_is_refused_and_never_a_panic() {
    let mut game = Game::new();
    game.go(1);
    game.enter_vault();
    let whole = SavedRun::of(&game.campaign, &mut game.world);
    assert!(SavedRun::read(&game.content, "whole", &whole.write()).is_ok());
    let forged: [(&str, fn(&mut DiveSnapshot)); 9] = [
        ("never given", |it| it.objects[0].object.id.0 = u32::MAX),
        ("out of bounds", |it| it.state.next = u32::MAX),
        ("no weapon number 999", |it| {
            it.objects[0].traits.attacking.as_mut().expect("a weapon").weapon.0 = 999;
        }),
        ("no sequence number 999", |it| {
            let all = it.objects.iter_mut().filter_map(|it| it.traits.sequential.as_mut());
            all.for_each(|it| it.sequence = SequenceId(999));
        }),
        ("no pool number 999", |it| {
            let dropping = Dropping { pool: PoolId(999), percent: 1 };
            it.objects[0].traits.dropping = Some(dropping);
        }),
        ("no kind number 999", |it| {
            it.objects[0].traits.leaves_behind = Some(LeavesBehind { kind: KindId(999) });
        }),
        ("value out of bounds", |it| {
            it.objects[0].traits.health.as_mut().expect("health").max = i32::MAX;
        }),
        ("outside the floor", |it| it.objects[0].placed.cell.x = i32::MAX),
        ("its record ends with", |it| it.state.beat += 1),
    ];
    for (reason, forge) in forged {
        let mut forged = whole.clone();
        let Scene::Dive(dive) = &mut forged.snapshot.scene else { panic!("no dive") };
        forge(dive);
        let told = SavedRun::read(&game.content, "forged", &forged.write()).expect_err(reason);
        assert!(told.to_string().contains(reason), "{told}");
    }
}
