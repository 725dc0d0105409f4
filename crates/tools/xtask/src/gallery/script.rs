//! The gallery's scripts: titles, arguments and captions, read from their comments.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Failure, about, files};

#[derive(Debug, PartialEq, Eq)]
pub struct Script {
    pub name: String,
    pub file: PathBuf,
    /// Its title: the first line.
    pub title: String,
    /// Arguments of the game: the line `# game: …`.
    pub game: Vec<String>,
    /// Arguments of the lab, called before the game: each line `# lab: …`.
    pub lab: Vec<Vec<String>>,
    /// Its pictures in order, with their captions: the comments of the `shot` lines.
    pub shots: Vec<(String, String)>,
}

impl Script {
    pub fn read_all(folder: &Path) -> Result<Vec<Self>, Failure> {
        let read = |file: PathBuf| {
            let text = fs::read_to_string(&file).map_err(about(&file))?;
            Self::parse(&file, &text)
        };
        files(folder, ".script")?.into_iter().map(read).collect()
    }

    fn parse(file: &Path, text: &str) -> Result<Self, Failure> {
        let wrong = |reason: &str| Err(format!("{}: {reason}", file.display()));
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        let name = file.file_stem().unwrap_or_default();
        let mut script = Self {
            name: name.to_string_lossy().into_owned(),
            file: file.to_owned(),
            title: String::new(),
            game: Vec::new(),
            lab: Vec::new(),
            shots: Vec::new(),
        };
        for line in text.lines() {
            if let Some(arguments) = line.strip_prefix("# game: ") {
                script.game = words(arguments);
            } else if let Some(arguments) = line.strip_prefix("# lab: ") {
                script.lab.push(words(arguments));
            } else if let Some(title) = line.strip_prefix("# ").filter(|_| script.title.is_empty())
            {
                title.clone_into(&mut script.title);
            } else if let Some(shot) = line.strip_prefix("shot ") {
                match shot.split_once(" # ") {
                    Some((picture, about)) => {
                        script.shots.push((picture.trim().into(), about.trim().into()))
                    }
                    None => {
                        return wrong(&format!(
                            "`{line}` needs a caption: shot NAME.png # CAPTION"
                        ));
                    }
                }
            }
        }
        if script.title.is_empty() {
            wrong("its first line must be a title: # TITLE")
        } else {
            Ok(script)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_comments_of_a_script_tell_its_title_its_calls_and_its_pictures() {
        let text = "# A dive\n# game: --seed 8\n# lab: dive --seed 8\n# lab: kinds\nwait dive\nshot dive.png # Its first beat\nquit # at once\n";
        let script = Script::parse(Path::new("tests/gallery/dive.script"), text);
        assert_eq!(
            script,
            Ok(Script {
                name: "dive".into(),
                file: "tests/gallery/dive.script".into(),
                title: "A dive".into(),
                game: crate::words("--seed 8"),
                lab: vec![crate::words("dive --seed 8"), crate::words("kinds")],
                shots: vec![("dive.png".into(), "Its first beat".into())],
            })
        );
    }

    #[test]
    fn a_script_without_a_title_and_a_picture_without_words_are_refused() {
        for (text, word) in [("quit\n", "title"), ("# A dive\nshot dive.png\n", "shot dive.png")] {
            let refused = Script::parse(Path::new("a.script"), text);
            assert!(
                refused.is_err_and(|reason| reason.contains(word) && reason.contains("a.script"))
            );
        }
    }
}
