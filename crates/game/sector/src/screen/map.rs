//! The map's ground: one quad, whose shader draws every hex from a texture with a texel per tile.

use super::camera::{self, View};
use super::stage;
use crate::SectorSystems;
use crate::choosing::Choosing;
use crate::map_view::{Look, MapView};
use crate::orders::MapRequest;
use crate::prelude::*;
use crate::preview::Ahead;
use crate::summary::Summary;
use bevy::asset::{RenderAssetUsages, embedded_asset};
use bevy::render::render_resource::{
    AsBindGroup, Extent3d, ShaderType, TextureDimension, TextureFormat,
};
use bevy::shader::ShaderRef;
use daemonfall_input::touch::{Spot, TakesDrag, TapTwice};
use daemonfall_ui::camera::stand::{Stand, Standing};
use daemonfall_ui::palette::{ActivePalette, Exchange};

#[derive(Component)]
pub struct MapNode;

#[derive(Component)]
pub struct SmallMap;

#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Uniform {
    view: Vec4,
    form: Vec4,
    looks: [Vec4; 6],
    ground: Vec4,
    panel: Vec4,
    line: Vec4,
    edge: Vec4,
    rim: Vec4,
    light: Vec4,
    danger: Vec4,
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct MapMaterial {
    #[uniform(0)]
    uniform: Uniform,
    #[texture(1)]
    tiles: Handle<Image>,
}

impl UiMaterial for MapMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://daemonfall_sector_mode/screen/map.wgsl".into()
    }
}

#[derive(Resource, Clone, Debug)]
pub struct MapPictures {
    pub large: Handle<MapMaterial>,
    pub small: Handle<MapMaterial>,
    tiles: Handle<Image>,
    /// The hex of the first texel, and the number of texels.
    corner: IVec2,
    size: UVec2,
}

/// Names in the data of grounds that have a pattern in the shader, in its order; others are plain.
const GROUNDS: [&str; 5] = ["bus", "cache", "lattice", "sink", "void"];

/// Marks of tiles, as the shader reads them.
mod flag {
    pub const REACH: u8 = 1;
    pub const FIELD: u8 = 2;
    pub const ATTACKED: u8 = 4;
    pub const SELECTED: u8 = 8;
    pub const CURSOR: u8 = 16;
    pub const TARGET: u8 = 32;
    pub const STRUCTURE: u8 = 64;
    pub const LOST: u8 = 128;
}

const THERE: u8 = 128;

fn coloured(uniform: Uniform, exchange: &mut Exchange) -> Uniform {
    let mut linear = |colour: Color| exchange.mixed(colour.to_linear()).to_vec4();
    Uniform {
        looks: Look::ALL.map(|look| linear(look.colour())),
        ground: linear(theme::GROUND),
        panel: linear(theme::PANEL),
        line: linear(theme::LINE),
        edge: linear(theme::EDGE),
        rim: linear(theme::RIM),
        light: linear(theme::LIGHT),
        danger: linear(theme::DANGER),
        ..uniform
    }
}

pub fn prepare(
    table: Res<MapView>,
    worn: Res<ActivePalette>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<MapMaterial>>,
    mut view: ResMut<View>,
    mut commands: Commands,
) {
    let hexes = || table.tiles.iter().map(|tile| IVec2::new(tile.hex.x, tile.hex.y));
    let low = hexes().reduce(IVec2::min).unwrap_or_default();
    let high = hexes().reduce(IVec2::max).unwrap_or_default();
    let size = (high - low + 1).as_uvec2();
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let tiles = images.add(Image::new(
        extent,
        TextureDimension::D2,
        vec![0; (size.x * size.y * 4) as usize],
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::default(),
    ));
    let begun = Uniform { form: Vec4::new(1.0, 1.0, low.x as f32, low.y as f32), ..default() };
    let uniform = coloured(begun, &mut Exchange::of(worn.0));
    let mut material = || {
        let tiles = tiles.clone();
        materials.add(MapMaterial { uniform, tiles })
    };
    let (large, small) = (material(), material());
    commands.insert_resource(MapPictures { large, small, tiles, corner: low, size });
    let first = table.own_stacks().next().map(|stack| table.place(stack.tile));
    view.begin(first.unwrap_or_default());
}

pub fn build(root: &mut ChildSpawnerCommands, pictures: &MapPictures) {
    root.spawn((
        (MapNode, TapTwice, TakesDrag),
        MaterialNode(pictures.large.clone()),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
    ))
    .observe(point)
    .observe(click)
    .observe(camera::press)
    .observe(camera::drag)
    .observe(camera::wheel);
}

