//! Where mimes will copy the selected choice, and the move that is looked at.

use super::inspected_move::Looked;
use crate::choosing::Choosing;
use crate::column::Key;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use daemonfall_breach::preview::Preview;

#[derive(Clone, Debug, PartialEq)]
pub struct Copied {
    pub mime: CharacterId,
    pub center: Panel,
    pub panels: Vec<Panel>,
}

/// What tells where copies will fall.
#[derive(SystemParam)]
pub struct MimeCopies<'w> {
    ghost: Res<'w, ShownPreview>,
    choosing: Res<'w, Choosing>,
    looked: Res<'w, Looked>,
    library: Res<'w, BreachLibrary>,
    film: Res<'w, BreachPlayback>,
}

impl MimeCopies<'_> {
    pub fn all(&self) -> Vec<Copied> {
        if self.choosing.who.is_none() || !self.film.is_over() {
            return Vec::new();
        }
        let preview = &self.ghost.preview;
        let is_aimed = self.choosing.aim.is_some() || self.choosing.hovered.is_some();
        let chosen = preview.ghost.filter(|_| is_aimed);
        let looked = self.looked.line.as_ref().and_then(|line| match line.key {
            Key::Move(id) | Key::Resolved(id) => Some(id),
            Key::Pick(user) => added_for(preview, user),
            Key::Preview => preview.ghost,
        });
        copies(preview, &[chosen, looked], &self.library)
    }
}

/// The move that a unit's pick will become.
fn added_for(preview: &Preview, user: CharacterId) -> Option<MoveId> {
    preview.events.iter().find_map(|event| match event {
        BreachEvent::Stack(StackEvent::Added { id, choice, .. }) if choice.user == user => {
            Some(*id)
        }
        _ => None,
    })
}

fn copies(preview: &Preview, of: &[Option<MoveId>], library: &BreachLibrary) -> Vec<Copied> {
    let mut all: Vec<Copied> = Vec::new();
    for event in &preview.events {
        if let BreachEvent::Used {
            id: Some(id),
            user,
            subroutine,
            center: Some(center),
            manner: Manner::Mimicry,
            ..
        } = event
            && of.contains(&Some(*id))
            && !all.iter().any(|copy| copy.mime == *user && copy.center == *center)
        {
            let panels = library.subroutine(*subroutine).shape.panels(*center).collect();
            all.push(Copied { mime: *user, center: *center, panels });
        }
    }
    all
}
