//! The battle log: one sentence per move, with its numbers.

use super::cast::Cast;
use super::film::{Frame, Hit, Way};
use daemonfall_battle::{Camp, ParticipantId, Plan};
use daemonfall_ui::prelude::*;

/// The style of a piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Plain,
    Name(Camp),
    Number,
    Quiet,
}

pub type Sentence = Vec<(Ink, String)>;

/// The selector for a move's message: from the way it was made and the key of its type.
fn verb(way: Way, kind: &str) -> &'static str {
    match (way, kind) {
        (Way::Answer, _) => "answers",
        (Way::Blow, "Charge") => "charges",
        (Way::Blow, "Strike") => "strikes",
        (Way::Shot, "Archery") => "shoots",
        (Way::Gift, "Healing") => "heals",
        (Way::Blow, "Sweep") => "sweeps",
        (Way::Shot, "Volley") => "volleys",
        (Way::Shot, "Mark") => "marks",
        (Way::Gift, "Guard") => "guards",
        (Way::Gift, "Rally") => "rallies",
        (Way::Gift, "Withdraw") => "withdraws",
        _ => "uses",
    }
}

/// The selector for a move's outcome in messages.
fn came_to(frame: &Frame, kind: &str) -> &'static str {
    let Hit { change, fell, .. } = frame.main();
    match (change, kind) {
        (0, "Guard" | "Mark" | "Rally" | "Withdraw") => "done",
        (0, _) if frame.way == Way::Gift => "nothing",
        (0, _) => "miss",
        (..0, _) if fell => "falls",
        (..0, _) => "loses",
        _ => "gains",
    }
}

pub fn tell(frame: &Frame, plan: &Plan, cast: &Cast) -> Sentence {
    let told = |name, of, text| Argument { name, text, of };
    let who = |name, id: ParticipantId| {
        let one = plan.participants().get(id.0 as usize);
        let camp = one.map_or(Camp::Attacker, |one| one.camp);
        told(name, Ink::Name(camp), cast.name(id).to_owned())
    };
    let (mover, target, main) = (frame.made.mover, frame.target(), frame.main());
    let kind = plan.types().name(frame.made.kind);
    let left = match (main.change, main.left.current) {
        (..0, left) => t!("battle-log-left", left = left),
        (_, now) => t!("battle-log-left.now", left = now),
    };
    let values = [
        who("who", mover),
        if target == mover {
            told("target", Ink::Plain, t!("battle-log-itself"))
        } else {
            who("target", target)
        },
        told("change", Ink::Number, main.change.abs().to_string()),
        told("miss", Ink::Quiet, t!("battle-log-miss")),
        told("left", Ink::Quiet, left),
        who("guard", main.who),
    ];
    let choices = [
        ("verb", verb(frame.way, kind).into()),
        ("by", if main.who == target { "itself" } else { "guard" }.into()),
        ("came", came_to(frame, kind).into()),
        ("kind", names::ability(kind).into()),
    ];
    let mut said = pieces("battle-log-move", &values, &choices);
    for other in frame.fell().filter(|fallen| *fallen != main.who) {
        said.extend(pieces("battle-log-dies", &[who("who", other)], &[]));
    }
    said.into_iter().map(|piece| (piece.of.unwrap_or(Ink::Plain), piece.text)).collect()
}

pub fn plain_text(sentence: &[(Ink, String)]) -> String {
    sentence.iter().map(|(_, piece)| piece.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::film::tests::fought;
    use super::*;

    #[test]
    fn every_move_is_told_with_its_numbers() {
        let (mut told, mut fallen) = (Vec::new(), 0);
        for seed in 0..8 {
            let (fight, _, film) = fought("needle,weaver,pike:thorn,bastion,ember", seed);
            let sentences =
                film.frames.iter().map(|frame| plain_text(&tell(frame, &fight.plan, &fight.cast)));
            told.extend(sentences);
            fallen += film.frames.iter().map(|frame| frame.fell().count()).sum::<usize>();
        }
        assert!(told.iter().all(|line| line.ends_with('.') && !line.contains("uses")));
        let count = |words: &str| told.iter().filter(|line| line.contains(words)).count();
        for words in ["strikes back at", "shoots at", "strikes", "heals", ": a miss.", " left."] {
            assert!(count(words) > 0, "{words}: {told:#?}");
        }
        assert_eq!(count(" dies."), fallen);
    }

    #[test]
    fn everyone_who_dies_in_a_move_is_named() {
        let mut swept = 0;
        for seed in 0..40 {
            let (fight, _, film) = fought("needle,needle,needle,needle:hydra", seed);
            for frame in &film.frames {
                let line = plain_text(&tell(frame, &fight.plan, &fight.cast));
                for who in frame.fell() {
                    let dies = format!(" {} dies.", fight.cast.name(who));
                    assert_eq!(line.matches(&dies).count(), 1, "{line}");
                }
                swept += usize::from(frame.fell().count() > 1);
            }
        }
        assert!(swept > 0, "no sweep killed two");
    }

    #[test]
    fn messages_know_every_verb_and_every_outcome() {
        let told = |verb: &str, came: &str, by: &str| {
            let left = match came {
                "gains" => t!("battle-log-left.now", left = 4),
                _ => t!("battle-log-left", left = 4),
            };
            t!(
                "battle-log-move",
                who = "Needle",
                target = "Thorn",
                guard = "Bastion",
                by = by,
                kind = "Rally",
                verb = verb,
                came = came,
                change = 5,
                miss = t!("battle-log-miss"),
                left = left
            )
        };
        for (verb, came, line) in [
            ("answers", "miss", "Needle strikes back at Thorn: a miss."),
            ("charges", "loses", "Needle charges at Thorn: 5, 4 left."),
            ("strikes", "falls", "Needle strikes Thorn: 5. Thorn dies."),
            ("shoots", "miss", "Needle shoots at Thorn: a miss."),
            ("heals", "gains", "Needle heals Thorn by 5, 4 now."),
            ("heals", "nothing", "Needle heals Thorn, to no effect."),
            ("uses", "loses", "Needle uses Rally on Thorn: 5, 4 left."),
            ("sweeps", "loses", "Needle sweeps Thorn and those beside it: 5, 4 left."),
            ("marks", "done", "Needle marks Thorn."),
            ("rallies", "done", "Needle rallies those beside it."),
            ("withdraws", "done", "Needle withdraws."),
        ] {
            assert_eq!(told(verb, came, "itself"), line);
        }
        let guarded = "Needle strikes Thorn, Bastion takes it: 5, 4 left.";
        assert_eq!(told("strikes", "loses", "guard"), guarded);
        let fallen = "Needle strikes Thorn, Bastion takes it: 5. Bastion dies.";
        assert_eq!(told("strikes", "falls", "guard"), fallen);
    }
}
