//! The help's page of words: all terms of a part of the game or those that a search finds, and what
//! the one at hand means.

mod list;
mod pane;

use super::Drawn;
use crate::ui::field::{Field, field};
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::scale::Adapts;
use crate::ui::scroll::Scrolls;
use crate::ui::widgets::{Taken, button};
use bevy::prelude::*;
use daemonfall_core::glossary::{TermId, Topic};
use daemonfall_text::t;

/// A part of the game in lists.
pub(super) fn name_of(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("topic-game"),
        Topic::Dive => t!("topic-dive"),
        Topic::Breach => t!("topic-breach"),
        Topic::Battle => t!("topic-battle"),
        Topic::Sector => t!("topic-sector"),
    }
}

/// What leads to the page of the help about a part of the game.
pub(super) fn link_to(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("help-link-game"),
        Topic::Dive => t!("help-link-dive"),
        Topic::Breach => t!("help-link-breach"),
        Topic::Battle => t!("help-link-battle"),
        Topic::Sector => t!("help-link-sector"),
    }
}

/// What is looked for, and the term at hand.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Looking {
    /// Words that its name holds.
    words: String,
    /// The part of the game that it belongs to, or any.
    topic: Option<Topic>,
    /// The term at hand.
    term: Option<TermId>,
}

/// The field of the words that are looked for.
#[derive(Component)]
struct Search;

/// A button that shows the terms of a part of the game, or all.
#[derive(Component, Clone, Copy)]
struct Shows(Option<Topic>);

/// Where the terms are listed.
#[derive(Component)]
struct Listed;

/// Where the term at hand is explained.
#[derive(Component)]
struct Pane;

fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// Search, parts of the game, list; beside it the term at hand.
pub(super) fn columns(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let fonts = &drawn.fonts;
    let search = commands
        .spawn((Search, field(fonts, Field::new("", t!("glossary-search"), 24)), FocusFirst))
        .id();
    // There are no letters to type with on a phone.
    let search = commands.spawn(Adapts::wide_only(column(0.0))).add_child(search).id();
    let row = Node { column_gap: px(6), row_gap: px(6), flex_wrap: FlexWrap::Wrap, ..default() };
    let topics = commands.spawn((row, Pickable::IGNORE)).id();
    for topic in std::iter::once(None).chain(Topic::ALL.map(Some)) {
        let name = topic.map_or_else(|| t!("glossary-all"), name_of);
        let mut button = commands.spawn((Shows(topic), button(fonts, name)));
        button.entry::<Node>().and_modify(|mut node| {
            node.min_height = px(30);
            node.padding = UiRect::horizontal(px(10));
        });
        if topic.is_none() {
            button.insert(Taken);
        }
        let button = button.observe(choose_topic).id();
        commands.entity(topics).add_child(button);
    }
    let list = Adapts::new(
        Node { height: px(330), overflow: Overflow::scroll_y(), ..column(2.0) },
        |node| node.height = px(170),
    );
    let list = commands.spawn((Listed, list, Scrolls)).id();
    let left = Node { width: px(460), flex_shrink: 1.0, ..column(10.0) };
    let left = commands.spawn((left, Pickable::IGNORE)).add_children(&[search, topics, list]).id();
    let pane = Node { flex_grow: 1.0, flex_basis: px(0), ..column(10.0) };
    let pane = commands.spawn((Pane, pane, Pickable::IGNORE)).id();
    [left, pane]
}

fn choose_topic(used: On<Activate>, buttons: Query<&Shows>, mut looking: ResMut<Looking>) {
    if let Ok(Shows(topic)) = buttons.get(used.entity) {
        looking.topic = *topic;
    }
}

/// The button of the part that is shown is taken.
fn mark(looking: Res<Looking>, buttons: Query<(Entity, &Shows)>, mut commands: Commands) {
    for (entity, Shows(topic)) in &buttons {
        let mut button = commands.entity(entity);
        match *topic == looking.topic {
            true => button.insert(Taken),
            false => button.remove::<Taken>(),
        };
    }
}

/// A page that is opened begins anew.
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

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let looked_for = resource_changed::<Looking>.or_else(any_match_filter::<Added<Listed>>);
    app.init_resource::<Looking>().add_systems(
        Update,
        (
            begin.run_if(any_match_filter::<Added<Listed>>),
            search,
            (mark, list::fill, pane::fill).chain().run_if(looked_for),
            list::follow_focus,
        )
            .chain()
            .run_if(any_with_component::<Listed>),
    );
}
