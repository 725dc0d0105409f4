//! Maps data keys to atlas pictures: a prefix for the sort of thing, then its key.

pub fn unit(key: &str) -> String {
    format!("unit_{key}")
}

pub fn subroutine(key: &str) -> String {
    format!("sub_{key}")
}

pub fn gear(key: &str) -> String {
    format!("mod_{key}")
}

pub fn tile(key: &str) -> String {
    format!("tile_{key}")
}
