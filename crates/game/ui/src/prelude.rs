//! What nearly every screen needs, for one import.

pub use crate::action_button::{action, confirm, link, sends, side_by_side};
pub use crate::confirm_button::Confirmed;
pub use crate::dialogue;
pub use crate::drawing::{Pen, Pens};
pub use crate::entity_commands::{ChangeEntity, DespawnAll, GroupParts, SpawnParts};
pub use crate::focus::{Activate, FocusFirst};
pub use crate::labels::Labels;
pub use crate::parts::{
    both_ends, card, cell, centred, column, icon, left_edge, list_row, row, share, whole,
};
pub use crate::scale::Adapts;
pub use crate::theme::{self, Fonts};
pub use crate::tooltip::Tooltip;
pub use crate::widgets::{GameButton, Taken, button, divider, panel_face, span, text};
pub use daemonfall_input::back::{Back, BackSystems};
pub use daemonfall_input::focus::FocusScope;
pub use daemonfall_platform::assets::atlas::Atlas;
pub use daemonfall_platform::notice::Notice;
pub use daemonfall_platform::screen::{AddScreen, Paused, Screen};
pub use daemonfall_text::t;
