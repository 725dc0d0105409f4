//! One visual style: colours and font sizes are defined only in the theme and the palette, and
//! spacing follows a grid.

use crate::{game_sources, none};

/// Files that define them.
const HOMES: [&str; 3] = [
    "crates/game/ui/src/theme.rs",
    "crates/game/ui/src/palette.rs",
    "crates/game/dive/src/view/palette.rs",
];

/// Beginnings of colours; a number after one of them is a hard-coded colour.
const COLOURS: [&str; 15] = [
    "Color::srgb(",
    "Color::srgba(",
    "Color::srgb_u8(",
    "Color::srgba_u8(",
    "Color::linear_rgb(",
    "Color::linear_rgba(",
    "Color::hsl(",
    "Color::oklch(",
    "LinearRgba::new(",
    "LinearRgba::rgb(",
    "Srgba::new(",
    "Srgba::rgb(",
    "Color32::from_rgb(",
    "Color32::from_gray(",
    "Color32::from_rgba_unmultiplied(",
];
/// Colours by name or from text.
const NAMED: [&str; 6] = [
    "Color::WHITE",
    "Color::BLACK",
    "Srgba::hex(",
    "palettes::",
    "Color32::WHITE",
    "Color32::BLACK",
];
const SIZES: [&str; 5] = [
    "FontSize::Px(",
    "FontSize::Rem(",
    "FontId::monospace(",
    "FontId::proportional(",
    "from_font_size(",
];
const GAPS: [&str; 2] = ["row_gap: px(", "column_gap: px("];
/// Rows and columns that take their gap as a number with a decimal point.
const LINES: [&str; 2] = ["row(", "column("];
/// The beginning of padding, up to the end of its line.
const PADDING: &str = "padding: UiRect::";
/// The allowed spacings, in logical pixels.
const GRID: [f32; 13] = [0.0, 1.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 24.0, 28.0, 40.0];

/// Each number after one of `beginnings`, as written, with its line counted from 1.
fn numbers_after(text: &str, beginnings: &[&str]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for beginning in beginnings {
        for (at, _) in text.match_indices(beginning) {
            let rest = text[at + beginning.len()..].trim_start();
            let number: String = rest
                .chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || "._".contains(*letter))
                .collect();
            if number.starts_with(|letter: char| letter.is_ascii_digit()) {
                found.push((line_of(text, at), number));
            }
        }
    }
    found
}

fn sized_styles(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("Style {") {
        let body = text[at..].split('}').next().unwrap_or_default();
        let sizes = numbers_after(body, &[" size: "]);
        found.extend(sizes.into_iter().map(|(_, size)| (line_of(text, at), size)));
    }
    found
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

fn strays() -> impl Iterator<Item = (String, String)> {
    game_sources().filter(|(file, _)| !HOMES.iter().any(|home| file.starts_with(home)))
}

#[test]
fn colours_are_written_in_the_theme_and_the_palette_alone() {
    let mut breaches = Vec::new();
    for (file, text) in strays() {
        for (line, _) in numbers_after(&text, &COLOURS) {
            breaches.push(format!(
                "{file}:{line} hard-codes a colour: define it in the theme (crates/game/ui)"
            ));
        }
        for name in NAMED {
            for (at, _) in text.match_indices(name) {
                let line = line_of(&text, at);
                breaches.push(format!(
                    "{file}:{line} uses {name}: use a colour of the theme (crates/game/ui)"
                ));
            }
        }
    }
    none(breaches);
}

#[test]
fn sizes_of_type_are_written_in_the_theme_alone() {
    let mut breaches = Vec::new();
    for (file, text) in strays() {
        for (line, size) in numbers_after(&text, &SIZES).into_iter().chain(sized_styles(&text)) {
            breaches.push(format!(
                "{file}:{line} hard-codes the size {size}: use a style of crates/game/ui/src/theme.rs"
            ));
        }
    }
    none(breaches);
}

fn spaces(text: &str) -> Vec<(usize, String)> {
    let mut found = numbers_after(text, &GAPS);
    let lines = numbers_after(text, &LINES).into_iter();
    found.extend(lines.filter(|(_, number)| number.contains('.')));
    for (at, _) in text.match_indices(PADDING) {
        let rest = text[at..].lines().next().unwrap_or_default();
        let sides = numbers_after(rest, &["px("]);
        found.extend(sides.into_iter().map(|(_, side)| (line_of(text, at), side)));
    }
    found
}

#[test]
fn spaces_keep_to_the_grid() {
    let mut breaches = Vec::new();
    for (file, text) in strays().filter(|(file, _)| !file.starts_with("crates/game/room/")) {
        for (line, space) in spaces(&text) {
            let number: Option<f32> = space.parse().ok();
            if number.is_none_or(|number| !GRID.contains(&number)) {
                breaches
                    .push(format!("{file}:{line} uses the spacing {space}: the grid has {GRID:?}"));
            }
        }
    }
    none(breaches);
}

#[test]
fn a_stray_number_is_found_and_a_computed_one_passed_over() {
    let text =
        "let a = Color::srgb(\n    0.5, 0.1, 0.2);\nlet b = Color::srgb(light, light, light);\n";
    assert_eq!(numbers_after(text, &COLOURS), [(1, "0.5".to_owned())]);
    let text = "fn f() {}\nconst A: Style = Style {\n    size: 11.0,\n    ..NAME\n};\nlet b = Style { size: large, ..NAME };\n";
    assert_eq!(sized_styles(text), [(2, "11.0".to_owned())]);
    assert_eq!(numbers_after("row_gap: px(7),", &GAPS), [(1, "7".to_owned())]);
}
