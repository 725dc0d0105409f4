//! Where terms are on the screen, and what they are in: a screen's text, or an open definition.

use super::boxes::TermBox;
use super::split::TermSpan;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use daemonfall_core::glossary::TermId;
use daemonfall_input::focus::FocusScope;

/// Something above every screen and dialogue, whose terms can be read there too.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OnTop;

/// All terms on the screen.
#[derive(SystemParam)]
pub struct Spans<'w, 's> {
    spans: Query<'w, 's, (Entity, &'static TermSpan, &'static ChildOf)>,
    texts: Query<
        'w,
        's,
        (
            &'static TextLayoutInfo,
            &'static ComputedTextBlock,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            Option<&'static CalculatedClip>,
        ),
    >,
    parents: Query<'w, 's, &'static ChildOf>,
    boxes: Query<'w, 's, &'static TermBox>,
    scopes: Query<'w, 's, (Entity, &'static FocusScope)>,
    on_top: Query<'w, 's, Entity, With<OnTop>>,
}

impl Spans<'_, '_> {
    /// The term of a text span, if it is one.
    pub fn term(&self, span: Entity) -> Option<TermId> {
        self.spans.get(span).ok().map(|(_, span, _)| span.term)
    }

    /// A rectangle per line that it is on, in physical pixels of the window; none if not visible.
    pub fn rects(&self, span: Entity) -> Vec<Rect> {
        let text = self.spans.get(span).map(|(.., of)| of.parent());
        let Some((layout, block, node, place, visible, clip)) =
            text.ok().and_then(|text| self.texts.get(text).ok())
        else {
            return Vec::new();
        };
        let entities = block.entities();
        let of_it = |section: usize| entities.get(section).is_some_and(|it| it.entity == span);
        let corner = node.content_box().min;
        let runs = layout.run_geometry.iter();
        runs.filter(|run| visible.get() && of_it(run.section_index))
            .map(|run| {
                let at = |place_in_text: Vec2| place.transform_point2(place_in_text + corner);
                Rect::from_corners(at(run.bounds.min), at(run.bounds.max))
            })
            .filter(|rect| clip.is_none_or(|clip| clip.clip.contains(rect.center())))
            .collect()
    }

    /// How many definitions it is nested in.
    pub fn depth(&self, span: Entity) -> usize {
        let mut above = self.parents.iter_ancestors(span);
        let inside = above.find_map(|entity| self.boxes.get(entity).ok());
        inside.map_or(0, |it| it.depth + 1)
    }

    /// Whether an entity is part of an open definition.
    pub fn is_in_a_box(&self, entity: Entity) -> bool {
        let mut line = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        line.any(|entity| self.boxes.contains(entity))
    }

    /// Whether an entity is a descendant of another.
    pub fn is_below(&self, entity: Entity, above: Entity) -> bool {
        self.parents.iter_ancestors(entity).any(|it| it == above)
    }

    /// Whether any term is a descendant of an entity.
    pub fn any_below(&self, above: Entity) -> bool {
        let mut spans = self.spans.iter();
        spans.any(|(span, ..)| self.is_below(span, above))
    }

    /// The visible terms at this nesting depth, in reading order. While a screen or dialogue has a
    /// focus scope, only the topmost one's terms.
    pub fn readable(&self, depth: usize, window: Vec2) -> Vec<Entity> {
        let top = self.scopes.iter().max_by_key(|(_, scope)| scope.0);
        let screen = Rect::from_corners(Vec2::ZERO, window);
        let over_all = |span: Entity| self.on_top.iter().any(|it| self.is_below(span, it));
        let reach = |span: Entity| {
            top.is_none_or(|(scope, _)| self.is_below(span, scope)) || over_all(span)
        };
        let mut all: Vec<(Vec2, Entity)> = self
            .spans
            .iter()
            .filter(|(span, ..)| self.depth(*span) == depth)
            .filter(|(span, ..)| depth > 0 || reach(*span))
            .filter_map(|(span, ..)| {
                let first = *self.rects(span).first()?;
                screen.contains(first.center()).then_some((first.min, span))
            })
            .collect();
        all.sort_by(|a, b| {
            (a.0.y, a.0.x).partial_cmp(&(b.0.y, b.0.x)).unwrap_or(std::cmp::Ordering::Equal)
        });
        all.into_iter().map(|(_, span)| span).collect()
    }
}
