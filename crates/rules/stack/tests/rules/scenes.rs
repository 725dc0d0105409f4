//! Reads scenes: texts that say what is done, and what comes of it. The tests of stack, clock,
//! battle, breach and sector have folders of them, and so has broken data.
//!
//! A line begins with a word that says what is done or asked. Indented lines below it are its text,
//! or what is to come of it, where `...` stands for any lines, `... 2` for two, and `nothing` for
//! none. Comments begin with `# `.

use std::fs;

/// Calls `go_on` with each line of all files in a folder: its first word, the rest, and the lines
/// below it. Each is printed first, so that a test that fails ends with the line that failed.
pub fn play(folder: &str, mut go_on: impl FnMut(&str, &str, &[&str])) {
    let mut scenes = 0;
    for entry in fs::read_dir(folder).expect("a folder of scenes") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let mut lines = text.lines().enumerate().peekable();
        while let Some((number, line)) = lines.next() {
            let line = line.split("# ").next().unwrap_or_default().trim_end();
            if line.is_empty() {
                continue;
            }
            println!("{}:{}: {line}", path.display(), number + 1);
            let below = std::iter::from_fn(|| lines.next_if(|(_, line)| line.starts_with("    ")));
            let below: Vec<&str> = below.map(|(_, line)| &line[4..]).collect();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            scenes += usize::from(word == "scene");
            go_on(word, rest, &below);
        }
    }
    assert!(scenes > 0, "{folder} has no scenes");
}

#[track_caller]
pub fn check(found: &[String], wanted: &[&str]) {
    assert!(are(found, wanted), "found {found:#?}, wanted {wanted:#?}");
}

fn are(found: &[String], wanted: &[&str]) -> bool {
    match wanted {
        [] | ["nothing"] => found.is_empty(),
        ["...", rest @ ..] => (0..=found.len()).any(|from| are(&found[from..], rest)),
        [line, rest @ ..] => match line.strip_prefix("... ").map(str::parse::<usize>) {
            Some(count) => found.get(count.unwrap()..).is_some_and(|it| are(it, rest)),
            None => found.first().is_some_and(|it| it == line) && are(&found[1..], rest),
        },
    }
}
