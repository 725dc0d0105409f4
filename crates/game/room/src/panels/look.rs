//! The dock in the game's style: its palette, also as set in the settings, its fonts, its sizes.

use super::prelude::*;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::egui::{
    Color32, CornerRadius, FontData, FontDefinitions, FontFamily, Margin, Shadow,
};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};
use daemonfall_ui::palette::{ActivePalette, Exchange};
use daemonfall_ui::theme::{FONT_FILES, Fonts};

pub fn colour(colour: Color) -> Color32 {
    let [red, green, blue, alpha] = colour.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

pub fn medium() -> FontFamily {
    FontFamily::Name("medium".into())
}

#[derive(Resource, Default)]
struct Dressed(bool);

/// Returns whether it has had the style since the frame began, so that panels can be drawn.
pub fn dress(world: &mut World, context: &egui::Context) -> bool {
    let scale = world.resource::<UiScale>().0;
    if context.zoom_factor() != scale {
        context.set_zoom_factor(scale);
    }
    if world.resource::<Dressed>().0 {
        return true;
    }
    let fonts = world.resource::<Fonts>().clone();
    let loaded = world.resource::<Assets<Font>>();
    let data: Option<Vec<Vec<u8>>> =
        fonts.handles.iter().map(|handle| Some(loaded.get(handle)?.data.data().to_vec())).collect();
    let Some(data) = data else { return false };
    wear(context, data);
    world.resource_mut::<Dressed>().0 = true;
    false
}

/// Sets fonts and style; the fonts are available from the next frame on.
pub fn wear(context: &egui::Context, data: Vec<Vec<u8>>) {
    context.set_fonts(definitions(data));
    context.set_theme(egui::Theme::Dark);
    context.set_style_of(egui::Theme::Dark, style());
    context.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // If frames take long, so does a click.
        options.input_options.max_click_duration = 10.0;
    });
}

