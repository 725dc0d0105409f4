//! Header, side column and footer of the dive's screen: the player's state, the inspected cell,
//! what acts next, what happened.
//!
//! Every part is rebuilt when its content changes, which is once per beat.

use crate::prelude::*;

pub mod column;
pub mod deed;
pub mod facts;
pub mod floor_fade;
pub mod foot;
pub mod frame;
pub mod head;
pub mod hearts;
pub mod inspector;
pub mod inspector_text;
pub mod keys;
pub mod lines;
pub mod order;
pub mod pad;
pub mod pattern;
pub mod refusal;
pub mod swap;
pub mod whole_log;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        frame::plugin,
        head::plugin,
        inspector::plugin,
        order::plugin,
        column::plugin,
        foot::plugin,
        keys::plugin,
        pad::plugin,
        whole_log::plugin,
        refusal::plugin,
        floor_fade::plugin,
    ));
}
