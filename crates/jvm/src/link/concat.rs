//! String concatenation: a recipe of texts and operands, built in one step.
//!
//! Operands that are strings or integers are rendered here. Floats and objects first go through
//! `String.valueOf` in a written adapter, since their text is made by Java code.

use super::assemble::ClassWriter;
use super::{CallSite, site_name};
use crate::class::{ClassId, MethodId};
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::classfile::{Constant, access};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};
use std::fmt::Write;
use std::sync::Arc;

/// A part of a concatenation.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Piece {
    Text(Box<[u16]>),
    /// The operand in this slot, of the type with this letter (`L` for a string).
    Slot(usize, u8),
}

/// How a concatenation is made.
#[derive(Debug, Clone, PartialEq)]
pub struct Recipe {
    pub(crate) pieces: Vec<Piece>,
    /// Operand slots.
    pub slots: usize,
}

const STRING: &str = "Ljava/lang/String;";

impl Recipe {
    /// Pieces from a recipe in the form of `StringConcatFactory`: 1 is an operand, 2 a constant.
    fn new(recipe: &[u16], constants: &[Vec<u16>], operands: &[&str]) -> Option<Recipe> {
        let mut pieces = Vec::new();
        let mut text: Vec<u16> = Vec::new();
        let (mut operands, mut constants) = (operands.iter(), constants.iter());
        let mut slot = 0;
        for &unit in recipe {
            match unit {
                1 => {
                    let operand = *operands.next()?;
                    if !text.is_empty() {
                        pieces.push(Piece::Text(std::mem::take(&mut text).into()));
                    }
                    pieces.push(Piece::Slot(slot, operand.as_bytes()[0]));
                    slot += usize::from(Kind::of(operand).slots());
                }
                2 => text.extend(constants.next()?),
                _ => text.push(unit),
            }
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(text.into()));
        }
        operands.next().is_none().then_some(Recipe { pieces, slots: slot })
    }
}

impl Machine {
    /// Builds the string a recipe describes from operand slots.
    pub fn concatenate(&mut self, recipe: &Recipe, slots: &[u64]) -> Result<ObjRef, Trap> {
        let mut out = std::mem::take(&mut self.program.link_state.text);
        out.clear();
        let mut wide = false;
        let mut number = String::new();
        for piece in &recipe.pieces {
            match piece {
                Piece::Text(text) => {
                    wide |= text.iter().any(|&u| u > 255);
                    out.extend_from_slice(text);
                }
                Piece::Slot(slot, letter) => {
                    let value = slots[*slot];
                    number.clear();
                    match letter {
                        b'C' => {
                            wide |= value > 255;
                            out.push(value as u16);
                        }
                        b'Z' => number.push_str(if value as u32 != 0 { "true" } else { "false" }),
                        b'J' => write!(number, "{}", value as i64).expect("writing to a string"),
                        b'L' => {
                            let string = ObjRef(value as u32);
                            if string.is_null() {
                                number.push_str("null");
                            } else {
                                wide |= self.state.heap.get(string, self.program.known.string_coder.0) != 0;
                                self.append_units(string, &mut out);
                            }
                        }
                        _ => write!(number, "{}", value as i32).expect("writing to a string"),
                    }
                    out.extend(number.bytes().map(u16::from));
                }
            }
        }
        let result = if wide {
            self.new_utf16(&out)
        } else {
            let mut bytes = std::mem::take(&mut self.program.link_state.bytes);
            bytes.clear();
            bytes.extend(out.iter().map(|&u| u as u8));
            let result = self.new_latin(&bytes);
            self.program.link_state.bytes = bytes;
            result
        };
        self.program.link_state.text = out;
        result
    }

