//! A pen that places texts, pictures and shapes on a screen with a fixed layout size.

use crate::base::*;
use crate::entity_commands::SpawnParts;
use crate::shape::Shape;
use crate::theme::{self, Face, Style};
use crate::widgets;
use bevy::text::RemSize;
use daemonfall_text::Piece;

/// How a text is aligned to its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text starts at the position.
    Start,
    /// The text is centred on the position.
    Middle,
    /// The text ends at the position.
    End,
}

/// Places things on the stage, in layout pixels; texts by their baseline.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// The text scale in use.
    pub letters: f32,
    pub atlas: &'a Atlas,
}

/// The text scale and the pictures of a system that draws.
#[derive(SystemParam)]
pub struct Pens<'w> {
    rem: Res<'w, RemSize>,
    atlas: Res<'w, Atlas>,
}

impl Pens<'_> {
    pub fn pen(&self) -> Pen<'_> {
        Pen { letters: theme::letters(&self.rem), atlas: &self.atlas }
    }
}

/// A node at an absolute position.
pub fn at(x: f32, y: f32, width: f32, height: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(x),
        top: px(y),
        width: px(width),
        height: px(height),
        ..default()
    }
}

/// Distance from a text's upper edge to its baseline, relative to its size.
const ASCENT: f32 = 0.93;
/// Width reserved for a text that is centred or right-aligned.
const ROOM: f32 = 400.0;

/// Approximate width of a letter, relative to its size; rather too wide than too narrow.
fn letter(face: Face, letter: char) -> f32 {
    match (face, letter) {
        (Face::Mono | Face::MonoMedium | Face::MonoBold, _) => 0.61,
        (_, 'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | ' ' | '.' | ',' | ':' | ';' | '\'') => 0.35,
        (_, 'm' | 'w' | 'M' | 'W' | '%') => 0.9,
        (_, capital) if capital.is_uppercase() => 0.72,
        _ => 0.6,
    }
}

/// Approximate width of a text in letters of this scale.
pub fn width(letters: f32, style: Style, words: &str) -> f32 {
    let wide = |it: char| letter(style.face, it) * style.size + style.spacing;
    words.chars().map(wide).sum::<f32>() * letters
}

/// Height of a wrapped line of [`theme::SMALL`], at text scale 1.
const SMALL_LINE: f32 = 17.5;

/// Approximate height of small words in a room this wide, wrapped between words.
pub fn small_height(letters: f32, words: &str, room: f32) -> f32 {
    // Names among them are bolder.
    let wide = |words: &str| 1.05 * width(letters, theme::SMALL, words);
    let (mut lines, mut left) = (0, 0.0);
    for word in words.split_whitespace() {
        if wide(word) > left {
            lines += 1;
            left = room;
        }
        left -= wide(word) + wide(" ");
    }
    SMALL_LINE * letters * lines as f32
}

/// The index of the first of the newest lines that have room, whole, with a gap between them.
pub fn newest<T>(lines: &[T], mut room: f32, gap: f32, height: impl Fn(&T) -> f32) -> usize {
    room += gap;
    let fits = |line: &&T| {
        room -= height(line) + gap;
        room >= 0.0
    };
    lines.len() - lines.iter().rev().take_while(fits).count()
}

/// The style, shrunk if the text would be too wide for the room, but not below the smallest size.
pub fn fitting(letters: f32, style: Style, words: &str, room: f32) -> Style {
    let spaced = words.chars().count() as f32 * style.spacing * letters;
    let glyphs = width(letters, style, words) - spaced;
    let fits = style.size * (room - spaced) / glyphs.max(1.0);
    let least = (theme::size::SMALL / letters).min(style.size);
    Style { size: fits.clamp(least, style.size), ..style }
}

/// The spans of a line: a message's words in one style and colour, its values in theirs.
pub fn spans_of(
    message: Vec<Piece<(Style, Color)>>,
    words: (Style, Color),
) -> Vec<(Style, Color, String)> {
    let span = |piece: Piece<(Style, Color)>| {
        let (style, colour) = piece.of.unwrap_or(words);
        (style, colour, piece.text)
    };
    message.into_iter().map(span).collect()
}

/// Approximate width of a line of spans in letters of this scale.
pub fn width_of(letters: f32, spans: &[(Style, Color, String)]) -> f32 {
    spans.iter().map(|(style, _, words)| width(letters, *style, words)).sum()
}

/// Shrinks all spans of a line that would be too wide for the room, as far as they have grown.
pub fn fit_spans(letters: f32, spans: &mut [(Style, Color, String)], room: f32) {
    let shrunk = (room / width_of(letters, spans)).clamp(letters.max(1.0).recip(), 1.0);
    for (style, ..) in spans {
        style.size *= shrunk;
    }
}

/// The node of a line of letters that are drawn this large.
fn line((x, baseline): (f32, f32), anchor: Anchor, size: f32, room: f32) -> Node {
    let (left, justify_content) = match anchor {
        Anchor::Start => (x, JustifyContent::FlexStart),
        Anchor::Middle => (x - room / 2.0, JustifyContent::Center),
        Anchor::End => (x - room, JustifyContent::FlexEnd),
    };
    let top = (baseline - ASCENT * size).round();
    Node { justify_content, ..at(left, top, room, size * 1.3) }
}

