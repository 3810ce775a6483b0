//! Java strings, made and read by the machine.

use super::{Machine, Trap, raise};
use crate::class::{ClassId, Sort, well_known};
use crate::heap::ObjRef;

impl Machine {
    /// The interned string of a text; permanent, so that a literal is one object in every state.
    pub fn intern(&mut self, text: &str) -> Result<ObjRef, Trap> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern_utf16(&units)
    }

    pub fn intern_utf16(&mut self, units: &[u16]) -> Result<ObjRef, Trap> {
        if let Some(&object) = self.program.interned.get(units) {
            return Ok(object);
        }
        let string = self.program.known.string.expect("strings exist before they are used");
        let latin = units.iter().all(|&u| u < 256);
        let mut stable = 0x5712_1D6A_u64;
        for &unit in units {
            stable = crate::heap::mix64(stable, u64::from(unit));
        }
        let length = if latin { units.len() } else { units.len() * 2 };
        let value =
            self.state.heap.alloc_permanent(well_known::BYTES, length, crate::heap::mix64(stable, 1))?;
        let words = self.state.heap.fill_permanent(value);
        for (i, &unit) in units.iter().enumerate() {
            if latin {
                words[i / 8] |= u64::from(unit) << (8 * (i % 8));
            } else {
                words[i / 4] |= u64::from(unit) << (16 * (i % 4));
            }
        }
        if self.run.options.cuts != super::Cuts::All {
            self.state.heap.unshare(value);
        }
        let object = self.state.heap.alloc_permanent(string, 0, crate::heap::mix64(stable, 2))?;
        let known = self.program.known;
        let fields = self.state.heap.fill_permanent(object);
        fields[known.string_value.0] = value.slot();
        fields[known.string_coder.0] = u64::from(!latin);
        self.program.interned.insert(units.into(), object);
        Ok(object)
    }

    /// The interned string of a text while exploring a program that interns. Which object is the interned one depends on
    /// who came first, a literal or a string that was made (`s.intern() == s`), so the table of those is state: an array
    /// that the Class object of `String` refers to. What was interned before the search began is not in it.
    fn intern_in_state(&mut self, units: &[u16], string: ObjRef) -> Result<ObjRef, Trap> {
        let known = self.program.interned.get(units).copied();
        if let Some(known) = known.filter(|&o| self.state.heap.is_base(o)) {
            return Ok(known);
        }
        self.visible_anyway()?;
        let class = self.program.known.string.expect("strings exist before they are used");
        let (mirror, slot) = (self.mirror(class)?, self.program.known.class_data.0);
        let table = self.state.heap.get_ref(mirror, slot);
        let count = if table.is_null() { 0 } else { self.state.heap.len(table) };
        let mut all: Vec<ObjRef> = (0..count).map(|i| self.state.heap.array_ref(table, i)).collect();
        if let Some(&first) = all.iter().find(|&&o| self.utf16(o) == units) {
            return Ok(first);
        }
        all.push(string);
        let table = ObjRef(self.object_array("java/lang/Object", &all)? as u32);
        self.state.heap.put_ref(mirror, slot, table);
        Ok(string)
    }

    /// A literal of the program, given the interned string that the machine keeps for it.
    pub fn literal(&mut self, literal: ObjRef) -> Result<ObjRef, Trap> {
        let units = self.utf16(literal);
        self.intern_in_state(&units, literal)
    }

    /// Whether it is state which strings are interned.
    pub fn tracks_interning(&self) -> bool {
        self.run.exploring && self.run.derived.interns && self.program.known.class_data.exists()
    }

    /// Whether the program interns a string, directly or in a roundabout way, and not the JDK for itself.
    fn interns_for_program(&self) -> bool {
        const ROUNDABOUT: [&str; 3] = ["java/lang/reflect/", "jdk/internal/reflect/", "java/lang/invoke/"];
        let frames = self.state.threads[self.state.current].frames.iter().rev();
        let mut classes = frames.map(|frame| self.method(frame.method).class);
        let caller = classes.find(|&class| {
            let name = &self.class(class).name;
            !ROUNDABOUT.iter().any(|way| name.starts_with(way))
        });
        caller.is_some_and(|class| self.is_of_program(class))
    }

    /// `String.intern` of an existing string.
    pub fn intern_object(&mut self, string: ObjRef) -> Result<ObjRef, Trap> {
        let units = self.utf16(string);
        if self.tracks_interning() {
            return self.intern_in_state(&units, string);
        }
        if self.run.exploring && self.interns_for_program() {
            self.breach("interns", "the program interns strings, by reflection or a handle".into());
        }
        if !self.run.exploring && !self.program.interned.contains_key(&units[..]) {
            // A plain run can let the object itself be the interned one, as `java` does.
            self.program.boot.pinned.push(string);
            self.program.interned.insert(units.into(), string);
            return Ok(string);
        }
        self.intern_utf16(&units)
    }

    /// A new string object.
    pub fn new_string(&mut self, text: &str) -> Result<ObjRef, Trap> {
        if text.is_ascii() {
            return self.new_latin(text.as_bytes());
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_utf16(&units)
    }

    pub fn new_latin(&mut self, bytes: &[u8]) -> Result<ObjRef, Trap> {
        let key = self.allocation_key();
        let value = self.state.heap.alloc_array(well_known::BYTES, bytes.len(), key)?;
        self.state.heap.elements_mut::<u8>(value).copy_from_slice(bytes);
        self.wrap_string(value, 0, key)
    }

    pub fn new_utf16(&mut self, units: &[u16]) -> Result<ObjRef, Trap> {
        if units.iter().all(|&u| u < 256) {
            let bytes: Vec<u8> = units.iter().map(|&u| u as u8).collect();
            return self.new_latin(&bytes);
        }
        let key = self.allocation_key();
        let value = self.state.heap.alloc_array(well_known::BYTES, units.len() * 2, key)?;
        let bytes = self.state.heap.elements_mut::<u8>(value);
        for (i, unit) in units.iter().enumerate() {
            bytes[2 * i..2 * i + 2].copy_from_slice(&unit.to_le_bytes());
        }
        self.wrap_string(value, 1, key)
    }

    pub(super) fn wrap_string(&mut self, value: ObjRef, coder: u64, key: u64) -> Result<ObjRef, Trap> {
        let class = self.program.known.string.expect("strings exist before they are used");
        let words = self.class(class).words as usize;
        let string = self.state.heap.alloc_object(class, words, key)?;
        let known = self.program.known;
        self.state.heap.put_ref(string, known.string_value.0, value);
        self.state.heap.put(string, known.string_coder.0, coder);
        Ok(string)
    }

    /// The characters of a string object.
    pub fn utf16(&self, string: ObjRef) -> Vec<u16> {
        let value = self.state.heap.get_ref(string, self.program.known.string_value.0);
        if value.is_null() {
            return Vec::new();
        }
        let bytes = self.state.heap.bytes(value);
        if self.state.heap.get(string, self.program.known.string_coder.0) == 0 {
            bytes.iter().map(|&b| u16::from(b)).collect()
        } else {
            bytes.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])).collect()
        }
    }

    /// A string object as text; unpaired surrogates are replaced.
    pub fn text(&self, string: ObjRef) -> String {
        String::from_utf16_lossy(&self.utf16(string))
    }

    /// A string argument, or null.
    pub fn text_or_null(&self, string: ObjRef) -> Option<String> {
        (!string.is_null()).then(|| self.text(string))
    }

    /// An object array of strings.
    pub fn string_array(&mut self, texts: &[String]) -> Result<ObjRef, Trap> {
        let string = self.program.known.string.expect("strings exist before they are used");
        let class = self.array_of(string);
        let array = self.new_array(class, texts.len())?;
        for (i, text) in texts.iter().enumerate() {
            let s = self.new_string(text)?;
            self.state.heap.put_array_ref(array, i, s);
        }
        Ok(array)
    }

    /// A new array of an array class.
    #[inline]
    pub fn new_array(&mut self, class: ClassId, length: usize) -> Result<ObjRef, Trap> {
        // The two longest lengths are beyond what `java` has room for in an object, whatever the heap.
        if length >= i32::MAX as usize - 1 {
            let text = "Requested array size exceeds VM limit";
            return Err(Trap::Raise("java/lang/OutOfMemoryError", Some(text.into())));
        }
        let key = self.allocation_key();
        let array = self.state.heap.alloc_array(class, length, key)?;
        self.works(length);
        Ok(array)
    }

    /// An array of arrays, as deep as there are sizes. What can never fit is not begun.
    pub fn nested_array(&mut self, class: ClassId, sizes: &[i32]) -> Result<ObjRef, Trap> {
        let (mut arrays, mut words) = (1u128, 0u128);
        for (depth, &size) in sizes.iter().enumerate() {
            let is_last = depth + 1 == sizes.len();
            let content = if is_last { size as u128 / 8 } else { size as u128 };
            words = words.saturating_add(arrays.saturating_mul(crate::heap::HEADER as u128 + content));
            arrays = arrays.saturating_mul(size as u128);
        }
        if words.saturating_mul(8) > self.state.heap.limit_bytes() as u128 {
            return Err(crate::heap::HeapFull.into());
        }
        self.nest(class, sizes)
    }

    fn nest(&mut self, class: ClassId, sizes: &[i32]) -> Result<ObjRef, Trap> {
        let array = self.new_array(class, sizes[0] as usize)?;
        if sizes.len() > 1 {
            let Sort::Array { component } = self.class(class).sort else {
                return raise("java/lang/VerifyError", "too many dimensions");
            };
            for i in 0..sizes[0] as usize {
                let inner = self.nest(component, &sizes[1..])?;
                self.state.heap.put_array_ref(array, i, inner);
            }
        }
        Ok(array)
    }

    /// A native goes through so many bytes, or elements: that takes time as loops do, and a step is looked
    /// at after so much of it.
    pub fn works(&mut self, bytes: usize) {
        if self.run.exploring {
            self.run.fuel = self.run.fuel.saturating_sub(u32::try_from(bytes >> 10).unwrap_or(u32::MAX));
        }
    }

    /// A new, zeroed instance; no constructor runs.
    pub fn new_instance(&mut self, class: ClassId) -> Result<ObjRef, Trap> {
        let key = self.allocation_key();
        let words = self.class(class).words as usize;
        Ok(self.state.heap.alloc_object(class, words, key)?)
    }
}
