//! What the menus need, for one import.

pub use daemonfall_breach::BreachLibrary;
pub use daemonfall_breach_mode::input::BreachAction;
pub use daemonfall_campaign::{Content, Phase, RunCommand};
pub use daemonfall_core::seed_text;
pub use daemonfall_dive_mode::input::action::DiveAction;
pub use daemonfall_input::global_actions::CONFIRM;
pub use daemonfall_platform::data::GameData;
pub use daemonfall_platform::saves::refused;
pub use daemonfall_platform::saves::store::SaveStore;
pub use daemonfall_run::Order;
pub use daemonfall_run::phase::screen_of;
pub use daemonfall_sector_mode::input::SectorAction;
pub use daemonfall_ui::prelude::*;
