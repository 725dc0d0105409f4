//! What screen readers are told: the role and name of everything that can be used, and of the places
//! of maps and boards. A screen reader can also move the focus, and use what it reads.
//!
//! Names are read from what is shown, and only while a screen reader listens.

use super::field::Field;
use super::focus::{Turn, Turns};
use super::repeat_button::Repeated;
use super::widgets::{Asked, Presses};
use crate::base::*;
use crate::focus::{Activate, Focusable};
use crate::tooltip::Tooltip;
use crate::widgets::Taken;
use accesskit::{Action, Node as Told, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::text::EditableText;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Button;
use daemonfall_input::touch::RepeatButton;

/// The role of something in a list that is read but not used.
pub fn list_item() -> AccessibilityNode {
    Told::new(Role::ListItem).into()
}

/// The role of a message that is read out as soon as it is shown.
pub fn alert() -> AccessibilityNode {
    let mut node = Told::new(Role::Alert);
    node.set_live(accesskit::Live::Assertive);
    node.into()
}

pub fn dialogue(name: impl Into<String>) -> impl Bundle {
    (AccessibilityNode::from(Told::new(Role::Dialog)), AccessibleLabel::new(name))
}

/// A place of a map or board, such as a tile. It has no picture of its own.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<T: Send + Sync + 'static>(pub T);

#[derive(Component)]
struct Board<T: Send + Sync + 'static>(std::marker::PhantomData<T>);

/// The places that screen readers know of a map or board, named by `T`.
#[derive(SystemParam)]
pub struct Places<'w, 's, T: Send + Sync + Copy + PartialEq + 'static> {
    requested: Res<'w, AccessibilityRequested>,
    boards: Query<'w, 's, Entity, With<Board<T>>>,
    places: Query<'w, 's, (Entity, &'static Place<T>, &'static AccessibleLabel)>,
    focus: ResMut<'w, InputFocus>,
    scopes: Query<'w, 's, (), With<FocusScope>>,
    commands: Commands<'w, 's>,
}

impl<T: Send + Sync + Copy + PartialEq + 'static> Places<'_, '_, T> {
    /// Whether a screen reader listens; without one nothing needs to be told.
    pub fn are_wanted(&self) -> bool {
        self.requested.get()
    }

    /// Whether nothing has been told yet.
    pub fn are_new(&self) -> bool {
        self.boards.is_empty()
    }

    /// Tells what there is, in this order, instead of what was told before. `lives` despawns the
    /// board with its screen. The place `at` gets the focus, while nothing covers the screen.
    pub fn tell(
        &mut self,
        name: String,
        lives: impl Bundle,
        all: impl IntoIterator<Item = (T, String)>,
        at: Option<T>,
    ) {
        let board = self.boards.iter().next().unwrap_or_else(|| {
            let board = Board::<T>(std::marker::PhantomData);
            let node = AccessibilityNode::from(Told::new(Role::Grid));
            self.commands.spawn((board, node, AccessibleLabel::new(name), lives)).id()
        });
        let all: Vec<(T, String)> = all.into_iter().collect();
        let mut ordered = Vec::new();
        for (place, words) in &all {
            let known = self.places.iter().find(|(_, known, _)| known.0 == *place);
            let entity = match known {
                Some((entity, _, label)) => {
                    if label.0 != *words {
                        self.commands.entity(entity).insert(AccessibleLabel::new(words));
                    }
                    entity
                }
                None => {
                    let node = AccessibilityNode::from(Told::new(Role::GridCell));
                    let label = AccessibleLabel::new(words);
                    self.commands.spawn((Place(*place), Button, node, label)).id()
                }
            };
            ordered.push(entity);
            if at == Some(*place) && self.scopes.is_empty() && self.focus.get() != Some(entity) {
                self.focus.set(entity, FocusCause::Navigated);
            }
        }
        for (entity, known, _) in &self.places {
            if !all.iter().any(|(place, _)| *place == known.0) {
                self.commands.entity(entity).despawn();
            }
        }
        self.commands.entity(board).replace_children(&ordered);
    }
}

