//! The sample rate of every sound.

pub const RATE: u32 = 44_100;
