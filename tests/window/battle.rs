//! Battles: composing stacks, their odds, the fight, and its film forward and back, by keys and
//! pointer.

use super::files::content;
use super::program::{Program, folder};
use crate::SEED;
use daemonfall_battle::{Battle, MoveTypes, Outcome};
use daemonfall_battle_mode::film::Film;
use daemonfall_battle_mode::muster;

/// The battle of these sides and this seed, played on the rules alone; your side attacks.
pub fn fought(words: &str) -> (Battle, Film) {
    let content = content();
    let lists = muster::read(&content.breach, words).unwrap_or_else(|error| panic!("{error}"));
    let fight = muster::set_up(&content.breach, &MoveTypes::standard(), &lists)
        .unwrap_or_else(|error| panic!("{error}"));
    let battle = fight.plan.simulate(SEED);
    let film = Film::new(&fight.plan, &battle).unwrap_or_else(|error| panic!("{error}"));
    (battle, film)
}

pub fn end(battle: &Battle) -> String {
    let outcome = match battle.ending.outcome {
        Outcome::Attacker => "won",
        Outcome::Defender => "lost",
        Outcome::Stalemate => "draw",
    };
    let print = battle.ending.fingerprint();
    format!("expect outcome {outcome}\nexpect fingerprint {print}\n")
}

#[test]
fn two_stacks_are_composed_with_their_odds_and_their_battle_is_watched_forward_and_back() {
    let sides = "needle,bastion,weaver:thorn,ember";
    let (battle, film) = fought(sides);
    let all = film.frames.len();
    let half = film.struck(film.lasts * (640.0 - 24.0) / 1232.0);
    let compose = "wait compose\nwait odds\nwait frames 5\nexpect text most often\nexpect text YOUR STACK ATTACKS, 3 OF 8\n\
                   expect text All other moves: too little to measure.\nexpect text You attack, they defend\n"
        .to_owned()
        + "shot compose\n"
        // A unit is added with the pointer and removed with the key; odds are counted each time.
        + "click 394 161\nwait frames 3\nclick 73 402\nwait frames 5\nexpect text YOUR STACK ATTACKS, 4 OF 8\nwait odds\n\
           move 394 161\nwait frames 5\nkey Delete\nwait frames 5\nexpect text YOUR STACK ATTACKS, 3 OF 8\nwait odds\n"
        // A better line-up is sought, stands in the stack, and is taken back.
        + "expect text Choose a place\nclick 502 99\nwait text Your stack: the best of\nwait frames 5\nexpect text Undo\nwait odds\n\
           shot best\nkey u\nwait frames 5\nexpect text Choose a place\nexpect text YOUR STACK ATTACKS, 3 OF 8\nwait odds\n\
           click 1016 626\n";
    let film = "wait battle\nwait frames 10\nkey Space\nkey Home\nwait frames 5\nexpect move 0\n\
                key ArrowRight\nwait move 1\nwait frames 20\nexpect move 1\nkey ArrowRight\nwait move 2\nwait frames 20\nexpect move 2\n\
                key ArrowLeft\nwait frames 5\nexpect move 1\nexpect text WEIGHED IN TURN 1\n\
                click 640 629\nwait frames 5\n"
        .to_owned()
        + &format!("expect move {half}\n")
        + "shot film\n"
        + "key Tab\nkey Tab\nwait frames 5\nexpect text Ember\nkey e\nwait film\nwait text Continue\n"
        + &format!("expect move {all}\n")
        + &end(&battle)
        + "shot end\n"
        + "key r\nwait frames 5\nkey =\nkey =\nkey =\nwait film\nwait text Continue\nwait frames 10\nwait seconds 1\n\
           key Enter\nwait compose\nwait odds\nkey Escape\nwait practice\nquit\n";
    Program::new(&folder())
        .with(&["--battle", sides, "--seed", &SEED.to_string()])
        .plays(&(compose + &film));
}

#[test]
fn a_battle_of_seven_stacks_is_shown_at_once_and_told_to_its_end() {
    let eight = "needle,bastion,weaver,thorn,leech,ember,warder,echo";
    let sides = format!("{eight}+{eight}+{eight}:{eight}+{eight}+{eight}+{eight}");
    let (battle, film) = fought(&sides);
    let script = format!(
        "wait battle\nwait seconds 2\nshot many\nkey Enter\nwait film\nwait text Look at the last moment\nexpect move {}\n{}quit\n",
        film.frames.len(),
        end(&battle)
    );
    Program::new(&folder()).with(&["--battle", &sides, "--seed", &SEED.to_string()]).plays(&script);
}

#[test]
fn words_that_make_no_battle_end_the_program_with_a_reason() {
    Program::new(&folder())
        .with(&["--battle", "needle:keystone"])
        .run()
        .ends_with(1, &["--battle: \"keystone\" fights no battles"]);
}