/// Text inside of things, in the order in which it is shown.
#[derive(SystemParam)]
struct Words<'w, 's> {
    parts: Query<
        'w,
        's,
        (
            Option<&'static Text>,
            Option<&'static TextSpan>,
            Option<&'static EditableText>,
            Option<&'static Children>,
        ),
    >,
    own: Query<'w, 's, (), Or<(With<Button>, With<RepeatButton>)>>,
}

impl Words<'_, '_> {
    /// What can be used by itself inside has a name of its own.
    fn collect(&self, entity: Entity, into: &mut Vec<String>) {
        let Ok((text, span, input, children)) = self.parts.get(entity) else { return };
        let words = text.map(|text| text.0.clone()).or(span.map(|span| span.0.clone()));
        into.extend(words.or(input.map(|input| input.value().to_string())));
        for child in children.into_iter().flatten().filter(|child| !self.own.contains(**child)) {
            self.collect(*child, into);
        }
    }

    fn of(&self, entity: Entity) -> String {
        let mut all = Vec::new();
        self.collect(entity, &mut all);
        let words: Vec<&str> = all.iter().flat_map(|words| words.split_whitespace()).collect();
        words.join(" ")
    }
}

fn says_something(words: &str) -> bool {
    words.chars().any(char::is_alphanumeric)
}

/// The name of what a key's hint does, such as an arrow's.
fn action_of(bindings: &Bindings, presses: &Presses) -> Option<String> {
    let Some(Asked::Action(name)) = &presses.0 else { return None };
    let id = bindings.actions.named(name)?;
    bindings.actions.row(id).map(|row| row.label())
}

type Parts<'a> = (
    (Entity, &'a mut AccessibilityNode),
    (Option<&'a AccessibleLabel>, Option<&'a Tooltip>, Option<&'a Field>, Option<&'a Presses>),
    (Has<Button>, Has<RepeatButton>, Has<Focusable>, Has<Turns>, Has<ImageNode>),
    (Has<Taken>, Has<InteractionDisabled>),
    (Option<&'a ComputedNode>, Option<&'a InheritedVisibility>),
);

/// A thing is read only where a player without a screen reader would reach it: if it is shown, and
/// no dialogue covers it. Pictures say nothing.
fn tell(
    words: Words,
    scopes: Query<(Entity, &FocusScope)>,
    parents: Query<&ChildOf>,
    bindings: Option<Res<Bindings>>,
    mut nodes: Query<Parts>,
) {
    let top = scopes.iter().max_by_key(|(_, scope)| scope.0).map(|(entity, _)| entity);
    let covered = |entity: Entity| {
        top.is_some_and(|top| entity != top && !parents.iter_ancestors(entity).any(|it| it == top))
    };
    for (
        (entity, mut node),
        (label, tooltip, field, presses),
        (button, repeats, focusable, turns, picture),
        (taken, disabled),
        (size, seen),
    ) in &mut nodes
    {
        let usable = button || repeats || focusable;
        let is_alert = node.role() == Role::Alert;
        let gone = size.is_some_and(ComputedNode::is_empty) || seen.is_some_and(|it| !it.get());
        if (picture && !usable) || gone || (covered(entity) && !is_alert) {
            node.set_hidden();
            continue;
        }
        node.clear_hidden();
        if turns {
            node.set_role(Role::SpinButton);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        } else if picture {
            node.set_role(Role::Button);
        }
        let about = tooltip.map(|tooltip| tooltip.words.as_str()).filter(|it| says_something(it));
        let shown = words.of(entity);
        if let Some(field) = field {
            node.set_label(about.unwrap_or(&field.hint));
            node.set_value(shown);
        } else if label.is_some() {
            about.into_iter().for_each(|about| node.set_description(about));
        } else if says_something(&shown) {
            about.into_iter().for_each(|about| node.set_description(about));
            node.set_label(shown);
        } else {
            let does = bindings.as_deref().zip(presses).and_then(|(all, it)| action_of(all, it));
            node.set_label(does.or(about.map(Into::into)).unwrap_or(shown));
        }
        if usable {
            node.add_action(Action::Click);
        }
        if focusable {
            node.add_action(Action::Focus);
        }
        if disabled {
            node.set_disabled();
        } else {
            node.clear_disabled();
        }
        if taken {
            node.set_toggled(Toggled::True);
        } else {
            node.clear_toggled();
        }
    }
}

