//! One line about the widget under the pointer, or about the focused one. Its terms are underlined,
//! and it stays open for a pointer that moves to them.

mod corner;

use super::look::{Look, Looks};
use super::prompts::{KeyCap, Prompts};
use super::terms::{Explained, OnTop, Opened, Spans, TermSystems};
use crate::base::*;
use crate::focus::{FocusWish, Focusable};
use crate::terms;
use crate::theme;
use crate::widgets::GameButton;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerId, PointerLocation};
use corner::{GAP, corner};
use daemonfall_input::node_rect;
use daemonfall_input::touch::Touched;

/// A one-line description of a widget, shown after a moment.
#[derive(Component, Clone, Debug)]
#[require(Hovered)]
pub struct Tooltip {
    pub words: String,
    pub place: Place,
}

/// Where a tooltip is placed, if there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Beneath,
    /// To the right of its widget, or else to the left, as for columns of buttons.
    Beside,
    /// To the right of the row or grid that its widget is in: all the choices stay visible.
    Aside,
    /// To the left of its widget, as for panels at the window's right edge.
    Left,
    Above,
    /// In the screen's [`TooltipRoom`] or around its widget, wherever it covers least, as for things on
    /// a crowded field.
    Apart,
}

impl Tooltip {
    pub fn new(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Beneath }
    }

    pub fn beside(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Beside }
    }

    pub fn aside(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Aside }
    }

    pub fn left(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Left }
    }

    pub fn above(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Above }
    }

    pub fn apart(words: impl Into<String>) -> Self {
        Self { words: words.into(), place: Place::Apart }
    }
}

/// Where a screen shows long tooltips of things that stand close to each other. They end at its
/// lower right corner and are as wide as it is.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TooltipRoom;

/// The keys have chosen it on a screen where they move no focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AtHand;

/// Seconds that pointer or focus must rest before the line is shown.
const AFTER: f32 = 0.5;
const AFTER_FOCUS: f32 = 1.8;
/// Seconds that a line with terms stays after the pointer has left its widget for the line.
const WAITS: f32 = 0.8;

/// Is read while a tooltip is, as odds, the log and keys ([`KeyCap`]) are: tooltips keep off it where
/// they can.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct KeepsClear;

/// A panel whose widgets have their lines outside of it, where there is room: its words stay visible.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LinesOutside;

#[derive(Component, Default)]
struct TooltipBox {
    /// Whether it stands in the room for long lines, where nothing else is.
    apart: bool,
}

/// The greatest width of a tooltip beside its widget.
const WIDE: f32 = 320.0;

/// The widget that may be explained, and since when, in seconds.
#[derive(Resource, Default)]
struct Resting {
    on: Option<Entity>,
    hovered: bool,
    seconds: f32,
    left: f32,
    /// Whether keys were used since the pointer moved.
    aside: bool,
    /// Whether the pointer has not moved on this screen.
    still: bool,
    /// Whether keys or pad have moved the focus since its scope opened.
    walked: bool,
}

fn spawn_box(mut commands: Commands) {
    commands.spawn((
        TooltipBox::default(),
        OnTop,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(1)),
            max_width: px(WIDE),
            ..default()
        },
        BackgroundColor(theme::ABYSS),
        BorderColor::all(theme::RIM),
        GlobalZIndex(900),
        Visibility::Hidden,
        Pickable::IGNORE,
        children![terms::text(theme::SMALL, theme::LIGHT, "", &[])],
    ));
}

