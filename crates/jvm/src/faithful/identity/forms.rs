//! Which classes `java.lang.invoke` writes, and so how many hashes it draws, without writing any.
//!
//! A method handle runs a lambda form. Forms are made by editing others, and an edit made once is found again: so a form
//! is a place in a tree, and a handle is the place of its form. What a form costs is one class when the first handle
//! uses it, unless the JDK was built with it (the `Holder` classes). A bound handle also needs a class for the kinds of
//! its values, its species. This module knows the tree and the basic types; what is built of it (strings joined, the
//! methods of records, lambdas) is in the modules beside it.
//!
//! Invariant: `written` only grows, by one for each class that `java` would define. Known gap: forms that are made anew
//! after many calls of a handle are not counted.

use rustc_hash::{FxHashMap, FxHashSet};

/// A place in the tree of forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FormId(u32);

/// An edit, with positions as the JDK counts them less the handle itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Edit {
    Bind(usize),
    Add(usize, u8),
    Duplicate(usize, usize),
    Filter(usize, u8),
    FilterAlike(u8, Vec<usize>),
    FilterWith(usize, Vec<usize>),
    FoldWith(usize, Vec<usize>),
    FilterResult(u8),
    Collect(usize, Vec<u8>),
}

#[derive(Clone, Debug)]
struct Form {
    /// Basic types: L, I, J, F, D.
    takes: Vec<u8>,
    /// One of those, or V.
    gives: u8,
    /// The kinds of the values that a handle of this form holds; none for a handle that is not bound.
    species: Option<String>,
    expressions: usize,
    is_written: bool,
    /// The name under which the JDK may have been built with it.
    name: Option<String>,
}

/// All forms so far.
#[derive(Default)]
pub struct Forms {
    pub old: bool,
    /// What the JDK was built with: forms by name and signature, species by the kinds of their values.
    built_in: FxHashSet<String>,
    forms: Vec<Form>,
    named: FxHashMap<String, FormId>,
    edits: FxHashMap<(FormId, Edit), FormId>,
    species: FxHashSet<String>,
    /// Classes written so far, and whether one of them holds the values of a handle.
    pub written: usize,
    pub has_new_species: bool,
}

/// The largest number of values and of expressions that a bound handle is extended from.
const MOST_VALUES: usize = 12;
const MOST_EXPRESSIONS: usize = 24;

/// The basic type of a descriptor.
pub fn basic(descriptor: &str) -> u8 {
    match descriptor.as_bytes().first() {
        Some(&letter @ (b'J' | b'F' | b'D' | b'V')) => letter,
        Some(b'L' | b'[') => b'L',
        _ => b'I',
    }
}

fn text(types: &[u8]) -> &str {
    std::str::from_utf8(types).expect("letters")
}

impl Forms {
    /// `built_in` has the methods of the JDK's holders as `name LLI_L`, and species as `LLI`.
    pub fn new(old: bool, built_in: FxHashSet<String>) -> Forms {
        Forms { old, built_in, ..Forms::default() }
    }

    pub fn takes(&self, form: FormId) -> &[u8] {
        &self.form(form).takes
    }

    pub fn gives(&self, form: FormId) -> u8 {
        self.form(form).gives
    }

    fn form(&self, id: FormId) -> &Form {
        &self.forms[id.0 as usize]
    }

    fn add(&mut self, form: Form) -> FormId {
        self.forms.push(form);
        FormId(self.forms.len() as u32 - 1)
    }

    /// A handle of this form is made.
    fn prepare(&mut self, id: FormId) -> FormId {
        let form = &mut self.forms[id.0 as usize];
        if !std::mem::replace(&mut form.is_written, true)
            && !form.name.as_ref().is_some_and(|name| self.built_in.contains(name))
        {
            self.written += 1;
        }
        id
    }

    /// A form that does not come from another. `own` is what it takes before its arguments, `L` for the handle.
    fn named(
        &mut self,
        name: &str,
        (own, takes, last, gives): (&str, &[u8], &str, u8),
        species: Option<&str>,
        expressions: usize,
    ) -> FormId {
        let name = format!("{name} {own}{}{last}_{}", text(takes), gives as char);
        if let Some(&id) = self.named.get(&name) {
            return id;
        }
        let id = self.add(Form {
            takes: takes.to_vec(),
            gives,
            species: species.map(str::to_owned),
            expressions,
            is_written: false,
            name: Some(name.clone()),
        });
        self.named.insert(name, id);
        id
    }

