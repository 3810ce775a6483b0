//! A state in full, as lines of text: for contributors who ask why two states differ.

use super::JavaSystem;
use crate::class::Sort;
use crate::heap::{LayoutKind, ObjRef};

impl JavaSystem {
    /// Where the threads stand, without values: states that agree here and differ elsewhere are
    /// worth a look.
    pub fn outline(&self) -> String {
        let m = &self.machine;
        let mut lines: Vec<String> = (0..m.state.threads.len())
            .filter(|&at| m.state.threads[at].is_alive())
            .map(|at| {
                let frames = m.state.threads[at].frames.iter().map(|f| m.element_text((f.method, f.pc)));
                format!(
                    "{} {} {}",
                    m.thread_name(at),
                    m.status_text(at),
                    frames.collect::<Vec<_>>().join(" < ")
                )
            })
            .collect();
        lines.sort();
        lines.join("\n")
    }

    /// Every value of the state that its fingerprint depends on, by where it is.
    pub fn portrait(&mut self) -> Vec<(String, String)> {
        let mut lines = Vec::new();
        let m = &mut self.machine;
        for at in 0..m.state.threads.len() {
            if !m.state.threads[at].is_alive() {
                continue;
            }
            let who = m.thread_name(at);
            let t = &m.state.threads[at];
            let flags =
                format!("{:?} {} {} {:?} {}", t.status, t.interrupted, t.permit, t.wake, t.saved_count);
            lines.push((format!("{who} flags"), flags));
            for index in 0..m.state.threads[at].frames.len() {
                let frame = m.state.threads[at].frames[index];
                let maps = m.maps(frame.method);
                let words = m.state.threads[at].stack[frame.base as usize..frame.sp as usize].to_vec();
                let (refs, live) = (maps.refs(frame.pc as usize), maps.live(frame.pc as usize));
                let bit =
                    |row: &[u64], slot: usize| row.get(slot / 64).is_some_and(|w| w >> (slot % 64) & 1 != 0);
                for (slot, &word) in words.iter().enumerate() {
                    if slot >= maps.max_locals() as usize || bit(live, slot) {
                        let key = format!(
                            "{who} frame {index} {} slot {slot}",
                            m.element_text((frame.method, frame.pc))
                        );
                        let value =
                            if bit(refs, slot) { name(m, ObjRef(word as u32)) } else { format!("{word:#x}") };
                        lines.push((key, value));
                    }
                }
            }
        }
        for held in &m.state.monitors.held {
            lines.push((
                format!("lock {}", name(m, held.object)),
                format!("{} x {}", m.thread_name(held.owner as usize), held.count),
            ));
        }
        lines.push(("clock".into(), format!("{:?}", m.clock_words())));
        for object in m.state.heap.state_objects() {
            let class = m.state.heap.class(object);
            let whole = name(m, object);
            lines.push((format!("{whole} shared"), m.state.heap.is_shared(object).to_string()));
            let is_statics =
                !matches!(m.class(class).sort, Sort::Array { .. }) && m.state.heap.is_immortal(object);
            match &m.state.heap.layout(class).kind {
                LayoutKind::Object { refs, hidden, .. } => {
                    for (slot, &word) in m.state.heap.content(object).iter().enumerate() {
                        if hidden.contains(&(slot as u16)) {
                            continue;
                        }
                        let field =
                            m.class(class).supers.iter().rev().flat_map(|&c| m.class(c).fields.iter()).find(
                                |&&f| {
                                    m.field(f).slot as usize == slot
                                        && (is_statics || m.field(f).flags & 8 == 0)
                                },
                            );
                        let field = field.map_or(format!("slot {slot}"), |&f| {
                            m.program.symbols.text(m.field(f).name).to_string()
                        });
                        let is_ref = refs.contains(&(slot as u16));
                        let value = if is_ref { name(m, ObjRef(word as u32)) } else { format!("{word:#x}") };
                        lines.push((format!("{whole}.{field}"), value));
                    }
                }
                LayoutKind::Array { refs: true, .. } => {
                    for (i, &r) in m.state.heap.elements::<u32>(object).iter().enumerate() {
                        lines.push((format!("{whole}[{i}]"), name(m, ObjRef(r))));
                    }
                }
                LayoutKind::Array { .. } => {
                    lines.push((format!("{whole}[]"), format!("{:x?}", m.state.heap.content(object))));
                }
            }
        }
        lines
    }
}

fn name(m: &crate::machine::Machine, object: ObjRef) -> String {
    if object.is_null() {
        return "null".into();
    }
    format!("{}@{:x}", m.class_java_name(m.state.heap.class(object)), m.state.heap.name_of(object))
}
