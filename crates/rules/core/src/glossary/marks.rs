//! Link marks in a term's text: `[[quick flag]]`, or `[[stack of moves|stack]]` for other words.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark<'a> {
    Plain(&'a str),
    /// A link: its target and the words shown.
    Link(&'a str, &'a str),
}

/// Splits a marked text; the error is a bracket that is not closed, or an empty link.
pub(super) fn split(text: &str) -> Result<Vec<Mark<'_>>, String> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some((before, opened)) = rest.split_once("[[") {
        let Some((inside, after)) = opened.split_once("]]") else {
            return Err(format!("\"[[{opened}\" is not closed by \"]]\""));
        };
        let (to, shown) = inside.split_once('|').unwrap_or((inside, inside));
        if to.is_empty() || shown.is_empty() {
            return Err(format!("\"[[{inside}]]\" names no term"));
        }
        if !before.is_empty() {
            pieces.push(Mark::Plain(before));
        }
        pieces.push(Mark::Link(to, shown));
        rest = after;
    }
    if rest.contains("]]") {
        return Err(format!("\"]]\" closes nothing in {rest:?}"));
    }
    if !rest.is_empty() {
        pieces.push(Mark::Plain(rest));
    }
    Ok(pieces)
}
