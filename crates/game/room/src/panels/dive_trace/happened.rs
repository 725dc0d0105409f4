//! Every kind of event in a line, whether the player saw it or not: the rules' words in colours.

use super::names::Names;
use super::words::Words;
use daemonfall_dungeon::{DiveEvent, Piece, Reason};
use daemonfall_ui::theme;

pub fn reason(names: &Names, reason: Reason) -> String {
    reason.describe(|id| names.of(id))
}

pub fn line(names: &Names, event: &DiveEvent) -> Words {
    event.describe().into_iter().fold(Words::new(), |line, piece| match piece {
        Piece::Words(words) => line.say(words),
        Piece::Detail(words) => line.quiet(words),
        Piece::Setback(words) => line.of(words, theme::DANGER),
        Piece::Object(id) => line.and(names.words(id)),
        Piece::Kind(kind) => line.say(names.kind(kind)),
        Piece::Floor(floor) => line.say((floor + 1).to_string()),
        Piece::Health(health) => line.of(health.to_string(), theme::YOU),
        Piece::Reason(why) => line.of(reason(names, why), theme::DANGER),
    })
}
