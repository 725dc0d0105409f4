//! Messages in pieces: what was put into the places can still be told from the words around it, to
//! be drawn in a colour of its own or to be pointed at.

use crate::current::say;
use fluent_bundle::FluentValue;

/// Marks that no text has (a private area of Unicode): before the number of a value, behind it, and
/// behind the value.
const OPEN: char = '\u{F0000}';
const THEN: char = '\u{F0001}';
const CLOSE: char = '\u{F0002}';

/// A piece of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece<T> {
    /// What is read.
    pub text: String,
    /// What the piece speaks of; none of the message's own words.
    pub of: Option<T>,
}

/// A value for a message, and what it speaks of.
#[derive(Debug, Clone)]
pub struct Told<'a, T> {
    /// Name of the place.
    pub name: &'a str,
    /// What is put there.
    pub text: String,
    /// What it speaks of.
    pub of: T,
}

/// The message of a name in pieces, in the order of reading. `plain` are values that choose words
/// (`$count ->`) or need no mark; a language may leave a told value out, or say it twice.
pub fn pieces<T: Clone>(
    id: &str,
    told: &[Told<'_, T>],
    plain: &[(&str, FluentValue<'_>)],
) -> Vec<Piece<T>> {
    in_pieces(told, plain, |values| say(id, values))
}

fn in_pieces<T: Clone>(
    told: &[Told<'_, T>],
    plain: &[(&str, FluentValue<'_>)],
    say: impl FnOnce(&[(&str, FluentValue<'_>)]) -> String,
) -> Vec<Piece<T>> {
    let marked = told.iter().enumerate().map(|(place, value)| {
        let text = format!("{OPEN}{place}{THEN}{}{CLOSE}", value.text);
        (value.name, FluentValue::from(text))
    });
    let values: Vec<_> = marked.chain(plain.iter().cloned()).collect();
    split(&say(&values), told)
}

fn split<T: Clone>(text: &str, told: &[Told<'_, T>]) -> Vec<Piece<T>> {
    let mut pieces = Vec::new();
    let mut push = |text: &str, of: Option<T>| {
        if !text.is_empty() {
            pieces.push(Piece { text: text.to_owned(), of });
        }
    };
    let mut rest = text;
    while let Some((words, marked)) = rest.split_once(OPEN) {
        push(words, None);
        let Some((value, behind)) = marked.split_once(CLOSE) else {
            rest = marked;
            break;
        };
        let (place, value) = value.split_once(THEN).unwrap_or(("", value));
        let of = place.parse::<usize>().ok().and_then(|place| told.get(place));
        push(value, of.map(|told| told.of.clone()));
        rest = behind;
    }
    push(rest, None);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn told(name: &'static str, text: &str, of: u8) -> Told<'static, u8> {
        Told { name, text: text.into(), of }
    }

    #[test]
    fn values_stay_apart_from_the_words_around_them() {
        let message = "hit = { $who } hits { $target } for { $damage }.\n";
        let (language, _) = Language::read("xx.ftl", "en", message);
        let said = in_pieces(
            &[told("target", "Thorn", 7), told("who", "Needle", 8)],
            &[("damage", 3.into())],
            |values| language.say("hit", values).unwrap_or_default(),
        );
        let seen: Vec<_> = said.iter().map(|piece| (piece.text.as_str(), piece.of)).collect();
        assert_eq!(
            seen,
            [("Needle", Some(8)), (" hits ", None), ("Thorn", Some(7)), (" for 3.", None)]
        );
    }

    #[test]
    fn a_message_that_is_not_there_is_one_piece() {
        let said = pieces("no-such-message", &[told("who", "Needle", 1)], &[]);
        assert_eq!(said, [Piece { text: "[no-such-message]".into(), of: None }]);
    }
}
