//! Which actions transitions may show, and why others cannot.

use super::groups::Groups;
use super::{Net, Program};

impl Groups {
    /// Why no transition shows an action of this name; none if one may.
    pub fn absent(&self, program: &Program, name: u32) -> Option<String> {
        if self.shown.contains(&name) {
            return None;
        }
        let mut fates = Vec::new();
        fate(&program.net, name, &mut fates);
        let is_made = fates.iter().any(|f| matches!(f, Fate::Made));
        let joins = self.rules.iter().flatten().any(|&n| n == name);
        Some(match fates.iter().find(|f| !matches!(f, Fate::Made)) {
            Some(Fate::Hidden) => "it is hidden (hide)".into(),
            Some(Fate::Blocked) => "it is blocked (block)".into(),
            Some(Fate::Renamed(to)) => {
                format!("it is renamed to {} (rename)", program.names[*to as usize])
            }
            _ if !is_made && !self.done.contains(&name) => "no process does it".into(),
            _ if joins => "it only happens in a communication, which has another name (comm)".into(),
            _ => "it is not allowed (allow)".into(),
        })
    }
}

/// What becomes of an action below the operators.
enum Fate {
    Hidden,
    Blocked,
    Renamed(u32),
    /// A communication is called so.
    Made,
}

fn fate(net: &Net, name: u32, fates: &mut Vec<Fate>) {
    match net {
        Net::Leaf(_) => {}
        Net::Par(parts) => parts.iter().for_each(|part| fate(part, name, fates)),
        Net::Allow(_, inner) => fate(inner, name, fates),
        Net::Comm(rules, inner) => {
            fate(inner, name, fates);
            fates.extend(rules.iter().any(|r| r.1 == name).then_some(Fate::Made));
        }
        Net::Block(names, inner) => {
            fate(inner, name, fates);
            fates.extend(names.contains(&name).then_some(Fate::Blocked));
        }
        Net::Hide(names, inner) => {
            fate(inner, name, fates);
            fates.extend(names.contains(&name).then_some(Fate::Hidden));
        }
        Net::Rename(pairs, inner) => {
            fate(inner, name, fates);
            fates.extend(pairs.iter().find(|p| p.0 == name).map(|p| Fate::Renamed(p.1)));
        }
    }
}
