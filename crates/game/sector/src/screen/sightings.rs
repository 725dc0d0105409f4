//! Arrows to stacks that came into sight beyond the map's edge.
//! Each stays until its stack is in the picture or the player gives a command.

use super::camera::View;
use super::stage;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::{Happened, SectorCommand, SectorSystems};
use daemonfall_ui::offscreen_arrow;
use std::collections::BTreeSet;

#[derive(Component)]
pub struct Beyond;

/// Stacks sighted since the player's last command that have not been in the picture since.
#[derive(Resource, Clone, Debug, Default)]
pub struct Sighted(BTreeSet<StackId>);

impl Sighted {
    fn note(&mut self, events: &[SectorEvent], player: FactionId) {
        for event in events {
            if let SectorEvent::Sighted { faction, stack, .. } = event
                && *faction == player
            {
                self.0.insert(*stack);
            }
        }
    }
}

fn note(
    mut given: MessageReader<SectorCommand>,
    mut happened: MessageReader<Happened>,
    table: Res<MapView>,
    mut sighted: ResMut<Sighted>,
) {
    // Stacks revealed by the command itself come after it.
    if given.read().count() > 0 {
        sighted.0.clear();
    }
    for Happened { events, .. } in happened.read() {
        sighted.note(events, table.player);
    }
}

fn show(
    view: Res<View>,
    table: Res<MapView>,
    compact: Res<Compact>,
    atlas: Res<Atlas>,
    layers: Query<Entity, With<Beyond>>,
    mut sighted: ResMut<Sighted>,
    mut commands: Commands,
) {
    let Ok(layer) = layers.single() else { return };
    let room = match compact.0 {
        true => Rect::from_center_size(stage::MIDDLE, stage::ROOM_COMPACT),
        false => stage::ROOM,
    };
    let mut arrows = Vec::new();
    let mut still = BTreeSet::new();
    for id in &sighted.0 {
        let Some(stack) = table.stack(*id) else {
            continue;
        };
        let there = view.on_stage(table.place(stack.tile));
        if let Some(rim) = offscreen_arrow::rim(room, there) {
            arrows.push((rim, there - rim, stack.look.colour()));
            still.insert(*id);
        }
    }
    if still != sighted.0 {
        sighted.0 = still;
    }
    commands.entity(layer).despawn_related::<Children>().with_children(|parent| {
        for (rim, way, colour) in arrows {
            parent.spawn(offscreen_arrow::arrow(&atlas, rim, way, colour));
        }
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<View>)
        .or_else(resource_changed::<Sighted>)
        .or_else(any_match_filter::<Added<Beyond>>);
    app.init_resource::<Sighted>()
        .add_systems(Update, (note, show.run_if(changed)).chain().in_set(SectorSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::begin::lay_out;
    use daemonfall_campaign::{Campaign, Content, Settings};
    use daemonfall_sector::TileId;
    use std::sync::Arc;

    fn sees(faction: FactionId, stack: u32) -> SectorEvent {
        SectorEvent::Sighted { faction, stack: StackId(stack), tile: TileId(4) }
    }

    #[test]
    fn who_comes_into_the_players_sight_is_noted_and_whom_others_sight_is_not() {
        let (player, other) = (FactionId(0), FactionId(1));
        let mut sighted = Sighted::default();
        sighted.note(&[sees(player, 7), sees(other, 8)], player);
        assert_eq!(sighted.0, BTreeSet::from([StackId(7)]));
    }

    #[test]
    fn whom_another_run_sighted_is_forgotten_when_a_run_begins()
    -> Result<(), Box<dyn std::error::Error>> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let content = Arc::new(Content::load_dir(folder)?);
        let (campaign, _) = Campaign::begin(content, Settings::usual(4))?;
        let mut world = World::new();
        world.insert_resource(Sighted(BTreeSet::from([StackId(7)])));
        world.init_resource::<Messages<Happened>>();
        world.write_message(Happened {
            events: vec![sees(campaign.sector().player, 8)],
            skipped: false,
        });
        world.insert_resource(campaign);
        lay_out(&mut world);
        assert!(world.resource::<Sighted>().0.is_empty());
        assert!(world.resource::<Messages<Happened>>().is_empty());
        Ok(())
    }
}
