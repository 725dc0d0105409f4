//! What is wrong with the pack in focus, with file, line and field, and what it changes: values
//! before and after.

use crate::prelude::*;
use daemonfall_core::data::DataErrors;
use daemonfall_packs::Change;
use daemonfall_platform::packs::Listed;

/// The most lines told of each.
const LINES: usize = 60;

/// What the details tell of a row.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Told {
    pub wrong: Vec<String>,
    pub changes: Vec<String>,
}

impl Told {
    pub fn of(pack: &Listed) -> Self {
        let texts = pack.texts.iter().map(|(language, count)| {
            t!("packs-texts", language = language.as_str(), count = *count)
        });
        let pictures = (pack.pictures > 0).then(|| t!("packs-pictures", count = pack.pictures));
        let changes = pack.changes.iter().flat_map(lines).chain(texts).chain(pictures).collect();
        let wrong = told(&pack.errors).chain(pack.faults.iter().cloned()).collect();
        Self { wrong: some(wrong), changes: some(changes) }
    }

    pub fn wrong(errors: &DataErrors) -> Self {
        Self { wrong: some(told(errors).collect()), ..default() }
    }
}

fn told(errors: &DataErrors) -> impl Iterator<Item = String> {
    errors.0.iter().map(ToString::to_string)
}

/// The first lines, and how many more there are.
fn some(mut lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(LINES);
    lines.truncate(LINES);
    lines.extend((more > 0).then(|| t!("packs-more", more = more)));
    lines
}

/// A change in words: a line for each value.
fn lines(change: &Change) -> Vec<String> {
    let entry = format!("{} {}", change.file.trim_end_matches(".ron"), change.entry);
    match &change.values {
        None => vec![t!("packs-new", entry = entry)],
        Some(values) if values.is_empty() => vec![t!("packs-same", entry = entry)],
        Some(values) => values
            .iter()
            .map(|it| format!("{entry}.{}: {} \u{2192} {}", it.path, it.left, it.right))
            .collect(),
    }
}

#[derive(Component)]
pub struct Details;

pub fn spawn(commands: &mut Commands) -> Entity {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::all(px(theme::PAD)),
        border: UiRect::all(px(1)),
        overflow: Overflow::scroll_y(),
        ..column(6.0)
    };
    commands.spawn((Details, Scrolls, node, panel_face())).id()
}

/// Tells of the row in focus.
pub fn tell(
    focus: Res<InputFocus>,
    rows: Query<&Told>,
    details: Single<Entity, With<Details>>,
    mut commands: Commands,
) {
    let Some(told) = focus.get().and_then(|row| rows.get(row).ok()) else { return };
    commands
        .entity(*details)
        .despawn_related::<Children>()
        .insert(ScrollPosition::default())
        .with_children(|parts| {
            let mut part = |caption: String, ink: Color, lines: &[String]| {
                if !lines.is_empty() {
                    parts.spawn(text(theme::CAPTION, theme::DIM, caption));
                    for line in lines {
                        parts.spawn(text(theme::SMALL, ink, line.as_str()));
                    }
                }
            };
            part(t!("packs-wrong"), theme::DANGER, &told.wrong);
            part(t!("packs-changes"), theme::LIGHT, &told.changes);
        });
}
