//! The tests of the sector, in one program.

mod data;
mod generation;
mod opponents;
mod properties;
mod small;

mod rules {
    mod economy;
    mod ends;
    mod fights;
    mod fog;
    mod moving;
    mod outside;
    mod reserve;
}
