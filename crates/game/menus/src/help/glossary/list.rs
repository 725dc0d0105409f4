//! The list of terms found, by name.

use super::{ActionTable, Looking, name_of};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_core::glossary::{Glossary, TermId};
use daemonfall_platform::data::GameData;
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Copy)]
pub(super) struct Entry(TermId);

/// The terms found: sorted by name, or by best match for a search.
fn found(glossary: &Glossary, looking: &Looking) -> Vec<TermId> {
    let of_topic = |id: &TermId| {
        let topic = glossary.get(*id).map(|term| term.topic);
        looking.topic.is_none() || topic == looking.topic
    };
    let all = glossary.search(&looking.words);
    all.into_iter().filter(of_topic).collect()
}

pub(super) fn fill(
    data: Res<GameData>,
    fonts: Res<Fonts>,
    list: Single<Entity, With<ActionTable>>,
    mut looking: ResMut<Looking>,
    mut drawn: Local<Option<(Entity, Vec<TermId>)>>,
    mut commands: Commands,
) {
    let glossary = &data.0.glossary;
    let wanted = found(glossary, &looking);
    if looking.term.is_none_or(|term| !wanted.contains(&term)) {
        let first = wanted.first().copied();
        if looking.term != first {
            looking.term = first;
        }
    }
    let now = Some((*list, wanted.clone()));
    if *drawn == now {
        return;
    }
    *drawn = now;
    commands.entity(*list).despawn_related::<Children>();
    if wanted.is_empty() {
        let words = t!("glossary-none");
        let words = text(&fonts, theme::SMALL, theme::DIM, words);
        commands.entity(*list).with_child(words);
    }
    for id in wanted {
        let Some(term) = glossary.get(id) else {
            continue;
        };
        let mut entry = commands.spawn((Entry(id), button(&fonts, term.name.clone())));
        entry.node(|node| {
            node.min_height = px(28);
            node.flex_shrink = 0.0;
        });
        let topic = text(&fonts, theme::SMALL, theme::FAINT, name_of(term.topic));
        let entry = entry
            .with_child(topic)
            .observe(move |_: On<Activate>, mut looking: ResMut<Looking>| looking.term = Some(id))
            .id();
        commands.entity(*list).add_child(entry);
    }
}

pub(super) fn follow_focus(
    focus: Res<InputFocus>,
    entries: Query<&Entry>,
    mut last: Local<Option<TermId>>,
    mut looking: ResMut<Looking>,
) {
    let focused = focus.get().and_then(|entity| entries.get(entity).ok());
    let term = focused.map(|Entry(term)| *term);
    if *last == term {
        return;
    }
    *last = term;
    if term.is_some() && looking.term != term {
        looking.term = term;
    }
}
