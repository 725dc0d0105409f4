//! What of a screen changes while it is shown: layers that are drawn anew, labels; and marks of
//! parts that move on their own, or lie over a map.

use crate::base::*;
use crate::drawing::{Pen, Pens};

/// The layer marked with `M`, and what is needed to draw on it.
#[derive(SystemParam)]
pub struct Canvas<'w, 's, M: Component> {
    layers: Query<'w, 's, Entity, With<M>>,
    pens: Pens<'w>,
    commands: Commands<'w, 's>,
}

impl<M: Component> Canvas<'_, '_, M> {
    /// Replaces everything on the layer; does nothing while it is not there.
    pub fn redraw(&mut self, draw: impl FnOnce(&mut ChildSpawnerCommands, &Pen)) {
        let Ok(layer) = self.layers.single() else { return };
        let pen = self.pens.pen();
        let mut layer = self.commands.entity(layer);
        layer.despawn_related::<Children>().with_children(|parent| draw(parent, &pen));
    }
}

/// A condition: what a part shows has changed, or the part marked with `M` is new.
pub fn changed_or_new<R: Resource, M: Component>(
    shown: Option<Res<R>>,
    new: Query<(), Added<M>>,
) -> bool {
    shown.is_some_and(|shown| shown.is_changed()) || !new.is_empty()
}

/// Changes with time, as do its children. Scripts that expect an idle interface leave it out.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Animated;

/// Blocks the pointer from reaching the map below.
#[derive(Component, Clone, Copy, Debug)]
pub struct Opaque;

/// Texts, and labels of buttons, that change.
#[derive(SystemParam)]
pub struct Labels<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, &'static mut Text>,
}

impl Labels<'_, '_> {
    /// Writes a text, or the label of a button.
    pub fn write(&mut self, entity: Entity, words: String) {
        let label = self.children.get(entity).ok().and_then(|children| children.first().copied());
        let text = if self.texts.contains(entity) { Some(entity) } else { label };
        if let Some(mut text) = text.and_then(|text| self.texts.get_mut(text).ok()) {
            text.set_if_neq(Text(words));
        }
    }
}
