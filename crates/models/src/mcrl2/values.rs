//! All values of a finite sort.

use std::sync::Arc;

use super::code::{Data, Head};
use super::error::{Halt, Result};
use super::rewrite::Rewriter;
use super::solve::MOST_VALUES;
use super::sorts::{Kind, Sort};
use super::terms::{FALSE, Node, TRUE, Term};

impl Rewriter {
    /// All values of a sort, if it is finite and small enough to be gone through.
    pub fn values_of(&mut self, data: &Data, sort: Sort) -> Result<Option<Arc<[Term]>>> {
        if let Some(known) = self.finite.get(&sort) {
            return Ok(known.clone());
        }
        let values = self.list_values(data, sort)?;
        self.finite.insert(sort, values.clone());
        Ok(values)
    }

    fn list_values(&mut self, data: &Data, sort: Sort) -> Result<Option<Arc<[Term]>>> {
        let Some(count) = size(data, sort, &mut Vec::new()) else { return Ok(None) };
        if count > MOST_VALUES as u128 {
            return Ok(None);
        }
        self.collect_values(data, sort).map(|values| Some(values.into()))
    }

    fn collect_values(&mut self, data: &Data, sort: Sort) -> Result<Vec<Term>> {
        Ok(match data.sorts.kind(sort) {
            Kind::Bool => vec![FALSE, TRUE],
            Kind::Named(index) => {
                let mut values = Vec::new();
                for &constructor in &data.sorts.named[*index as usize].constructors {
                    let head = Head::symbol(constructor);
                    let mut tuples: Vec<Vec<Term>> = vec![Vec::new()];
                    for &param in &data.symbols[constructor as usize].params {
                        let parts = self.collect_values(data, param)?;
                        tuples = tuples
                            .into_iter()
                            .flat_map(|t| parts.iter().map(move |&v| t.iter().copied().chain([v]).collect()))
                            .collect();
                    }
                    for tuple in tuples {
                        values.push(self.apply(data, head, &tuple)?);
                    }
                }
                // Constructors may be equal by an equation.
                let mut seen = std::collections::HashSet::new();
                values.retain(|v| seen.insert(*v));
                values
            }
            Kind::Set(element, _) => {
                let elements = self.collect_values(data, *element)?;
                let mut sets = Vec::new();
                for chosen in 0u64..1 << elements.len() {
                    let members =
                        elements.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, &e)| e);
                    let mut members: Vec<Term> = members.collect();
                    members.sort_by(|&a, &b| self.terms.order(data, a, b));
                    sets.push(self.terms.intern(Node::Set(false, members.into())));
                }
                sets
            }
            _ => return Err(Halt("this sort has no end".into())),
        })
    }
}

/// The number of values of a sort; none if it has no end (or none can be listed).
pub fn size(data: &Data, sort: Sort, above: &mut Vec<Sort>) -> Option<u128> {
    if above.contains(&sort) {
        return None;
    }
    match data.sorts.kind(sort) {
        Kind::Bool => Some(2),
        Kind::Named(index) => {
            let constructors = &data.sorts.named[*index as usize].constructors;
            if constructors.is_empty() {
                return None;
            }
            above.push(sort);
            let mut total = Some(0u128);
            for &constructor in constructors {
                let mut product = Some(1u128);
                for &param in &data.symbols[constructor as usize].params {
                    product = product.zip(size(data, param, above)).map(|(a, b)| a.saturating_mul(b));
                }
                total = total.zip(product).map(|(a, b)| a.saturating_add(b));
            }
            above.pop();
            total
        }
        Kind::Set(element, _) => {
            let size = size(data, *element, above)?;
            (size < 63).then(|| 1u128 << size)
        }
        _ => None,
    }
}
