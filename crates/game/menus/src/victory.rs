//! The moment in which a sector is won on the map: it shows where, and a dialogue tells how, before the
//! score.

use crate::prelude::*;
use daemonfall_battle_mode::begin::NextBattle;
use daemonfall_campaign::{Ending, Summary};
use daemonfall_sector::TileId;
use daemonfall_sector::library::Role;
use daemonfall_sector_mode::SectorSystems;
use daemonfall_sector_mode::battle_queue::Battles;
use daemonfall_sector_mode::log::structure_icon;
use daemonfall_sector_mode::map_view::{MapView, TileShown};
use daemonfall_sector_mode::playback::MapPlayback;
use daemonfall_sector_mode::screen::camera::View;
use daemonfall_sector_mode::screen::stage::MIDDLE;
use daemonfall_sector_mode::words;

#[derive(Component)]
struct Moment;

/// Whether the player has seen it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VictorySeen(bool);

const WIDTH: f32 = 560.0;
/// Where the core stands, to the left of the dialogue.
const BESIDE: f32 = 200.0;

fn won(campaign: &Campaign) -> Option<&Summary> {
    match &campaign.run().phase {
        Phase::Over(summary) if summary.ending == Ending::Won => Some(summary),
        _ => None,
    }
}

impl VictorySeen {
    /// Whether the map still has to show it.
    pub fn waits(self, campaign: &Campaign) -> bool {
        !self.0 && won(campaign).is_some()
    }
}

/// The core that won, if one did: the player's farthest from home.
fn taken(campaign: &Campaign, table: &MapView) -> Option<TileId> {
    let sector = campaign.sector();
    if !sector.victory.is_core() {
        return None;
    }
    let home = sector.faction(sector.player).home?;
    let is_core = |tile: &&TileShown| matches!(tile.structure, Some((_, Role::Core)));
    let own = table.tiles.iter().filter(|tile| tile.owner == Some(table.player));
    let cores = own.filter(is_core).map(|tile| tile.id);
    cores.max_by_key(|tile| sector.grid.distance(home, *tile))
}

fn open(
    campaign: Res<Campaign>,
    (film, battles, battle): (Res<MapPlayback>, Res<Battles>, Res<NextBattle>),
    table: Res<MapView>,
    seen: Res<VictorySeen>,
    pens: Pens,
    opened: Query<(), With<Moment>>,
    mut view: ResMut<View>,
    mut commands: Commands,
) {
    let shown = film.is_over() && battles.is_empty() && battle.0.is_none();
    let Some(summary) = won(&campaign).filter(|_| shown && !seen.0 && opened.is_empty()) else {
        return;
    };
    let place = taken(&campaign, &table);
    let victory = table.victory;
    if let Some(tile) = place {
        let aside = (MIDDLE.x - BESIDE) / view.scale();
        view.go(table.place(tile) + Vec2::X * aside);
    }
    let pen = &pens.pen();
    let root = (Moment, Unhurried::default(), DespawnOnExit(Screen::SECTOR));
    let heading = t!("victory-heading", victory = victory.key());
    let panel = dialogue::spawn(&mut commands, heading, 8, WIDTH, root);
    commands.entity(panel).with_children(|panel| {
        panel.part(row(20.0), |line| {
            let sign = structure_icon(victory.role());
            line.spawn(icon(pen.atlas, sign, 112.0, theme::PICKUP));
            line.part(column(4.0), |told| {
                told.spawn(text(theme::TITLE, theme::PICKUP, t!("victory-won")));
                let turn = summary.turns;
                let said = match place.map(|tile| words::place(&table, tile)) {
                    Some(place) => t!("victory-told", place = place, turn = turn),
                    None => t!("run-end-told-won", victory = victory.key(), turn = turn),
                };
                told.spawn(text(theme::BODY, theme::LIGHT, said));
            });
        });
    });
    let go_on = dialogue::first_answer(
        &mut commands,
        t!("victory-go-on"),
        t!("victory-go-on-about"),
        |_: On<Activate>, mut seen: ResMut<VictorySeen>| seen.0 = true,
    );
    commands.entity(panel).add_child(go_on);
}

fn step_back(mut back: ResMut<Back>, open: Query<(), With<Moment>>, mut seen: ResMut<VictorySeen>) {
    if !open.is_empty() && back.take() {
        seen.0 = true;
    }
}

fn forget(mut seen: ResMut<VictorySeen>) {
    seen.0 = false;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<VictorySeen>().add_systems(OnExit(Screen::SECTOR), forget).add_systems(
        Update,
        (
            open.in_set(SectorSystems::Draw),
            step_back.in_set(BackSystems::Dialogue).run_if(in_state(Screen::SECTOR)),
        ),
    );
}
