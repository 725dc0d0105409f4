//! The head: the sector's name, what it is about, the turn, resources and income.

use super::stage::SIZE;
use crate::SectorSystems;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::victory;
use crate::words::signed;
use daemonfall_sector::Goals;
use daemonfall_ui::drawing::Anchor::Start;

#[derive(Component)]
struct Changing;

/// The line that says what wins and what loses.
#[derive(Component)]
struct Aim;

const LEFT: Region = Region::new(Vec2::ZERO, Vec2::ZERO, 1.0);
const RIGHT: Region = Region::new(Vec2::new(876.0, 0.0), Vec2::new(480.0, 0.0), 1.0);
/// Room for the aim beside the turn, in full and in compact windows.
const AIM: f32 = 840.0;
const AIM_COMPACT: f32 = 460.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign, _: &MapView) {
    region::spawn(stage, LEFT, |stage| {
        name(stage, pen, campaign);
        super::stage::layer(stage, Aim);
    });
    region::spawn(stage, RIGHT, |stage| {
        icon(stage, pen, "sector_turn", 895.0);
        icon(stage, pen, "sector_cycles", 1020.0);
        super::stage::layer(stage, Changing);
    });
}

fn icon(stage: &mut ChildSpawnerCommands, pen: &Pen, name: &str, x: f32) {
    pen.icon(stage, name, (x, 24.0), 14.0, theme::DIM, false);
}

fn name(stage: &mut ChildSpawnerCommands, pen: &Pen, campaign: &Campaign) {
    // As wide as any window, and up to its top; stops the pointer.
    stage.spawn((at(-1400.0, -700.0, SIZE.x + 2800.0, 748.0), BackgroundColor(theme::PANEL)));
    pen.bar(stage, Rect::new(-1400.0, 48.0, SIZE.x + 1400.0, 49.0), theme::LINE);
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let name = recipe.map_or_else(|| t!("sector-name"), |recipe| recipe.name.clone());
    pen.text(stage, (24.0, 23.0), Start, theme::NAME_LARGE, theme::LIGHT, name);
}

fn cycles(has: i32, net: i32, colour: Color) -> Vec<(Style, Color, String)> {
    let told = |name, text, style: Style, ink| Argument { name, text, of: (style, ink) };
    let told = [
        told("cycles", has.to_string(), theme::NUMBER_QUIET, theme::LIGHT),
        told("net", signed(net), theme::KEY, colour),
    ];
    let pieces = pieces("sector-head-cycles", &told, &[]);
    let spans = pieces.into_iter().enumerate().map(|(place, piece)| {
        let plain = if place == 0 { theme::DIM } else { theme::FAINT };
        let (style, ink) = piece.of.unwrap_or((theme::SMALL, plain));
        (style, ink, piece.text)
    });
    spans.collect()
}

fn fill(table: Res<MapView>, mut canvas: Canvas<Changing>) {
    canvas.redraw(|parent, pen| {
        pen.text(parent, (912.0, 29.0), Start, theme::SMALL, theme::DIM, t!("sector-head-turn"));
        let turn = table.turn.to_string();
        pen.text(parent, (948.0, 29.0), Start, theme::NUMBER_QUIET, theme::LIGHT, turn);
        let purse = table.purse;
        let net = purse.net();
        let colour = match net {
            ..0 => theme::DANGER,
            _ => theme::PICKUP,
        };
        let cycles = cycles(purse.cycles, net, colour);
        pen.spans(parent, (1037.0, 29.0), Start, &cycles);
        let about = t!(
            "sector-head-cycles-about",
            yields = purse.yields,
            relics = purse.relics,
            upkeep = purse.upkeep,
            count = net,
            net = signed(net)
        );
        parent.spawn((at(1011.0, 8.0, 245.0, 32.0), Tooltip::new(about)));
        let about = t!("sector-head-turn-about");
        parent.spawn((at(884.0, 8.0, 110.0, 32.0), Tooltip::new(about)));
    });
}

fn aim(
    table: Res<MapView>,
    campaign: Res<Campaign>,
    compact: Res<Compact>,
    mut canvas: Canvas<Aim>,
) {
    let words = match table.progress {
        Some(progress) => {
            let told = victory::told(table.victory, progress);
            t!("sector-head-aim-counted", progress = told)
        }
        None => t!("sector-head-aim"),
    };
    let recipe = campaign.rules().library.recipe(&campaign.sector().recipe);
    let goals = recipe.map_or_else(Goals::default, |recipe| recipe.goals);
    canvas.redraw(|parent, pen| {
        let room = if compact.0 { AIM_COMPACT } else { AIM };
        let style = fitting(pen.letters, theme::BODY_MEDIUM, &words, room);
        pen.text(parent, (24.0, 42.0), Start, style, theme::LIGHT, words.as_str());
        let wide = width(pen.letters, style, &words);
        let about = Tooltip::new(victory::goal(table.victory, goals));
        parent.spawn((at(24.0, 29.0, wide, 18.0), about));
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Changing>>);
    app.add_systems(Update, (fill, aim).in_set(SectorSystems::Draw).run_if(changed));
}
