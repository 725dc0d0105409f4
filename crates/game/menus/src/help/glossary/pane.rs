//! The selected term: its name, its meaning, and further reading.

use super::{ActionTable, Looking, Pane, link_to, name_of};
use bevy::prelude::*;
use daemonfall_core::glossary::{Glossary, TermId};
use daemonfall_platform::data::GameData;
use daemonfall_ui::prelude::*;
use daemonfall_ui::terms::{self, ReadMore};

pub(super) fn fill(
    data: Res<GameData>,
    fonts: Res<Fonts>,
    looking: Res<Looking>,
    pane: Single<Entity, With<Pane>>,
    lists: Query<(), Added<ActionTable>>,
    mut drawn: Local<Option<TermId>>,
    mut commands: Commands,
) {
    if *drawn == looking.term && lists.is_empty() {
        return;
    }
    *drawn = looking.term;
    commands.entity(*pane).despawn_related::<Children>();
    let glossary = &data.0.glossary;
    let Some((id, term)) = looking.term.and_then(|id| Some((id, glossary.get(id)?))) else {
        return;
    };
    commands.entity(*pane).with_children(|pane| {
        pane.spawn(text(&fonts, theme::NAME, theme::YOU, term.name.clone()));
        pane.spawn(text(&fonts, theme::SMALL, theme::DIM, name_of(term.topic)));
        pane.spawn(divider());
        pane.spawn(terms::definition(&fonts, theme::BODY, theme::LIGHT, id));
        if term.spellings.len() > 1 {
            let words = t!("glossary-written", words = term.spellings.join(", "));
            pane.spawn(text(&fonts, theme::SMALL, theme::FAINT, words));
        }
    });
    let row = Node {
        column_gap: px(6),
        row_gap: px(6),
        flex_wrap: FlexWrap::Wrap,
        margin: UiRect::top(px(6)),
        ..default()
    };
    let row = commands.spawn((row, Pickable::IGNORE)).id();
    let mut next = term.marked();
    next.extend(term.related.iter().copied());
    for id in next {
        let button = leads_to(&mut commands, &fonts, glossary, id);
        commands.entity(row).add_children(button.as_slice());
    }
    commands.entity(*pane).add_child(row);
    if let Some(topic) = term.see {
        let words = link_to(topic);
        let more = commands
            .spawn(button(&fonts, words))
            .observe(move |_: On<Activate>, mut wishes: MessageWriter<ReadMore>| {
                wishes.write(ReadMore(topic));
            })
            .id();
        let line = commands.spawn((Node::default(), Pickable::IGNORE)).add_child(more).id();
        commands.entity(*pane).add_child(line);
    }
}

fn leads_to(
    commands: &mut Commands,
    fonts: &Fonts,
    glossary: &Glossary,
    id: TermId,
) -> Option<Entity> {
    let term = glossary.get(id)?;
    let mut entry = commands.spawn(button(fonts, term.name.clone()));
    entry.node(|node| {
        node.min_height = px(28);
        node.padding = UiRect::horizontal(px(10));
    });
    let follow = move |_: On<Activate>, data: Res<GameData>, mut looking: ResMut<Looking>| {
        follow(id, &data.0.glossary, &mut looking);
    };
    Some(entry.observe(follow).id())
}

/// Where the list does not include the term, it switches to all terms.
fn follow(id: TermId, glossary: &Glossary, looking: &mut Looking) {
    looking.term = Some(id);
    let topic = glossary.get(id).map(|term| term.topic);
    if looking.topic.is_some() && looking.topic != topic {
        looking.topic = None;
    }
}