fn rest(
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    (touched, device): (Res<Touched>, Res<Device>),
    scopes: Query<(Entity, &FocusScope)>,
    widgets: Query<(Entity, &Hovered, Has<Focusable>, &ComputedNode), With<Tooltip>>,
    at_hand: Query<Entity, (With<Tooltip>, With<AtHand>)>,
    (buttons, keys): (Res<ButtonInput<MouseButton>>, Res<ButtonInput<KeyCode>>),
    (mut moves, mut wishes): (MessageReader<CursorMoved>, MessageReader<FocusWish>),
    (held, screen): (Held, Option<Res<State<Screen>>>),
    mut resting: ResMut<Resting>,
    mut opened: Local<Option<Entity>>,
) {
    // Once keys are used or a screen has opened, a pointer that rests asks for nothing.
    let (moved, by_key) = (moves.read().count() > 0, keys.get_just_pressed().next().is_some());
    resting.aside = (resting.aside && !moved) || by_key;
    resting.still = (resting.still || screen.is_some_and(|it| it.is_changed())) && !moved;
    // What was explained is covered, or uncovered.
    let open = scopes.iter().max_by_key(|(_, scope)| scope.0).map(|(scope, _)| scope);
    let walks = wishes.read().filter(|wish| **wish != FocusWish::Use).count() > 0;
    if std::mem::replace(&mut *opened, open) != open {
        *resting = Resting { aside: resting.aside, still: resting.still, ..default() };
        return;
    }
    resting.walked |= walks;
    // Where keys navigate, a pointer resting on a widget that has lost the focus asks for nothing.
    let asks = |entity: Entity, focusable: bool| {
        !focusable || scopes.is_empty() || focus.get() == Some(entity)
    };
    // Of several, the smallest is meant: a mark on a unit, not the unit.
    let area = |node: &ComputedNode| node.size.element_product();
    let hovered = widgets
        .iter()
        .filter(|(entity, hovered, focusable, _)| {
            hovered.get() && !resting.aside && !resting.still && asks(*entity, *focusable)
        })
        .min_by(|one, other| area(one.3).total_cmp(&area(other.3)))
        .map(|(entity, ..)| entity);
    // Only a focus that keys or a pad have moved can rest, not one that a finger or a new screen set.
    let by_keys = resting.aside || matches!(*device, Device::Pad(_));
    let by_keys = by_keys && !touched.0;
    let focused = match scopes.is_empty() {
        true => at_hand.iter().next(),
        false => focus.get().filter(|_| resting.walked),
    };
    let focused = focused.filter(|_| by_keys);
    let on = hovered.or_else(|| focused.filter(|entity| widgets.contains(*entity)));
    let by = held.by();
    let is_far = held.is_far() && !resting.aside;
    // The definition of a term replaces the tooltip of its widget.
    let on = on.filter(|_| by == Some(By::Term) || held.opened.levels.is_empty());
    if on != resting.on && resting.on.is_some() {
        match by {
            Some(By::Term) => {
                resting.left = 0.0;
                return;
            }
            way if (way == Some(By::Way) || is_far) && resting.left < WAITS => {
                resting.left += time.delta_secs();
                return;
            }
            _ => {}
        }
    }
    let pressed = by.is_none() && buttons.just_pressed(MouseButton::Left);
    let under_way = moved && hovered.is_some() && resting.seconds < AFTER;
    let seconds = if on != resting.on || by_key || under_way {
        0.0
    } else if pressed {
        // A pressed widget needs no more explanation until the pointer returns to it.
        f32::NEG_INFINITY
    } else {
        resting.seconds + time.delta_secs()
    };
    *resting = Resting { on, hovered: hovered.is_some(), seconds, left: 0.0, ..*resting };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// The pointer is on one of its terms, or a term is explained.
    Term,
    /// The pointer is on its way to a term.
    Way,
}

#[derive(SystemParam)]
struct Held<'w, 's> {
    line: Single<
        'w,
        's,
        (
            Entity,
            &'static TooltipBox,
            &'static Visibility,
            &'static ComputedNode,
            &'static UiGlobalTransform,
        ),
    >,
    pointers: Query<'w, 's, (&'static PointerId, &'static PointerLocation)>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    hovers: Res<'w, HoverMap>,
    opened: Res<'w, Opened>,
    spans: Spans<'w, 's>,
}

impl Held<'_, '_> {
    /// Whether the pointer has a long way to the terms of the line.
    fn is_far(&self) -> bool {
        let (line, at, visibility, ..) = *self.line;
        at.apart && visibility != Visibility::Hidden && self.spans.any_below(line)
    }

    fn by(&self) -> Option<By> {
        let (line, stands, visibility, node, place) = *self.line;
        if visibility == Visibility::Hidden || !self.spans.any_below(line) {
            return None;
        }
        let explained = self.opened.levels.first().map(|level| level.from);
        let pointed = self.hovers.get(&PointerId::Mouse);
        let mut terms = pointed.into_iter().flat_map(|map| map.keys().copied());
        let on_term = terms.any(|it| self.spans.is_below(it, line));
        if on_term || explained.is_some_and(|it| self.spans.is_below(it, line)) {
            return Some(By::Term);
        }
        let at = terms::cursor(&self.pointers, self.window.single().ok()?)?;
        let own = node_rect::rect(node, place);
        // It covers nothing that the pointer could be on its way to.
        if stands.apart && own.contains(at) {
            return Some(By::Term);
        }
        own.inflate(GAP).contains(at).then_some(By::Way)
    }
}

/// The panels around widgets, and their texts.
#[derive(SystemParam)]
struct Around<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    panels: Query<'w, 's, (), With<LinesOutside>>,
    texts: Query<'w, 's, Entity, With<Text>>,
    rooms: Query<'w, 's, (Entity, &'static InheritedVisibility), With<TooltipRoom>>,
    places: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), Without<TooltipBox>>,
}

impl Around<'_, '_> {
    fn rect(&self, entity: Entity) -> Option<Rect> {
        self.places.get(entity).ok().map(|(node, place)| node_rect::rect(node, place))
    }

