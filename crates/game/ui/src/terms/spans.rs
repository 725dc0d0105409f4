//! Where terms are on the screen, and what they are in: a screen's text, or an open definition,
//! which is placed next to its word.

use super::TermSpan;
use super::boxes::TermBox;
use crate::base::*;
use bevy::math::{Rect, Vec2};
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::ui::CalculatedClip;
use daemonfall_core::glossary::TermId;

/// Something above every screen and dialogue, whose terms can be read there too.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OnTop;

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

    pub fn is_in_a_box(&self, entity: Entity) -> bool {
        let mut line = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        line.any(|entity| self.boxes.contains(entity))
    }

    pub fn is_below(&self, entity: Entity, above: Entity) -> bool {
        self.parents.iter_ancestors(entity).any(|it| it == above)
    }

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

const GAP: f32 = 6.0;

/// The upper left corner of a definition: below its word or above it, whichever has more room. It
/// covers the word only if the window has no other room.
pub fn corner(word: Rect, size: Vec2, window: Vec2) -> Vec2 {
    let left = word.min.x.min(window.x - size.x - GAP).max(0.0);
    let below = word.max.y + GAP;
    let above = word.min.y - GAP - size.y;
    let top = if below + size.y <= window.y {
        below
    } else if above >= 0.0 {
        above
    } else {
        (window.y - size.y).max(0.0)
    };
    // If it would cover its word, move it aside if possible.
    let covers = top < word.max.y && top + size.y > word.min.y;
    let left = match covers {
        true if word.max.x + GAP + size.x <= window.x => word.max.x + GAP,
        true if word.min.x - GAP - size.x >= 0.0 => word.min.x - GAP - size.x,
        _ => left,
    };
    Vec2::new(left, top)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    fn at(x: f32, y: f32, size: Vec2, window: Vec2) -> Rect {
        let word = Rect::from_center_size(Vec2::new(x, y), Vec2::new(60.0, 16.0));
        let corner = corner(word, size, window);
        Rect::from_corners(corner, corner + size)
    }

    #[test]
    fn it_stands_beneath_its_word_or_above_it() {
        let size = Vec2::new(300.0, 100.0);
        assert_eq!(at(200.0, 100.0, size, WINDOW).min, Vec2::new(170.0, 114.0));
        assert_eq!(at(200.0, 700.0, size, WINDOW).max.y, 686.0);
    }

    #[test]
    fn wherever_the_word_stands_it_lies_within_the_window_and_beside_the_word() {
        for window in [WINDOW, Vec2::new(844.0, 390.0)] {
            for size in [Vec2::new(320.0, 90.0), Vec2::new(340.0, 240.0)] {
                for x in (30..window.x as i32 - 30).step_by(40) {
                    for y in (8..window.y as i32 - 8).step_by(20) {
                        let (x, y) = (x as f32, y as f32);
                        let own = at(x, y, size, window);
                        let word = Rect::from_center_size(Vec2::new(x, y), Vec2::new(60.0, 16.0));
                        let inside = own.min.cmpge(Vec2::ZERO).all() && own.max.cmple(window).all();
                        assert!(inside, "{own:?} at {x}, {y}");
                        assert!(own.intersect(word).is_empty(), "{own:?} at {x}, {y}");
                    }
                }
            }
        }
    }
}
