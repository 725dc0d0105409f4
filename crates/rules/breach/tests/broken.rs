//! Plays folders of broken data: entries over the game's own, and how each is refused.
//!
//! | line | |
//! |---|---|
//! | `file units.ron` | the file of the entries below; the fields below it are those that an entry has unless it says otherwise |
//! | `entry health: 0` | an entry called odd with these fields, and all its errors; those about it begin with the field |
//! | `text` | a whole file, and after `errors` all its errors |
//! | `swap 1 | 0` | the errors of the last whole file with this piece replaced |

use crate::scenes::{check, play};

/// `errors` gives the errors of a file of this name and path with this text.
pub fn refuse(folder: &str, errors: impl Fn(&str, &str, &str) -> Vec<String>) {
    let (mut file, mut given, mut text) = (String::new(), Vec::new(), String::new());
    play(folder, |word, rest, below| {
        let wrong = |text: &str| {
            let path = format!("mod/{file}");
            let own = [format!("{path}:1: odd."), format!("{path}:1: odd: ")];
            let short = |line: String| {
                let own = own.iter().find_map(|own| line.strip_prefix(own));
                own.map_or_else(|| line.clone(), str::to_owned)
            };
            errors(&file, &path, text).into_iter().map(short).collect::<Vec<_>>()
        };
        match word {
            "file" => {
                (file, given) =
                    (rest.to_owned(), below.iter().map(|it| (*it).to_owned()).collect());
            }
            "entry" => {
                let own = rest.split("phase:").next().unwrap_or_default();
                let lacks = |field: &&String| {
                    let name = field.split(':').next().unwrap_or_default();
                    !own.contains(&format!("{name}: "))
                };
                let mut fields = vec![rest.to_owned()];
                fields.extend(given.iter().filter(lacks).cloned());
                check(&wrong(&format!("{{ \"odd\": ({}) }}", fields.join(", "))), below);
            }
            "text" => text = below.join("\n"),
            "errors" => check(&wrong(&text), below),
            "swap" => {
                let (from, to) = rest.split_once(" | ").expect("two pieces");
                assert!(text.contains(from), "{from}");
                check(&wrong(&text.replacen(from, to, 1)), below);
            }
            word => assert_eq!(word, "scene"),
        }
    });
}