    fn append_units(&self, string: ObjRef, out: &mut Vec<u16>) {
        let value = self.state.heap.get_ref(string, self.program.known.string_value.0);
        let bytes = self.state.heap.bytes(value);
        if self.state.heap.get(string, self.program.known.string_coder.0) == 0 {
            out.extend(bytes.iter().map(|&b| u16::from(b)));
        } else {
            out.extend(bytes.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])));
        }
    }

    /// Links a call of `StringConcatFactory`.
    pub(super) fn link_concat(
        &mut self,
        owner: ClassId,
        at: (MethodId, u32),
        with_constants: bool,
        descriptor: &str,
        arguments: &[u16],
    ) -> Result<CallSite, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let bad = crate::machine::resolve::format_error;
        let parsed = MethodDescriptor::parse(descriptor).map_err(bad)?;
        let operands: Vec<&str> = parsed.params().collect();
        let (recipe, constants) = if with_constants {
            let Some((first, rest)) = arguments.split_first() else {
                return raise("java/lang/BootstrapMethodError", "a concatenation without a recipe");
            };
            let recipe = file.pool.string(*first).map_err(bad)?;
            let mut constants = Vec::new();
            for &index in rest {
                constants.push(match file.pool.get(index).map_err(bad)? {
                    Constant::String(text) => file.pool.utf16(text).map_err(bad)?,
                    Constant::Integer(v) => v.to_string().encode_utf16().collect(),
                    Constant::Long(v) => v.to_string().encode_utf16().collect(),
                    _ => {
                        return Err(Trap::Unsupported(
                            "a string concatenation with a computed constant".into(),
                        ));
                    }
                });
            }
            (recipe, constants)
        } else {
            (vec![1; operands.len()], Vec::new())
        };
        self.concat_site(owner, &site_name(self, "Concat", at), &recipe, &constants, &operands)
    }

    /// A call site for a recipe; an adapter where operands need Java code to become text.
    fn concat_site(
        &mut self,
        owner: ClassId,
        name: &str,
        recipe: &[u16],
        constants: &[Vec<u16>],
        operands: &[&str],
    ) -> Result<CallSite, Trap> {
        if operands.iter().all(|o| *o == rendered(o)) {
            return Ok(CallSite::Concat(Arc::new(parse_recipe(recipe, constants, operands)?)));
        }
        let class = match self.program.class_index.get(name) {
            Some(&class) => class,
            None => {
                let mut w = ClassWriter::new(0, name, "java/lang/Object", &[]);
                self.write_concat(&mut w, recipe, constants, operands)?;
                let class = self.define_synthetic(w.finish(), Some(owner))?;
                self.bind_concat(class);
                class
            }
        };
        Ok(CallSite::Static(self.declared_named(class, "concat")))
    }

    /// Writes `concat`, which turns operands into text where Java code must, and calls `join`.
    pub(super) fn write_concat(
        &mut self,
        w: &mut ClassWriter,
        recipe: &[u16],
        constants: &[Vec<u16>],
        operands: &[&str],
    ) -> Result<(), Trap> {
        let recipe = parse_recipe(recipe, constants, operands)?;
        let texts: Vec<&str> = operands.iter().map(|o| rendered(o)).collect();
        let native = format!("({}){STRING}", texts.concat());
        w.bare_method(access::STATIC | access::NATIVE, "join", &native);
        let own = w.name().to_owned();
        let mut c = w.method(access::STATIC, "concat", &format!("({}){STRING}", operands.concat()));
        let mut local = 0;
        for (from, to) in operands.iter().zip(&texts) {
            c.load(from, local);
            local += Kind::of(from).slots();
            if from != to {
                let general = if matches!(*from, "F" | "D") { *from } else { "Ljava/lang/Object;" };
                c.invoke_static(false, "java/lang/String", "valueOf", &format!("({general}){STRING}"));
            }
        }
        c.invoke_static(false, &own, "join", &native);
        c.ret(STRING);
        c.finish();
        self.program.link_state.new_recipe = Some(Arc::new(recipe));
        Ok(())
    }

    /// Gives `join` of the class just defined its body and recipe.
    pub(super) fn bind_concat(&mut self, class: ClassId) {
        self.bind_native(class, "join", join);
        let method = self.declared_named(class, "join");
        if let Some(recipe) = self.program.link_state.new_recipe.take() {
            self.program.link_state.recipes.insert(method, recipe);
        }
    }
}

/// The type an operand has when it is joined: integers as they are, everything else as text.
fn rendered(operand: &str) -> &str {
    if matches!(operand, "Z" | "B" | "C" | "S" | "I" | "J") { operand } else { STRING }
}

fn parse_recipe(recipe: &[u16], constants: &[Vec<u16>], operands: &[&str]) -> Result<Recipe, Trap> {
    let texts: Vec<&str> = operands.iter().map(|o| rendered(o)).collect();
    Recipe::new(recipe, constants, &texts).ok_or(Trap::Raise(
        "java/lang/BootstrapMethodError",
        Some("a concatenation that does not fit its operands".into()),
    ))
}

fn join(m: &mut Machine, args: &[u64]) -> Outcome {
    let recipe = m.program.link_state.recipes[&m.run.instant.method].clone();
    if let Some(string) = m.concatenate_open(&recipe)? {
        return Ok(string.slot());
    }
    Ok(m.concatenate(&recipe, args)?.slot())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str) -> Vec<u16> {
        text.encode_utf16().collect()
    }

    #[test]
    fn a_recipe_is_split_into_texts_and_operands() {
        let r = Recipe::new(&units("a\u{1}\u{2}\u{1}"), &[units("bc")], &["J", STRING]).unwrap();
        assert_eq!(r.slots, 3);
        assert_eq!(
            r.pieces,
            [
                Piece::Text(units("a").into()),
                Piece::Slot(0, b'J'),
                Piece::Text(units("bc").into()),
                Piece::Slot(2, b'L'),
            ]
        );
    }

    #[test]
    fn a_recipe_must_fit_its_operands() {
        assert!(Recipe::new(&units("\u{1}"), &[], &[]).is_none());
        assert!(Recipe::new(&units("x"), &[], &["I"]).is_none());
        assert!(Recipe::new(&units("\u{2}"), &[], &[]).is_none());
    }
}
