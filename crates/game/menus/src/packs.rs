//! The packs: switched on and off, ordered by keys and by drag, with what each changes and what is
//! wrong with it. Opened from the title, so that no run is in progress.

mod details;
#[cfg(target_family = "wasm")]
mod import;
mod rows;

use super::page;
use crate::compose::stacks::Stacks;
use crate::line_up::sides::Sides;
use crate::prelude::*;
use daemonfall_platform::data::reload_at_rest;
use daemonfall_platform::packs::Packs;
use daemonfall_ui::scroll::KeepsFocus;

#[derive(Component)]
struct Root;

/// What the player does with a pack, named by its id.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
enum PackWish {
    Switch(String),
    /// By so many places down.
    Move(String, i32),
    /// To the place of another pack.
    Put(String, String),
}

/// The pack used last, whose row has the focus.
#[derive(Resource, Default)]
struct Last(Option<String>);

/// No game is in progress: what is in use now shows on the page itself. The line-ups of practices
/// are chosen again: they name units by their places in the data.
fn read_anew(world: &mut World) {
    match reload_at_rest(world) {
        None => {}
        Some(Err(notice)) => {
            world.write_message(notice);
        }
        Some(Ok(())) => {
            world.remove_resource::<Sides>();
            world.remove_resource::<Stacks>();
        }
    }
}

/// Packs may have come or changed since the game began.
fn enter(world: &mut World) {
    world.resource_mut::<Last>().0 = None;
    world.resource_mut::<Packs>().look();
    read_anew(world);
}

fn obey(world: &mut World) {
    let wishes: Vec<PackWish> = world.resource_mut::<Messages<PackWish>>().drain().collect();
    for wish in wishes {
        let mut packs = world.resource_mut::<Packs>();
        let ids = packs.ids();
        let place = |id: &str| ids.iter().position(|it| it == id).unwrap_or(0);
        let id = match wish {
            PackWish::Switch(id) => {
                packs.switch(&id);
                id
            }
            PackWish::Move(id, by) => {
                packs.put(&id, place(&id).saturating_add_signed(by as isize));
                id
            }
            PackWish::Put(id, to) => {
                packs.put(&id, place(&to));
                id
            }
        };
        world.resource_mut::<Last>().0 = Some(id);
        read_anew(world);
    }
}

fn show(
    packs: Res<Packs>,
    last: Res<Last>,
    atlas: Res<Atlas>,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    commands.despawn_all(&old);
    let listed = packs.list();
    let first = listed.iter().position(|it| Some(&it.manifest.id) == last.0.as_ref());
    let first = first.unwrap_or(0);
    let rows = listed.iter().enumerate();
    let mut rows: Vec<Entity> =
        rows.map(|(place, it)| rows::spawn(&mut commands, it, place == first)).collect();
    rows.extend(packs.broken().iter().map(|it| rows::spawn_broken(&mut commands, it)));
    let mut parts = Vec::new();
    if !rows.is_empty() {
        let node = Node {
            flex_grow: 1.2,
            flex_basis: px(0),
            overflow: Overflow::scroll_y(),
            ..column(8.0)
        };
        let list = commands.spawn((Scrolls, KeepsFocus, node)).add_children(&rows).id();
        let details = details::spawn(&mut commands);
        let both = Adapts::new(Node { height: px(410), column_gap: px(24), ..default() }, |node| {
            node.height = px(270);
            node.column_gap = px(12);
        });
        parts.push(commands.group(both, &[list, details]));
    }
    let about = Tooltip::above(t!("back-to-title-about"));
    let back = link(&mut commands, t!("back"), about, Screen::TITLE);
    commands.entity(back).mark::<FocusFirst>(rows.is_empty()).node(|node| node.width = px(220));
    #[cfg(target_family = "wasm")]
    let back = import::foot(&mut commands, &packs, back);
    parts.push(back);
    let words = match rows.is_empty() {
        true if cfg!(target_family = "wasm") => t!("packs-none-imported"),
        true => t!("packs-none", folder = packs.folder()),
        false => t!("packs-told"),
    };
    let root = page::list(&mut commands, &atlas, Screen::PACKS, [14.0, 6.0], Root);
    commands
        .entity(root)
        .with_child(text(theme::TITLE, theme::LIGHT, t!("packs")))
        .with_child(text(theme::BODY, theme::NEUTRAL, words))
        .add_children(&parts);
}

pub fn plugin(app: &mut App) {
    let anew = resource_changed::<Packs>.or_else(not(any_with_component::<Root>));
    app.add_screen(Screen::PACKS)
        .init_resource::<Last>()
        .add_message::<PackWish>()
        .add_systems(OnEnter(Screen::PACKS), (enter, page::scenery(Screen::PACKS)))
        .add_systems(
            Update,
            (
                (obey.run_if(on_message::<PackWish>), show.run_if(anew)).chain(),
                details::tell.run_if(changed_or_new::<InputFocus, details::Details>),
                page::back_to(Screen::TITLE).in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::PACKS)),
        );
    #[cfg(target_family = "wasm")]
    import::plugin(app);
}

#[cfg(test)]
mod tests;
