//! What screens need: the engine, the kit, input, settings and texts, for one import.

pub use crate::action_button::{Confirmed, action, confirm, link, sends, side_by_side};
pub use crate::base::*;
pub use crate::canvas::{Animated, Canvas, Labels, Opaque, changed_or_new};
pub use crate::drawing::*;
pub use crate::entity_commands::{ChangeEntity, DespawnAll, GroupParts, SpawnParts};
pub use crate::focus::{Activate, FocusFirst, FocusSystems, Focusable, Unhurried};
pub use crate::parts::{
    both_ends, card, cell, centred, column, icon, left_edge, list_row, row, share, whole,
};
pub use crate::region::Region;
pub use crate::scale::{Adapts, Compact};
pub use crate::shape::{Outline, Shape};
pub use crate::theme::Style;
pub use crate::tooltip::Tooltip;
pub use crate::widgets::{GameButton, Taken, button, divider, panel_face, span, text};
pub use crate::{dialogue, drawing, names, region, terms, theme, widgets};
