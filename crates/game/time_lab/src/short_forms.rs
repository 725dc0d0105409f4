//! The short forms of the notation, and what each means.

use daemonfall_ui::prelude::*;

/// A short form as it stands in rows and remarks, and its meaning.
type Form = (&'static str, fn() -> String);

const FORMS: [Form; 8] = [
    ("AT", || t!("lab-short-at")),
    ("qs", || t!("lab-short-qs")),
    ("cq", || t!("lab-short-cq")),
    ("mqs", || t!("lab-short-mqs")),
    ("mcq", || t!("lab-short-mcq")),
    ("CT", || t!("lab-short-ct")),
    ("SR", || t!("lab-short-sr")),
    ("CR", || t!("lab-short-cr")),
];

/// Letters before the name of the actor.
const LETTERS: [(char, fn() -> String); 2] =
    [('m', || t!("lab-short-m")), ('r', || t!("lab-short-r"))];

pub fn all() -> String {
    let letters = LETTERS.iter().map(|(_, says)| says());
    FORMS.iter().map(|(_, says)| says()).chain(letters).collect::<Vec<_>>().join("; ")
}

/// What the short forms in these words mean, a line each; none without any.
pub fn of(notation: Option<&str>, said: &[String]) -> Option<String> {
    let said = said.iter().map(String::as_str);
    let words: Vec<&str> = notation.into_iter().chain(said).collect();
    let is_in = |form: &str| {
        let mut tokens = words.iter().flat_map(|it| it.split(|at: char| !at.is_alphanumeric()));
        tokens.any(|token| token == form)
    };
    let before = notation.filter(|line| line.starts_with(' ')).map(str::trim_start);
    let letter = LETTERS.iter().filter(|(it, _)| before.is_some_and(|line| line.starts_with(*it)));
    let forms = FORMS.iter().filter(|(form, _)| is_in(form)).map(|(_, says)| says());
    let lines: Vec<String> = letter.map(|(_, says)| says()).chain(forms).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_forms_of_a_row_are_explained_and_no_others() {
        let of = |line: &str, said: &str| of(Some(line), &[said.into()]).unwrap_or_default();
        assert_eq!(of("AT Ben", ""), t!("lab-short-at"));
        let mimic = [t!("lab-short-m"), t!("lab-short-mqs")].join("\n");
        assert_eq!(of("  mMimi - mqs - Cleo", "Mimi mimics Ann."), mimic);
        assert_eq!(of("maria - wait", "maria waits in the CR phase."), t!("lab-short-cr"));
        assert_eq!(of("step 2", "Step 2 is skipped."), "");
    }
}
