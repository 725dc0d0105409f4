//! The panels as scripts see them: names, values and positions of widgets, from the accessibility
//! tree.

use super::dock_state::context;
use super::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Node, Role, TreeUpdate};

fn tree(world: &mut World) -> Option<TreeUpdate> {
    let mut outputs = world.query::<&EguiOutput>();
    outputs.iter(world).next()?.platform_output.accesskit_update.clone()
}

fn words(node: &Node) -> Option<String> {
    node.label().or(node.value()).map(str::to_owned)
}

pub fn is_open(world: &World) -> bool {
    world.resource::<Room>().open
}

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

/// The middle, in logical pixels of the window. Usable widgets come before plain labels.
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

/// The most seconds of a click: a script counts frames, however slow they are.
const CLICK: f64 = 30.0;

/// The tree is built only when needed: it takes time.
fn listen(world: &mut World) {
    if let Some(context) = context(world) {
        context.enable_accesskit();
        context.options_mut(|options| options.input_options.max_click_duration = CLICK);
    }
}

pub fn plugin(app: &mut App) {
    let scripted = |options: Res<Options>| options.script.is_some();
    app.add_systems(
        PreUpdate,
        listen
            .in_set(super::dock_state::RoomSystems)
            .run_if(super::dock_state::is_open)
            .run_if(scripted),
    );
}
