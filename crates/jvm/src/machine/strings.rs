//! Java strings, made and read by the machine.

use super::{Machine, Trap};
use crate::class::well_known;
use crate::heap::ObjRef;

impl Machine {
    /// The interned string of a text; permanent, so that a literal is one object in every state.
    pub fn intern(&mut self, text: &str) -> Result<ObjRef, Trap> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern_utf16(&units)
    }

    pub fn intern_utf16(&mut self, units: &[u16]) -> Result<ObjRef, Trap> {
        if let Some(&object) = self.interned.get(units) {
            return Ok(object);
        }
        let string = self.known.string.expect("strings exist before they are used");
        let latin = units.iter().all(|&u| u < 256);
        let mut stable = 0x5712_1D6A_u64;
        for &unit in units {
            stable = crate::heap::mix64(stable, u64::from(unit));
        }
        let length = if latin { units.len() } else { units.len() * 2 };
        let value = self.heap.alloc_permanent(well_known::BYTES, length, crate::heap::mix64(stable, 1))?;
        let words = self.heap.fill_permanent(value);
        for (i, &unit) in units.iter().enumerate() {
            if latin {
                words[i / 8] |= u64::from(unit) << (8 * (i % 8));
            } else {
                words[i / 4] |= u64::from(unit) << (16 * (i % 4));
            }
        }
        if self.options.cuts != super::Cuts::All {
            self.heap.unshare(value);
        }
        let object = self.heap.alloc_permanent(string, 0, crate::heap::mix64(stable, 2))?;
        let known = self.known;
        let fields = self.heap.fill_permanent(object);
        fields[known.string_value.0] = value.slot();
        fields[known.string_coder.0] = u64::from(!latin);
        self.interned.insert(units.into(), object);
        Ok(object)
    }

    /// `String.intern` of an existing string.
    pub fn intern_object(&mut self, string: ObjRef) -> Result<ObjRef, Trap> {
        let units = self.utf16(string);
        if !self.exploring && !self.interned.contains_key(&units[..]) {
            // A plain run can let the object itself be the interned one, as `java` does.
            self.native_state.pinned.push(string);
            self.interned.insert(units.into(), string);
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
        let value = self.heap.alloc_array(well_known::BYTES, bytes.len(), key)?;
        self.heap.elements_mut::<u8>(value).copy_from_slice(bytes);
        self.wrap_string(value, 0, key)
    }

    pub fn new_utf16(&mut self, units: &[u16]) -> Result<ObjRef, Trap> {
        if units.iter().all(|&u| u < 256) {
            let bytes: Vec<u8> = units.iter().map(|&u| u as u8).collect();
            return self.new_latin(&bytes);
        }
        let key = self.allocation_key();
        let value = self.heap.alloc_array(well_known::BYTES, units.len() * 2, key)?;
        let bytes = self.heap.elements_mut::<u8>(value);
        for (i, unit) in units.iter().enumerate() {
            bytes[2 * i..2 * i + 2].copy_from_slice(&unit.to_le_bytes());
        }
        self.wrap_string(value, 1, key)
    }

    fn wrap_string(&mut self, value: ObjRef, coder: u64, key: u64) -> Result<ObjRef, Trap> {
        let class = self.known.string.expect("strings exist before they are used");
        let words = self.class(class).words as usize;
        let string = self.heap.alloc_object(class, words, key)?;
        let known = self.known;
        self.heap.put_ref(string, known.string_value.0, value);
        self.heap.put(string, known.string_coder.0, coder);
        Ok(string)
    }

    /// The characters of a string object.
    pub fn utf16(&self, string: ObjRef) -> Vec<u16> {
        let value = self.heap.get_ref(string, self.known.string_value.0);
        if value.is_null() {
            return Vec::new();
        }
        let bytes = self.heap.bytes(value);
        if self.heap.get(string, self.known.string_coder.0) == 0 {
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
        let string = self.known.string.expect("strings exist before they are used");
        let class = self.array_of(string);
        let array = self.new_array(class, texts.len())?;
        for (i, text) in texts.iter().enumerate() {
            let s = self.new_string(text)?;
            self.heap.put_array_ref(array, i, s);
        }
        Ok(array)
    }

    /// A new array of an array class.
    #[inline]
    pub fn new_array(&mut self, class: crate::class::ClassId, length: usize) -> Result<ObjRef, Trap> {
        // The two longest lengths are beyond what `java` has room for in an object, whatever the heap.
        if length >= i32::MAX as usize - 1 {
            let text = "Requested array size exceeds VM limit";
            return Err(Trap::Raise("java/lang/OutOfMemoryError", Some(text.into())));
        }
        let key = self.allocation_key();
        Ok(self.heap.alloc_array(class, length, key)?)
    }

    /// A new, zeroed instance; no constructor runs.
    pub fn new_instance(&mut self, class: crate::class::ClassId) -> Result<ObjRef, Trap> {
        let key = self.allocation_key();
        let words = self.class(class).words as usize;
        Ok(self.heap.alloc_object(class, words, key)?)
    }
}