/// The game's fonts first, then egui's own, which have the symbols.
fn definitions(data: Vec<Vec<u8>>) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in FONT_FILES.into_iter().zip(data) {
        let data = Arc::new(FontData::from_owned(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let [regular, medium_face, bold, _, mono, _] = FONT_FILES;
    let mut family = |family: FontFamily, first: &str, like: FontFamily| {
        let mut names = fonts.families.get(&like).cloned().unwrap_or_default();
        names.insert(0, first.to_owned());
        fonts.families.insert(family, names);
    };
    family(medium(), medium_face, FontFamily::Proportional);
    family(semibold(), bold, FontFamily::Proportional);
    family(FontFamily::Proportional, regular, FontFamily::Proportional);
    family(FontFamily::Monospace, mono, FontFamily::Monospace);
    fonts
}

pub fn style() -> egui::Style {
    let mut style = egui::Style::default();
    let font = |style: theme::Style, family: FontFamily| FontId::new(style.size, family);
    style.text_styles = [
        (TextStyle::Small, font(theme::CAPTION, FontFamily::Proportional)),
        (TextStyle::Body, font(theme::SMALL, FontFamily::Proportional)),
        (TextStyle::Button, font(theme::SMALL, FontFamily::Proportional)),
        (TextStyle::Monospace, font(theme::KEY, FontFamily::Monospace)),
        (TextStyle::Heading, font(theme::NAME, semibold())),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(6.0, 4.0);
    style.spacing.button_padding = egui::vec2(7.0, 3.0);
    style.spacing.interact_size = egui::vec2(28.0, 20.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.tooltip_width = 320.0;
    style.spacing.scroll = egui::style::ScrollStyle::solid();
    style.spacing.scroll.bar_width = 7.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.3;
    style.visuals = visuals();
    #[cfg(debug_assertions)]
    {
        // A page that changes within a frame has other widgets in the same places: no fault.
        style.debug.warn_if_rect_changes_id = false;
    }
    style
}

fn visuals() -> egui::Visuals {
    let mut looks = egui::Visuals::dark();
    let (ground, panel, lit) =
        (colour(theme::GROUND), colour(theme::PANEL), colour(theme::PANEL_LIT));
    let line = |width: f32, of: Color| Stroke::new(width, colour(of));
    looks.panel_fill = ground;
    looks.window_fill = panel;
    looks.window_stroke = line(1.0, theme::EDGE);
    looks.window_shadow = Shadow::NONE;
    looks.popup_shadow = Shadow::NONE;
    looks.window_corner_radius = CornerRadius::same(3);
    looks.menu_corner_radius = CornerRadius::same(3);
    looks.extreme_bg_color = colour(theme::ABYSS);
    looks.faint_bg_color = panel;
    looks.code_bg_color = panel;
    looks.hyperlink_color = colour(theme::YOU);
    looks.warn_fg_color = colour(theme::DANGER);
    looks.error_fg_color = colour(theme::HOSTILE);
    looks.weak_text_color = Some(colour(theme::DIM));
    looks.selection.bg_fill = lit;
    looks.selection.stroke = line(1.0, theme::YOU);
    looks.slider_trailing_fill = true;
    let widgets = [
        (&mut looks.widgets.noninteractive, ground, theme::LINE, theme::LIGHT),
        (&mut looks.widgets.inactive, panel, theme::EDGE, theme::LIGHT),
        (&mut looks.widgets.hovered, lit, theme::RIM, theme::LIGHT),
        (&mut looks.widgets.active, lit, theme::YOU, theme::YOU),
        (&mut looks.widgets.open, lit, theme::EDGE, theme::LIGHT),
    ];
    for (widget, fill, edge, text) in widgets {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line(1.0, edge);
        widget.fg_stroke = line(1.0, text);
        widget.corner_radius = CornerRadius::same(2);
        widget.expansion = 0.0;
    }
    looks
}

pub fn dock_style(style: &egui::Style) -> egui_dock::Style {
    let mut dock = egui_dock::Style::from_egui(style);
    let (ground, panel) = (colour(theme::GROUND), colour(theme::PANEL));
    dock.tab_bar.bg_fill = panel;
    dock.tab_bar.height = 26.0;
    dock.tab_bar.hline_color = colour(theme::EDGE);
    dock.separator.width = 1.0;
    dock.separator.extra_interact_width = 6.0;
    dock.separator.color_idle = colour(theme::EDGE);
    dock.separator.color_hovered = colour(theme::RIM);
    dock.separator.color_dragged = colour(theme::YOU);
    dock.overlay.selection_color = colour(theme::PANEL_LIT).gamma_multiply(0.6);
    dock.tab.tab_body.bg_fill = ground;
    dock.tab.tab_body.inner_margin = Margin::same(8);
    dock.tab.tab_body.stroke = Stroke::NONE;
    let tab = &mut dock.tab;
    let faces = [
        (&mut tab.active, ground, theme::LIGHT),
        (&mut tab.focused, ground, theme::YOU),
        (&mut tab.hovered, ground, theme::LIGHT),
        (&mut tab.inactive, panel, theme::DIM),
        (&mut tab.inactive_with_kb_focus, panel, theme::YOU),
        (&mut tab.active_with_kb_focus, ground, theme::YOU),
        (&mut tab.focused_with_kb_focus, ground, theme::YOU),
    ];
    for (face, fill, text) in faces {
        face.bg_fill = fill;
        face.text_color = colour(text);
        face.outline_color = colour(theme::EDGE);
        face.corner_radius = CornerRadius::ZERO;
    }
    dock
}

/// A premultiplied colour, as egui draws it, in another palette.
fn exchanged(exchange: &mut Exchange, of: Color32) -> Color32 {
    let [red, green, blue, alpha] = of.to_srgba_unmultiplied();
    let plain = Color::srgba_u8(red, green, blue, alpha);
    colour(exchange.mixed(plain.to_linear()).into())
}

fn recolour(
    worn: Res<ActivePalette>,
    mut exchange: Local<Exchange>,
    mut outputs: Query<&mut EguiRenderOutput>,
) {
    if worn.is_changed() {
        *exchange = Exchange::of(worn.0);
    }
    if exchange.is_none() {
        return;
    }
    for mut output in &mut outputs {
        for job in &mut output.paint_jobs {
            if let Primitive::Mesh(mesh) = &mut job.primitive {
                for vertex in &mut mesh.vertices {
                    vertex.color = exchanged(&mut exchange, vertex.color);
                }
            }
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Dressed>().add_systems(
        PostUpdate,
        recolour
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_stays_as_it_is() {
        assert_eq!(colour(theme::YOU).to_array(), [0x4D, 0xE8, 0xFF, 0xFF]);
        assert_eq!(style().visuals.panel_fill, colour(theme::GROUND));
    }
}