    /// A handle of a method or constructor; `kind` is the JDK's name for the way it is called.
    pub fn direct(&mut self, kind: &str, takes: &[u8], gives: u8) -> FormId {
        let id = self.named(kind, ("L", takes, "", gives), None, 2);
        self.prepare(id)
    }

    /// The handle that calls handles of a type from inside a form.
    fn invoker(&mut self, takes: &[u8], gives: u8) {
        let with_handle = [&b"L"[..], takes].concat();
        self.direct("invokeSpecial", &with_handle, gives);
    }

    /// A handle without values that is edited as it is: an identity, a constant, a zero.
    pub fn simple(&mut self, kind: &str, takes: &[u8], gives: u8) -> FormId {
        let id = self.named(kind, ("L", takes, "", gives), Some(""), 1);
        self.prepare(id)
    }

    /// A form that is neither named nor edited from another, known by a text; it calls handles of the types given.
    pub fn special(
        &mut self,
        what: &str,
        takes: &[u8],
        gives: u8,
        species: &str,
        expressions: usize,
    ) -> FormId {
        let id = self.named(what, ("L", takes, "", gives), Some(species), expressions);
        self.use_species(species);
        self.prepare(id)
    }

    /// What a call site of this type jumps to.
    pub fn link(&mut self, takes: &[u8], gives: u8) {
        self.invoker(takes, gives);
        let id = self.named("linkToTargetMethod", ("", takes, "L", gives), None, 1);
        self.prepare(id);
    }

    /// A call of a handle with `invokeExact` or `invoke` in Java code.
    pub fn invoke(&mut self, kind: &str, takes: &[u8], gives: u8) {
        self.invoker(takes, gives);
        let id = self.named(kind, ("L", takes, "L", gives), None, 2);
        self.prepare(id);
    }

    /// A call of a handle of so many objects with most of them in an array.
    pub fn spread_invoker(&mut self, count: usize) {
        self.invoker(&vec![b'L'; count], b'L');
        let takes = vec![b'L'; count + 1];
        let id = self.named("invoker", ("L", &takes, "", b'L'), None, 2);
        self.prepare(id);
        self.delegate(&takes, b'L');
        self.special("spread", &takes, b'L', "L", count);
    }

    /// The handle as one that can be extended.
    pub fn rebind(&mut self, id: FormId) -> FormId {
        let form = self.form(id);
        if let Some(species) = &form.species
            && species.len() <= MOST_VALUES
            && form.expressions <= MOST_EXPRESSIONS
        {
            return id;
        }
        let Form { takes, gives, .. } = form.clone();
        self.use_species("L");
        self.invoker(&takes, gives);
        let id = self.named("reinvoke_L", ("L", &takes, "", gives), Some("L"), 2);
        self.prepare(id)
    }

    /// The class that holds values of these kinds.
    fn use_species(&mut self, species: &str) {
        if species.is_empty() || !self.species.insert(species.to_owned()) {
            return;
        }
        if !self.built_in.contains(species) {
            self.has_new_species = true;
            self.written += 1;
        }
        let made_of = format!("LL{species}");
        self.direct("invokeStatic", made_of.as_bytes(), b'L');
        for kind in species.bytes() {
            let getter = match kind {
                _ if !self.old => "fieldAccess",
                b'I' => "getInt",
                b'J' => "getLong",
                b'F' => "getFloat",
                b'D' => "getDouble",
                _ => "getReference",
            };
            self.direct(getter, b"L", kind);
        }
    }

    /// The form that an edit makes; `change` says how, when it is made for the first time.
    fn edit(&mut self, from: FormId, edit: Edit, change: impl FnOnce(&mut Form)) -> FormId {
        let key = (from, edit);
        if let Some(&id) = self.edits.get(&key) {
            return id;
        }
        let mut form = self.form(from).clone();
        form.is_written = false;
        form.name = None;
        let before = form.species.clone();
        change(&mut form);
        if form.species != before {
            let species = form.species.clone().unwrap_or_default();
            self.use_species(&species);
        }
        let id = self.add(form);
        self.edits.insert(key, id);
        id
    }

    /// The last argument types left out: a value is bound to the argument at `at`.
    pub fn bind(&mut self, handle: FormId, at: usize) -> FormId {
        let from = self.rebind(handle);
        let id = self.edit(from, Edit::Bind(at), |form| {
            let kind = form.takes.remove(at);
            form.holds(kind, 1);
        });
        self.prepare(id)
    }

