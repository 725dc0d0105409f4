//! The game's program: it only starts the library, so that tests can use all of it.

use bevy::app::AppExit;

fn main() -> AppExit {
    daemonfall::run()
}
