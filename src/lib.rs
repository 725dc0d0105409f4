//! The game: everything with a window, sound or input. The rules live in crates of their own.

pub mod app;
pub mod assets;
pub mod audio;
pub mod battle;
pub mod breach;
pub mod camera;
pub mod cli;
pub mod clock;
pub mod console;
pub mod data;
pub mod frames;
pub mod hints;
pub mod input;
pub mod ladder;
pub mod language;
pub mod notice;
#[cfg(target_family = "wasm")]
pub mod page;
#[cfg(feature = "panels")]
pub mod panels;
pub mod photo;
pub mod refusals;
#[cfg(all(feature = "remote", not(target_family = "wasm")))]
pub mod remote;
pub mod run;
pub mod saves;
pub mod screen;
pub mod screens;
pub mod script;
pub mod sector;
pub mod session;
pub mod settings;
pub mod ui;
pub mod view;
pub mod watching;
#[cfg(target_family = "wasm")]
pub mod web;
pub mod window;

pub use app::run;
