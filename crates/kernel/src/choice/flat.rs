//! A choice as bytes, and back: for the journal.

use super::{Choice, Decision, Shape, Site};
use crate::journal::flat::{Reader, put};

impl Choice {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        put(out, u64::from(self.site.0));
        put(out, u64::from(self.len));
        if let Some(exact) = &self.exact {
            out.push(5);
            for weight in exact.iter() {
                let bytes = weight.to_bytes_le();
                put(out, bytes.len() as u64);
                out.extend(bytes);
            }
            return;
        }
        match &self.shape {
            Shape::Uniform => out.push(0),
            Shape::Weighted(weights) => {
                out.push(1);
                weights.iter().for_each(|w| out.extend(w.to_le_bytes()));
            }
            Shape::Decision(decision) if self.unreliable == 0 => out.extend([2, code(*decision)]),
            Shape::Decision(decision) => {
                out.extend([4, code(*decision)]);
                put(out, u64::from(self.unreliable));
            }
            Shape::Grouped { decision, ends, weights } => {
                out.extend([3, code(*decision)]);
                put(out, ends.len() as u64);
                ends.iter().for_each(|&end| put(out, u64::from(end)));
                weights.iter().for_each(|w| out.extend(w.to_le_bytes()));
            }
        }
    }

    /// `None` if the bytes are not those of a choice.
    pub(crate) fn read(from: &mut Reader<'_>) -> Option<Choice> {
        let site = Site(u32::try_from(from.number()?).ok()?);
        let len = u32::try_from(from.number()?).ok().filter(|&len| len > 0)?;
        let mut unreliable = 0;
        let shape = match from.byte()? {
            0 => Shape::Uniform,
            1 => Shape::Weighted(weights(from, len)?.into()),
            2 => Shape::Decision(decision(from.byte()?)?),
            3 => {
                let decision = decision(from.byte()?)?;
                let groups = from.number()?;
                let ends: Option<Box<[u32]>> =
                    (0..groups).map(|_| u32::try_from(from.number()?).ok()).collect();
                let ends = ends.filter(|e| e.is_sorted() && e.last() == Some(&len))?;
                Shape::Grouped { decision, ends, weights: weights(from, len)?.into() }
            }
            4 => {
                let decision = decision(from.byte()?)?;
                unreliable = u32::try_from(from.number()?).ok().filter(|n| (1..len).contains(n))?;
                Shape::Decision(decision)
            }
            5 => {
                let weight = |_| {
                    let length = from.number()?;
                    let bytes: Option<Vec<u8>> = (0..length).map(|_| from.byte()).collect();
                    Some(num_bigint::BigUint::from_bytes_le(&bytes?)).filter(|w| w.bits() > 0)
                };
                let weights: Option<Vec<_>> = (0..len).map(weight).collect();
                return Some(Choice::counted(&weights?).at(site));
            }
            _ => return None,
        };
        Some(Choice { site, len, unreliable, shape, exact: None })
    }
}

fn weights(from: &mut Reader<'_>, len: u32) -> Option<Vec<f64>> {
    (0..len).map(|_| from.float().filter(|w| w.is_finite() && *w > 0.0)).collect()
}

fn code(decision: Decision) -> u8 {
    match decision {
        Decision::Thread => 0,
        Decision::Data => 1,
        Decision::Branch => 2,
    }
}

fn decision(code: u8) -> Option<Decision> {
    [Decision::Thread, Decision::Data, Decision::Branch].get(usize::from(code)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_comes_back_as_it_was_and_half_of_one_does_not() {
        for choice in [
            Choice::uniform(300).at(Site(u32::MAX)),
            Choice::chance(&[0.25, 3.0, 1e-300]),
            Choice::decision(Decision::Thread, 5).at(Site(7)),
            Choice::decision(Decision::Thread, 5).unreliable(2),
            Choice::grouped(Decision::Branch, &[&[1.0], &[0.5, 2.5]]),
            Choice::counted(&[1u64.into(), num_bigint::BigUint::from(3u32) << 90u32]).at(Site(3)),
        ] {
            let mut bytes = Vec::new();
            choice.write(&mut bytes);
            assert_eq!(Choice::read(&mut Reader::new(&bytes)), Some(choice));
            for cut in 0..bytes.len() {
                assert_eq!(Choice::read(&mut Reader::new(&bytes[..cut])), None);
            }
        }
    }
}
