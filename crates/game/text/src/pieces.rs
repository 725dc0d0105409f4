//! Messages in pieces: inserted values stay separate from the words around them, so that they can
//! be coloured or pointed at.

use super::say;
use fluent_bundle::FluentValue;

/// Marks from a private area of Unicode, which no text contains: before a value's number, between
/// number and value, and after the value.
const OPEN: char = '\u{F0000}';
const THEN: char = '\u{F0001}';
const CLOSE: char = '\u{F0002}';

/// A piece of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece<T> {
    /// The text of the piece.
    pub text: String,
    /// What the piece refers to; `None` for the message's own words.
    pub of: Option<T>,
}

/// A value for a message, and what it refers to.
#[derive(Debug, Clone)]
pub struct Argument<'a, T> {
    /// The value's name in the message.
    pub name: &'a str,
    /// The text to insert.
    pub text: String,
    /// What it refers to.
    pub of: T,
}

/// The named message in pieces, in reading order. `plain` holds values that choose words
/// (`$count ->`) or need no mark. A language may omit a value of `told` or use it twice.
pub fn pieces<T: Clone>(
    id: &str,
    told: &[Argument<'_, T>],
    plain: &[(&str, FluentValue<'_>)],
) -> Vec<Piece<T>> {
    in_pieces(told, plain, |values| say(id, values))
}

fn in_pieces<T: Clone>(
    told: &[Argument<'_, T>],
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

fn split<T: Clone>(text: &str, told: &[Argument<'_, T>]) -> Vec<Piece<T>> {
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

    fn told(name: &'static str, text: &str, of: u8) -> Argument<'static, u8> {
        Argument { name, text: text.into(), of }
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
