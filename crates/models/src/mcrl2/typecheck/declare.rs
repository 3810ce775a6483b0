//! Declarations: sorts, structs with what they bring, constructors, maps, equations.

use super::{Checked, Checker};
use crate::mcrl2::code::{Head, Pattern, Role, Rule, Symbol};
use crate::mcrl2::error::{At, Wrong};
use crate::mcrl2::sorts::{self, Kind, Sort};
use crate::mcrl2::syntax::{SortExpr, SortKind, Spec, Variant};

/// What a sort name means.
#[derive(Clone, Debug)]
pub enum Meaning {
    Known(Sort),
    /// Not looked at yet.
    Written(SortExpr),
    /// Being looked at: a second look is a cycle.
    Open,
}

/// A projection: its name, its sort, and which argument of which constructor it is.
type Projection = (Box<str>, Sort, Vec<(Head, u32)>);

/// A left side: its head, and its arguments as often as it is applied.
type LeftSide = (Head, Box<[Box<[Pattern]>]>);

/// A struct without places: constructor, fields, recogniser.
pub type Shape = Vec<(Box<str>, Vec<(Option<Box<str>>, Sort)>, Option<Box<str>>)>;

impl Checker {
    pub(super) fn sorts(&mut self, spec: &Spec) -> Checked<()> {
        for decl in &spec.sorts {
            if let Some(first) =
                spec.sorts.iter().take_while(|d| !std::ptr::eq(*d, decl)).find(|d| d.name == decl.name)
            {
                if first.meaning.as_ref().map(written) == decl.meaning.as_ref().map(written) {
                    continue;
                }
                let problem = format!("the sort {} is declared twice", decl.name);
                return Err(Wrong::at(decl.at, problem, "keep one of them"));
            }
            let meaning = match &decl.meaning {
                None => Meaning::Known(self.data.sorts.declare(&decl.name)),
                // Declared at once, so that a struct may speak of itself.
                Some(SortExpr { kind: SortKind::Struct(_), .. }) => {
                    Meaning::Known(self.data.sorts.declare(&decl.name))
                }
                Some(other) => Meaning::Written(other.clone()),
            };
            self.aliases.insert(decl.name.clone(), meaning);
        }
        let mut built = std::collections::HashSet::new();
        for decl in &spec.sorts {
            if let Some(SortExpr { kind: SortKind::Struct(variants), .. }) = &decl.meaning
                && built.insert(&decl.name)
            {
                let sort = self.name_of_sort(&decl.name, decl.at)?;
                let shape = self.shape(variants)?;
                self.structs.entry(shape.clone()).or_insert(sort);
                self.structure(sort, shape, variants)?;
            }
        }
        for decl in &spec.sorts {
            self.name_of_sort(&decl.name, decl.at)?;
        }
        Ok(())
    }

    fn name_of_sort(&mut self, name: &str, at: At) -> Checked<Sort> {
        let written = match self.aliases.get_mut(name) {
            Some(Meaning::Known(sort)) => return Ok(*sort),
            Some(Meaning::Open) => {
                let problem = format!("the sort {name} is defined by itself");
                return Err(Wrong::at(at, problem, "use a struct, which may be recursive"));
            }
            Some(meaning) => match std::mem::replace(meaning, Meaning::Open) {
                Meaning::Written(written) => written,
                _ => unreachable!("the other meanings are above"),
            },
            None => return Err(Wrong::at(at, format!("there is no sort {name}"), "declare it with sort")),
        };
        let sort = self.sort(&written)?;
        self.aliases.insert(name.into(), Meaning::Known(sort));
        Ok(sort)
    }

    /// The sort that is written.
    pub(super) fn sort(&mut self, written: &SortExpr) -> Checked<Sort> {
        let kind = match &written.kind {
            SortKind::Basic(word) => match *word {
                "Bool" => Kind::Bool,
                "Pos" => Kind::Pos,
                "Nat" => Kind::Nat,
                "Int" => Kind::Int,
                _ => Kind::Real,
            },
            SortKind::Of(word, element) => {
                let element = self.sort(element)?;
                match *word {
                    "List" => Kind::List(element),
                    "Set" => Kind::Set(element, false),
                    "FSet" => Kind::Set(element, true),
                    "Bag" => Kind::Bag(element, false),
                    _ => Kind::Bag(element, true),
                }
            }
            SortKind::Name(name) => return self.name_of_sort(name, written.at),
            SortKind::Arrow(params, result) => {
                let params = params.iter().map(|p| self.sort(p)).collect::<Checked<Vec<_>>>()?;
                Kind::Arrow(params, self.sort(result)?)
            }
            SortKind::Product(_) => {
                return Err(Wrong::at(
                    written.at,
                    "a product of sorts cannot stand here",
                    "put it before ->",
                ));
            }
            SortKind::Struct(variants) => {
                let shape = self.shape(variants)?;
                if let Some(&sort) = self.structs.get(&shape) {
                    return Ok(sort);
                }
                let names: Vec<&str> = variants.iter().map(|v| &*v.name).collect();
                let sort = self.data.sorts.declare(&format!("struct {}", names.join(" | ")));
                self.structs.insert(shape.clone(), sort);
                self.structure(sort, shape, variants)?;
                return Ok(sort);
            }
        };
        Ok(self.data.sorts.of(kind))
    }