fn paint(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    summary: Res<Summary>,
    campaign: Res<Campaign>,
    pictures: Option<Res<MapPictures>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<MapMaterial>>,
) {
    let Some(pictures) = pictures else { return };
    let selected = choosing.selected.and_then(|id| table.stack(id));
    let marked = |tiles: &[TileId], tile: TileId| tiles.contains(&tile);
    let field: Vec<TileId> =
        ahead.attack.iter().flat_map(|attack| attack.field.iter().flatten().copied()).collect();
    let attacked = ahead.attack.as_ref().map(|attack| attack.aim.tile);
    let mut data = vec![0; (pictures.size.x * pictures.size.y * 4) as usize];
    for tile in &table.tiles {
        let place = IVec2::new(tile.hex.x, tile.hex.y) - pictures.corner;
        let at = (place.y as usize * pictures.size.x as usize + place.x as usize) * 4;
        let ground = tile.ground.map_or(0, |ground| {
            let kind = campaign.rules().library.tile(ground);
            let known = GROUNDS.iter().position(|key| *key == kind.key);
            known.unwrap_or(if kind.cost.is_some() { 0 } else { 4 })
        });
        let seen = match tile.seen {
            Seen::Unknown => 0,
            Seen::Remembered => 1,
            Seen::Visible => 2,
        };
        let mut flags = 0;
        let mut mark = |flag: u8, on: bool| flags |= if on { flag } else { 0 };
        mark(flag::REACH, marked(&ahead.reach, tile.id));
        mark(flag::TARGET, marked(&ahead.targets, tile.id));
        mark(flag::FIELD, marked(&field, tile.id));
        mark(flag::ATTACKED, attacked == Some(tile.id));
        mark(flag::LOST, summary.marks(tile.id));
        mark(flag::SELECTED, selected.is_some_and(|stack| stack.tile == tile.id));
        mark(flag::CURSOR, choosing.cursor == Some(tile.id));
        mark(flag::STRUCTURE, tile.structure.is_some() || tile.may_be_core);
        let stack = table.stack_at(tile.id);
        data[at] = THERE | (seen << 4) | ground as u8;
        data[at + 1] = tile.owner.map_or(0, |owner| table.look(owner).number());
        data[at + 2] = flags;
        data[at + 3] = stack.map_or(0, |stack| stack.look.number());
    }
    if let Some(mut image) = images.get_mut(&pictures.tiles) {
        image.data = Some(data);
    }
    // The texture is recreated on the GPU, so the materials must be bound again.
    for handle in [&pictures.large, &pictures.small] {
        if let Some(mut material) = materials.get_mut(handle) {
            material.tiles = pictures.tiles.clone();
        }
    }
}

/// Changes the palette: the shader's colours are exchanged only here.
fn wear(
    worn: Res<ActivePalette>,
    pictures: Option<Res<MapPictures>>,
    mut materials: ResMut<Assets<MapMaterial>>,
) {
    let Some(pictures) = pictures else { return };
    let mut exchange = Exchange::of(worn.0);
    for handle in [&pictures.large, &pictures.small] {
        if let Some(mut material) = materials.get_mut(handle) {
            material.uniform = coloured(material.uniform, &mut exchange);
        }
    }
}

fn frame(
    view: Res<View>,
    pictures: Option<Res<MapPictures>>,
    table: Res<MapView>,
    stand: Stand,
    mut materials: ResMut<Assets<MapMaterial>>,
    mut last: Local<Option<(View, Vec2, Handle<MapMaterial>)>>,
) {
    let (Some(pictures), Some(standing)) = (pictures, stand.now()) else {
        return;
    };
    let size = standing.size();
    let now = Some((view.clone(), size, pictures.large.clone()));
    if *last == now {
        return;
    }
    *last = now;
    // The node's middle is the stage's; the map's room has a different one.
    let middle = view.on_map(stage::SIZE / 2.0);
    if let Some(mut material) = materials.get_mut(&pictures.large) {
        material.uniform.view = Vec4::new(middle.x, middle.y, view.scale(), 0.0);
        material.uniform.form.x = size.x;
        material.uniform.form.y = size.y;
    }
    if let Some(mut material) = materials.get_mut(&pictures.small) {
        let (place, unit) = super::minimap::fit(&table);
        let size = stage::SMALL_MAP.size();
        material.uniform.view = Vec4::new(place.x, place.y, unit, 1.0);
        material.uniform.form.x = size.x;
        material.uniform.form.y = size.y;
    }
}

fn under(standing: &Standing, view: &View, table: &MapView, position: Vec2) -> Option<TileId> {
    table.tile_at(view.on_map(camera::stage_place(standing, position)))
}

fn point(
    moved: On<Pointer<Move>>,
    stand: Stand,
    view: Res<View>,
    table: Res<MapView>,
    mut spot: ResMut<Spot>,
    mut wishes: MessageWriter<MapRequest>,
) {
    let Some(standing) = stand.now() else { return };
    let position = moved.pointer_location.position;
    let tile = under(&standing, &view, &table, position);
    *spot = Spot { place: tile.map(|tile| (tile.0 as i32, 0)), swipes: false };
    if let Some(tile) = tile {
        wishes.write(MapRequest::Look(tile));
    }
}

/// A press counts as a click only if the map was dragged by no more interface pixels than this.
const STILL: f32 = 6.0;

fn click(
    click: On<Pointer<Click>>,
    stand: Stand,
    view: Res<View>,
    table: Res<MapView>,
    paused: Res<State<Paused>>,
    mut wishes: MessageWriter<MapRequest>,
) {
    let Some(standing) = stand.now() else { return };
    if paused.0 || view.dragged() > STILL {
        return;
    }
    if click.button == PointerButton::Secondary {
        wishes.write(MapRequest::Back);
        return;
    }
    let position = click.pointer_location.position;
    if let Some(tile) = under(&standing, &view, &table, position) {
        wishes.write(MapRequest::Confirm(tile));
    }
}

pub fn plugin(app: &mut App) {
    embedded_asset!(app, "map.wgsl");
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<Ahead>)
        .or_else(resource_exists_and_changed::<Summary>)
        .or_else(resource_exists_and_changed::<MapPictures>);
    app.add_plugins(UiMaterialPlugin::<MapMaterial>::default()).add_systems(
        Update,
        (wear.run_if(resource_changed::<ActivePalette>), paint.run_if(changed), frame)
            .chain()
            .in_set(SectorSystems::Draw),
    );
}
