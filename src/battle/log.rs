//! What happened, in a sentence for each move, with the numbers.

use super::cast::Cast;
use super::film::{Frame, Way};
use daemonfall_battle::{Camp, ParticipantId, Plan};

/// How a piece of a sentence is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Plain words.
    Plain,
    /// Somebody of a camp.
    Name(Camp),
    /// A number that matters.
    Number,
    /// Words that may be passed over.
    Quiet,
}

/// A sentence in pieces.
pub type Sentence = Vec<(Ink, String)>;

/// The sentence about a move.
pub fn tell(frame: &Frame, plan: &Plan, cast: &Cast) -> Sentence {
    let name = |id: ParticipantId| {
        let one = plan.participants().get(id.0 as usize);
        let camp = one.map_or(Camp::Attacker, |one| one.camp);
        (Ink::Name(camp), cast.name(id).to_owned())
    };
    let plain = |words: &str| (Ink::Plain, words.to_owned());
    let (mover, target) = (frame.made.mover, frame.target());
    let kind = plan.types().name(frame.made.kind);
    let mut sentence = vec![name(mover)];
    let verb = match (frame.way, kind) {
        (Way::Answer, _) => "answers",
        (Way::Blow, "Charge") => "charges at",
        (Way::Blow, "Strike") => "strikes",
        (Way::Shot, "Archery") => "shoots at",
        (Way::Gift, "Healing") => "heals",
        _ => "",
    };
    if verb.is_empty() {
        sentence.push(plain(&format!(" uses {kind} on ")));
    } else {
        sentence.push(plain(&format!(" {verb} ")));
    }
    if target == mover {
        sentence.push(plain("itself"));
    } else {
        sentence.push(name(target));
    }
    match frame.change {
        0 if frame.way == Way::Gift => sentence.push(plain(", to no effect")),
        0 => sentence.push((Ink::Quiet, ": a miss".into())),
        lost if lost < 0 => {
            sentence.push(plain(": "));
            sentence.push((Ink::Number, (-lost).to_string()));
        }
        gained => {
            sentence.push(plain(" by "));
            sentence.push((Ink::Number, gained.to_string()));
        }
    }
    if frame.fell {
        sentence.push(plain(". It falls"));
    } else if frame.change != 0 {
        let left = format!(", {} left", frame.left.current);
        sentence.push((Ink::Quiet, left));
    }
    sentence.push(plain("."));
    sentence
}

/// A sentence as plain text.
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
            let sentences = film
                .frames
                .iter()
                .map(|frame| plain_text(&tell(frame, &fight.plan, &fight.cast)));
            told.extend(sentences);
            fallen += film.frames.iter().filter(|frame| frame.fell).count();
        }
        assert!(
            told.iter()
                .all(|line| line.ends_with('.') && !line.contains("uses"))
        );
        let count = |words: &str| told.iter().filter(|line| line.contains(words)).count();
        for words in [
            "answers",
            "shoots at",
            "strikes",
            "heals",
            ": a miss.",
            " left.",
        ] {
            assert!(count(words) > 0, "{words}: {told:#?}");
        }
        assert_eq!(count("It falls"), fallen);
    }
}
