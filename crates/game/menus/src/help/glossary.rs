//! The glossary page of the help.
//! All terms of a part of the game or of a search, and the selected term's meaning.

mod list;
mod pane;

use bevy::prelude::*;
use daemonfall_core::glossary::{TermId, Topic};
use daemonfall_input::touch::Scrolls;
use daemonfall_ui::field::{Field, field};
use daemonfall_ui::help::{AddHelpPage, Drawn, HelpPage};
use daemonfall_ui::prelude::*;

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

#[derive(Component, Clone, Copy)]
struct Shows(Option<Topic>);

#[derive(Component)]
struct ActionTable;

#[derive(Component)]
struct Pane;

fn columns(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let fonts = &drawn.fonts;
    let search = commands
        .spawn((Search, field(fonts, Field::new("", t!("glossary-search"), 24)), FocusFirst))
        .id();
    // A phone has no keys to type with.
    let search = commands.spawn(Adapts::wide_only(column(0.0))).add_child(search).id();
    let row = Node { column_gap: px(6), row_gap: px(6), flex_wrap: FlexWrap::Wrap, ..default() };
    let topics = commands.spawn((row, Pickable::IGNORE)).id();
    for topic in std::iter::once(None).chain(Topic::ALL.map(Some)) {
        let name = topic.map_or_else(|| t!("glossary-all"), name_of);
        let mut button = commands.spawn((Shows(topic), button(fonts, name)));
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

pub(super) fn plugin(app: &mut App) {
    let looked_for = resource_changed::<Looking>.or_else(any_match_filter::<Added<ActionTable>>);
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
            search,
            (mark, list::fill, pane::fill).chain().run_if(looked_for),
            list::follow_focus,
        )
            .chain()
            .run_if(any_with_component::<ActionTable>),
    );
}
