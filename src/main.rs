//! The game's program: nothing but the start of the library, so that tests can use all of it.

use bevy::app::AppExit;

fn main() -> AppExit {
    daemonfall::run()
}
