//! What scripts see of the panels: the names and values of widgets, and where they are, as a screen
//! reader has them.

use super::room::{Room, context};
use crate::cli::Options;
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Node, Role, TreeUpdate};

/// What is drawn in the panels at present.
fn tree(world: &mut World) -> Option<TreeUpdate> {
    let mut outputs = world.query::<&EguiOutput>();
    outputs.iter(world).next()?.platform_output.accesskit_update.clone()
}

/// The words of a widget: its name, else its value.
fn words(node: &Node) -> Option<String> {
    node.label().or(node.value()).map(str::to_owned)
}

/// All words in the panels, of names and of values.
pub fn texts(world: &mut World) -> Vec<String> {
    let nodes = tree(world).map(|tree| tree.nodes).unwrap_or_default();
    let mut texts: Vec<String> = nodes
        .iter()
        .flat_map(|(_, node)| [node.label(), node.value()])
        .flatten()
        .map(str::to_owned)
        .collect();
    texts.sort();
    texts.dedup();
    texts
}

/// The middle of the widget of this name, in logical pixels of the window. Words that can be used
/// come before those that only stand there.
///
/// # Errors
/// The names there are.
pub fn place(world: &mut World, name: &str) -> Result<Vec2, String> {
    let nodes = tree(world).map(|tree| tree.nodes).unwrap_or_default();
    let scale = context(world).map_or(1.0, |context| context.zoom_factor());
    let named = |node: &&Node| words(node).is_some_and(|words| words == name);
    let found = nodes.iter().map(|(_, node)| node).filter(named);
    let found = found.min_by_key(|node| node.role() == Role::Label);
    let Some(bounds) = found.and_then(Node::bounds) else {
        let texts = texts(world);
        return Err(format!("no widget of the panels is named {name:?}; there are {texts:?}"));
    };
    let middle =
        Vec2::new((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0);
    let place = middle * scale;
    match world.resource::<Room>().covers(place) {
        true => Ok(place),
        false => Err(format!("{name:?} is scrolled out of sight, at {place}")),
    }
}

/// The longest that a button may be down for a click, in seconds: a script counts frames, however
/// slow they are.
const CLICK: f64 = 30.0;

/// Names are told only where somebody wants them: they cost time.
fn listen(world: &mut World) {
    if let Some(context) = context(world) {
        context.enable_accesskit();
        context.options_mut(|options| options.input_options.max_click_duration = CLICK);
    }
}

/// Tells names while a script runs.
pub fn plugin(app: &mut App) {
    let scripted = |options: Res<Options>| options.script.is_some();
    app.add_systems(
        PreUpdate,
        listen.in_set(super::room::RoomSystems).run_if(super::room::is_open).run_if(scripted),
    );
}
