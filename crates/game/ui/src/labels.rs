//! Texts, and labels of buttons, that change while they are shown.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

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
