//! Which widget has the focus, and how keys, pad and pointer move and use it.
//!
//! Keys and pad act only while a [`FocusScope`] exists, and only inside the topmost one: a dialogue
//! over a screen keeps the focus to itself, and a screen without a scope (the dive) keeps its arrow
//! keys.

mod nearest;

use crate::base::*;
use bevy::platform::collections::HashMap;
use daemonfall_input::focus::TakesText;
use daemonfall_input::global_actions::MenuAction;
use nearest::nearest;
use std::collections::VecDeque;

/// A widget was used: clicked, tapped, or confirmed while it had the focus.
pub use bevy::ui_widgets::Activate;

/// A widget that can have the focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focusable;

/// Gets the focus when its scope opens, or after the focus was lost.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FocusFirst;

/// A scope whose focus is where it was left when its screen opens again.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Returns;

/// The set, within [`Update`], in which keys and pad move and use the focus.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FocusSystems;

/// A request to move or use the focus, from any device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusWish {
    Up,
    Down,
    Left,
    Right,
    Next,
    Previous,
    Use,
}

/// A widget's value is to be changed, with left or right on keys or pad.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Turn {
    pub entity: Entity,
    /// 1 for more, -1 for less.
    pub by: i32,
}

/// Has a value: left and right change it instead of moving the focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Turns;

/// A scope that opens by itself. At first it ignores confirmations, which were meant for the screen
/// below; each of them makes it wait anew, but not for ever.
#[derive(Component, Clone, Copy, Debug)]
pub struct Unhurried {
    /// Seconds for which it still does.
    left: f32,
    /// Seconds for which it still may.
    most: f32,
}

/// Seconds without a confirmation until one counts, and until one counts in any case.
const REST: f32 = 0.8;
const LONGEST: f32 = 2.0;

impl Default for Unhurried {
    fn default() -> Self {
        Self { left: REST, most: LONGEST }
    }
}

impl Unhurried {
    pub fn is_early(&self) -> bool {
        self.left > 0.0
    }

    fn pass(&mut self, seconds: f32, confirmed: bool) {
        if self.is_early() {
            self.most -= seconds;
            self.left = if confirmed { REST.min(self.most) } else { self.left - seconds };
        }
    }
}

fn wishes_of_devices(
    time: Res<Time<Real>>,
    input: Res<ActionInput>,
    mut unhurried: Query<&mut Unhurried>,
    mut wishes: MessageWriter<FocusWish>,
) {
    let early = unhurried.iter().any(Unhurried::is_early);
    let confirmed = input.has(MenuAction::Confirm);
    for mut scope in &mut unhurried {
        // A frame that takes long gives nobody time to look.
        scope.pass(time.delta_secs().min(0.1), confirmed);
    }
    for action in input.pressed() {
        let wish = match action {
            MenuAction::Up => FocusWish::Up,
            MenuAction::Down => FocusWish::Down,
            MenuAction::Left if !input.is_typing() => FocusWish::Left,
            MenuAction::Right if !input.is_typing() => FocusWish::Right,
            MenuAction::Next if input.shift() => FocusWish::Previous,
            MenuAction::Next => FocusWish::Next,
            MenuAction::Confirm if !early => FocusWish::Use,
            _ => continue,
        };
        wishes.write(wish);
    }
}

