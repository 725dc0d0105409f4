//! Converts between a live world and a plain value.

use bevy_ecs::world::World;

/// A rule system's part of a world as a plain value, for saves, previews, undo and time travel.
/// What was taken and is restored into any world with the same rules gives the same fingerprint.
pub trait Snapshot: Sized {
    /// Why a value cannot be restored. It may come from a file.
    type Error;

    /// Copies the state out of `world`.
    fn take(world: &mut World) -> Self;

    /// Replaces the state in `world`; on error `world` is unchanged.
    fn restore(&self, world: &mut World) -> Result<(), Self::Error>;
}
