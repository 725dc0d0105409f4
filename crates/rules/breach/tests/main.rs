//! The breach: its rules, its data files, and invariants of every duel.

mod data;
mod equals_stack;
mod previews;
mod properties;
mod saves;
mod small;
mod watching;

mod rules {
    mod aims;
    mod answers;
    mod copies;
    mod course;
    mod critical;
    mod effects;
    mod mimes;
    mod quick;
    mod refusals;
    mod seed;
    mod shapes;
    mod statuses;
    mod watched;
}