    /// Arguments that are not looked at.
    pub fn drop(&mut self, handle: FormId, at: usize, types: &[u8]) -> FormId {
        if types.is_empty() {
            return handle;
        }
        let mut id = self.rebind(handle);
        for (i, &kind) in types.iter().enumerate() {
            id = self.add_argument(id, at + i, kind);
        }
        self.prepare(id)
    }

    fn add_argument(&mut self, from: FormId, at: usize, kind: u8) -> FormId {
        self.edit(from, Edit::Add(at, kind), |form| form.takes.insert(at, kind))
    }

    fn combiner(&mut self, combiner: FormId) {
        let Form { takes, gives, .. } = self.form(combiner).clone();
        self.invoker(&takes, gives);
    }

    /// An argument replaced by what a combiner makes of the arguments at some positions.
    pub fn filter_with(&mut self, handle: FormId, at: usize, combiner: FormId, from: &[usize]) -> FormId {
        let handle = self.rebind(handle);
        self.combiner(combiner);
        let id = self.edit(handle, Edit::FilterWith(at, from.to_vec()), |form| form.holds(b'L', 2));
        self.prepare(id)
    }

    /// An argument that a combiner makes of others.
    pub fn fold_with(&mut self, handle: FormId, at: usize, combiner: FormId, from: &[usize]) -> FormId {
        let handle = self.rebind(handle);
        self.combiner(combiner);
        let id = self.edit(handle, Edit::FoldWith(at, from.to_vec()), |form| {
            form.takes.remove(at);
            form.holds(b'L', 2);
        });
        self.prepare(id)
    }

    fn filter_one(&mut self, handle: FormId, at: usize, filter: FormId) -> FormId {
        let handle = self.rebind(handle);
        self.combiner(filter);
        let kind = self.takes(filter)[0];
        let id = self.edit(handle, Edit::Filter(at, kind), |form| {
            form.takes[at] = kind;
            form.holds(b'L', 2);
        });
        self.prepare(id)
    }

    fn filter_alike(&mut self, handle: FormId, at: &[usize], filter: FormId) -> FormId {
        let handle = self.rebind(handle);
        self.combiner(filter);
        let kind = self.takes(filter)[0];
        let id = self.edit(handle, Edit::FilterAlike(kind, at.to_vec()), |form| {
            for &at in at {
                form.takes[at] = kind;
            }
            form.holds(b'L', 1 + at.len());
        });
        self.prepare(id)
    }

    /// Filters on arguments, each with a mark that says which of them are one and the same handle.
    pub fn filter(&mut self, mut handle: FormId, filters: &[Option<(FormId, u32)>]) -> FormId {
        let mut run: Vec<usize> = Vec::new();
        let mut last: Option<(FormId, u32)> = None;
        for at in (0..filters.len()).rev() {
            let Some(filter) = filters[at] else { continue };
            if let Some(before) = last
                && before.1 != filter.1
            {
                handle = self.filter_run(handle, &run, before.0);
                run.clear();
            }
            last = Some(filter);
            run.push(at);
        }
        match last {
            Some((filter, _)) => self.filter_run(handle, &run, filter),
            None => handle,
        }
    }

    /// The same filter on several arguments.
    pub fn filter_run(&mut self, handle: FormId, at: &[usize], filter: FormId) -> FormId {
        match at {
            [at] => self.filter_one(handle, *at, filter),
            _ => self.filter_alike(handle, at, filter),
        }
    }

    /// A filter on the result.
    pub fn filter_result(&mut self, handle: FormId, gives: u8) -> FormId {
        let handle = self.rebind(handle);
        let old = self.form(handle).gives;
        if old == b'V' {
            self.invoker(b"", gives);
        } else {
            self.invoker(&[old], gives);
        }
        let id = self.edit(handle, Edit::FilterResult(gives), |form| {
            form.gives = gives;
            form.holds(b'L', 2);
        });
        self.prepare(id)
    }

    /// All arguments made one, the first.
    pub fn all_the_same(&mut self, handle: FormId) -> FormId {
        let mut id = self.rebind(handle);
        while self.takes(id).len() > 1 {
            id = self.edit(id, Edit::Duplicate(0, 1), |form| {
                form.takes.remove(1);
            });
        }
        self.prepare(id)
    }