    fn shape(&mut self, variants: &[Variant]) -> Checked<Shape> {
        let mut shape = Vec::new();
        for variant in variants {
            let mut fields = Vec::new();
            for (name, sort) in &variant.fields {
                fields.push((name.clone(), self.sort(sort)?));
            }
            shape.push((variant.name.clone(), fields, variant.recogniser.clone()));
        }
        Ok(shape)
    }

    /// Declares constructors, projections and recognisers of a struct.
    fn structure(&mut self, sort: Sort, shape: Shape, variants: &[Variant]) -> Checked<()> {
        let mut projections: Vec<Projection> = Vec::new();
        for ((name, fields, recogniser), variant) in shape.into_iter().zip(variants) {
            let params: Vec<Sort> = fields.iter().map(|f| f.1).collect();
            let head = self.constructor(name, variant.at, params, sort)?;
            for (position, (field, field_sort)) in fields.into_iter().enumerate() {
                let Some(field) = field else { continue };
                let place = (head, position as u32);
                match projections.iter_mut().find(|p| p.0 == field && p.1 == field_sort) {
                    Some(known) => known.2.push(place),
                    None => projections.push((field, field_sort, vec![place])),
                }
            }
            if let Some(name) = recogniser {
                let role = Role::Recogniser(head);
                self.declare(Symbol { name, at: variant.at, params: vec![sort], result: sorts::BOOL, role })?;
            }
        }
        for (name, result, places) in projections {
            let role = Role::Projection(places);
            self.declare(Symbol { name, at: variants[0].at, params: vec![sort], result, role })?;
        }
        Ok(())
    }

    fn constructor(&mut self, name: Box<str>, at: At, params: Vec<Sort>, sort: Sort) -> Checked<Head> {
        let Kind::Named(index) = *self.data.sorts.kind(sort) else {
            let problem =
                format!("{name} constructs {}, which has constructors already", self.data.sorts.show(sort));
            return Err(Wrong::at(at, problem, "declare a sort of your own for it"));
        };
        let position = self.data.sorts.named[index as usize].constructors.len() as u32;
        let symbol = Symbol { name, at, params, result: sort, role: Role::Constructor(position) };
        let head = self.declare(symbol)?;
        self.data.sorts.named[index as usize].constructors.push(head.0 - super::super::code::OPS);
        Ok(head)
    }

    fn declare(&mut self, symbol: Symbol) -> Checked<Head> {
        let index = self.data.symbols.len() as u32;
        let known = self.symbols.entry(symbol.name.clone()).or_default();
        let same = |&&other: &&u32| {
            let other = &self.data.symbols[other as usize];
            other.params == symbol.params && other.result == symbol.result
        };
        if let Some(&other) = known.iter().find(same) {
            // Saying the same twice does no harm.
            if self.data.symbols[other as usize].role == Role::Map && symbol.role == Role::Map {
                return Ok(Head::symbol(other));
            }
            let line = self.data.symbols[other as usize].at.line;
            let problem = format!("{} is declared with the same sorts on line {line}", symbol.name);
            return Err(Wrong::at(symbol.at, problem, "rename one of them"));
        }
        known.push(index);
        self.data.symbols.push(symbol);
        Ok(Head::symbol(index))
    }

