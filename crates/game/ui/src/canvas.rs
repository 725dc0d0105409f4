//! Layers of a screen that are drawn anew when what they show changes.

use super::drawing::Pen;
use super::theme::Fonts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use daemonfall_platform::assets::atlas::Atlas;

/// The layer marked with `M`, and what is needed to draw on it.
#[derive(SystemParam)]
pub struct Canvas<'w, 's, M: Component> {
    layers: Query<'w, 's, Entity, With<M>>,
    fonts: Res<'w, Fonts>,
    atlas: Res<'w, Atlas>,
    commands: Commands<'w, 's>,
}

impl<M: Component> Canvas<'_, '_, M> {
    /// Replaces everything on the layer; does nothing while it is not there.
    pub fn redraw(&mut self, draw: impl FnOnce(&mut ChildSpawnerCommands, &Pen)) {
        let Ok(layer) = self.layers.single() else { return };
        let pen = Pen { fonts: &self.fonts, atlas: &self.atlas };
        let mut layer = self.commands.entity(layer);
        layer.despawn_related::<Children>().with_children(|parent| draw(parent, &pen));
    }
}
