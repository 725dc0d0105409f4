//! The glossary page of the help.
//! All terms of a part of the game or of a search, and the selected term's meaning.

use crate::prelude::*;
use daemonfall_core::glossary::{Glossary, TermId};
use daemonfall_ui::field::{Field, field};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::terms::ReadMore;

pub(super) fn name_of(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("topic-game"),
        Topic::Dive => t!("topic-dive"),
        Topic::Breach => t!("topic-breach"),
        Topic::Battle => t!("topic-battle"),
        Topic::Sector => t!("topic-sector"),
    }
}

pub(super) fn link_to(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("help-link-game"),
        Topic::Dive => t!("help-link-dive"),
        Topic::Breach => t!("help-link-breach"),
        Topic::Battle => t!("help-link-battle"),
        Topic::Sector => t!("help-link-sector"),
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Looking {
    words: String,
    topic: Option<Topic>,
    term: Option<TermId>,
}

#[derive(Component)]
struct Search;

/// Needs letters, which fingers cannot type.
#[derive(Component)]
struct Typed;

#[derive(Component, Clone, Copy)]
struct Shows(Option<Topic>);

#[derive(Component)]
struct ActionTable;

#[derive(Component)]
struct Pane;

fn columns(commands: &mut Commands, _: &Drawn) -> [Entity; 2] {
    let search =
        commands.spawn((Search, field(Field::new("", t!("glossary-search"), 24)), FocusFirst)).id();
    let search = commands.spawn((Typed, column(0.0))).add_child(search).id();
    let row = Node { column_gap: px(6), row_gap: px(6), flex_wrap: FlexWrap::Wrap, ..default() };
    let topics = commands.spawn((row, Pickable::IGNORE)).id();
    for topic in std::iter::once(None).chain(Topic::ALL.map(Some)) {
        let name = topic.map_or_else(|| t!("glossary-all"), name_of);
        let mut button = commands.spawn((Shows(topic), button(name)));
        button.node(|node| {
            node.min_height = px(30);
            node.padding = UiRect::horizontal(px(10));
        });
        if topic.is_none() {
            button.insert(Taken);
        }
        let button = button
            .observe(move |_: On<Activate>, mut looking: ResMut<Looking>| looking.topic = topic)
            .id();
        commands.entity(topics).add_child(button);
    }
    let list = Adapts::new(
        Node { height: px(330), overflow: Overflow::scroll_y(), ..column(2.0) },
        |node| node.height = px(170),
    );
    let list = commands.spawn((ActionTable, list, Scrolls)).id();
    let left = Node { width: px(460), flex_shrink: 1.0, ..column(10.0) };
    let left = commands.group(left, &[search, topics, list]);
    let pane = Node { flex_grow: 1.0, flex_basis: px(0), ..column(10.0) };
    let pane = commands.spawn((Pane, pane, Pickable::IGNORE)).id();
    [left, pane]
}

fn offer(device: Res<Device>, mut rows: Query<&mut Node, With<Typed>>) {
    for mut row in &mut rows {
        row.display = if *device == Device::Fingers { Display::None } else { Display::Flex };
    }
}

fn mark(looking: Res<Looking>, buttons: Query<(Entity, &Shows)>, mut commands: Commands) {
    for (entity, Shows(topic)) in &buttons {
        commands.entity(entity).mark::<Taken>(*topic == looking.topic);
    }
}

fn begin(mut looking: ResMut<Looking>) {
    *looking = Looking::default();
}

fn search(fields: Query<&Field, (With<Search>, Changed<Field>)>, mut looking: ResMut<Looking>) {
    for field in &fields {
        if looking.words != field.text {
            looking.words.clone_from(&field.text);
        }
    }
}

#[derive(Component, Clone, Copy)]
struct Entry(TermId);

/// The terms found: sorted by name, or by best match for a search.
fn found(glossary: &Glossary, looking: &Looking) -> Vec<TermId> {
    let of_topic = |id: &TermId| {
        let topic = glossary.get(*id).map(|term| term.topic);
        looking.topic.is_none() || topic == looking.topic
    };
    let all = glossary.search(&looking.words);
    all.into_iter().filter(of_topic).collect()
}

fn fill(
    data: Res<GameData>,
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
        let words = text(theme::SMALL, theme::DIM, words);
        commands.entity(*list).with_child(words);
    }
    for id in wanted {
        let Some(term) = glossary.get(id) else {
            continue;
        };
        let mut entry = commands.spawn((Entry(id), button(term.name.clone())));
        entry.node(|node| {
            node.min_height = px(28);
            node.flex_shrink = 0.0;
        });
        let topic = text(theme::SMALL, theme::FAINT, name_of(term.topic));
        let entry = entry
            .with_child(topic)
            .observe(move |_: On<Activate>, mut looking: ResMut<Looking>| looking.term = Some(id))
            .id();
        commands.entity(*list).add_child(entry);
    }
}

fn follow_focus(
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

fn fill_pane(
    data: Res<GameData>,
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
        pane.spawn(text(theme::NAME, theme::YOU, term.name.clone()));
        pane.spawn(text(theme::SMALL, theme::DIM, name_of(term.topic)));
        pane.spawn(divider());
        pane.spawn(terms::definition(theme::BODY, theme::LIGHT, id));
        if term.spellings.len() > 1 {
            let words = t!("glossary-written", words = term.spellings.join(", "));
            pane.spawn(text(theme::SMALL, theme::FAINT, words));
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
        let button = leads_to(&mut commands, glossary, id);
        commands.entity(row).add_children(button.as_slice());
    }
    commands.entity(*pane).add_child(row);
    if let Some(topic) = term.see {
        let words = link_to(topic);
        let more = commands
            .spawn(button(words))
            .observe(move |_: On<Activate>, mut wishes: MessageWriter<ReadMore>| {
                wishes.write(ReadMore(topic));
            })
            .id();
        let line = commands.spawn((Node::default(), Pickable::IGNORE)).add_child(more).id();
        commands.entity(*pane).add_child(line);
    }
}

fn leads_to(commands: &mut Commands, glossary: &Glossary, id: TermId) -> Option<Entity> {
    let term = glossary.get(id)?;
    let mut entry = commands.spawn(button(term.name.clone()));
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

pub(super) fn plugin(app: &mut App) {
    app.add_help_page(HelpPage {
        about: Topic::Game,
        name: || t!("help-glossary"),
        heading: || t!("help-glossary-heading"),
        rule: Some(|| t!("help-glossary-rule")),
        topics: &[Topic::Sector],
        columns,
    });
    app.init_resource::<Looking>().add_systems(
        Update,
        (
            begin.run_if(any_match_filter::<Added<ActionTable>>),
            offer.run_if(changed_or_new::<Device, Typed>),
            search,
            (mark, fill, fill_pane).chain().run_if(changed_or_new::<Looking, ActionTable>),
            follow_focus,
        )
            .chain()
            .run_if(any_with_component::<ActionTable>),
    );
}