    pub(super) fn constructors_and_maps(&mut self, spec: &Spec) -> Checked<()> {
        for (decls, constructs) in [(&spec.constructors, true), (&spec.maps, false)] {
            for decl in decls {
                let sort = self.sort(&decl.sort)?;
                let (params, result) = match self.data.sorts.kind(sort).clone() {
                    Kind::Arrow(params, result) => (params, result),
                    _ => (Vec::new(), sort),
                };
                if constructs {
                    self.constructor(decl.name.clone(), decl.at, params, result)?;
                } else {
                    let symbol =
                        Symbol { name: decl.name.clone(), at: decl.at, params, result, role: Role::Map };
                    self.declare(symbol)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn equations(&mut self, spec: &Spec) -> Checked<()> {
        for equation in &spec.equations {
            self.scope.clear();
            self.next_var = 0;
            for decl in equation.vars.iter() {
                let sort = self.sort(&decl.sort)?;
                self.bind(&decl.name, sort);
            }
            let lefts = self.readings(&equation.left)?;
            let rights = self.readings(&equation.right)?;
            // The right side is cast to the left side's sort; overloaded left sides ask the right one.
            let mut best: Option<(u32, Sort)> = None;
            for left in &lefts {
                for right in &rights {
                    let Some(cast) = self.data.sorts.cast(right.sort(), left.sort()) else { continue };
                    let cost = left.cost + right.cost + cast;
                    if best.is_none_or(|b| cost < b.0) {
                        best = Some((cost, left.sort()));
                    }
                }
            }
            let Some((_, sort)) = best else {
                let problem = format!(
                    "the sides of this equation have different sorts ({} and {})",
                    self.show_readings(&lefts),
                    self.show_readings(&rights)
                );
                return Err(Wrong::at(equation.at, problem, "correct one of them"));
            };
            let left = self.expect(&equation.left, sort)?;
            let right = self.expect(&equation.right, sort)?;
            let condition = match &equation.condition {
                Some(condition) => Some(self.expect(condition, sorts::BOOL)?),
                None => None,
            };
            let mut frame = super::lower::Frame::numbered();
            let mut bound = vec![false; self.next_var as usize];
            let (head, groups) = self.left_side(&left, &mut bound)?;
            for used in condition.iter().chain([&right]) {
                if let Some(free) = self.free(used).into_iter().find(|&v| !bound[v as usize]) {
                    let name = &self.scope.iter().find(|s| s.number == free).map_or("", |s| &s.name);
                    let problem =
                        format!("the variable {name} is not bound by the left side of this equation");
                    return Err(Wrong::at(equation.at, problem, "use only variables of the left side"));
                }
            }
            let condition = condition.map(|c| self.lower(&c, &mut frame));
            let right = self.lower(&right, &mut frame);
            let rule = Rule { at: equation.at, groups, condition, right, slots: self.next_var };
            let index = head.0 as usize;
            if self.data.rules.len() <= index {
                self.data.rules.resize_with(index + 1, Vec::new);
            }
            self.data.rules[index].push(rule);
        }
        self.scope.clear();
        self.lazily();
        Ok(())
    }

    /// The head of a left side, and its arguments as patterns.
    fn left_side(&mut self, left: &super::Reading, bound: &mut [bool]) -> Checked<LeftSide> {
        let at = left.typed.at;
        match self.pattern(left, bound)? {
            Pattern::Call(head, arguments) if arguments.is_empty() => Ok((head, Box::new([]))),
            Pattern::Call(head, arguments) => Ok((head, Box::new([arguments]))),
            Pattern::Apply(function, last) => {
                let mut groups = vec![last];
                let mut function = *function;
                loop {
                    match function {
                        Pattern::Apply(inner, arguments) => {
                            groups.push(arguments);
                            function = *inner;
                        }
                        Pattern::Call(head, arguments) => {
                            if !arguments.is_empty() {
                                groups.push(arguments);
                            }
                            groups.reverse();
                            return Ok((head, groups.into()));
                        }
                        _ => break,
                    }
                }
                Err(Wrong::at(at, "a left side must start with a map or a constructor", "write f(...) = ..."))
            }
            _ => Err(Wrong::at(at, "a left side must be a map or a constructor", "write f(...) = ...")),
        }
    }
}

/// A sort as text, without places: equal for equal sorts.
fn written(sort: &SortExpr) -> String {
    let list = |parts: &[SortExpr]| parts.iter().map(written).collect::<Vec<_>>().join("#");
    match &sort.kind {
        SortKind::Basic(word) => (*word).into(),
        SortKind::Of(word, element) => format!("{word}({})", written(element)),
        SortKind::Name(name) => name.to_string(),
        SortKind::Arrow(params, result) => format!("({}->{})", list(params), written(result)),
        SortKind::Product(parts) => format!("({})", list(parts)),
        SortKind::Struct(variants) => {
            let variant = |v: &Variant| {
                let fields = v.fields.iter().map(|(name, sort)| format!("{name:?}:{}", written(sort)));
                format!("{}({})?{:?}", v.name, fields.collect::<Vec<_>>().join(","), v.recogniser)
            };
            format!("struct {}", variants.iter().map(variant).collect::<Vec<_>>().join("|"))
        }
    }
}
