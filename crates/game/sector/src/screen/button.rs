//! Buttons of the sector's screen: each triggers an action, shows its key, and says what it is for.

use crate::SectorSystems;
use crate::input::SectorAction;
use crate::prelude::*;
use bevy::ui_widgets;
use daemonfall_input::action_input::Wanted;
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::prompts::KeyCap;

#[derive(Component, Clone, Copy, Debug)]
#[require(Pressable, ui_widgets::Button)]
pub struct Does(pub SectorAction);

/// The look of a clickable thing while the pointer is elsewhere.
#[derive(Component, Clone, Copy, Debug)]
pub struct Face(pub Shape);

pub struct Button<'a> {
    pub rect: Rect,
    pub label: &'a str,
    pub action: SectorAction,
    /// The key shown, if it is not the action's own.
    pub key: Option<&'a str>,
    pub about: String,
    pub able: bool,
    pub main: bool,
    /// Whether its tooltip stands above it.
    pub above: bool,
}

impl<'a> Button<'a> {
    pub fn new(rect: Rect, label: &'a str, action: SectorAction, about: String) -> Self {
        Self { rect, label, action, key: None, about, able: true, main: false, above: false }
    }
}

pub fn spawn(parent: &mut ChildSpawnerCommands, pen: &Pen, button: Button) {
    let Button { rect, able, main, .. } = button;
    let mut shape = Shape::panel(rect.size(), Outline::Cut(7.0));
    if main && able {
        shape = shape.with_fill(theme::PANEL_LIT).with_edge(theme::YOU, 1.5).with_light(0.35, 6.0);
    } else if !able {
        shape = shape.with_edge(theme::LINE, 1.0);
    }
    let corner = rect.min - Vec2::splat(shape.inset);
    let about = match button.above {
        true => Tooltip::above(button.about),
        false => Tooltip::new(button.about),
    };
    let mut entity =
        parent.spawn((shape, at(corner.x, corner.y, shape.size.x, shape.size.y), about));
    if able {
        let name = AccessibleLabel::new(button.label);
        entity.insert((Does(button.action), Face(shape), Hovered::default(), name));
    }
    let ink = if able { theme::LIGHT } else { theme::FAINT };
    let baseline = rect.center().y + 5.0;
    let side = if rect.height() < 24.0 { 8.0 } else { 14.0 };
    // A key's name follows it.
    let room = rect.width() - 24.0 - side;
    let style = fitting(pen.letters, theme::SMALL_MEDIUM, button.label, room);
    pen.text(parent, (rect.min.x + side, baseline), Start, style, ink, button.label);
    let key = button.key.unwrap_or(key_name(button.action));
    let ink = if able { theme::DIM } else { theme::FAINT };
    if !key.is_empty() {
        cap(parent, rect, side, (ink, key));
    }
}

/// The key at a button's end, in a frame that tells it from a number.
fn cap(parent: &mut ChildSpawnerCommands, rect: Rect, side: f32, (ink, key): (Color, &str)) {
    let node = Node {
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        ..at(rect.min.x, rect.min.y, rect.width() - side + 2.0, rect.height())
    };
    let frame = Node {
        height: px(16),
        min_width: px(16),
        padding: UiRect::horizontal(px(4)),
        border: UiRect::all(px(1)),
        ..centred(default())
    };
    parent.part(node, |end| {
        end.part((KeyCap, frame, BorderColor::all(theme::LINE)), |cap| {
            cap.spawn(text(theme::SMALL_MEDIUM, ink, key));
        });
    });
}

fn press(used: On<Activate>, buttons: Query<&Does>, mut wanted: MessageWriter<Wanted>) {
    if let Ok(does) = buttons.get(used.entity) {
        wanted.write_batch(Wanted::of(does.0));
    }
}

fn light(mut faces: Query<(&Face, &Hovered, &mut Shape), Changed<Hovered>>) {
    for (face, hovered, mut shape) in &mut faces {
        let lit = face.0.with_edge(theme::YOU, face.0.width.max(1.5));
        let fill = if face.0.fill == theme::PANEL { theme::PANEL_LIT } else { face.0.fill };
        let next = if hovered.get() { lit.with_fill(fill) } else { face.0 };
        shape.set_if_neq(next);
    }
}

pub fn plugin(app: &mut App) {
    app.add_observer(press).add_systems(Update, light.in_set(SectorSystems::Draw));
}
