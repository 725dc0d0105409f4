//! Checks whether units fit on their posts.

use super::{Post, UnitId};
use crate::field::{Field, Stands};
use crate::panel::Panel;
use daemonfall_core::{CharacterId, Side};

/// Why the last of some posts of one half is not possible.
pub(crate) fn misplaced(posts: &[Post], size: impl Fn(UnitId) -> (i8, i8)) -> Option<String> {
    let mut field = Field::default();
    let (last, others) = posts.split_last()?;
    let stands = |post: &Post| {
        let (deep, wide) = size(post.unit);
        Panel::of(Side::Hostile, post.depth, post.column).map(|panel| Stands { panel, deep, wide })
    };
    for post in others {
        if let Some(stands) = stands(post) {
            field.put(CharacterId(0), stands);
        }
    }
    match stands(last).filter(|stands| stands.fits()) {
        None => Some(format!(
            "column {}, depth {} does not fit: a half has columns 0 to 3 and depths 0 and 1",
            last.column, last.depth
        )),
        Some(stands) if !field.is_free_for(CharacterId(1), stands) => {
            Some(format!("column {}, depth {}: another unit is there", last.column, last.depth))
        }
        Some(_) => None,
    }
}
