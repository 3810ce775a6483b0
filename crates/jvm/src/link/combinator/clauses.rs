//! The combinators that the JDK's own code prepares: loops of clauses, table switches, joined strings.
//!
//! `MethodHandles.loop` (and with it the counted, iterated and conditional loops), `tableSwitch` and
//! `StringConcatFactory` check and complete their arguments in Java; what is taken over here is the last step, which
//! in `java` makes LambdaForms.

use super::super::assemble::{ClassWriter, op};
use super::super::handle::{Type, child, invoke};
use super::{Code, load_range};
use crate::class::stable_hash;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

/// The four handles of each clause, all with the loop's full parameters.
pub(crate) struct Clauses {
    pub init: Vec<ObjRef>,
    pub step: Vec<ObjRef>,
    pub test: Vec<ObjRef>,
    pub last: Vec<ObjRef>,
}

impl Machine {
    /// A loop: every clause has a variable (or none), a step, a test, and what is returned when the test fails.
    pub(crate) fn loop_handle(&mut self, outer: &Type, clauses: &Clauses) -> Result<ObjRef, Trap> {
        let count = clauses.init.len();
        let mut variables = Vec::new();
        for &init in &clauses.init {
            variables.push(self.handle_type(init)?.result);
        }
        let mut ends = Vec::new();
        for &last in &clauses.last {
            ends.push(self.handle_type(last)?.result);
        }
        let key = format!("loop {} {} {}", variables.join(" "), ends.join(" "), outer.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, outer, move |c| {
            let (again, all) = (c.label(), 0..shape.params.len());
            let locals: Vec<u16> =
                variables.iter().map(|v| c.fresh_local(if v == "V" { "I" } else { v })).collect();
            let keep = |c: &mut Code<'_>, i: usize| {
                if variables[i] != "V" {
                    c.store(&variables[i], locals[i]);
                }
            };
            let carried: Vec<usize> = (0..count).filter(|&i| variables[i] != "V").collect();
            let types: Vec<String> = carried.iter().map(|&i| variables[i].clone()).collect();
            let call = |c: &mut Code<'_>, part: usize, result: &str| {
                child(c, part);
                for &i in &carried {
                    c.load(&variables[i], locals[i]);
                }
                load_range(c, &shape, all.clone());
                let params = types.iter().chain(&shape.params).cloned().collect();
                invoke(c, &Type { params, result: result.to_owned() });
            };
            for (i, variable) in variables.iter().enumerate() {
                child(c, i);
                load_range(c, &shape, all.clone());
                invoke(c, &Type { params: shape.params.clone(), result: variable.clone() });
                keep(c, i);
            }
            c.bind(again);
            for i in 0..count {
                call(c, count + i, &variables[i]);
                keep(c, i);
                let next = c.label();
                call(c, 2 * count + i, "Z");
                c.jump(op::IFNE, next);
                call(c, 3 * count + i, &ends[i]);
                // What the JDK fills in for a missing end has the type of the clause's variable.
                if ends[i] != shape.result {
                    c.drop_value(&ends[i]);
                    if shape.result != "V" {
                        c.zero(&shape.result);
                    }
                }
                c.ret(&shape.result);
                c.bind(next);
            }
            c.jump(op::GOTO, again);
        })?;
        let parts = [&clauses.init[..], &clauses.step, &clauses.test, &clauses.last].concat();
        self.new_handle(outer, adapter, &parts)
    }

    /// Calls the case with the number that the first argument has, or the one for all others.
    pub(crate) fn switch_handle(&mut self, fallback: ObjRef, cases: &[ObjRef]) -> Result<ObjRef, Trap> {
        let of = self.handle_type(fallback)?;
        let (shape, count) = (of.clone(), cases.len());
        let adapter = self.adapter(format!("switch {count} {}", of.text()), &of, move |c| {
            for part in (1..=count).chain([0]) {
                let next = c.label();
                if part > 0 {
                    load_range(c, &shape, 0..1);
                    c.int(part as i32 - 1);
                    c.jump(op::IF_ICMPNE, next);
                }
                child(c, part);
                load_range(c, &shape, 0..shape.params.len());
                invoke(c, &shape);
                c.ret(&shape.result);
                if part > 0 {
                    c.bind(next);
                }
            }
        })?;
        let mut parts = vec![fallback];
        parts.extend_from_slice(cases);
        self.new_handle(&of, adapter, &parts)
    }

    /// Joins its arguments to a string, with a text (or none) before each and after the last.
    pub(crate) fn concat_handle(
        &mut self,
        params: &[String],
        texts: &[Option<Vec<u16>>],
    ) -> Result<ObjRef, Trap> {
        let of = Type { params: params.to_vec(), result: "Ljava/lang/String;".into() };
        let mut recipe = Vec::new();
        for (i, text) in texts.iter().enumerate() {
            recipe.extend(text.iter().map(|_| 2));
            recipe.extend((i < params.len()).then_some(1));
        }
        let constants: Vec<Vec<u16>> = texts.iter().flatten().cloned().collect();
        let key = format!("concat {recipe:?} {constants:?} {}", of.text());
        let name = format!("java/lang/invoke/StringConcatFactory$Joins${:016x}", stable_hash(&[&key]));
        if !self.program.class_index.contains_key(&*name) {
            let operands: Vec<&str> = params.iter().map(String::as_str).collect();
            let mut writer = ClassWriter::new(0, &name, "java/lang/Object", &[]);
            self.write_concat(&mut writer, &recipe, &constants, &operands)?;
            let class = self.define_synthetic(writer.finish(), None)?;
            self.bind_concat(class);
        }
        let shape = of.clone();
        self.permanent_handle(key, &of, false, move |c| {
            load_range(c, &shape, 0..shape.params.len());
            c.invoke_static(false, &name, "concat", &shape.text());
            c.ret(&shape.result);
        })
    }
}
