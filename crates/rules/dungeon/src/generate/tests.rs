//! Guarantees of generation, each tested over many seeds.

mod fixture;
mod shape;
mod things;
mod ways;
