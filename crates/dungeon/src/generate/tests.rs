//! Promises of generation, each kept over many seeds.

mod fixture;
mod shape;
mod things;
mod ways;
