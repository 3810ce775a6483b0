//! The order in which reflection lists methods.
//!
//! `java` promises none, but shows always the same: it sorts the methods of a class by the addresses of their names.
//! Names that its shared archive (`lib/server/classes.jsa`) holds come first, in the archive's order; others follow in
//! the order in which loaded classes brought them. Programs print such lists, so a plain run shows the same order.
//!
//! An archived name is a count of references (all ones: never freed), a hash, a length and the bytes, padded to eight;
//! names lie one after the other, so long runs of them are found without knowing the rest of the format.
//! Known gaps: names that `java` met while verifying, or by reflection, may come in another order; so may methods of
//! the same name in the JDK's own classes. While exploring, the class file's order stands.

use crate::class::{ClassId, MethodId, Origin};
use crate::machine::Machine;
use rustc_hash::FxHashMap;
use std::cmp::Ordering;

/// The places of names seen so far.
#[derive(Default)]
pub struct Places {
    archive: Option<FxHashMap<Box<[u8]>, u32>>,
    later: FxHashMap<Box<str>, u32>,
    /// How many classes have been looked at.
    classes: usize,
}

/// Fewer names in a row are something else that looks like them.
const SHORTEST_RUN: usize = 100;

/// The names in an archive, each with its place.
fn archived(file: &[u8]) -> FxHashMap<Box<[u8]>, u32> {
    let name_at = |at: usize| -> Option<(&[u8], usize)> {
        let head = file.get(at..at + 6)?;
        let length = usize::from(u16::from_le_bytes([head[4], head[5]]));
        let is_name = head[..2] == [0xFF, 0xFF] && length > 0;
        let name = file.get(at + 6..at + 6 + length).filter(|_| is_name)?;
        Some((name, (at + 6 + length).next_multiple_of(8)))
    };
    let mut places = FxHashMap::default();
    let mut run: Vec<(&[u8], u32)> = Vec::new();
    let mut at = 0;
    while at < file.len() {
        match name_at(at) {
            Some((name, next)) => {
                run.push((name, at as u32));
                at = next;
            }
            None => {
                if run.len() >= SHORTEST_RUN {
                    places.extend(run.iter().map(|(name, place)| (Box::from(*name), *place)));
                }
                run.clear();
                at += 8;
            }
        }
    }
    places
}

impl Machine {
    /// The methods of a class in the order that `java` lists them.
    pub fn listed_methods(&mut self, class: ClassId) -> Vec<MethodId> {
        let mut methods = self.class(class).methods.to_vec();
        if self.run.exploring || methods.len() < 2 {
            return methods;
        }
        self.place_names();
        let places: FxHashMap<MethodId, u32> =
            methods.iter().map(|&method| (method, self.place_of(self.method_name(method)))).collect();
        sort(&mut methods, &|a, b| places[a].cmp(&places[b]));
        methods
    }

    /// Takes in the names of the classes that were loaded since the last time.
    fn place_names(&mut self) {
        let mut places = std::mem::take(&mut self.run.tables.places);
        let archive = places.archive.get_or_insert_with(|| {
            archived(&self.program.sources.file("lib/server/classes.jsa").unwrap_or_default())
        });
        for class in &self.program.classes[places.classes..] {
            let Some(file) = class.file.as_ref().filter(|_| class.origin == Origin::User) else { continue };
            for index in 1..file.pool.len() {
                let Ok(text) = file.pool.utf8(index as u16) else { continue };
                if !archive.contains_key(text.as_bytes()) && !places.later.contains_key(text) {
                    let place = (1 << 31) + places.later.len() as u32;
                    places.later.insert(text.into(), place);
                }
            }
        }
        places.classes = self.program.classes.len();
        self.run.tables.places = places;
    }

    /// Whether `java` would have met this name: in its archive, or in a class of the program. While exploring, every name
    /// counts as met.
    pub fn is_named_anywhere(&mut self, name: &str) -> bool {
        if self.run.exploring {
            return true;
        }
        self.place_names();
        self.place_of(name) != u32::MAX
    }

    fn place_of(&self, name: &str) -> u32 {
        let places = &self.run.tables.places;
        let archived = places.archive.as_ref().and_then(|names| names.get(name.as_bytes()));
        archived.or_else(|| places.later.get(name)).copied().unwrap_or(u32::MAX)
    }
}

/// A quicksort that takes the median of three, and swaps equal elements too: it is not stable, and methods of the same
/// name come out in the order that it happens to give them.
fn sort(list: &mut [MethodId], compare: &dyn Fn(&MethodId, &MethodId) -> Ordering) {
    if list.len() < 2 {
        return;
    }
    let (middle, last) = (list.len() / 2, list.len() - 1);
    for (a, b) in [(0, middle), (0, last), (middle, last)] {
        if compare(&list[a], &list[b]).is_gt() {
            list.swap(a, b);
        }
    }
    if list.len() < 4 {
        return;
    }
    let pivot = list[middle];
    let (mut left, mut right) = (0, last);
    loop {
        while compare(&list[left], &pivot).is_lt() {
            left += 1;
        }
        while compare(&list[right], &pivot).is_gt() {
            right -= 1;
        }
        if left >= right {
            break;
        }
        list.swap(left, right);
        left += 1;
        right -= 1;
    }
    let (low, high) = list.split_at_mut(right + 1);
    sort(low, compare);
    sort(high, compare);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_long_runs_only() {
        let mut file = vec![0; 16];
        let name = |file: &mut Vec<u8>, text: &str| {
            file.extend([0xFF, 0xFF, 1, 2]);
            file.extend((text.len() as u16).to_le_bytes());
            file.extend(text.as_bytes());
            file.resize(file.len().next_multiple_of(8), 0);
        };
        name(&mut file, "alone");
        file.extend([0; 8]);
        let start = file.len();
        for i in 0..SHORTEST_RUN {
            name(&mut file, &format!("name{i}"));
        }
        file.extend([0; 8]);
        let places = archived(&file);
        assert_eq!(places.len(), SHORTEST_RUN);
        assert_eq!(places[&b"name0"[..]], start as u32);
        assert!(places[&b"name1"[..]] < places[&b"name2"[..]]);
    }

    #[test]
    fn sorting_sorts() {
        let mut list: Vec<MethodId> = [5, 3, 9, 3, 1, 8, 8, 0, 2, 7].map(MethodId).to_vec();
        sort(&mut list, &|a, b| a.0.cmp(&b.0));
        assert_eq!(list.iter().map(|m| m.0).collect::<Vec<_>>(), [0, 1, 2, 3, 3, 5, 7, 8, 8, 9]);
    }
}
