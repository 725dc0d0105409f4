//! Positions in the window, in logical pixels: hints that lead back, UI nodes, tiles, cells; and
//! buttons, reached with arrows and confirmed, or pointed at.

use super::{Deed, DriverAction, InputDriver, Next};
use crate::prelude::*;
use crate::script::idle::above;
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::InputFocus;
use bevy::ui::{CalculatedClip, InteractionDisabled, UiGlobalTransform};
use daemonfall_dive_mode::view::coords::middle;
use daemonfall_dungeon::Cell;
use daemonfall_input::focus::FocusScope;
use daemonfall_input::global_actions::BACK;
use daemonfall_sector::TileId;
use daemonfall_sector_mode::screen::camera::View;
use daemonfall_sector_mode::screen::stage;
use daemonfall_ui::camera::stand::{Stand, Standing};
use daemonfall_ui::focus::{FocusWish, Focusable, Unhurried, way};
use daemonfall_ui::scale::Compact;
use daemonfall_ui::widgets::Presses;

const BACKS: [&str; 3] = [BACK, "Esc", "[[dive.pause]]"];

fn now(stand: Stand) -> Option<Standing> {
    stand.now()
}

fn standing(world: &mut World) -> Result<Standing, String> {
    let standing = world.run_system_cached(now).ok().flatten();
    standing.ok_or_else(|| "there is no window".into())
}

/// The middle of the part of the window that is not covered.
pub fn middle_of_window(world: &mut World) -> Result<Vec2, String> {
    Ok(standing(world)?.in_window(Vec2::ZERO))
}

