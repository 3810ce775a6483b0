//! What `java` writes when a call site that joins strings is linked.
//!
//! JDK 17 composes a handle of small ones: lengths are mixed, an array is made, texts are put before each other. JDK 25
//! writes one class for each list of operand types, with `Object` for everything that is no primitive type.

use super::forms::{FormId, Forms, basic};
use rustc_hash::FxHashSet;

/// What was joined before, as far as forms do not know it.
#[derive(Default)]
pub struct Joins {
    /// Operand types that JDK 25 has written a class for.
    shapes: FxHashSet<String>,
}

/// A site: the types of its operands, and for each place before an operand, and the end, whether a text stands there.
pub struct Join<'a> {
    pub operands: Vec<&'a str>,
    pub texts: Vec<bool>,
}

impl<'a> Join<'a> {
    /// From a recipe in the form of `StringConcatFactory`: 1 is an operand, 2 a constant.
    pub fn new(operands: Vec<&'a str>, recipe: &[u16]) -> Join<'a> {
        let mut texts = vec![false; operands.len() + 1];
        let mut at = 0;
        for &unit in recipe {
            match unit {
                1 => at = (at + 1).min(operands.len()),
                _ => texts[at] = true,
            }
        }
        Join { operands, texts }
    }
}

/// The only static method of these types that is needed.
fn helper(forms: &mut Forms, takes: &[u8], gives: u8) -> FormId {
    forms.direct("invokeStatic", takes, gives)
}

/// From a site's types to its handle.
pub fn join(forms: &mut Forms, joins: &mut Joins, site: &Join) -> FormId {
    if let Some(simple) = simple(forms, site) {
        return simple;
    }
    if forms.old { composed(forms, site) } else { written(forms, joins, site) }
}

/// One or two operands that the JDK has a method for.
fn simple(forms: &mut Forms, site: &Join) -> Option<FormId> {
    let Join { operands, texts } = site;
    let count = texts.iter().filter(|t| **t).count();
    match (&operands[..], count) {
        ([], _) => {
            let whole = helper(forms, b"L", b'L');
            Some(forms.bind(whole, 0))
        }
        ([one], 0) => Some(helper(forms, &[basic(one)], b'L')),
        ([one], 1) if basic(one) == b'L' => {
            let pair = helper(forms, b"LL", b'L');
            Some(forms.bind(pair, usize::from(!texts[0])))
        }
        ([one, two], 0) if basic(one) == b'L' && basic(two) == b'L' => Some(helper(forms, b"LL", b'L')),
        _ => None,
    }
}

fn composed(forms: &mut Forms, site: &Join) -> FormId {
    let mut types = Vec::new();
    let mut filters = Vec::new();
    for operand in &site.operands {
        let kind = basic(operand);
        let needs_text = matches!(kind, b'L' | b'F' | b'D');
        filters.push(needs_text.then(|| (helper(forms, &[kind], b'L'), u32::from(kind))));
        types.push(if needs_text { b'L' } else { kind });
    }
    let new_string = helper(forms, b"LJ", b'L');
    let mut handle = forms.drop(new_string, 2, &types);
    for (i, &kind) in types.iter().enumerate() {
        let prepend = helper(forms, &[b'J', b'L', kind, b'L'], b'J');
        let prepend = forms.bind(prepend, 3);
        handle = forms.filter_with(handle, 1, prepend, &[1, 0, 2 + i]);
    }
    let has_end = site.texts.last().is_some_and(|t| *t);
    let new_array = if has_end {
        let new_array = helper(forms, b"LJ", b'L');
        forms.bind(new_array, 0)
    } else {
        helper(forms, b"J", b'L')
    };
    handle = forms.fold_with(handle, 0, new_array, &[1]);
    let mixers: Vec<FormId> = types.iter().map(|&kind| helper(forms, &[b'J', kind], b'J')).collect();
    let last = mixers.len() - 1;
    for (i, &mix) in mixers[..last].iter().enumerate() {
        handle = forms.filter_with(handle, 0, mix, &[0, 1 + i]);
    }
    let mix = forms.bind(mixers[last], 0);
    handle = forms.fold_with(handle, 0, mix, &[1 + last]);
    forms.filter(handle, &filters)
}

/// Sites with more operands get a class of their own each.
const MOST_SHARED: usize = 256;

fn written(forms: &mut Forms, joins: &mut Joins, site: &Join) -> FormId {
    let mut takes = vec![b'L'];
    takes.extend(site.operands.iter().map(|o| basic(o)));
    if site.operands.len() > 1 {
        let shape: String = site
            .operands
            .iter()
            .map(|o| match o.as_bytes()[0] {
                b'L' | b'[' => 'L',
                b'B' | b'S' => 'I',
                other => other as char,
            })
            .collect();
        if site.operands.len() >= MOST_SHARED {
            forms.written += 1;
            return helper(forms, &takes[1..], b'L');
        }
        if joins.shapes.insert(shape) {
            forms.written += 1;
            forms.direct("newInvokeSpecial", b"L", b'L');
        }
    }
    let concat = forms.direct("invokeSpecial", &takes, b'L');
    forms.bind(concat, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Ljava/lang/String;";

    fn written(old: bool, sites: &[(&[&str], &str)]) -> Vec<usize> {
        let mut forms = Forms::new(old, FxHashSet::default());
        let mut joins = Joins::default();
        let mut counts = Vec::new();
        for (operands, recipe) in sites {
            let before = forms.written;
            let recipe: Vec<u16> = recipe.encode_utf16().collect();
            join(&mut forms, &mut joins, &Join::new(operands.to_vec(), &recipe));
            counts.push(forms.written - before);
        }
        counts
    }

    #[test]
    fn a_shape_costs_once() {
        for old in [true, false] {
            let shape: (&[&str], &str) = (&["I", TEXT], "a\u{1} b\u{1}");
            let counts = written(old, &[shape, shape]);
            assert!(counts[0] > 0, "{counts:?}");
            assert_eq!(counts[1], 0);
        }
    }

    #[test]
    fn texts_tell_where_they_stand() {
        let join = Join::new(vec!["I", "J"], &"\u{1}-\u{1}\u{2}".encode_utf16().collect::<Vec<_>>());
        assert_eq!(join.texts, [false, true, true]);
    }

    #[test]
    fn narrow_integers_share_a_class_on_the_newer_jdk() {
        let counts = written(false, &[(&["B", "I"], "\u{1}\u{1}"), (&["I", "S"], "\u{1}\u{1}")]);
        assert_eq!(counts[1], 0);
    }
}
