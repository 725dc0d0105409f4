//! The two sides of a practice breach being chosen.
//! Plain values; nothing is drawn here.

use crate::prelude::*;
use daemonfall_breach::{COLUMNS, Goal, LENGTH, Muster, Panel, Post, Stands, UnitId, mirrored};
use daemonfall_core::{Side, Streams};

/// Panels from the front of a half to its back.
pub const DEPTH: i8 = LENGTH / 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub side: Side,
    /// 0 at the front.
    pub depth: i8,
    /// 0 at the top.
    pub column: i8,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sides(pub Muster);

impl Sides {
    /// The initial sides, which are even: docs/breach.md has the figures.
    pub fn first(library: &BreachLibrary) -> Self {
        let mut sides = Self::default();
        let yours = ["needle", "bastion", "weaver"].map(|key| (Side::Player, key));
        let theirs = ["bastion", "moth", "ember"].map(|key| (Side::Hostile, key));
        let places = [(0, 1), (0, 2), (1, 1)].into_iter().cycle();
        for ((side, key), (depth, column)) in yours.into_iter().chain(theirs).zip(places) {
            if let Some(unit) = library.find_unit(key) {
                sides.put(library, Place { side, depth, column }, unit);
            }
        }
        sides
    }

    pub fn posts(&self, side: Side) -> &Vec<Post> {
        match side {
            Side::Player => &self.0.player,
            Side::Hostile | Side::Neutral => &self.0.hostile,
        }
    }

    pub fn posts_mut(&mut self, side: Side) -> &mut Vec<Post> {
        match side {
            Side::Player => &mut self.0.player,
            Side::Hostile | Side::Neutral => &mut self.0.hostile,
        }
    }

    /// The unit that covers a panel, and whether this is its frontmost panel.
    pub fn at(&self, library: &BreachLibrary, place: Place) -> Option<(Post, bool)> {
        let covers = |post: &&Post| covered(library, place.side, **post).contains(&place);
        let post = self.posts(place.side).iter().find(covers)?;
        let foremost = (post.depth, post.column) == (place.depth, place.column);
        Some((*post, foremost))
    }

    /// Moves a unit that covers several panels so that it fits on its half; removes any in its way.
    pub fn put(&mut self, library: &BreachLibrary, place: Place, unit: UnitId) {
        let (deep, wide) = library.unit(unit).size;
        let post = Post {
            unit,
            depth: place.depth.min(DEPTH - deep).max(0),
            column: place.column.min(COLUMNS - wide).max(0),
        };
        let taken = covered(library, place.side, post);
        self.posts_mut(place.side).retain(|other| {
            let others = covered(library, place.side, *other);
            !others.iter().any(|panel| taken.contains(panel))
        });
        self.posts_mut(place.side).push(post);
    }

    /// Puts a unique unit on a panel, wherever it was before.
    pub fn move_to(&mut self, library: &BreachLibrary, place: Place, unit: UnitId) {
        self.posts_mut(place.side).retain(|post| post.unit != unit);
        self.put(library, place, unit);
    }

    pub fn clear(&mut self, library: &BreachLibrary, place: Place) {
        self.posts_mut(place.side)
            .retain(|post| !covered(library, place.side, *post).contains(&place));
    }

    /// Three random units, none of them guardians, at least one not a mime.
    pub fn chance(&mut self, library: &BreachLibrary, side: Side, seed: u64) {
        *self.posts_mut(side) = mirrored(library, &mut Streams::new(seed), 3).player;
    }

    /// Both sides, with the guardian's goal if the other one is just its line-up.
    pub fn with_goal(&self, library: &BreachLibrary) -> Muster {
        let mut guardians = library.guardians().iter();
        let guardian = guardians.find(|it| it.posts == self.0.hostile);
        let goal = guardian.map_or(Goal::Defeat, |it| it.goal);
        Muster { goal, ..self.0.clone() }
    }

