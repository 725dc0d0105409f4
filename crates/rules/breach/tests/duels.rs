//! Plays the scenes in `duels`: who meets whom, what they choose, and what comes of it.
//!
//! | line | |
//! |---|---|
//! | `moves` | the subroutines of all scenes below it; `own moves` those of its scene alone |
//! | `duel ann 0,0; bob 0,1 \| xan 0,0` | a new duel: the player's side, and the other ([`small`](super::small)) |
//! | `round ann hit xan; bob hit xan` | [`Duel::round`]; below it what was done to characters |
//! | `choose bob wait` | a choice in the turn of bob |
//! | `told`, `deeds`, `machinery`, `afters` | what happened since the last look: all of it, or a part |
//! | `skip` | leaves what happened so far untold |
//! | `set bob health 3` | also `charge`, `flag` or a status |
//! | `bob: CPU 9` | also every other value of [`fact`] |
//! | `turn: bob`, `turn: bob, quick` | whose turn it is, or `nobody` |
//! | `outcome: Won` | how it ended, or `none` |
//! | `goal Outlast(3)` | another way to win |
//! | `watch` | keeps the trace: `film` tells it in the seed's notation, `why xan` why xan was passed over |
//! | `warns hit xan` | what the preview of a choice warns of, below it |
//! | `forecast hit xan` | what that preview tells of each character, below it |
//! | `may hit xan`, `refuse hit xan: Over` | what is allowed, and what is refused why |
//! | `aims hit: xan yul` | everything that it can be aimed at |
//! | `listed hit lob` | all choices are these subroutines with all their aims, and waiting |
//! | `on 3,0: xan` | who stands on a panel, or `nobody` |
//! | `give mim` | gives a character the turn, as a save can |

use crate::scenes::{check, play};
use crate::small::Duel;
use daemonfall_breach::preview::preview;
use daemonfall_breach::trace::BreachTrace;
use daemonfall_breach::{Aim, Field, Forecast, Scratch, all_commands, fingerprint};
use daemonfall_core::{CharacterId, Status};

#[test]
fn every_duel_goes_as_it_is_written() {
    let (mut moves, mut own, mut duel) = (String::new(), None, None);
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/duels"), |word, rest, below| match word {
        "moves" => moves = below.join("\n"),
        "own" => own = Some(below.join("\n")),
        "scene" => own = None,
        "duel" => {
            let (player, hostile) = rest.split_once(" | ").unwrap();
            let [player, hostile] = [player, hostile].map(|side| side.replace("; ", "\n"));
            duel = Some(Duel::new(own.as_ref().unwrap_or(&moves), &player, &hostile));
        }
        word => go_on(duel.as_mut().expect("a duel"), word, rest, below),
    });
}

fn go_on(duel: &mut Duel, word: &str, rest: &str, below: &[&str]) {
    match word {
        "round" => {
            duel.round(&rest.split("; ").filter(|it| !it.is_empty()).collect::<Vec<_>>());
            if !below.is_empty() {
                check(&duel.deeds(), below);
            }
        }
        "choose" => duel.choose(rest),
        "skip" => drop(duel.told()),
        "told" => check(&duel.told(), below),
        "deeds" => check(&duel.deeds(), below),
        "machinery" => check(&duel.machinery(), below),
        "afters" => {
            let mut told = duel.told();
            told.retain(|line| line.starts_with("finished") || line.contains(", after "));
            check(&told, below);
        }
        "set" => set(duel, &rest.split(' ').collect::<Vec<_>>()),
        "goal" => duel.edit(|snapshot| snapshot.state.goal = ron::from_str(rest).unwrap()),
        "watch" => duel.world.insert_resource(BreachTrace::default()),
        "film" => {
            let moments = duel.world.resource::<BreachTrace>().moments();
            let name = |who: CharacterId| duel.names[who.0 as usize].clone();
            let lines = moments.flat_map(|moment| moment.lines(&duel.library, &name));
            check(&lines.collect::<Vec<_>>(), below);
        }
        "why" => {
            let who = duel.id(rest);
            let mut passed_over = duel.world.resource::<BreachTrace>().passed_over();
            let why = passed_over.rfind(|(_, why)| why.who == who);
            let name = |who: CharacterId| duel.names[who.0 as usize].clone();
            let told = why.map(|(_, why)| why.sentence(&name));
            check(&told.into_iter().collect::<Vec<_>>(), below);
        }
        "warns" => {
            let (mut scratch, now) = (Scratch::new(&duel.library), duel.snapshot());
            let seen = preview(&mut scratch, &now, Some(duel.command(rest)), 12).unwrap();
            let named = |text: String| {
                let names = duel.names.iter().map(|name| (format!("{:?}", duel.id(name)), name));
                names.fold(text, |text, (id, name)| text.replace(&id, name))
            };
            let warnings = seen.warnings.iter().map(|warning| named(format!("{warning:?}")));
            check(&warnings.collect::<Vec<_>>(), below);
        }
        "forecast" => {
            let (mut scratch, before) = (Scratch::new(&duel.library), fingerprint(&duel.world));
            let command = Some(duel.command(rest));
            let seen = preview(&mut scratch, &duel.snapshot(), command, 1).unwrap();
            assert_eq!(fingerprint(&duel.world), before, "a preview changes nothing");
            let told = seen.forecasts.iter();
            let told = told.map(|(who, it)| foretold(&duel.names[who.0 as usize], it));
            check(&told.collect::<Vec<_>>(), below);
        }
        "aims" => {
            let (name, aims) = rest.split_once(": ").unwrap();
            assert_eq!(duel.aims(name).join(" "), aims);
        }
        "listed" => {
            let of = |name| duel.aims(name).into_iter().map(move |aim| format!("{name} {aim}"));
            let all = rest.split(' ').flat_map(of).chain(["wait".into()]);
            let all: Vec<_> = all.map(|choice| duel.command(&choice)).collect();
            assert_eq!(all_commands(&duel.world), all);
        }
        "on" => {
            let (panel, wanted) = rest.split_once(": ").unwrap();
            let Aim::Panel(panel) = duel.aim(panel) else { panic!("{panel} is no panel") };
            let who = duel.world.resource::<Field>().at(panel);
            assert_eq!(who.map_or("nobody", |who| &duel.names[who.0 as usize]), wanted);
        }
        "give" => {
            let who = duel.id(rest);
            duel.edit(|snapshot| snapshot.state.turn.as_mut().expect("a turn").who = who);
        }
        "may" => assert_eq!(duel.check(rest), Ok(())),
        "refuse" => {
            let (choice, reason) = rest.split_once(": ").unwrap();
            let command = duel.command(choice);
            duel.refuses(command, reason);
        }
        "turn:" => {
            let (who, quick) = rest.split_once(", ").unwrap_or((rest, ""));
            assert_eq!(duel.asked(), if who == "nobody" { "" } else { who });
            assert_eq!(all_commands(&duel.world).is_empty(), who == "nobody");
            assert!(quick.is_empty() || duel.turn().is_some_and(|turn| turn.quick));
        }
        "outcome:" => {
            let outcome = duel.outcome().map(|it| format!("{it:?}"));
            assert_eq!(outcome.unwrap_or("none".into()), rest);
        }
        who => {
            let (what, value) = rest.split_once(' ').unwrap_or((rest, ""));
            assert_eq!(fact(duel, who.trim_end_matches(':'), what, value), value);
        }
    }
}

