//! Which objects more than one thread can reach.
//!
//! Invariant: while a search runs, what a shared object refers to is shared, but for what lies behind slots that
//! are set apart ([`Apart`]): a constant array is not, though what it refers to is; of what belongs to one thread
//! nothing is on that account. What is immortal stays as it was when it became so: it is not saved with a state.

use super::{FREE, Heap, LayoutKind, META, ObjRef, SHARED};
use crate::reduce::quiet::Apart;

impl Heap {
    /// Marks `object` and all that it reaches as shared between threads.
    pub fn share(&mut self, object: ObjRef) {
        if object.is_null() || self.stays(object) {
            return;
        }
        self.newly_shared = true;
        let mut todo = vec![object];
        while let Some(o) = todo.pop() {
            if self.stays(o) {
                continue;
            }
            self.touch(o);
            self.words[o.0 as usize + META] |= SHARED;
            if self.tells_births {
                self.births.push(o);
            }
            self.each_behind(o, |r| todo.push(r));
            self.mark_constants(o);
        }
    }

    /// The constant arrays of an object that others can see.
    fn mark_constants(&mut self, object: ObjRef) {
        let layout = &self.layouts[self.class(object).0 as usize];
        if layout.apart.is_empty() {
            return;
        }
        let constant = layout.apart.iter().filter(|(_, how)| *how == Apart::Constant);
        let arrays: Vec<ObjRef> = constant.map(|(slot, _)| self.behind(object, usize::from(*slot))).collect();
        for array in arrays {
            if !array.is_null() && !self.is_shared(array) {
                self.mark_constant(array);
            }
        }
    }

    /// Whether the object is shared already, or is constant and will not be.
    fn stays(&self, object: ObjRef) -> bool {
        self.is_shared(object) || self.is_immortal(object)
    }

    /// A reference that is not shared was stored in a shared object.
    #[cold]
    pub(super) fn share_behind(&mut self, container: ObjRef, slot: Option<usize>, value: ObjRef) {
        let apart = &self.layouts[self.class(container).0 as usize].apart;
        match apart.iter().find(|(at, _)| Some(usize::from(*at)) == slot) {
            None => self.share(value),
            Some((_, Apart::Own)) => {}
            Some((_, Apart::Constant)) => {
                // A class still fills its tables: they are constant when it is initialised.
                if !self.is_immortal(container) {
                    self.mark_constant(value);
                }
                self.share_elements(value);
            }
        }
    }

    /// What is in the constant arrays of an object can be reached by other threads.
    pub fn share_constants(&mut self, object: ObjRef) {
        let layout = &self.layouts[self.class(object).0 as usize];
        let constant = layout.apart.iter().filter(|(_, how)| *how == Apart::Constant);
        let arrays: Vec<ObjRef> = constant.map(|(slot, _)| self.behind(object, usize::from(*slot))).collect();
        for array in arrays.into_iter().filter(|a| !a.is_null()) {
            self.mark_constant(array);
            self.share_elements(array);
        }
    }

    fn share_elements(&mut self, array: ObjRef) {
        let mut elements = Vec::new();
        self.each_ref(array, |r| elements.push(r));
        for element in elements {
            self.share(element);
        }
    }

    /// Calls `f` with every reference by which sharing goes on.
    fn each_behind(&self, object: ObjRef, mut f: impl FnMut(ObjRef)) {
        let layout = &self.layouts[self.class(object).0 as usize];
        let LayoutKind::Object { refs, .. } = &layout.kind else { return self.each_ref(object, f) };
        if layout.apart.is_empty() {
            return self.each_ref(object, f);
        }
        for &slot in refs.iter() {
            let r = self.behind(object, usize::from(slot));
            match layout.apart.iter().find(|(at, _)| *at == slot) {
                _ if r.is_null() => {}
                None => f(r),
                Some((_, Apart::Own)) => {}
                Some((_, Apart::Constant)) => self.each_ref(r, &mut f),
            }
        }
    }

    /// Takes constant arrays of the base image from what is shared.
    pub(super) fn unshare_constants(&mut self) {
        let mut constant = Vec::new();
        self.each_object(|object| {
            for (slot, how) in self.layouts[self.class(object).0 as usize].apart.iter() {
                let array = self.behind(object, usize::from(*slot));
                if *how == Apart::Constant && !array.is_null() {
                    constant.push(array);
                }
            }
        });
        for array in constant {
            self.unshare(array);
        }
    }

    /// Takes a constant array of the base image from what is shared.
    pub fn unshare(&mut self, array: ObjRef) {
        debug_assert!(self.is_immortal(array), "an ordinary one would not have been shared");
        self.words[array.0 as usize + META] &= !SHARED;
        self.words[array.0 as usize + META] |= super::CONSTANT;
    }

    /// Whether objects that become shared are to be listed.
    pub fn tell_births(&mut self, wanted: bool) {
        self.tells_births = wanted;
        self.births.clear();
    }

    /// From here on nothing is private to a thread: every new object is born shared.
    pub fn share_all(&mut self) {
        self.born_shared = true;
    }

    /// Whether every object counts as shared from its birth.
    pub fn shares_all(&self) -> bool {
        self.born_shared
    }

    /// Whether an object of this name is at an address where one was in some state.
    pub fn is_named(&self, object: ObjRef, name: u64) -> bool {
        let address = object.0 as usize;
        (address < self.top || address >= self.ceiling)
            && self.words[address] as u32 != FREE
            && self.words[address + 1] == name
    }

    /// The name of an object that was shared, unless it is gone by now.
    pub fn name_if_shared(&self, object: ObjRef) -> Option<u64> {
        let there = self.words[object.0 as usize] as u32 != FREE && self.is_shared(object);
        Some(self.name_of(object)).filter(|&name| there && name != 0)
    }
}
