//! What outside observers of the page read and ask for, as others do by `--remote`.

mod now;
mod verify;

use crate::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((now::plugin, verify::plugin));
}
