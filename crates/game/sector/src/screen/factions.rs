//! The factions' relations to the player, below the tile's facts.

use super::details::{LEFT, RIGHT, Seen};
use super::relations;
use super::stage::SIDE;
use crate::map_view::Relation;
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::{End, Start};

impl Seen<'_> {
    pub fn factions(&self, parent: &mut ChildSpawnerCommands, below: f32) {
        let count_of = self.table.factions.len() as f32;
        let needed = 44.0 + 40.0 * count_of;
        let top = (SIDE.max.y - needed - 4.0).max(below + 8.0);
        if top + needed > SIDE.max.y {
            return;
        }
        let first =
            self.caption(parent, top, &t!("sector-factions-heading"), &t!("sector-factions-key"));
        for (place, faction) in self.table.factions.iter().enumerate() {
            let y = first + 40.0 * place as f32;
            let gone = faction.relation == Relation::Gone;
            let colour = if gone { theme::FAINT } else { faction.look.colour() };
            let middle = Vec2::new(LEFT + 12.0, y);
            self.pen.icon(parent, faction.look.badge(), middle, 26.0, colour, false);
            let ink = if gone { theme::FAINT } else { theme::LIGHT };
            let name = faction.name.clone();
            self.pen.text(parent, (LEFT + 34.0, y - 1.0), Start, theme::SMALL_MEDIUM, ink, name);
            let known = relations::known(faction);
            self.pen.text(parent, (LEFT + 34.0, y + 14.0), Start, theme::SMALL, theme::DIM, known);
            let words = match (faction.offers, faction.offered) {
                (true, _) => t!("sector-relation-offers"),
                (_, true) => t!("sector-relation-offered"),
                _ => {
                    // Who is allied with the player is told by its own row.
                    let player = self.table.player;
                    let others = faction.allies.iter();
                    let others = others.filter(|ally| ![faction.id, **ally].contains(&player));
                    let mut words = vec![faction.relation.words()];
                    words.extend(relations::allied(self.table, others));
                    words.join(", ")
                }
            };
            let ink = if faction.offers { theme::PICKUP } else { colour };
            self.pen.text(parent, (RIGHT, y - 1.0), End, theme::SMALL_MEDIUM, ink, words);
            let room = at(LEFT - 4.0, y - 16.0, RIGHT - LEFT + 8.0, 36.0);
            parent.spawn((room, Tooltip::new(faction.about.clone())));
        }
    }
}
