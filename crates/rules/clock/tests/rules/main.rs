//! The clock's rules, one test each, named by the sentence that it proves.

#[path = "../../../breach/tests/broken.rs"]
mod broken;
mod charge;
mod conformance;
mod film;
mod machine;
mod properties;
mod reading_files;
mod readings;
mod scenarios;
#[path = "../../../stack/tests/rules/scenes.rs"]
mod scenes;
mod staged;
