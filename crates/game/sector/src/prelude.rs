//! What the parts of the map's mode need, for one import.

pub use daemonfall_battle_mode::odds::Odds;
pub use daemonfall_sector::library::{Role, SectorLibrary};
pub use daemonfall_sector::{
    Command, FactionId, KindId, Rules, Sector, SectorEvent, Seen, StackId, TileId, UnitId,
};
pub use daemonfall_ui::prelude::*;