impl Pen<'_> {
    pub fn text(
        &self,
        parent: &mut ChildSpawnerCommands,
        (x, baseline): (f32, f32),
        anchor: Anchor,
        style: Style,
        colour: Color,
        words: impl Into<String>,
    ) -> Entity {
        let node = line((x, baseline), anchor, style.size * self.letters, ROOM);
        let mut words_entity = Entity::PLACEHOLDER;
        parent.part(node, |parent| {
            words_entity =
                parent.spawn((widgets::text(style, colour, words), TextLayout::no_wrap())).id();
        });
        words_entity
    }

    /// A text of spans, each in its own style and colour.
    pub fn spans(
        &self,
        parent: &mut ChildSpawnerCommands,
        (x, baseline): (f32, f32),
        anchor: Anchor,
        parts: &[(Style, Color, String)],
    ) {
        let Some((first, rest)) = parts.split_first() else {
            return;
        };
        // All spans are on one line, which has room for the tallest.
        let tallest = parts.iter().map(|part| part.0.size).fold(0.0, f32::max);
        let node = line((x, baseline), anchor, tallest * self.letters, 2.0 * ROOM);
        parent.part(node, |parent| {
            parent
                .spawn((widgets::text(first.0, first.1, first.2.clone()), TextLayout::no_wrap()))
                .with_children(|words| {
                    for (style, colour, part) in rest {
                        // Like its text, it lets the pointer through to what is below.
                        let part = widgets::span(*style, *colour, part.clone());
                        words.spawn((part, Pickable::IGNORE));
                    }
                });
        });
    }

    /// A picture centred on a point.
    pub fn icon(
        &self,
        parent: &mut ChildSpawnerCommands,
        name: &str,
        middle: impl Into<Vec2>,
        size: f32,
        tint: Color,
        flip: bool,
    ) -> Entity {
        let image = ImageNode { color: tint, flip_x: flip, ..self.atlas.icon(self.known(name)) };
        let corner = middle.into() - Vec2::splat(size / 2.0);
        parent.spawn((image, at(corner.x, corner.y, size, size), Pickable::IGNORE)).id()
    }

    /// A picture's name, or that of the placeholder for things without a picture.
    pub fn known<'n>(&self, name: &'n str) -> &'n str {
        self.atlas.known(name, "unit_unknown")
    }

    /// A picture with its glow, centred on a point; `size` is that of the picture alone.
    pub fn shining(
        &self,
        parent: &mut ChildSpawnerCommands,
        name: &str,
        middle: impl Into<Vec2>,
        size: f32,
        tint: Color,
        flip: bool,
    ) -> Entity {
        let sprite = self.atlas.get(self.known(name));
        let grown = sprite.map_or(1.0, |sprite| sprite.glow.width() / sprite.plain.width());
        let image = ImageNode {
            color: tint,
            flip_x: flip,
            image: self.atlas.image.clone(),
            rect: sprite.map(|sprite| sprite.glow),
            ..default()
        };
        let size = size * grown;
        let corner = middle.into() - Vec2::splat(size / 2.0);
        parent.spawn((image, at(corner.x, corner.y, size, size), Pickable::IGNORE)).id()
    }

    /// A shape with its corner at a position, not counting the margin for its glow.
    pub fn shape(&self, parent: &mut ChildSpawnerCommands, corner: Vec2, shape: Shape) -> Entity {
        let corner = corner - Vec2::splat(shape.inset);
        parent
            .spawn((shape, at(corner.x, corner.y, shape.size.x, shape.size.y), Pickable::IGNORE))
            .id()
    }

    /// The chevrons of a rank, one over the other, the lowest around a point.
    pub fn rank(
        &self,
        parent: &mut ChildSpawnerCommands,
        lowest: impl Into<Vec2>,
        rank: usize,
        colour: Color,
    ) {
        let lowest = lowest.into();
        for place in 0..rank {
            let middle = lowest - Vec2::Y * 4.0 * place as f32;
            for (side, turn) in [(-1.0, -35.0), (1.0, 35.0)] {
                let half =
                    Rect::from_center_size(middle + Vec2::X * 2.4 * side, Vec2::new(6.4, 2.0));
                let half = self.bar(parent, half, colour);
                let turned = UiTransform::from_rotation(Rot2::degrees(turn));
                parent.commands_mut().entity(half).insert(turned);
            }
        }
    }

    /// A filled rectangle.
    pub fn bar(&self, parent: &mut ChildSpawnerCommands, rect: Rect, colour: Color) -> Entity {
        parent
            .spawn((
                at(rect.min.x, rect.min.y, rect.width(), rect.height()),
                BackgroundColor(colour),
                Pickable::IGNORE,
            ))
            .id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_are_too_wide_are_made_smaller() {
        let style = theme::TITLE;
        assert_eq!(fitting(1.0, style, "Ash, first", 180.0), style);
        let long = "Wild processes, seventeenth";
        let shrunk = fitting(1.2, style, long, 400.0);
        assert!(shrunk.size < style.size, "{}", shrunk.size);
        assert!(width(1.2, shrunk, long) <= 401.0, "{}", width(1.2, shrunk, long));
        assert_eq!(fitting(1.0, style, long, 10.0).size, theme::size::SMALL);
    }

    #[test]
    fn words_wrap_whole_and_of_the_newest_lines_those_with_room_are_shown() {
        // A long word does not begin in what is left of a line.
        let wraps = ["a".repeat(16), "b".repeat(16), "c".repeat(16)].join(" ");
        assert_eq!(small_height(1.0, &wraps, 250.0), 3.0 * SMALL_LINE);
        let heights = [10.0, 30.0, 10.0];
        let shown = |room: f32| heights.len() - newest(&heights, room, 2.0, |high| *high);
        assert_eq!([9.0, 10.0, 41.9, 42.0, 53.9, 54.0].map(shown), [0, 1, 1, 2, 2, 3]);
    }
}
