//! Which picture of the atlas shows a thing of the data: the thing's name there, after what sort of
//! thing it is.

/// The picture of a kind of unit.
pub fn unit(key: &str) -> String {
    format!("unit_{key}")
}

/// The picture of a subroutine.
pub fn subroutine(key: &str) -> String {
    format!("sub_{key}")
}

/// The picture of a mod.
pub fn gear(key: &str) -> String {
    format!("mod_{key}")
}

/// The picture of a kind of tile.
pub fn tile(key: &str) -> String {
    format!("tile_{key}")
}
