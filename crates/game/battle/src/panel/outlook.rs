//! Middle of the preview: the chance to win, and to keep the leader who fights, with its error; the
//! bar of outcomes, and the survivors.

use super::layout::Layout;
use super::{LEFT, Preview, RIGHT, likely};
use daemonfall_battle::{Camp, Outcome, Share, Stake, Tally};
use daemonfall_ui::prelude::*;
use daemonfall_ui::tooltip::KeepsClear;

/// Height of the tallest survivor bar, the bars' baseline below the top, and the gap between two bars.
const HIGHEST: f32 = 34.0;
const FLOOR: f32 = 56.0;
const SPACE: f32 = 5.0;

pub(super) fn win(camp: Camp) -> Outcome {
    match camp {
        Camp::Attacker => Outcome::Attacker,
        Camp::Defender => Outcome::Defender,
    }
}

/// Above this chance of losing the leader the player is asked twice, in millionths: 0.5 %.
pub const RISK: u32 = 5_000;

/// Whether a chance of losing the leader, with its error, is worth a question.
pub fn is_risky(falls: Share) -> bool {
    falls.millionths + falls.error > RISK
}

/// Whether a chance of losing the leader, and with it the run, calls for strong words: 2 %.
pub fn is_grave(falls: Share) -> bool {
    falls.millionths >= 20_000
}

/// Whether a chance to win is rather one to lose.
pub fn is_bad(wins: Share) -> bool {
    wins.millionths < 500_000
}

pub(super) fn odds(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    preview: &Preview,
    layout: &Layout,
) {
    let (top, headline) = (layout.chance, (LEFT, layout.chance + 24.0));
    let near = preview.cast.near();
    let (own, far) = (preview.cast.colour(near), preview.cast.colour(near.other()));
    let bar = Rect::new(LEFT, top + 34.0, RIGHT, top + 47.0);
    let Some(tally) = &preview.answer.tally else {
        pen.text(parent, headline, Anchor::Start, theme::CHANCE, theme::FAINT, "\u{2013}");
        pen.bar(parent, bar, theme::LINE);
        return;
    };
    let wins = preview.wins(tally);
    let led = matches!(preview.leader, Some(Stake::Fights(_)));
    let ink = match preview.cast.own {
        Some(_) if is_bad(wins) => theme::DANGER,
        _ => own,
    };
    let chance = preview.likely(wins);
    let told = |name, of, text| Argument { name, text, of };
    let values = [
        told("share", (theme::CHANCE, ink), chance.share),
        told("error", (theme::KEY, theme::DIM), chance.error),
    ];
    let words = if led {
        pieces("battle-odds-win-led", &values, &[])
    } else if preview.cast.own.is_some() {
        pieces("battle-odds-win", &values, &[])
    } else {
        pieces("battle-odds-attackers-win", &values, &[])
    };
    let words = spans_of(words, (theme::SMALL_MEDIUM, ink));
    pen.spans(parent, headline, Anchor::Start, &words);
    let costly = preview.leader.map_or(0, |it| it.costs(tally, win(near)).millionths);
    let of = |outcome| tally.share(outcome).millionths;
    let parts = [
        (wins.millionths, own),
        (costly, theme::DANGER),
        (of(Outcome::Stalemate), theme::NEUTRAL),
        (of(win(near.other())), far),
    ];
    outcomes(parent, pen, bar, &parts);
    let part = |outcome: Outcome| {
        let share = preview.likely(tally.share(outcome)).share;
        [told("share", (theme::KEY, theme::DIM), share)]
    };
    let stalemate = pieces("battle-odds-stalemate", &part(Outcome::Stalemate), &[]);
    let loss = pieces("battle-odds-loss", &part(win(near.other())), &[]);
    let mut words = spans_of(stalemate, (theme::SMALL, theme::NEUTRAL));
    words.push((theme::SMALL, far, "   ".into()));
    words.extend(spans_of(loss, (theme::SMALL, far)));
    pen.spans(parent, (RIGHT, top + 63.0), Anchor::End, &words);
    let about = match led {
        true => {
            format!("{} {}", t!("battle-odds-win-led.about"), t!("battle-odds-stalemate.about"))
        }
        false => t!("battle-odds-stalemate.about"),
    };
    let about = Tooltip::left(about);
    parent.spawn((at(LEFT, top + 32.0, RIGHT - LEFT, 36.0), about));
    if !preview.fixed {
        let about = Tooltip::left(t!("battle-odds-win.about"));
        parent.spawn((at(LEFT, top, RIGHT - LEFT, 32.0), about));
    }
    // The headline, the bar and the leader's line are compared with what a tooltip tells.
    let clear = at(LEFT, top, RIGHT - LEFT, layout.survivors - top);
    parent.spawn((clear, KeepsClear, Pickable::IGNORE));
    if let Some(stake) = preview.leader {
        leader(parent, pen, preview, (stake, tally), layout.leader);
    }
}

