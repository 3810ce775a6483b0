//! Damage to class files, the same in every run.

/// A small generator, so that every run sees the same cases.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }
}

/// Damages a class file behind its version in a few places; `donor` lends pieces.
pub fn mutate(dice: &mut Dice, bytes: &mut Vec<u8>, donor: &[u8]) {
    const ODD: [u32; 10] = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff, 0x1_0000, 0xfffe];
    for _ in 0..=dice.roll(4) {
        if bytes.len() < 16 {
            return;
        }
        let at = 8 + dice.roll(bytes.len() - 12);
        match dice.roll(7) {
            0 | 1 => bytes[at] ^= 1 << dice.roll(8),
            2 => bytes[at] = dice.roll(256) as u8,
            3 => bytes[at..at + 2].copy_from_slice(&(ODD[dice.roll(ODD.len())] as u16).to_be_bytes()),
            4 => bytes[at..at + 4].copy_from_slice(&ODD[dice.roll(ODD.len())].to_be_bytes()),
            5 if dice.roll(8) == 0 => bytes.truncate(at),
            5 => {
                let from = dice.roll(bytes.len() - 4);
                let value: [u8; 2] = [bytes[from], bytes[from + 1]];
                bytes[at..at + 2].copy_from_slice(&value);
            }
            _ => {
                let length = dice.roll(24).min(donor.len());
                let from = dice.roll(donor.len() - length);
                for (to, byte) in bytes[at..].iter_mut().zip(&donor[from..from + length]) {
                    *to = *byte;
                }
            }
        }
    }
}