/// A forecast in words, without what it has nothing to say of.
fn foretold(who: &str, it: &Forecast) -> String {
    let fall = it.fall.map(|fall| {
        let open = if fall.open { "perhaps " } else { "" };
        format!("{open}falls in round {} by {} of {}", fall.round, fall.damage, fall.met.health)
    });
    let told = [
        Some(format!("{who}: {} left behind {}", it.left.health, it.left.shield)),
        (it.damage > 0).then(|| format!("loses {}", it.damage)),
        fall,
        it.acts_fallen.then(|| "acts fallen".into()),
        it.turns.then(|| "turns".into()),
        it.flag.map(|flag| format!("{flag:?}")),
        it.moved.map(|to| format!("to {},{}", to.x, to.column)),
        it.stays.then(|| "stays".into()),
    ];
    let answers = it.answers.iter().map(|answer| format!("{answer:?}"));
    let others = it.others.iter().map(|other| format!("{other:?}"));
    told.into_iter().flatten().chain(answers).chain(others).collect::<Vec<_>>().join(", ")
}

fn status(name: &str) -> Status {
    ron::from_str(name).unwrap()
}

fn set(duel: &mut Duel, words: &[&str]) {
    let [who, what, value] = *words else { panic!("set WHO WHAT VALUE") };
    let id = duel.id(who).0 as usize;
    duel.edit(|snapshot| match what {
        "health" => snapshot.stack.characters[id].health.current = value.parse().unwrap(),
        "charge" => snapshot.fighters[id].charge.0 = value.parse().unwrap(),
        "flag" => snapshot.fighters[id].flag = ron::from_str(value).unwrap(),
        name => snapshot.stack.characters[id].statuses.set(status(name), value.parse().unwrap()),
    });
}

/// A value of a character, to be compared with the expected one.
fn fact(duel: &Duel, who: &str, what: &str, expected: &str) -> String {
    match what {
        "health" => duel.health(who).to_string(),
        "shield" => duel.shield(who).to_string(),
        "charge" => duel.charge(who).to_string(),
        "CPU" => duel.free_cpu(who).to_string(),
        "speed" => duel.speed(who).to_string(),
        "flag" => format!("{:?}", duel.flag(who)),
        "face" => format!("{:?}", duel.get::<daemonfall_breach::Fighter>(who).face),
        "place" => format!("{},{}", duel.place(who).0, duel.place(who).1),
        "there" | "gone" if duel.is_there(who) == (what == "there") => String::new(),
        "no" if !duel.statuses(who).has(status(expected)) => expected.into(),
        name if duel.statuses(who).has(status(name)) => match expected {
            "" => String::new(),
            _ => duel.statuses(who).left(status(name)).to_string(),
        },
        _ => "something else".into(),
    }
}
