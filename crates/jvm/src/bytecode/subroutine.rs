//! Inlines `jsr`/`ret` subroutines of old class files (before Java 6), so that nobody else meets a return
//! address.
//!
//! Every instruction is copied once per chain of open subroutine calls that reaches it. `jsr` becomes
//! `aconst_null; goto copy`: the null takes the place of the return address, which the subroutine only
//! stores. `ret` becomes a `goto` behind the call. A subroutine must begin by storing its return address, as
//! every known compiler writes it; others are refused. Recursion is forbidden by the specification, so a call
//! of a subroutine that is already open means that the open one was left by a jump or an exception: the chain
//! is cut there, which also makes the set of chains finite. The expansion is bounded.

use super::analysis::Cover;
use super::table::{Flow, Op};
use super::{Code, CodeError, Handler, Insn, Operand};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subroutine {
    Jsr,
    Ret,
}

/// Copies may not add up to more instructions than this.
const LIMIT: usize = 100_000;

/// Open calls within each other; `finally` blocks nest a few deep.
const DEEPEST: usize = 32;

/// Handlers times chains, looked at when the handlers are copied.
const MOST_HANDLERS: usize = 1 << 24;

type Chain = Vec<Call>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Call {
    site: u32,
    entry: u32,
    local: u16,
}

struct Inliner<'a> {
    code: &'a Code,
    cover: Cover,
    marks: FxHashMap<u32, Subroutine>,
    chains: Vec<Chain>,
    ids: FxHashMap<Chain, usize>,
    /// Per chain, the instructions reached.
    reached: Vec<BTreeSet<u32>>,
    work: Vec<(usize, u32)>,
    total: usize,
}

/// The same program without subroutines; instructions that cannot be reached are left out.
pub(super) fn inline(code: &Code, marks: &[(u32, Subroutine)]) -> Result<Code, CodeError> {
    let mut inliner = Inliner {
        code,
        cover: Cover::new(code)?,
        marks: marks.iter().copied().collect(),
        chains: Vec::new(),
        ids: FxHashMap::default(),
        reached: Vec::new(),
        work: Vec::new(),
        total: 0,
    };
    let main = inliner.chain(Vec::new());
    inliner.visit(main, 0)?;
    while let Some((chain, at)) = inliner.work.pop() {
        inliner.step(chain, at)?;
    }
    inliner.emit()
}

