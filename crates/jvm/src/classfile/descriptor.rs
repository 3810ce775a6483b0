//! Descriptors (JVMS 4.3): the types of fields, arguments and results, read in place.

use super::ClassError;

/// What the machine distinguishes about a value: narrow integers and booleans are ints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Int,
    Float,
    Long,
    Double,
    Ref,
}

impl Kind {
    /// How many slots a value takes.
    #[inline]
    pub fn slots(self) -> u16 {
        if matches!(self, Kind::Long | Kind::Double) { 2 } else { 1 }
    }

    /// The kind of a field descriptor, by its first letter; meaningful for well-formed descriptors only.
    #[inline]
    pub fn of(descriptor: &str) -> Kind {
        match descriptor.as_bytes().first() {
            Some(b'J') => Kind::Long,
            Some(b'D') => Kind::Double,
            Some(b'F') => Kind::Float,
            Some(b'L' | b'[') => Kind::Ref,
            _ => Kind::Int,
        }
    }
}

/// The arguments and result of a method, as slices of its descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodDescriptor<'a> {
    params: &'a str,
    /// A field descriptor, or `V`.
    pub result: &'a str,
}

impl<'a> MethodDescriptor<'a> {
    /// Checks and splits a method descriptor.
    pub fn parse(descriptor: &'a str) -> Result<Self, ClassError> {
        let bad = ClassError::new("a method descriptor is malformed", 0);
        let rest = descriptor.strip_prefix('(').ok_or(bad.clone())?;
        let mut left = rest;
        let mut slots = 0;
        loop {
            if let Some(result) = left.strip_prefix(')') {
                if result != "V" && split(result).is_none_or(|(_, rest)| !rest.is_empty()) {
                    return Err(bad);
                }
                return Ok(MethodDescriptor { params: &rest[..rest.len() - left.len()], result });
            }
            let (param, tail) = split(left).ok_or(bad.clone())?;
            slots += Kind::of(param).slots();
            if slots > 255 {
                return Err(ClassError::new("a method has more than 255 argument slots", 0));
            }
            left = tail;
        }
    }

    /// The field descriptors of the arguments, in order.
    pub fn params(&self) -> Params<'a> {
        Params(self.params)
    }

    /// The slots the arguments take, `this` not counted.
    pub fn arg_slots(&self) -> u16 {
        self.params().map(|p| Kind::of(p).slots()).sum()
    }

    /// The kind of the result, `None` for void.
    pub fn result_kind(&self) -> Option<Kind> {
        (self.result != "V").then(|| Kind::of(self.result))
    }
}

/// The arguments of a method, one field descriptor each.
#[derive(Debug, Clone)]
pub struct Params<'a>(&'a str);

impl<'a> Iterator for Params<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let (param, rest) = split(self.0)?;
        self.0 = rest;
        Some(param)
    }
}

/// The field descriptor at the start of a text, and what follows it.
pub fn split(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let dims = bytes.iter().take_while(|&&b| b == b'[').count();
    if dims > 255 {
        return None;
    }
    let length = match bytes.get(dims)? {
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => dims + 1,
        b'L' => {
            let end = dims + bytes[dims..].iter().position(|&b| b == b';')?;
            if end == dims + 1 {
                return None;
            }
            end + 1
        }
        _ => return None,
    };
    Some(text.split_at(length))
}

/// Refuses anything but a field descriptor.
pub fn check_field(descriptor: &str) -> Result<(), ClassError> {
    match split(descriptor) {
        Some((_, "")) => Ok(()),
        _ => Err(ClassError::new("a field descriptor is malformed", 0)),
    }
}

/// Refuses anything but a method descriptor.
pub fn check_method(descriptor: &str) -> Result<(), ClassError> {
    MethodDescriptor::parse(descriptor).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_split() {
        let d = MethodDescriptor::parse("(IJ[[Ljava/lang/String;D)[I").unwrap();
        assert_eq!(d.params().collect::<Vec<_>>(), ["I", "J", "[[Ljava/lang/String;", "D"]);
        assert_eq!((d.arg_slots(), d.result, d.result_kind()), (6, "[I", Some(Kind::Ref)));
        assert_eq!(MethodDescriptor::parse("()V").unwrap().result_kind(), None);
    }

    #[test]
    fn malformed_descriptors_are_refused() {
        for bad in ["", "(", "()", "()VV", "(V)V", "(L;)V", "(Lx)V", "([)V", "()[V", "I", "(é)V"] {
            assert!(check_method(bad).is_err(), "{bad}");
        }
        assert!(check_method(&format!("({})V", "J".repeat(128))).is_err());
        assert!(check_method(&format!("({})V", "I".repeat(255))).is_ok());
        assert!(check_field(&("[".repeat(256) + "I")).is_err());
        assert!(check_field("Lé;").is_ok() && check_field("II").is_err() && check_field("V").is_err());
    }
}
