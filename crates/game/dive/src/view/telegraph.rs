//! Marks of announced danger, and of what a choice would do.

use crate::prelude::*;

pub mod aim;
pub mod cursor;
pub mod danger;
pub mod outline;

pub fn plugin(app: &mut App) {
    app.init_resource::<aim::Aim>();
    app.add_plugins((danger::plugin, aim::plugin, cursor::plugin));
}