    pub fn problem(&self) -> Option<String> {
        if self.0.player.is_empty() {
            Some(t!("line-up-yours-empty"))
        } else if self.0.hostile.is_empty() {
            Some(t!("line-up-theirs-empty"))
        } else {
            None
        }
    }
}

/// All panels of a half, column by column from the top, the front first.
pub fn panels(side: Side) -> impl Iterator<Item = Place> {
    (0..COLUMNS).flat_map(move |column| (0..DEPTH).map(move |depth| Place { side, depth, column }))
}

fn covered(library: &BreachLibrary, side: Side, post: Post) -> Vec<Place> {
    let (deep, wide) = library.unit(post.unit).size;
    let Some(panel) = Panel::of(side, post.depth, post.column) else {
        return Vec::new();
    };
    let stands = Stands { panel, deep, wide };
    stands
        .panels()
        .map(|panel| Place { side, depth: panel.depth(), column: panel.column })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::breach_library as library;

    fn place(side: Side, depth: i8, column: i8) -> Place {
        Place { side, depth, column }
    }

    /// Whether the rules accept it.
    fn begins(library: &BreachLibrary, sides: &Sides) -> Result<(), String> {
        let mut world = World::new();
        daemonfall_breach::install(&mut world, library.clone());
        daemonfall_breach::begin(&mut world, &sides.0)
    }

    #[test]
    fn what_is_offered_first_can_be_played() {
        let library = library();
        let sides = Sides::first(&library);
        assert_eq!(sides.problem(), None);
        assert_eq!((sides.0.player.len(), sides.0.hostile.len()), (3, 3));
        assert_eq!(begins(&library, &sides), Ok(()));
    }

    #[test]
    fn a_large_unit_is_moved_onto_its_half_and_others_make_room() {
        let library = library();
        let unit = |key| library.find_unit(key).unwrap_or(UnitId(0));
        let mut sides = Sides::default();
        let corner = place(Side::Hostile, 1, 3);
        sides.put(&library, corner, unit("needle"));
        sides.put(&library, place(Side::Hostile, 0, 0), unit("thorn"));
        sides.put(&library, corner, unit("keystone"));
        let keystone = Post { unit: unit("keystone"), depth: 0, column: 2 };
        assert_eq!(sides.at(&library, corner), Some((keystone, false)));
        assert_eq!(sides.posts(Side::Hostile).len(), 2, "thorn is not in the way");
        sides.clear(&library, corner);
        assert_eq!(sides.at(&library, place(Side::Hostile, 0, 2)), None);
    }

    #[test]
    fn any_chance_gives_a_side_that_can_be_played() {
        let library = library();
        for seed in 0..60 {
            let mut sides = Sides::first(&library);
            sides.chance(&library, Side::Player, seed);
            sides.chance(&library, Side::Hostile, seed + 1000);
            assert_eq!(begins(&library, &sides), Ok(()), "seed {seed}");
            let fighters = |side| {
                let mut posts = sides.posts(side).iter();
                posts.any(|post| !library.unit(post.unit).mime)
            };
            assert!(fighters(Side::Player) && fighters(Side::Hostile));
        }
    }

    #[test]
    fn a_guardians_line_up_brings_its_goal_until_it_is_changed() {
        let library = library();
        let pendulum = library.guardian("pendulum");
        let pendulum = pendulum.map(|it| (it.posts.clone(), it.goal)).unwrap_or_default();
        let mut sides = Sides::first(&library);
        sides.0.hostile = pendulum.0;
        assert_eq!(sides.with_goal(&library).goal, pendulum.1);
        assert_ne!(pendulum.1, Goal::Defeat);
        sides.0.hostile.pop();
        assert_eq!(sides.with_goal(&library).goal, Goal::Defeat);
    }

    #[test]
    fn an_empty_half_is_told() {
        let mut sides = Sides::first(&library());
        sides.0.hostile.clear();
        assert_eq!(sides.problem().as_deref(), Some("There are no units on their half."));
    }
}