/// What may become of the leader, in a line: the loss that ends the run stands out from all others.
fn leader(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    preview: &Preview,
    (stake, tally): (Stake, &Tally),
    top: f32,
) {
    let near = preview.cast.near();
    let share = |it: Share| likely(it).share;
    let (falls, words, about) = match (stake, preview.after_loss) {
        (Stake::Fights(_), _) => {
            let (falls, costs) = (stake.falls(tally), stake.costs(tally, win(near)));
            let words = t!("battle-odds-leader-falls", share = share(falls), won = share(costs));
            (falls, words, t!("battle-odds-leader-falls.about"))
        }
        (Stake::Overrun, _) => {
            let falls = stake.falls(tally);
            let words = t!("battle-odds-leader-overrun", share = share(falls));
            (falls, words, t!("battle-odds-leader-overrun.about"))
        }
        (Stake::Safe, Some(after)) if after.millionths + after.error > 0 => {
            let falls = tally.share(win(near.other())).times(after);
            let words = t!("battle-odds-leader-alone", share = share(after), risk = share(falls));
            let about = t!("battle-odds-leader-alone.about", share = likely(after).line());
            (falls, words, about)
        }
        (Stake::Safe, _) => {
            let none = Share { millionths: 0, error: 0 };
            (none, t!("battle-odds-leader-safe"), t!("battle-odds-leader-safe.about"))
        }
    };
    let ink = if is_grave(falls) {
        let strip = Rect::new(LEFT - 8.0, top, RIGHT + 8.0, top + 19.0);
        let shape = Shape::filled(strip.size(), Outline::Box, theme::ABYSS);
        pen.shape(parent, strip.min, shape.with_edge(theme::DANGER, 1.5));
        theme::DANGER
    } else if is_risky(falls) {
        theme::DANGER
    } else {
        theme::LIGHT
    };
    let style = if stake == Stake::Safe { theme::SMALL } else { theme::SMALL_MEDIUM };
    let style = fitting(pen.letters, style, &words, RIGHT - LEFT);
    pen.text(parent, (LEFT, top + 14.0), Anchor::Start, style, ink, words);
    parent.spawn((at(LEFT, top, RIGHT - LEFT, 19.0), Tooltip::left(about)));
}

/// The bar of parts in millionths; the first one glows.
fn outcomes(parent: &mut ChildSpawnerCommands, pen: &Pen, bar: Rect, parts: &[(u32, Color)]) {
    let mut x = bar.min.x;
    for (place, (part, colour)) in parts.iter().copied().enumerate() {
        let wide = part as f32 / 1_000_000.0 * bar.width();
        if wide >= 1.0 {
            let size = Vec2::new((wide - 2.0).max(1.0), bar.height());
            let shape = Shape::filled(size, Outline::Box, colour);
            let shape =
                if place == 0 { shape.with_edge(colour, 1.0).with_light(0.9, 7.0) } else { shape };
            pen.shape(parent, Vec2::new(x, bar.min.y), shape);
        }
        x += wide;
    }
}

pub(super) fn survivors(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview, top: f32) {
    let floor = top + FLOOR;
    let near = preview.cast.near();
    let (own, far) = (preview.cast.colour(near), preview.cast.colour(near.other()));
    let all = preview.plan.start().left(near) as usize;
    let caption = match preview.cast.own {
        Some(_) => t!("battle-survivors-yours", all = all),
        None => t!("battle-survivors-attackers", all = all),
    };
    let rule = Rect::new(LEFT, floor, RIGHT, floor + 1.0);
    pen.bar(parent, rule, theme::EDGE);
    let empty = vec![0; all + 1];
    let left = preview.answer.tally.as_ref().map_or(&empty, |tally| match near {
        Camp::Attacker => &tally.left[0],
        Camp::Defender => &tally.left[1],
    });
    let most = left.iter().copied().max().unwrap_or(0).max(1);
    let likely = left.iter().position(|count| *count == most);
    let mut room = RIGHT - LEFT;
    if let Some(likely) = likely {
        let words = if likely == 0 { t!("battle-survivors-nobody") } else { likely.to_string() };
        let count =
            Argument { name: "count", text: words, of: (theme::NUMBER_SMALL, theme::LIGHT) };
        let words = pieces("battle-survivors-most-often", &[count], &[]);
        let words = spans_of(words, (theme::SMALL, theme::DIM));
        room -= width_of(pen.letters, &words) + 8.0;
        pen.spans(parent, (RIGHT, top + 12.0), Anchor::End, &words);
    }
    let style = fitting(pen.letters, theme::CAPTION, &caption, room);
    pen.text(parent, (LEFT, top + 12.0), Anchor::Start, style, theme::DIM, caption);
    let step = (RIGHT - LEFT + SPACE) / left.len() as f32;
    let space = if step > 12.0 { SPACE } else { 1.0 };
    // Leave out numbers that would touch.
    let every = (18.0 / step).ceil().max(1.0) as usize;
    for (count, battles) in left.iter().enumerate() {
        let x = LEFT + step * count as f32;
        let height =
            (*battles as f32 / most as f32 * HIGHEST).max(if *battles > 0 { 1.0 } else { 0.0 });
        let lit = likely == Some(count);
        let colour = if count == 0 { far } else { own };
        let tint = colour.with_alpha(if lit { 1.0 } else { 0.55 });
        let bar = Rect::new(x, floor - height, x + step - space, floor);
        pen.bar(parent, bar, tint);
        if !count.is_multiple_of(every) && !lit {
            continue;
        }
        let (style, ink) = match (lit, count) {
            (true, _) => (theme::NUMBER_SMALL, colour),
            (_, 0) => (theme::KEY, far),
            _ => (theme::KEY, theme::DIM),
        };
        let middle = (x + (step - space) / 2.0, floor + 15.0);
        pen.text(parent, middle, Anchor::Middle, style, ink, count.to_string());
    }
}
