//! The line-up before a guardian's door.

use super::widgets::{labelled, to};
use super::{DriverAction, InputDriver, places};
use bevy::prelude::*;
use daemonfall_breach::Post;
use daemonfall_campaign::{Campaign, Station};
use daemonfall_core::Side;
use daemonfall_menus::line_up::chooser::{Choice, Chooser};
use daemonfall_menus::line_up::door::breach_unit;
use daemonfall_menus::line_up::halves::PanelButton;
use daemonfall_menus::line_up::sides::{Place, Sides};

/// Units in wrong places are removed, the others are placed in order, and then all go through.
pub fn next(
    world: &mut World,
    hand: InputDriver,
    stations: &[Station],
) -> Result<DriverAction, String> {
    let campaign = world.resource::<Campaign>();
    let wanted = stations.iter().map(|station| {
        Some(Post {
            unit: breach_unit(campaign, station.unit)?,
            depth: station.depth,
            column: station.column,
        })
    });
    let wanted: Option<Vec<Post>> = wanted.collect();
    let wanted = wanted.ok_or("a unit of the line-up is not in the stack")?;
    let Some(sides) = world.get_resource::<Sides>() else {
        return Ok(DriverAction::Rest);
    };
    let posts = sides.posts(Side::Player).clone();
    let same = posts.iter().zip(&wanted).take_while(|(a, b)| a == b).count();
    let (post, choice) = match (posts.get(same), wanted.get(same)) {
        (Some(wrong), _) => (*wrong, Choice(None)),
        (None, Some(post)) => (*post, Choice(Some(post.unit))),
        (None, None) => return labelled(world, hand, "Go through"),
    };
    let place = Place { side: Side::Player, depth: post.depth, column: post.column };
    let open = places::find(world, |_: &Chooser| true);
    let open = open.and_then(|open| world.get::<Chooser>(open));
    match open.map(|chooser| chooser.0) {
        Some(at) if at == place => {
            let button = places::find(world, |it: &Choice| *it == choice);
            to(world, hand, button.ok_or("that unit cannot be chosen")?)
        }
        Some(_) => hand.back(world),
        None => {
            let panel = places::find(world, |panel: &PanelButton| panel.0 == place);
            to(world, hand, panel.ok_or("there is no such panel")?)
        }
    }
}
