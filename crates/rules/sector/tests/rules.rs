//! The rules of the sector map, sentence by sentence.

mod alliances;
mod economy;
mod ends;
mod fights;
mod fog;
mod moving;
mod outside;
mod previews;
mod recruiting;
mod stacks;
