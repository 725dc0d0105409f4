//! The practice ladder in the window: one puzzle of each system is played as the solver solves it,
//! and the result is saved.

use super::duel;
use super::files::write;
use super::program::{Program, folder};
use bevy::ecs::world::World;
use daemonfall_breach::BreachLibrary;
use daemonfall_campaign::puzzles::{Position, Puzzle, PuzzleCommand, Session, Trial};
use daemonfall_campaign::saves::folder::FolderStore;
use daemonfall_campaign::saves::load_ladder;
use daemonfall_campaign::{Content, install};
use daemonfall_dungeon::Command;
use daemonfall_lab::data::content;
use daemonfall_lab::puzzles::{POSITIONS_AT_MOST, solve};
use std::fmt::Write;
use std::sync::Arc;

const TO_THE_LADDER: &str = "wait title\nwait frames 5\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait practice\nwait frames 5\n\
                             key Enter\nwait ladder\nwait frames 10\n";

fn lines(puzzle: &Puzzle, content: &Arc<Content>) -> Vec<String> {
    let best = solve(puzzle, content, POSITIONS_AT_MOST).unwrap_or_else(|error| panic!("{error}"));
    let best = best.unwrap_or_else(|| panic!("{} has no solution", puzzle.key));
    let mut world = World::new();
    install(&mut world, content);
    let mut session = Session::begin(puzzle, &content.breach, &mut world)
        .unwrap_or_else(|reason| panic!("{reason}"));
    let mut lines = Vec::new();
    for command in best.commands {
        let library = world.resource::<BreachLibrary>();
        lines.push(line(&session, library, command));
        session.act(&mut world, command).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    lines
}

fn line(session: &Session, library: &BreachLibrary, command: PuzzleCommand) -> String {
    match (command, &session.stand().position, &session.puzzle().trial) {
        (PuzzleCommand::Dive(Command::Step(way)), ..) => format!("command step {}", way.name()),
        (PuzzleCommand::Dive(Command::Bomb(way)), ..) => format!("command bomb {}", way.name()),
        (PuzzleCommand::Dive(Command::Drink), ..) => "command drink".into(),
        (PuzzleCommand::Dive(Command::Take), ..) => "command take".into(),
        (PuzzleCommand::Dive(_), ..) => "command wait".into(),
        (PuzzleCommand::Breach(command), Position::Breach(now), _) => {
            format!("wait choice\n{}", duel::line(library, now, command))
        }
        (PuzzleCommand::Exchange(one, other), Position::Battle(line), Trial::Battle(trial)) => {
            let own = [trial.stack_of(line), trial.reserve_of(line)].concat();
            let name = |place: u8| &library.unit(own[usize::from(place)]).name;
            let (one, other) = (name(one), name(other));
            format!("touch text {one}\nwait frames 5\ntouch text {other}\nwait frames 5")
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_puzzle_of_each_system_is_solved_at_par_taken_back_and_kept() {
    let folder = folder();
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    let mut script = TO_THE_LADDER.to_owned();
    let mut told = |line: String| writeln!(script, "{line}").expect("a text can be written");
    // The goal of the selected puzzle is shown below the rows.
    let first = content.puzzles.first().expect("the ladder has puzzles");
    told(format!("wait text {}", first.goal));
    let mut played = Vec::new();
    for key in ["whip", "prism", "decoy"] {
        let (puzzle, row) = row_of(&content, key);
        let system = puzzle.trial.system();
        let screen = if system == "battle" { "arrange" } else { system };
        let lines = lines(puzzle, &content);
        told(format!("touch text {row}"));
        told(format!("wait {screen}\nwait frames 20\nexpect text {}", puzzle.goal));
        if key == "whip" {
            told("wait text Whip, striking to the right".into());
        }
        told(format!("key i\nwait text {}", puzzle.hints[0]));
        told(format!("shot {key}"));
        // The first choice is made, undone, and made again.
        let waits = if system == "breach" { "wait choice" } else { "wait frames 20" };
        told(format!("{}\n{waits}\nkey u\n{waits}", lines[0]));
        told(lines.join("\n"));
        told("wait text At par\nwait frames 10".into());
        told(format!("expect text par {}", puzzle.par));
        told("use Back to the ladder\nwait ladder\nwait frames 10".into());
        played.push(puzzle);
    }
    told("shot ladder".into());
    told("key Escape\nwait practice\nquit".into());
    Program::new(&folder).plays(&script);
    let store = FolderStore::new(Some(folder.path().join("saves")));
    let ladder = load_ladder(&store).unwrap_or_else(|error| panic!("{error}")).value;
    for puzzle in played {
        assert_eq!(ladder.best(puzzle), Some(puzzle.par), "{}", puzzle.key);
    }
}

/// The puzzle with this key, and the beginning of its row.
fn row_of<'a>(content: &'a Content, key: &str) -> (&'a Puzzle, String) {
    let mut all = content.puzzles.iter().enumerate();
    let found = all.find(|(_, puzzle)| puzzle.key == key);
    let (place, puzzle) = found.expect("the ladder has this puzzle");
    (puzzle, format!("{}. {}", place + 1, puzzle.title))
}

#[test]
fn over_a_puzzle_of_the_breach_the_pause_leads_to_the_settings_and_its_key_goes_on() {
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    let (puzzle, row) = row_of(&content, "prism");
    let mut script = format!("{TO_THE_LADDER}touch text {row}\nwait breach\nwait choice\n");
    script += "key Escape\nwait text Paused\nwait frames 5\nclick text Settings\nwait text Restore defaults\nwait frames 5\n";
    // What lies over the pause keeps its key to itself.
    script += "key p\nwait frames 5\nexpect text Restore defaults\nkey Escape\nwait frames 5\nexpect text Paused\n";
    script +=
        "key p\nwait frames 5\nkey p\nwait text Paused\nwait frames 5\nkey p\nwait frames 5\n";
    // The puzzle's keys work while it is not paused.
    script += &format!("key i\nwait text {}\nquit\n", puzzle.hints[0]);
    Program::new(&folder()).plays(&script);
}

#[test]
fn a_pad_gets_at_all_that_a_puzzle_offers() {
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    let (puzzle, row) = row_of(&content, "prism");
    let mut script = format!("{TO_THE_LADDER}touch text {row}\nwait breach\nwait choice\n");
    // Below Continue, Help, Settings, the picture and the switches: take back, begin again, hint.
    script += "pad Start\nwait text Paused\nwait frames 5\n";
    script += &"pad DPadDown\nwait frames 3\n".repeat(7);
    script += &format!("pad South\nwait text {}\nwait frames 5\n", puzzle.hints[0]);
    script += "pad Start\nwait text Paused\nwait frames 5\n";
    script += &"pad DPadDown\nwait frames 3\n".repeat(8);
    script += "pad South\nwait ladder\nquit\n";
    Program::new(&folder()).plays(&script);
}

#[test]
fn a_puzzle_of_a_pack_stands_above_the_games_own_under_the_packs_name() {
    let folder = folder();
    let pack = folder.path().join("steps");
    write(
        pack.join("pack.ron"),
        "(id: \"steps\", version: \"1\", name: \"More steps\", about: \"One.\", data: 1)",
    );
    let puzzle = r#"{ "odd": (title: "Odd", goal: "Leave.", rule: "Go.", par: 2, trial: Dive(
        map: ["XXXX", "X@.X", "X.SX", "XXXX"], legend: ["@ = player without digging"], terms: [Escape])) }"#;
    write(pack.join("puzzles.ron"), puzzle);
    let mut script = TO_THE_LADDER.to_owned();
    // Dives have two rows, breaches three, battles one.
    script += &"key ArrowUp\nwait frames 5\n".repeat(6);
    script +=
        "expect text More steps\nexpect text 25. Odd\nexpect text Leave.\nexpect readable\nquit\n";
    let pack = pack.display().to_string();
    Program::new(&folder).with(&["--pack", &pack]).plays(&script);
}