/// Does what a screen reader asks for.
fn obey(
    mut requests: MessageReader<ActionRequest>,
    things: Query<(Has<RepeatButton>, Has<InteractionDisabled>), With<AccessibilityNode>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let Ok((repeats, false)) = things.get(entity) else { continue };
        match request.action {
            Action::Focus => focus.set(entity, FocusCause::Navigated),
            Action::Click if repeats => commands.trigger(Repeated { entity, again: false }),
            Action::Click => commands.trigger(Activate { entity }),
            Action::Increment => commands.trigger(Turn { entity, by: 1 }),
            Action::Decrement => commands.trigger(Turn { entity, by: -1 }),
            _ => {}
        }
    }
}

/// Something that a screen reader knows.
pub struct Known {
    pub entity: Entity,
    /// Its role and name, such as `Button New run`.
    pub words: String,
    pub named: bool,
}

/// All that a screen reader is told now.
pub fn known(world: &mut World) -> Vec<Known> {
    let mut nodes = world.query::<(Entity, &AccessibilityNode)>();
    let told = nodes.iter(world).filter(|(_, node)| !node.is_hidden());
    let known = told.map(|(entity, node)| {
        let name = node.label().unwrap_or_default();
        let words = format!("{:?} {name}", node.role());
        Known { entity, words, named: says_something(name) }
    });
    known.collect()
}

/// Begins to listen, as a screen reader does.
pub fn listen(world: &World) {
    world.resource::<AccessibilityRequested>().set(true);
}

/// Uses a thing as a screen reader does.
pub fn ask(world: &mut World, entity: Entity) {
    world.write_message(ActionRequest(accesskit::ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node: NodeId(entity.to_bits()),
        data: None,
    }));
}

pub fn plugin(app: &mut App) {
    let listens = |requested: Res<AccessibilityRequested>| requested.get();
    app.add_message::<ActionRequest>().add_systems(Update, obey).add_systems(
        PostUpdate,
        tell.run_if(listens).after(UiSystems::PostLayout).before(AccessibilitySystems::Update),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::GameButton;
    use bevy::ecs::system::RunSystemOnce;

    fn told(world: &mut World) -> Vec<String> {
        let done = world.run_system_once(tell);
        done.unwrap_or_else(|error| panic!("{error}"));
        let mut all: Vec<String> = known(world).into_iter().map(|it| it.words).collect();
        all.sort();
        all
    }

    #[test]
    fn a_button_is_called_what_it_shows_and_by_its_tooltip_if_it_shows_a_sign() {
        let mut world = World::new();
        world.spawn((GameButton, children![Text::new("End  turn")]));
        world.spawn((GameButton, Tooltip::new("To the end"), children![Text::new("\u{25B6}|")]));
        assert_eq!(told(&mut world), ["Button End turn", "Button To the end"]);
    }

    #[test]
    fn what_a_dialogue_covers_is_not_read_and_pictures_never_are() {
        let mut world = World::new();
        world.spawn((GameButton, children![Text::new("Beneath")]));
        let picture = AccessibilityNode::from(Told::new(Role::Image));
        world.spawn((ImageNode::default(), picture));
        let scope = world.spawn(FocusScope(1)).id();
        world.spawn((GameButton, ChildOf(scope), children![Text::new("Yes")]));
        assert_eq!(told(&mut world), ["Button Yes"]);
    }

    #[test]
    fn a_screen_reader_uses_what_it_reads_once() {
        let mut app = App::new();
        app.init_resource::<InputFocus>().add_plugins(plugin).init_resource::<Uses>();
        app.init_resource::<AccessibilityRequested>();
        app.add_observer(|_: On<Activate>, mut uses: ResMut<Uses>| uses.0 += 1);
        let button = app.world_mut().spawn(GameButton).id();
        ask(app.world_mut(), button);
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Uses>().0, 1);
    }

    #[derive(Resource, Default)]
    struct Uses(u32);
}