    /// The place of long tooltips, where the screen has one.
    fn room(&self) -> Option<Rect> {
        let shown = self.rooms.iter().filter(|(_, visible)| visible.get());
        let mut places = shown.filter_map(|(room, _)| self.rect(room));
        places.find(|place| !place.is_empty())
    }

    /// The panel that a widget is in, and where its texts are.
    fn panel(&self, widget: Entity) -> Option<(Rect, Vec<Rect>)> {
        let mut above = self.parents.iter_ancestors(widget);
        let panel = above.find(|it| self.panels.contains(*it))?;
        let is_in = |text: &Entity| self.parents.iter_ancestors(*text).any(|it| it == panel);
        let texts = self.texts.iter().filter(is_in).filter_map(|text| self.rect(text));
        Some((self.rect(panel)?, texts.collect()))
    }
}

fn show(
    resting: Res<Resting>,
    widgets: Query<
        (&Tooltip, &ComputedNode, &UiGlobalTransform, Option<&ChildOf>),
        Without<TooltipBox>,
    >,
    around: Around,
    clear: Query<
        (&ComputedNode, &UiGlobalTransform),
        (Or<(With<KeepsClear>, With<KeyCap>)>, Without<TooltipBox>),
    >,
    others: Query<
        (Entity, &ComputedNode, &UiGlobalTransform),
        (Or<(With<Focusable>, With<GameButton>)>, Without<TooltipBox>),
    >,
    mut tooltip: Single<(&mut TooltipBox, &mut Node, &mut Visibility, &ComputedNode, &Children)>,
    mut texts: Query<&mut Explained>,
    mut settles: Local<bool>,
    prompts: Prompts,
    (screen, looks): (Option<Res<State<Screen>>>, Res<Looks>),
    window: Query<&Window, With<PrimaryWindow>>,
) {
    let (stands, node, visibility, own, children) = &mut *tooltip;
    let after = if resting.hovered { AFTER } else { AFTER_FOCUS };
    let explained =
        resting.on.filter(|_| resting.seconds >= after).and_then(|entity| widgets.get(entity).ok());
    let (Some((tooltip, target, place, row)), Ok(window)) = (explained, window.single()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let look = screen.map_or_else(Look::default, |screen| looks.of(*screen.get()));
    let says = Explained::Words(prompts.fill(&tooltip.words), look.topics);
    if let Some(mut text) = children.first().and_then(|child| texts.get_mut(*child).ok())
        && *text != says
    {
        *text = says;
        let room = around.room().filter(|_| tooltip.place == Place::Apart);
        let wide = room.map_or(WIDE, |room| room.width() * target.inverse_scale_factor);
        if node.max_width != px(wide) {
            node.max_width = px(wide);
        }
        visibility.set_if_neq(Visibility::Hidden);
        *settles = true;
        return;
    }
    // Its words are laid out after this frame; until then it would cover what it is about.
    if std::mem::take(&mut *settles) {
        return;
    }
    let mut kept = node_rect::rect(target, place);
    if tooltip.place == Place::Aside
        && let Some(row) = row.and_then(|row| around.rect(row.parent()))
    {
        kept.max.x = row.max.x;
    }
    let panel = resting.on.and_then(|widget| around.panel(widget));
    let clear = clear.iter().map(|(node, place)| node_rect::rect(node, place));
    let others = others.iter().filter(|(other, ..)| resting.on != Some(*other));
    let others = others.map(|(_, node, place)| node_rect::rect(node, place));
    let mut clear: Vec<Rect> = clear.chain(others).collect();
    let mut kept = vec![kept];
    if let Some((panel, texts)) = panel {
        // Behind a dialogue nothing is read.
        clear.retain(|rect| panel.contains(rect.center()));
        clear.extend(texts);
        let widget = kept[0];
        match tooltip.place {
            Place::Beneath => {}
            Place::Above => {
                let (min, max) = (widget.min.with_y(panel.min.y), widget.max.with_y(panel.max.y));
                kept.insert(0, Rect { min, max });
            }
            _ => {
                let (min, max) = (panel.min.with_y(widget.min.y), panel.max.with_y(widget.max.y));
                kept.insert(0, Rect { min, max });
            }
        }
    }
    let window = window.physical_size().as_vec2();
    let room = around.room().filter(|_| tooltip.place == Place::Apart);
    let (corner, apart) = corner(tooltip.place, &kept, own.size, window, &clear, room);
    // Beside its widget it would take the pointer from the widget's neighbours.
    stands.apart = apart;
    let corner = corner * target.inverse_scale_factor;
    let (left, top) = (px(corner.x), px(corner.y));
    if (node.left, node.top) != (left, top) {
        (node.left, node.top) = (left, top);
    }
    visibility.set_if_neq(Visibility::Visible);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Resting>()
        .add_systems(Startup, spawn_box)
        .add_systems(Update, (rest, show).chain().after(TermSystems));
}