/// A widget that can have the focus now: entity, extent, and whether it gets it first.
type Place = (Entity, Rect, bool);
type Scopes<'w, 's> = Query<'w, 's, (Entity, &'static FocusScope)>;
type Widgets<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static UiGlobalTransform, Option<&'static ComputedNode>, Has<FocusFirst>),
    (With<Focusable>, Without<InteractionDisabled>),
>;

/// The widgets of the topmost scope in reading order; `None` without a scope.
fn walkable(scopes: &Scopes, widgets: &Widgets, parents: &Query<&ChildOf>) -> Option<Vec<Place>> {
    let (scope, _) = scopes.iter().max_by_key(|(_, scope)| scope.0)?;
    let inside = |entity: Entity| parents.iter_ancestors(entity).any(|ancestor| ancestor == scope);
    let mut places: Vec<Place> = widgets
        .iter()
        .filter(|(entity, ..)| inside(*entity))
        .map(|(entity, place, node, first)| {
            let size = node.map_or(Vec2::ZERO, |node| node.size);
            (entity, Rect::from_center_size(place.translation, size), first)
        })
        .collect();
    let order = |place: &Place| (place.1.center().y, place.1.center().x);
    places.sort_by(|a, b| order(a).partial_cmp(&order(b)).unwrap_or(std::cmp::Ordering::Equal));
    Some(places)
}

/// The first arrow on the shortest way from the focused widget to another; `None` without a way.
pub fn way(
    In(to): In<Entity>,
    scopes: Scopes,
    widgets: Widgets,
    parents: Query<&ChildOf>,
    sideways: Query<(), Or<(With<TakesText>, With<Turns>)>>,
    focus: Res<InputFocus>,
) -> Option<FocusWish> {
    const ARROWS: [(FocusWish, Vec2); 4] = [
        (FocusWish::Down, Vec2::Y),
        (FocusWish::Up, Vec2::NEG_Y),
        (FocusWish::Right, Vec2::X),
        (FocusWish::Left, Vec2::NEG_X),
    ];
    let places = walkable(&scopes, &widgets, &parents)?;
    let number = |entity: Entity| places.iter().position(|place| place.0 == entity);
    let to = number(to)?;
    let Some(from) = focus.get().and_then(number) else {
        // With no focus yet, any arrow sets one.
        return Some(FocusWish::Down);
    };
    let mut first = vec![None; places.len()];
    let mut next = VecDeque::from([from]);
    while let Some(at) = next.pop_front() {
        // Fields and values use the sideways arrows themselves.
        let own = sideways.contains(places[at].0);
        for (wish, way) in ARROWS.into_iter().filter(|(_, way)| !own || way.x == 0.0) {
            let Some(reached) = nearest(&places, at, way) else {
                continue;
            };
            if reached != from && first[reached].is_none() {
                first[reached] = first[at].or(Some(wish));
                next.push_back(reached);
            }
        }
    }
    first[to]
}

fn follow_wishes(
    mut wishes: MessageReader<FocusWish>,
    scopes: Scopes,
    widgets: Widgets,
    parents: Query<&ChildOf>,
    turning: Query<(), With<Turns>>,
    (screen, returning): (Option<Res<State<Screen>>>, Query<(), With<Returns>>),
    // By screen: the place that had the focus, and how many there were.
    mut left: Local<HashMap<Screen, (usize, usize)>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Some(places) = walkable(&scopes, &widgets, &parents) else {
        wishes.clear();
        return;
    };
    let top = scopes.iter().max_by_key(|(_, scope)| scope.0);
    let returns = top.filter(|(top, _)| returning.contains(*top)).and(screen.map(|it| **it));
    let before = returns.and_then(|it| left.get(&it).copied().filter(|it| it.1 == places.len()));
    // Until they are laid out, their order is not known.
    if before.is_some() && places.iter().all(|place| place.1.is_empty()) {
        return;
    }
    let mut current =
        focus.get().and_then(|entity| places.iter().position(|place| place.0 == entity));
    if current.is_none()
        && let Some(first) =
            before.map(|(at, _)| &places[at]).or_else(|| places.iter().find(|place| place.2))
    {
        focus.set(first.0, FocusCause::Navigated);
        current = places.iter().position(|place| place.0 == first.0);
    }
    for wish in wishes.read() {
        let next = match (current, wish) {
            (Some(at), FocusWish::Use) => {
                commands.trigger(Activate { entity: places[at].0 });
                continue;
            }
            (Some(at), FocusWish::Left | FocusWish::Right) if turning.contains(places[at].0) => {
                commands.trigger(Turn {
                    entity: places[at].0,
                    by: if *wish == FocusWish::Left { -1 } else { 1 },
                });
                continue;
            }
            (None, _) => (!places.is_empty()).then_some(0),
            (Some(at), FocusWish::Next) => Some((at + 1) % places.len()),
            (Some(at), FocusWish::Previous) => Some((at + places.len() - 1) % places.len()),
            (Some(at), FocusWish::Up) => nearest(&places, at, Vec2::NEG_Y),
            (Some(at), FocusWish::Down) => nearest(&places, at, Vec2::Y),
            (Some(at), FocusWish::Left) => nearest(&places, at, Vec2::NEG_X),
            (Some(at), FocusWish::Right) => nearest(&places, at, Vec2::X),
        };
        if let Some(next) = next {
            focus.set(places[next].0, FocusCause::Navigated);
            current = Some(next);
        }
    }
    if let (Some(screen), Some(at)) = (returns, current) {
        left.insert(screen, (at, places.len()));
    }
}

/// The focus follows a moving pointer, so that only one widget is ever highlighted.
fn follow_pointer(
    moved: On<Pointer<Move>>,
    widgets: Query<(), (With<Focusable>, Without<InteractionDisabled>)>,
    mut focus: ResMut<InputFocus>,
) {
    if widgets.contains(moved.entity) && focus.get() != Some(moved.entity) {
        focus.set(moved.entity, FocusCause::Pressed);
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<FocusWish>()
        .add_observer(follow_pointer)
        .add_systems(Update, (wishes_of_devices, follow_wishes).chain().in_set(FocusSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::GameButton;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::input::keyboard::{Key, KeyboardInput};
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::input_focus::InputDispatchPlugin;
    use daemonfall_input::action_table::{ActionId, Input};
    use daemonfall_input::bindings::conflict::{BindingRequest, Way, fulfil};
    use daemonfall_input::{action_input, global_actions};
    use daemonfall_platform::settings::Settings;

    #[test]
    fn the_way_to_a_widget_begins_with_an_arrow_towards_it_and_ends_where_it_is() {
        let mut world = World::new();
        world.init_resource::<InputFocus>();
        let scope = world.spawn(FocusScope(0)).id();
        let mut widget = |x: f32, y: f32| {
            let place = UiGlobalTransform::from_xy(x, y);
            world.spawn((Focusable, place, ChildOf(scope))).id()
        };
        let [corner, beside, beneath] =
            [(0.0, 0.0), (100.0, 0.0), (100.0, 40.0)].map(|(x, y)| widget(x, y));
        let mut asked = |from: Entity, to: Entity| {
            let mut focus = world.resource_mut::<InputFocus>();
            focus.set(from, FocusCause::Navigated);
            world.run_system_once_with(way, to).ok().flatten()
        };
        assert_eq!(asked(corner, beside), Some(FocusWish::Right));
        assert_eq!(asked(beside, beneath), Some(FocusWish::Down));
        assert_eq!(asked(beneath, beneath), None);
    }

    #[test]
    fn who_still_confirms_what_was_before_answers_nothing_that_opened_by_itself() {
        let answered = |apart: u32| {
            let mut scope = Unhurried::default();
            // In tenths of a second.
            (1..40).find(|at| {
                let confirmed = at % apart == 0;
                let answers = confirmed && !scope.is_early();
                scope.pass(0.1, confirmed);
                answers
            })
        };
        assert_eq!(answered(10), Some(10), "there was time to look");
        assert_eq!(answered(6), Some(24));
        assert_eq!(answered(1), Some(21));
    }

    fn press(app: &mut App, key_code: KeyCode, logical_key: Key) -> u32 {
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        std::mem::take(&mut app.world_mut().resource_mut::<Uses>().0)
    }

    #[derive(Resource, Default)]
    struct Uses(u32);

    #[test]
    fn a_rebound_confirm_uses_the_button_exactly_once_and_the_old_key_not_at_all() {
        let mut app = App::new();
        let input = (action_input::plugin, global_actions::plugin, InputDispatchPlugin);
        app.add_plugins((MinimalPlugins, InputPlugin, input, plugin)).init_resource::<Uses>();
        app.init_resource::<InputFocus>().init_resource::<Settings>();
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.add_observer(|_: On<Activate>, mut uses: ResMut<Uses>| uses.0 += 1);
        let scope = app.world_mut().spawn(FocusScope(0)).id();
        let place = UiGlobalTransform::default();
        let button = app.world_mut().spawn((GameButton, place, ChildOf(scope))).id();
        app.world_mut().resource_mut::<InputFocus>().set(button, FocusCause::Navigated);
        app.update();
        let enter = |app: &mut App| press(app, KeyCode::Enter, Key::Enter);
        assert_eq!(enter(&mut app), 1);
        app.world_mut().entity_mut(scope).insert(Unhurried::default());
        assert_eq!(enter(&mut app), 0, "it was meant for the screen below");
        app.world_mut().entity_mut(scope).remove::<Unhurried>();
        let wish = BindingRequest {
            action: ActionId::of(MenuAction::Confirm).expect("it is in the table"),
            input: Input::Key(KeyCode::KeyX),
            instead_of: Some(Input::Key(KeyCode::Enter)),
        };
        fulfil(&mut app.world_mut().resource_mut::<Bindings>(), wish, Way::Take);
        assert_eq!(enter(&mut app), 0);
        assert_eq!(press(&mut app, KeyCode::KeyX, Key::Character("x".into())), 1);
    }
}
