//! Lists the texts in the campaign's data that players read, so that they can be translated.

use super::Library;
use super::encounters::Encounter;
use daemonfall_core::Texts;

impl Library {
    /// `mod-KEY`, `difficulty-KEY`, `unlock-KEY`, `crew-KEY` and `feat-KEY` are names, `.about`
    /// descriptions.
    pub(crate) fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        for it in &mut self.mods {
            Texts::of("mod", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.encounters {
            it.each_text(tell);
        }
        for it in &mut self.difficulties {
            Texts::of("difficulty", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.unlocks {
            Texts::of("unlock", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.crews {
            Texts::of("crew", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.feats {
            Texts::of("feat", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
    }
}

impl Encounter {
    /// `encounter-KEY` is its name, `.text` its opening, `.choice-N` a choice, counted from 1,
    /// `.choice-N-then` and `.choice-N-fails` its results.
    fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        let mut texts = Texts::of("encounter", &self.key, tell);
        texts.own(&mut self.name).part("text", &mut self.text);
        for (choice, number) in self.choices.iter_mut().zip(1..) {
            let part = format!("choice-{number}");
            texts
                .part(&part, &mut choice.text)
                .part(&format!("{part}-then"), &mut choice.then.text);
            if let Some(fails) = &mut choice.fails {
                texts.part(&format!("{part}-fails"), &mut fails.text);
            }
        }
    }
}
