//! Lines of the parts of a text.

/// Counts lines from one part of a text to the next, so that the lines of all its parts cost one
/// pass over it.
pub(super) struct Lines<'t> {
    text: &'t str,
    /// Where the last part started, and its line.
    at: (usize, u32),
}

impl<'t> Lines<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text, at: (0, 1) }
    }

    /// The line, from 1, on which `part`, a sub-slice of the text, starts after its leading blanks.
    pub fn of(&mut self, part: &str) -> u32 {
        let blanks = part.len() - part.trim_start().len();
        let start = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize) + blanks;
        let start = start.min(self.text.len());
        if start < self.at.0 {
            self.at = (0, 1);
        }
        let between = &self.text.as_bytes()[self.at.0..start];
        let breaks = between.iter().filter(|byte| **byte == b'\n').count();
        self.at = (start, self.at.1 + breaks as u32);
        self.at.1
    }
}
