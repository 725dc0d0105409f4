//! The sample rate of every sound.

/// Samples per second.
pub const RATE: u32 = 44_100;
