//! A value that is computed from other values, and again when one of these has changed.

pub struct Made<K, V>(Option<(K, V)>);

impl<K, V> Default for Made<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Made<K, V> {
    /// The value of a key.
    pub fn of(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        let known = self.0.take().filter(|(made, _)| *made == key);
        &mut self.0.insert(known.unwrap_or_else(|| (key, make()))).1
    }

    /// Has it made again.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// The value as it was last made.
    #[cfg(test)]
    pub fn last(&self) -> Option<&V> {
        self.0.as_ref().map(|(_, value)| value)
    }
}