    /// An argument that a combiner makes of new arguments, which stand in its place.
    pub fn collect(&mut self, handle: FormId, at: usize, combiner: FormId) -> FormId {
        let takes = self.takes(combiner).to_vec();
        if let [_] = takes[..] {
            return self.filter_one(handle, at, combiner);
        }
        let handle = self.rebind(handle);
        self.combiner(combiner);
        let id = self.edit(handle, Edit::Collect(at, takes.clone()), |form| {
            form.takes.splice(at..=at, takes);
            form.holds(b'L', 2);
        });
        self.prepare(id)
    }

    /// A choice between two handles of a type by a third.
    pub fn guard(&mut self, takes: &[u8], gives: u8) -> FormId {
        self.intrinsic("invokeStatic", b"ILL", b'L');
        self.invoker(takes, b'I');
        self.invoker(takes, gives);
        let id = self.special("guard", takes, gives, "LLLL", 7);
        // The two handles are wrapped in such as count their calls.
        let wrapper = self.named("counted", ("L", takes, "", gives), None, 3);
        self.prepare(wrapper);
        id
    }

    /// A handle of a method that the compiler knows, or that takes any number of arguments: one that passes on.
    pub fn intrinsic(&mut self, kind: &str, takes: &[u8], gives: u8) {
        self.direct(kind, takes, gives);
        self.delegate(takes, gives);
    }

    pub fn delegate(&mut self, takes: &[u8], gives: u8) {
        self.invoker(takes, gives);
        let id = self.named("delegate", ("L", takes, "", gives), None, 2);
        self.prepare(id);
    }

    /// A lambda that captures nothing is made once.
    pub fn constant_lambda(&mut self) {
        if self.old {
            let identity = self.simple("identity_L", b"L", b'L');
            self.simple("zero_L", b"", b'L');
            self.bind(identity, 0);
        } else {
            self.direct("newInvokeSpecial", b"", b'L');
            self.special("constant_L", b"", b'L', "L", 1);
        }
    }

    /// Newer JDKs call `values()` of an enum through a handle.
    pub fn constants_by_reflection(&mut self) {
        let direct = self.direct("invokeStatic", b"", b'L');
        self.drop(direct, 0, b"L");
        self.invoke("invokeExact_MT", b"L", b'L');
    }
}

impl Form {
    /// One more value of this kind is held, and expressions are added.
    fn holds(&mut self, kind: u8, expressions: usize) {
        self.species.get_or_insert_default().push(kind as char);
        self.expressions += expressions;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(built_in: &[&str]) -> Forms {
        Forms::new(true, built_in.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn what_was_built_in_or_written_before_is_not_written() {
        let mut forms = forms(&["invokeStatic LLI_J"]);
        forms.direct("invokeStatic", b"LI", b'J');
        assert_eq!(forms.written, 0);
        forms.direct("invokeStatic", b"LIL", b'J');
        forms.direct("invokeStatic", b"LIL", b'J');
        assert_eq!(forms.written, 1);
    }

    #[test]
    fn an_edit_made_twice_is_one_form() {
        let mut forms = forms(&["L", "LL"]);
        let handle = forms.direct("invokeStatic", b"LL", b'L');
        let bound = forms.bind(handle, 0);
        let written = forms.written;
        assert_eq!(forms.bind(handle, 0), bound);
        assert_eq!(forms.written, written);
        assert_eq!(forms.takes(bound), b"L");
        assert_ne!(forms.bind(handle, 1), bound);
        assert_eq!(forms.written, written + 1);
    }

    #[test]
    fn arguments_that_are_dropped_together_are_one_class() {
        let mut forms = forms(&["L", "reinvoke_L LL_L", "invokeSpecial LLL_L"]);
        let handle = forms.simple("identity_L", b"L", b'L');
        let written = forms.written;
        let dropped = forms.drop(handle, 1, b"IJ");
        assert_eq!((forms.takes(dropped), forms.written), (&b"LIJ"[..], written + 1));
    }

    #[test]
    fn a_handle_that_holds_too_much_is_wrapped() {
        let mut forms = forms(&[]);
        let mut handle = forms.simple("many", &[b'L'; 15], b'L');
        for _ in 0..13 {
            handle = forms.bind(handle, 0);
        }
        assert_eq!(forms.form(handle).species.as_deref(), Some("LLLLLLLLLLLLL"));
        let next = forms.bind(handle, 0);
        assert_eq!(forms.form(next).species.as_deref(), Some("LL"));
    }
}
