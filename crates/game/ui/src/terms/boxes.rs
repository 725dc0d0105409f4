//! The open definitions as drawn: name, topic, text, what to read next.

use super::opened::Opened;
use super::spans::corner;
use super::{ReadMore, TermSpan, TermSystems, definition, list};
use crate::base::*;
use crate::canvas::Opaque;
use crate::parts::column;
use crate::theme;
use crate::widgets;
use daemonfall_core::glossary::{Term, TermId};
use daemonfall_platform::data::GameData;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermBox {
    /// The number of definitions it was opened through.
    pub depth: usize,
    term: TermId,
    from: Entity,
}

/// Above tooltips; inner ones above outer ones.
const ABOVE: i32 = 910;

#[derive(Component)]
struct More(Topic);

fn sync(
    data: Option<Res<GameData>>,
    boxes: Query<(Entity, &TermBox)>,
    mut opened: ResMut<Opened>,
    mut commands: Commands,
) {
    let Some(data) = data else { return };
    if data.is_changed() {
        opened.close();
    }
    let wanted = opened.levels.iter().enumerate().map(|(depth, level)| TermBox {
        depth,
        term: level.term,
        from: level.from,
    });
    let wanted: Vec<TermBox> = wanted.collect();
    for (entity, known) in &boxes {
        if !wanted.contains(known) {
            commands.entity(entity).despawn();
        }
    }
    let missing = wanted.iter().filter(|wanted| boxes.iter().all(|(_, known)| known != *wanted));
    for wanted in missing {
        if let Some(term) = data.0.glossary.get(wanted.term) {
            spawn(&mut commands, *wanted, term);
        }
    }
}

fn spawn(commands: &mut Commands, this: TermBox, term: &Term) {
    let node = Node {
        position_type: PositionType::Absolute,
        width: px(340),
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect { top: px(2), ..UiRect::all(px(1)) },
        ..column(4.0)
    };
    let face = (
        BackgroundColor(theme::ABYSS),
        BorderColor { top: theme::YOU, ..BorderColor::all(theme::RIM) },
    );
    let layer = GlobalZIndex(ABOVE + this.depth as i32);
    commands.spawn((this, node, face, layer, Opaque, Visibility::Hidden)).with_children(|panel| {
        panel.spawn(head(term));
        panel.spawn(definition(theme::SMALL, theme::LIGHT, this.term));
        if !term.related.is_empty() {
            let related = term.related.clone();
            let words = t!("term-see-also");
            panel.spawn(list(theme::SMALL, theme::DIM, words, related));
        }
        if let Some(topic) = term.see {
            let more = (More(topic), Pressable, Pickable::default());
            panel
                .spawn(widgets::text(theme::SMALL, theme::YOU, link_to(topic)))
                .insert(more)
                .observe(read_more);
        }
    });
}

fn name_of(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("term-topic-game"),
        Topic::Dive => t!("term-topic-dive"),
        Topic::Breach => t!("term-topic-breach"),
        Topic::Battle => t!("term-topic-battle"),
        Topic::Sector => t!("term-topic-sector"),
    }
}

fn link_to(topic: Topic) -> String {
    match topic {
        Topic::Game => t!("term-help-game"),
        Topic::Dive => t!("term-help-dive"),
        Topic::Breach => t!("term-help-breach"),
        Topic::Battle => t!("term-help-battle"),
        Topic::Sector => t!("term-help-sector"),
    }
}

fn head(term: &Term) -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Baseline,
            column_gap: px(10),
            ..default()
        },
        Pickable::IGNORE,
        children![
            widgets::text(theme::BODY_MEDIUM, theme::LIGHT, term.name.clone()),
            widgets::text(theme::SMALL, theme::DIM, name_of(term.topic)),
        ],
    )
}

fn read_more(
    click: On<Pointer<Click>>,
    links: Query<&More>,
    mut wishes: MessageWriter<ReadMore>,
    mut opened: ResMut<Opened>,
) {
    if let Ok(More(topic)) = links.get(click.entity) {
        wishes.write(ReadMore(*topic));
        opened.close();
    }
}

/// Places each next to its word once its size is known.
fn place(
    opened: Res<Opened>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut boxes: Query<(&TermBox, &mut Node, &mut Visibility, &ComputedNode)>,
) {
    let Ok(window) = window.single() else { return };
    for (this, mut node, mut visibility, own) in &mut boxes {
        let Some(level) = opened.levels.get(this.depth) else {
            continue;
        };
        if own.is_empty() {
            continue;
        }
        let corner = corner(level.anchor, own.size, window.physical_size().as_vec2());
        let (left, top) =
            (px(corner.x * own.inverse_scale_factor), px(corner.y * own.inverse_scale_factor));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
        visibility.set_if_neq(Visibility::Visible);
    }
}

fn light(opened: Res<Opened>, mut spans: Query<(Entity, &TermSpan, &mut TextColor)>) {
    for (entity, span, mut colour) in &mut spans {
        let wanted = match opened.from(entity) {
            Some(_) => theme::YOU,
            None => span.colour,
        };
        colour.set_if_neq(TextColor(wanted));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (sync, place, light).chain().after(TermSystems));
}
