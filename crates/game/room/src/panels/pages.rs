//! The pages of a panel: a choice of one, and what each is called.

use bevy_egui::egui::Ui;

/// The pages of a panel, each with its title; the first one is shown first.
macro_rules! pages {
    ($first:ident $first_title:literal $(, $page:ident $title:literal)* $(,)?) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        enum Page {
            #[default]
            $first,
            $($page,)*
        }

        const PAGES: &[(Page, &str)] =
            &[(Page::$first, $first_title) $(, (Page::$page, $title))*];
    };
}
pub(super) use pages;

/// Draws the choice of a page.
pub fn choose<P: Copy + PartialEq>(ui: &mut Ui, page: &mut P, all: &[(P, &str)]) {
    ui.horizontal_wrapped(|ui| {
        for (each, name) in all {
            ui.selectable_value(page, *each, *name);
        }
    });
}
