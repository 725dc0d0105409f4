//! Long lists of fields: a path and its value, in one or two states side by side. Searched, and
//! drawn only where visible.
use super::prelude::*;
use crate::console::facts::walk;
use daemonfall_core::Difference;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    path: String,
    values: Vec<String>,
}

#[derive(Default)]
pub struct Fields {
    all: Vec<Field>,
    found: Found<()>,
    height: Option<f32>,
}

impl Fields {
    pub fn of_differences(differences: Vec<Difference>) -> Self {
        let field = |it: Difference| Field { path: it.path, values: vec![it.left, it.right] };
        Self { all: differences.into_iter().map(field).collect(), ..Self::default() }
    }

    pub fn of_state<T: Serialize>(state: &T) -> Self {
        let mut all = Vec::new();
        match serde_json::to_value(state) {
            Ok(value) => walk(String::new(), &value, &mut |path, value| {
                let value = if value.is_null() { "none".into() } else { Value::to_string(value) };
                all.push(Field { path: path.to_owned(), values: vec![value] });
            }),
            Err(error) => all.push(Field {
                path: "it cannot be written".into(),
                values: vec![error.to_string()],
            }),
        }
        Self { all, ..Self::default() }
    }

    /// The most height of the list.
    #[must_use]
    pub fn height(self, height: f32) -> Self {
        Self { height: Some(height), ..self }
    }

    fn search(&mut self, words: &str) {
        self.found.words.clear();
        self.found.words.push_str(words);
        let has = |row: usize, wanted: &str| {
            let field = &self.all[row];
            let mut texts = std::iter::once(&field.path).chain(&field.values);
            texts.any(|text| text.to_lowercase().contains(wanted))
        };
        self.found.list((), self.all.len(), has, |_, _| {});
    }

    /// Draws those with these words; `states` names the states that the values are of.
    pub fn draw(&mut self, ui: &mut Ui, id: &str, wanted: &str, states: &[&str]) {
        self.search(wanted);
        let listed = &self.found.listed;
        caption(ui, &count(listed.len(), "field"));
        let about = "The path in the state, from the outside in.";
        let path = words("field", 190.0, |it: &&Field| plain(end(&it.path))).about(about);
        let values = states.iter().enumerate().map(|(place, state)| {
            words(state, 80.0, move |it: &&Field| {
                plain(it.values.get(place).map_or("", String::as_str))
            })
            .about("Its value there.")
        });
        let columns: Vec<Column<&Field>> = std::iter::once(path).chain(values).collect();
        let none = if self.all.is_empty() { "No field." } else { "No field matches." };
        let table = Table::new(id, columns).none(none).about(|it| Some(in_full(it, states)));
        let height = self.height.unwrap_or_else(|| (ui.available_height() - ROW).max(0.0));
        table.height(height).draw(ui, listed.len(), |row| &self.all[listed[row]]);
    }
}

/// Visible letters of a path: those at its end, which name the field.
const SEEN: usize = 38;

fn end(path: &str) -> String {
    match path.chars().count().checked_sub(SEEN) {
        Some(more @ 1..) => format!("\u{2026}{}", path.chars().skip(more + 1).collect::<String>()),
        _ => path.to_owned(),
    }
}

/// A field in full, but shortened if it would fill the screen.
fn in_full(field: &Field, states: &[&str]) -> String {
    let short = |words: &str| match words.char_indices().nth(400) {
        Some((end, _)) => format!("{}\u{2026}", &words[..end]),
        None => words.to_owned(),
    };
    let values = states.iter().zip(&field.values);
    let values = values.map(|(state, value)| format!("{state}: {}", short(value)));
    std::iter::once(field.path.clone()).chain(values).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_a_list_of_its_leaves() {
        let fields = Fields::of_state(&json!({
            "run": { "turn": 3, "places": [1, 2], "units": [{ "id": 7 }] },
            "none": null,
        }));
        let told: Vec<String> =
            fields.all.iter().map(|it| format!("{} {}", it.path, it.values[0])).collect();
        let expected = ["none none", "run.places [1,2]", "run.turn 3", "run.units[0].id 7"];
        assert_eq!(told, expected);
    }

    #[test]
    fn of_a_long_path_the_end_is_seen() {
        assert_eq!(end("run.place"), "run.place");
        let long = "run.sector.factions[0].memory[14].glimpse.stack.units[id 3].health";
        let seen = end(long);
        assert_eq!(seen.chars().count(), SEEN);
        assert!(seen.starts_with('\u{2026}') && seen.ends_with("units[id 3].health"));
    }

    #[test]
    fn words_are_searched_for_in_paths_and_values() {
        let mut fields = Fields::of_state(&json!({ "Health": 3, "name": "healer", "turn": 1 }));
        fields.search("HEAL");
        let found = |fields: &Fields| -> Vec<String> {
            fields.found.listed.iter().map(|row| fields.all[*row].path.clone()).collect()
        };
        assert_eq!(found(&fields), ["Health", "name"]);
        fields.search("");
        assert_eq!(found(&fields).len(), 3);
    }
}