/// The hint that, when clicked, goes back or pauses.
pub fn of_back(world: &mut World) -> Result<Vec2, String> {
    let factor = window_scale(world);
    let meant = BACKS.map(Presses::cap);
    let mut hints =
        world.query::<(&Presses, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
    let found = hints
        .iter(world)
        .find(|(hint, node, _, seen)| seen.get() && !node.is_empty() && meant.contains(hint));
    let place = found.map(|(.., place, _)| place.translation / factor);
    place.ok_or_else(|| "no hint on the screen leads back".into())
}

/// A click on the node's middle, or a turn of the list that has scrolled it out of sight.
pub fn reach(world: &mut World, entity: Entity) -> Deed {
    let factor = window_scale(world);
    let mut nodes = world.query::<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>();
    let found = nodes.get(world, entity);
    let (node, place, clip) = found.map_err(|_| "the node is not drawn")?;
    if node.is_empty() {
        return Ok(DriverAction::Rest);
    }
    let at = place.translation;
    Ok(match clip.map(|clip| clip.clip) {
        Some(clip) if !clip.contains(at) => {
            // A node that is clipped only above and below is as wide as the window.
            let x = at.x.clamp(clip.min.x, clip.max.x);
            DriverAction::Scroll(Vec2::new(x, clip.center().y) / factor, at.y > clip.max.y)
        }
        _ => DriverAction::Point(at / factor),
    })
}

pub fn find<C: Component>(world: &mut World, meant: impl Fn(&C) -> bool) -> Option<Entity> {
    let mut all = world.query::<(Entity, &C)>();
    let found = all.iter(world).find(|(_, mark)| meant(mark));
    found.map(|(entity, _)| entity)
}

#[derive(Resource)]
struct Dragged(View);

/// The way to a tile of the sector's map: its position, or a drag that brings it well into view.
pub fn tile(world: &mut World, tile: TileId) -> Deed {
    let standing = standing(world)?;
    let room = if world.resource::<Compact>().0 { stage::ROOM_COMPACT } else { stage::ROOM.size() };
    let table = world.get_resource::<MapView>().ok_or("no sector has begun")?;
    let at = world.resource::<View>().on_stage(table.place(tile));
    let in_window = |place: Vec2| standing.in_window(place - stage::SIZE / 2.0);
    let off = at - stage::MIDDLE;
    let view = world.resource::<View>().clone();
    let ends = (world.get_resource::<Dragged>()).is_some_and(|dragged| dragged.0 == view);
    // Log, banners and hints cover the edge of the view; at its end, the map drags no further.
    let share = if ends { 2.0 } else { 4.0 };
    if off.abs().cmple(room / share).all() {
        return Ok(DriverAction::Point(in_window(at)));
    }
    world.insert_resource(Dragged(view));
    let by = off.clamp(-room / 3.0, room / 3.0);
    Ok(DriverAction::Drag(in_window(stage::MIDDLE + by / 2.0), in_window(stage::MIDDLE - by / 2.0)))
}

pub fn cell(world: &mut World, cell: Cell) -> Result<Vec2, String> {
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
    let (camera, place) = cameras.single(world).map_err(|_| "there is no camera")?;
    let at = camera.world_to_viewport(place, middle(cell).extend(0.0));
    at.map_err(|_| format!("the cell {cell:?} is not in view"))
}

/// The next action to reach a widget, or to use it. Fails if arrows do not lead there.
pub fn to(world: &mut World, hand: InputDriver, widget: Entity) -> Deed {
    let Some(confirm) = hand.confirm() else {
        return reach(world, widget);
    };
    let mut scopes = world.query::<&Unhurried>();
    if scopes.iter(world).any(Unhurried::is_early) {
        return Ok(DriverAction::Rest);
    }
    if world.resource::<InputFocus>().get() == Some(widget) {
        return Ok(confirm);
    }
    let wish = world.run_system_once_with(way, widget);
    let wish = wish.map_err(|error| error.to_string())?;
    let key = match wish {
        Some(FocusWish::Up) => "ArrowUp",
        Some(FocusWish::Down) => "ArrowDown",
        Some(FocusWish::Left) => "ArrowLeft",
        Some(FocusWish::Right) => "ArrowRight",
        _ => return Err("arrows do not lead to that button".into()),
    };
    hand.arrow(key).ok_or_else(|| "it has no arrows".into())
}

/// Fails if there is no enabled button with this label, or arrows do not lead there.
pub fn labelled(world: &mut World, hand: InputDriver, words: &str) -> Deed {
    match all_labelled(world, words).first() {
        Some(button) => to(world, hand, *button),
        None => Err(format!("no button on the screen says {words:?}")),
    }
}

/// Those with the fewest other words in their labels first, then from the top.
pub fn all_labelled(world: &mut World, words: &str) -> Vec<Entity> {
    let top = top_scope(world);
    let mut buttons = world.query_filtered::<
        (Entity, &UiGlobalTransform, &InheritedVisibility),
        (With<Focusable>, Without<InteractionDisabled>),
    >();
    let seen: Vec<(Entity, f32)> = buttons
        .iter(world)
        .filter(|(.., seen)| seen.get())
        .map(|(entity, place, _)| (entity, place.translation.y))
        .collect();
    let mut found: Vec<(usize, f32, Entity)> = seen
        .into_iter()
        .filter(|(entity, _)| top.is_none_or(|top| above(world, *entity).any(|it| it == top)))
        .filter_map(|(entity, y)| {
            let text = text_of(world, entity);
            text.contains(words).then_some((text.len(), y, entity))
        })
        .collect();
    found.sort_by(|a, b| (a.0, a.1).partial_cmp(&(b.0, b.1)).unwrap_or(std::cmp::Ordering::Equal));
    found.into_iter().map(|(.., entity)| entity).collect()
}

fn top_scope(world: &mut World) -> Option<Entity> {
    let mut scopes = world.query::<(Entity, &FocusScope)>();
    let top = scopes.iter(world).max_by_key(|(_, scope)| scope.0);
    top.map(|(entity, _)| entity)
}

/// Whether a dialogue or screen captures the keys.
pub fn has_scope(world: &mut World) -> bool {
    top_scope(world).is_some()
}

fn text_of(world: &World, entity: Entity) -> String {
    let own = world.get::<Text>(entity).map(|text| text.0.clone());
    let children = world.get::<Children>(entity);
    let children = children.into_iter().flat_map(|children| children.iter());
    let words = children.map(|child| text_of(world, child));
    own.into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// The next action towards the button with this label, or its use.
pub fn button(world: &mut World, hand: InputDriver, words: &str) -> Next {
    // It may not be drawn yet.
    let Some(button) = all_labelled(world, words).first().copied() else {
        return Ok(Some((DriverAction::Rest, false)));
    };
    let deed = to(world, hand, button)?;
    let uses = matches!(deed, DriverAction::Point(_)) || Some(deed) == hand.confirm();
    Ok(Some((deed, uses)))
}
