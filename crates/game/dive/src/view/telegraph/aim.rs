//! The preview of the choice under the pointer: which cells would be hit, who would be hurt and by
//! how much.

use crate::prelude::*;
use crate::view::coords::{CELL, middle, middle_of};
use crate::view::over::Over;
use crate::view::{ViewSystems, words};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(ViewSystems::Mark).run_if(resource_exists_and_changed::<Aim>),
    );
}

#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    pub id: ObjectId,
    pub cell: Cell,
    pub size: (i32, i32),
    pub damage: i32,
    pub dies: bool,
    /// Whether it is alive, and does not only break.
    pub lives: bool,
    pub hero: bool,
}

/// What is pointed at, and what acting there would do.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Aim {
    /// The cell under the pointer or the look cursor.
    pub cell: Option<Cell>,
    /// Whether the cell was chosen with the look cursor.
    pub looking: bool,
    /// Whether a row of the list is pointed at, which only looks.
    pub listed: bool,
    pub direction: Option<Direction>,
    /// Cells that the weapon reaches.
    pub reach: Vec<Cell>,
    /// Those of them that would be hit.
    pub struck: Vec<Cell>,
    /// Where the player would be afterwards.
    pub stand: Option<Cell>,
    pub prospects: Vec<Prospect>,
    /// Cells in which the ready bomb can be set.
    pub bombs: Vec<Cell>,
    /// Cells that the bomb would hit.
    pub blast: Vec<Cell>,
    pub path: Vec<Cell>,
}

#[derive(Component, Clone, Copy, Debug)]
pub struct AimMark;

fn draw(mut commands: Commands, art: Res<Atlas>, aim: Res<Aim>, old: Query<Entity, With<AimMark>>) {
    old.iter().for_each(|mark| commands.entity(mark).despawn());
    let frame = |commands: &mut Commands, name: &str, cell: Cell, cover: f32| {
        let mut sprite = art.plain(name);
        sprite.color = theme::YOU.with_alpha(cover);
        commands.spawn((sprite, Transform::from_translation(middle(cell).extend(9.0)), AimMark));
        let ground = Sprite::from_color(theme::YOU.with_alpha(0.03), Vec2::splat(44.0));
        commands.spawn((ground, Transform::from_translation(middle(cell).extend(8.9)), AimMark));
    };
    for cell in &aim.reach {
        let struck = aim.struck.contains(cell);
        frame(
            &mut commands,
            if struck { "frame_corners" } else { "frame_dashed" },
            *cell,
            if struck { 1.0 } else { 0.8 },
        );
    }
    if let Some(cell) = aim.stand {
        frame(&mut commands, "frame_dashed", cell, 0.5);
    }
    for (place, cell) in aim.path.iter().enumerate() {
        let last = place + 1 == aim.path.len();
        let dot = Sprite {
            image: art.particle.clone(),
            custom_size: Some(Vec2::splat(if last { 18.0 } else { 12.0 })),
            color: theme::YOU.with_alpha(0.8),
            ..default()
        };
        commands.spawn((dot, Transform::from_translation(middle(*cell).extend(8.9)), AimMark));
    }
    for cell in &aim.bombs {
        let (mut bomb, mut frame) = (art.plain("icon_bomb"), art.plain("frame_dashed"));
        bomb.custom_size = Some(Vec2::splat(18.0));
        (bomb.color, frame.color) = (theme::DANGER.with_alpha(0.7), theme::DANGER.with_alpha(0.9));
        commands.spawn((bomb, Transform::from_translation(middle(*cell).extend(9.1)), AimMark));
        commands.spawn((frame, Transform::from_translation(middle(*cell).extend(9.0)), AimMark));
    }
    for (at, size) in super::outline::dashes(&aim.blast) {
        commands.spawn((
            Sprite::from_color(theme::DANGER, size),
            Transform::from_translation(at.extend(8.8)),
            AimMark,
        ));
    }
    for prospect in &aim.prospects {
        let end = match (prospect.dies, prospect.lives) {
            (false, _) => "stays",
            (true, true) => "dies",
            (true, false) => "breaks",
        };
        let text = t!("dive-aim-loss", damage = prospect.damage, end = end);
        let color = if prospect.hero { theme::HOSTILE } else { theme::YOU };
        label(&mut commands, prospect.cell, prospect.size, &text, color);
    }
}

/// At the feet of the actor that is meant: beside it, it would seem to be about others.
fn label(commands: &mut Commands, cell: Cell, size: (i32, i32), text: &str, color: Color) {
    let width = 12.0 + 8.6 * text.chars().count() as f32;
    let at = middle_of(cell, size) - Vec2::Y * (CELL / 2.0 * size.1 as f32 - 7.0);
    let mut plate = commands.spawn((
        Sprite::from_color(color, Vec2::new(width, 21.0)),
        Transform::from_translation(at.extend(31.0)),
        Over { place: at, middle: at, half: Vec2::new(width, 21.0) / 2.0 },
        AimMark,
    ));
    plate.with_child((
        Sprite::from_color(theme::GROUND, Vec2::new(width - 2.0, 19.0)),
        Transform::from_xyz(0.0, 0.0, 0.1),
    ));
    plate.with_child(words::word(text, 14.0, color, Vec3::new(0.0, 0.0, 0.2)));
}
