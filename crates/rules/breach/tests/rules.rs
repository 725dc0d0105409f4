//! The rules of the breach, sentence by sentence (rules section 5, with sections 2 and 3 where they
//! matter here).

mod aims;
mod answers;
mod copies;
mod counter;
mod course;
mod critical;
mod effects;
mod ends;
mod faces;
mod mimes;
mod panels;
mod quick;
mod refusals;
mod seed;
mod shapes;
mod speed;
mod statuses;
mod watched;
mod zero;