impl Inliner<'_> {
    fn chain(&mut self, chain: Chain) -> usize {
        if let Some(&id) = self.ids.get(&chain) {
            return id;
        }
        self.chains.push(chain.clone());
        self.reached.push(BTreeSet::new());
        self.ids.insert(chain, self.chains.len() - 1);
        self.chains.len() - 1
    }

    fn fault<T>(&self, what: &'static str, at: u32) -> Result<T, CodeError> {
        let insn = self.code.insns.get(at as usize).or(self.code.insns.last());
        Err(CodeError { what, offset: insn.map_or(0, |i| i.offset as u32) })
    }

    fn visit(&mut self, chain: usize, at: u32) -> Result<(), CodeError> {
        if at as usize >= self.code.insns.len() {
            return self.fault("control falls off the end", at);
        }
        if self.reached[chain].insert(at) {
            self.total += 1;
            if self.total > LIMIT {
                return self.fault("subroutines expand beyond all bounds", at);
            }
            self.work.push((chain, at));
        }
        Ok(())
    }

    fn step(&mut self, chain: usize, at: u32) -> Result<(), CodeError> {
        let code = self.code;
        for i in 0..self.cover.targets(at as usize).len() {
            let target = self.cover.targets(at as usize)[i];
            self.visit(chain, target)?;
        }
        let insn = code.insns[at as usize];
        if self.marks.contains_key(&at) {
            let (next, target) = self.transfer(chain, at)?;
            return self.visit(next, target);
        }
        match (insn.op.flow(), insn.operand) {
            (Flow::Next, _) => self.visit(chain, at + 1),
            (Flow::Branch, Operand::Branch(target)) => {
                self.visit(chain, at + 1)?;
                self.visit(chain, target)
            }
            (Flow::Goto, Operand::Branch(target)) => self.visit(chain, target),
            (Flow::Switch, Operand::Switch(id)) => {
                code.switches[id as usize].targets().try_for_each(|target| self.visit(chain, target))
            }
            _ => Ok(()),
        }
    }

    /// Where a `jsr` or `ret` leads: the chain and the instruction there.
    fn transfer(&mut self, chain: usize, at: u32) -> Result<(usize, u32), CodeError> {
        let open = &self.chains[chain];
        match self.code.insns[at as usize].operand {
            Operand::Branch(entry) => {
                let first = self.code.insns[entry as usize];
                let Operand::Local(local) = first.operand else {
                    return self.fault("a subroutine that does not store its return address", entry);
                };
                if first.op != Op::Astore {
                    return self.fault("a subroutine that does not store its return address", entry);
                }
                let keep = open.iter().position(|call| call.entry == entry).unwrap_or(open.len());
                let mut inner = open[..keep].to_vec();
                inner.push(Call { site: at, entry, local });
                if inner.len() > DEEPEST {
                    return self.fault("subroutines nest too deep", at);
                }
                Ok((self.chain(inner), entry))
            }
            Operand::Local(local) => {
                let Some(found) = open.iter().rposition(|call| call.local == local) else {
                    return self.fault("ret without a return address", at);
                };
                let back = open[found].site + 1;
                let outer = open[..found].to_vec();
                Ok((self.chain(outer), back))
            }
            _ => self.fault("ret without a return address", at),
        }
    }

    fn emit(mut self) -> Result<Code, CodeError> {
        let code = self.code;
        let reached = std::mem::take(&mut self.reached);
        // A `jsr` takes two places, everything else one.
        let mut place: Vec<FxHashMap<u32, u32>> = Vec::with_capacity(reached.len());
        let mut count = 0;
        for set in &reached {
            let mut map = FxHashMap::default();
            for &at in set {
                map.insert(at, count);
                count += if self.marks.get(&at) == Some(&Subroutine::Jsr) { 2 } else { 1 };
            }
            place.push(map);
        }
        let mut out = Code { insns: Vec::with_capacity(count as usize), ..Code::default() };
        for (chain, set) in reached.iter().enumerate() {
            let here = &place[chain];
            for &at in set {
                let mut insn = code.insns[at as usize];
                if let Some(mark) = self.marks.get(&at).copied() {
                    if mark == Subroutine::Jsr {
                        out.insns.push(Insn { op: Op::AconstNull, operand: Operand::None, ..insn });
                    }
                    let (next, target) = self.transfer(chain, at)?;
                    insn.operand = Operand::Branch(place[next][&target]);
                } else {
                    match insn.operand {
                        Operand::Branch(target) => insn.operand = Operand::Branch(here[&target]),
                        Operand::Switch(id) => {
                            insn.operand = Operand::Switch(out.switches.len() as u32);
                            out.switches.push(code.switches[id as usize].map_targets(|t| here[&t]));
                        }
                        _ => {}
                    }
                }
                out.insns.push(insn);
            }
        }
        if code.handlers.len() * reached.len() > MOST_HANDLERS {
            return self.fault("subroutines expand beyond all bounds", 0);
        }
        for handler in &code.handlers {
            for (chain, set) in reached.iter().enumerate() {
                let here = &place[chain];
                let mut covered = set.range(handler.start..handler.end);
                // The places of one chain are in code order without gaps, so the range is one.
                let first = covered.next();
                let last = covered.next_back().or(first);
                if let (Some(first), Some(last)) = (first, last) {
                    let (start, last) = (here[first], here[last]);
                    let width = matches!(out.insns[last as usize].op, Op::AconstNull)
                        && out.insns.get(last as usize + 1).is_some_and(|next| {
                            next.op == Op::Goto && next.offset == out.insns[last as usize].offset
                        });
                    out.handlers.push(Handler {
                        start,
                        end: last + 1 + width as u32,
                        target: here[&handler.target],
                        catch_type: handler.catch_type,
                    });
                }
            }
        }
        Ok(out)
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode;
    use super::*;
    use crate::classfile::ExceptionEntry;

    #[test]
    fn each_call_gets_its_own_copy() {
        // 0: jsr 7; 3: jsr 7; 6: return; 7: astore_1; 8: iinc 2 1; 11: ret 1
        let bytes = [0xa8, 0, 7, 0xa8, 0, 4, 0xb1, 0x4c, 0x84, 2, 1, 0xa9, 1];
        let code = decode(&bytes, &[]).unwrap();
        let ops: Vec<Op> = code.insns.iter().map(|i| i.op).collect();
        use Op::*;
        let copy = [Astore, Iinc, Goto];
        assert_eq!(ops[..5], [AconstNull, Goto, AconstNull, Goto, Return]);
        assert_eq!(ops[5..8], copy);
        assert_eq!(ops[8..], copy);
        let targets: Vec<u32> = code
            .insns
            .iter()
            .filter_map(|i| if let Operand::Branch(t) = i.operand { Some(t) } else { None })
            .collect();
        assert_eq!(targets, [5, 8, 2, 4]);
    }

    #[test]
    fn a_finally_that_is_its_own_handlers_subroutine_ends() {
        // try { nop } finally { }: 0: nop; 1: jsr 10; 4: return; 5: astore_1 (any); 6: jsr 10; 9: return
        // 10: astore_2; 11: ret 2, all covered by the handler.
        let bytes = [0, 0xa8, 0, 9, 0xb1, 0x4c, 0xa8, 0, 4, 0xb1, 0x4d, 0xa9, 2];
        let all = [ExceptionEntry { start: 0, end: 13, target: 5, catch_type: 0 }];
        let code = decode(&bytes, &all).unwrap();
        assert!(code.insns.len() < 60, "{}", code.insns.len());
        assert!(code.handlers.iter().all(|h| h.end > h.start && h.end as usize <= code.insns.len()));
        let covered: u32 = code.handlers.iter().map(|h| h.end - h.start).sum();
        assert_eq!(covered as usize, code.insns.len());
    }

    #[test]
    fn odd_subroutines_are_refused() {
        assert!(decode(&[0xa8, 0, 3, 0x57, 0xb1], &[]).is_err(), "no store first");
        assert!(decode(&[0xa9, 1], &[]).is_err(), "ret without jsr");
        assert!(
            decode(&[0xa8, 0, 3, 0x4c, 0xa8, 0xff, 0xff, 0xa9, 1], &[]).is_ok(),
            "endless, but finite here"
        );
    }

    #[test]
    fn expansion_is_bounded() {
        // Twenty subroutines that each call the next one twice: a million copies of the last, were it allowed.
        let mut bytes = vec![0xa8, 0, 4, 0xb1];
        for level in 0..20 {
            let local = level + 1;
            bytes.extend([0x3a, local, 0xa8, 0, 8, 0xa8, 0, 5, 0xa9, local]);
        }
        bytes.extend([0x3a, 21, 0xa9, 21]);
        assert!(decode(&bytes, &[]).unwrap_err().what.contains("beyond all bounds"));
        // Forty within each other.
        let mut bytes = vec![0xa8, 0, 4, 0xb1];
        for local in 0..40 {
            bytes.extend([0x3a, local, 0xa8, 0, 5, 0xa9, local]);
        }
        bytes.extend([0x3a, 40, 0xa9, 40]);
        assert!(decode(&bytes, &[]).unwrap_err().what.contains("too deep"));
    }
}
