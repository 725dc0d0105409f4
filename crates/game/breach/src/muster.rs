//! Line-ups in text form: `keystone`, `needle,bastion:thorn,leech`, `mirrored`.

use crate::prelude::*;
use daemonfall_breach::{COLUMNS, LENGTH, Muster, Post, UnitId, mirrored};
use daemonfall_core::Streams;

/// The player's default units against a guardian.
pub const USUAL: [&str; 4] = ["weaver", "bastion", "needle", "echo"];
const MIRRORED: u32 = 4;

/// Parses both sides and the breach's title: a guardian's line-up against the usual four, two lists
/// of units, or `mirrored` (the same four random units on both sides).
pub fn read(library: &BreachLibrary, words: &str, seed: u64) -> Result<(String, Muster), String> {
    if words == "mirrored" {
        let muster = mirrored(library, &mut Streams::new(seed), MIRRORED);
        return Ok((t!("breach-title-mirrored"), muster));
    }
    let Some((own, foes)) = words.split_once(':') else {
        let Some(guardian) = library.guardian(words) else {
            let known: Vec<&str> =
                library.guardians().iter().map(|line_up| line_up.key.as_str()).collect();
            return Err(format!(
                "{words:?} is not a guardian; use PLAYERS:FOES, mirrored, or one of {}",
                known.join(", ")
            ));
        };
        let (player, hostile) = (line_up(library, &USUAL)?, guardian.posts.clone());
        let muster = Muster { player, hostile, goal: guardian.goal };
        return Ok((guardian.name.clone(), muster));
    };
    let side = |list: &str| {
        let names: Vec<&str> = list.split(',').map(str::trim).collect();
        line_up(library, &names)
    };
    let (hostile, goal) = library.foes(foes, side)?;
    let muster = Muster { player: side(own)?, hostile, goal };
    Ok((t!("breach-title-practice"), muster))
}

/// Places the named units, each in the first place that fits: the frail behind, column by column.
pub fn line_up(library: &BreachLibrary, names: &[&str]) -> Result<Vec<Post>, String> {
    let mut posts: Vec<Post> = Vec::new();
    for name in names {
        let Some(unit) = library.find_unit(name) else {
            let known: Vec<&str> = library.units().map(|(_, unit)| unit.key.as_str()).collect();
            return Err(format!("{name:?} is not a unit; available: {}", known.join(", ")));
        };
        let place = place(library, &posts, unit)
            .ok_or_else(|| format!("{name}: there is no room left for it"))?;
        posts.push(place);
    }
    Ok(posts)
}

/// Panels of a post; none if it does not fit on a half.
fn panels(library: &BreachLibrary, post: Post) -> Option<Vec<Panel>> {
    let (deep, wide) = library.unit(post.unit).size;
    (0..deep)
        .flat_map(|back| (0..wide).map(move |right| (back, right)))
        .map(|(back, right)| Panel::of(Side::Player, post.depth + back, post.column + right))
        .collect()
}

fn place(library: &BreachLibrary, posts: &[Post], unit: UnitId) -> Option<Post> {
    let taken: Vec<Panel> =
        posts.iter().filter_map(|post| panels(library, *post)).flatten().collect();
    let frail = library.unit(unit).health < 20;
    let mut depths: Vec<i8> = (0..LENGTH / 2).collect();
    if frail {
        depths.reverse();
    }
    // One unit per column first: a unit alone in its column is the only one hit by column attacks.
    let column_taken = |column: i8| taken.iter().any(|panel| panel.column == column);
    let mut columns: Vec<i8> = (0..COLUMNS).collect();
    columns.sort_by_key(|column| column_taken(*column));
    columns
        .iter()
        .flat_map(|column| depths.iter().map(move |depth| (*column, *depth)))
        .map(|(column, depth)| Post { unit, column, depth })
        .find(|post| {
            panels(library, *post)
                .is_some_and(|panels| panels.iter().all(|panel| !taken.contains(panel)))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;

    #[test]
    fn guardians_lists_and_mirrors_are_read() -> Result<(), String> {
        let library = library()?;
        for line_up in library.guardians() {
            let (name, muster) = read(&library, &line_up.key, 1)?;
            assert_eq!((name, muster.player.len()), (line_up.name.clone(), 4));
        }
        let (_, muster) = read(&library, "needle,needle,furnace:loom,echo", 1)?;
        assert_eq!((muster.player.len(), muster.hostile.len()), (3, 2));
        let (_, muster) = read(&library, "mirrored", 7)?;
        assert_eq!(muster.player, muster.hostile);
        Ok(())
    }

    #[test]
    fn what_is_none_is_named() -> Result<(), String> {
        let library = library()?;
        let wrong = |words: &str| read(&library, words, 1).err().unwrap_or_default();
        assert!(wrong("keystoen").contains("\"keystoen\" is not a guardian"));
        assert!(wrong("needle:wyrm").contains("\"wyrm\" is not a unit"));
        let crowd = ["needle"; 9].join(",");
        assert!(wrong(&format!("{crowd}:thorn")).contains("no room"));
        Ok(())
    }
}
