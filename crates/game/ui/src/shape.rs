//! Panels that lean or have cut corners, drawn by a small shader: sharp at every size, with edges,
//! dashes, hatching and glow.

use super::palette::{self, ActivePalette, Exchange};
use crate::base::*;
use bevy::asset::embedded_asset;
use bevy::platform::collections::HashMap;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Outline {
    /// Upright, with square corners.
    #[default]
    Box,
    /// Upper right and lower left corner are cut off by this many pixels.
    Cut(f32),
    /// The bottom is this many pixels farther left than the top; negative values lean right.
    Leaning(f32),
    /// An ellipse that fills the node.
    Ellipse,
    /// A hexagon with a corner at the top that fills the node.
    Hexagon,
}

/// How a node is drawn. It has the size of its node; `inset` leaves a margin for glow.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// Size of the node, in layout pixels.
    pub size: Vec2,
    /// Margin between node and shape.
    pub inset: f32,
    pub outline: Outline,
    pub fill: Color,
    pub edge: Color,
    pub width: f32,
    /// Length of the edge's dashes; 0 for a solid edge.
    pub dash: f32,
    /// Colour of slanted lines over the fill.
    pub hatch: Color,
    /// Glow around the edge, 0 to 1.
    pub light: f32,
}

impl Shape {
    /// A panel in its usual colours.
    pub fn panel(size: Vec2, outline: Outline) -> Self {
        Self {
            size,
            outline,
            fill: super::theme::PANEL,
            edge: super::theme::EDGE,
            width: 1.0,
            ..Self::empty()
        }
    }

    pub fn empty() -> Self {
        Self {
            size: Vec2::ONE,
            inset: 0.0,
            outline: Outline::Box,
            fill: Color::NONE,
            edge: Color::NONE,
            width: 0.0,
            dash: 0.0,
            hatch: Color::NONE,
            light: 0.0,
        }
    }

    /// Filled with one colour and without an edge.
    pub fn filled(size: Vec2, outline: Outline, fill: Color) -> Self {
        Self { size, outline, fill, ..Self::empty() }
    }

    #[must_use]
    pub fn with_fill(self, fill: Color) -> Self {
        Self { fill, ..self }
    }

    #[must_use]
    pub fn with_edge(self, edge: Color, width: f32) -> Self {
        Self { edge, width, ..self }
    }

    /// Adds glow around the edge; the node must be larger than the shape by `inset` on each side.
    #[must_use]
    pub fn with_light(self, light: f32, inset: f32) -> Self {
        Self { light, inset, size: self.size + Vec2::splat(2.0 * (inset - self.inset)), ..self }
    }

    /// Makes the edge dashed.
    #[must_use]
    pub fn with_dash(self, dash: f32) -> Self {
        Self { dash, ..self }
    }

    fn uniform(&self, exchange: &mut Exchange) -> Uniform {
        let (cut, lean) = match self.outline {
            Outline::Box => (0.0, 0.0),
            Outline::Cut(cut) => (cut, 0.0),
            Outline::Leaning(lean) => (0.0, lean),
            Outline::Ellipse => (-1.0, 0.0),
            Outline::Hexagon => (-2.0, 0.0),
        };
        let mut colour = |colour: Color| exchange.mixed(colour.to_linear()).to_vec4();
        Uniform {
            fill: colour(self.fill),
            edge: colour(self.edge),
            hatch: colour(self.hatch),
            form: Vec4::new(self.size.x, self.size.y, self.inset, lean),
            line: Vec4::new(cut, self.width, self.dash, self.light),
        }
    }
}

#[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
struct Uniform {
    fill: Vec4,
    edge: Vec4,
    hatch: Vec4,
    form: Vec4,
    line: Vec4,
}

impl Uniform {
    fn bits(&self) -> [u32; 20] {
        let mut bits = [0; 20];
        let all = [self.fill, self.edge, self.hatch, self.form, self.line];
        for (place, part) in all.iter().flat_map(Vec4::to_array).enumerate() {
            bits[place] = part.to_bits();
        }
        bits
    }
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct ShapeMaterial {
    #[uniform(0)]
    uniform: Uniform,
}

impl UiMaterial for ShapeMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://daemonfall_ui/shape.wgsl".into()
    }
}

/// Materials by their look, so that equal shapes share one.
#[derive(Resource, Default)]
struct Known(HashMap<[u32; 20], Handle<ShapeMaterial>>);

/// The most looks remembered; animated ones come and go.
const KNOWN_AT_MOST: usize = 600;

fn dress(
    shapes: Query<(Entity, Ref<Shape>, Option<&MaterialNode<ShapeMaterial>>)>,
    worn: Res<ActivePalette>,
    mut exchange: Local<Exchange>,
    mut known: ResMut<Known>,
    mut materials: ResMut<Assets<ShapeMaterial>>,
    mut commands: Commands,
) {
    if known.0.len() > KNOWN_AT_MOST {
        known.0.clear();
    }
    let other_palette = worn.is_changed();
    if other_palette {
        *exchange = Exchange::of(worn.0);
    }
    for (entity, shape, worn) in &shapes {
        if !shape.is_changed() && !other_palette {
            continue;
        }
        let uniform = shape.uniform(&mut exchange);
        let handle = known
            .0
            .entry(uniform.bits())
            .or_insert_with(|| materials.add(ShapeMaterial { uniform }));
        if worn.is_none_or(|worn| worn.0 != *handle) {
            commands.entity(entity).try_insert(MaterialNode(handle.clone()));
        }
    }
}

pub fn plugin(app: &mut App) {
    embedded_asset!(app, "shape.wgsl");
    app.add_plugins(UiMaterialPlugin::<ShapeMaterial>::default())
        .init_resource::<Known>()
        .init_resource::<ActivePalette>()
        .add_systems(PostUpdate, dress.after(palette::follow).before(bevy::ui::UiSystems::Prepare));
}
