//! Processes: names are looked up, sequential ones become points, the rest a network.

use std::collections::HashMap;

use super::lower::Frame;
use super::{Checked, Checker};
use crate::mcrl2::code::Code;
use crate::mcrl2::error::{At, Wrong};
use crate::mcrl2::process::{Action, Leaf, Net, Points, Proc, Process, Program, Then};
use crate::mcrl2::sorts::{self, Sort};
use crate::mcrl2::syntax::{self, Expr, ProcKind, Spec};

/// Networks may not be nested deeper than this: one that calls itself would have no end.
const DEEPEST: usize = 100;

/// Where in a summand an expression stands, as far as it matters: whether a condition behind its first
/// action is decided with that action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Summand,
    Within,
}

/// So many actions may happen together in one process.
const MOST_TOGETHER: usize = 255;

/// Processes while they are checked.
struct Building<'a> {
    spec: &'a Spec,
    names: HashMap<Box<str>, u32>,
    actions: Vec<Action>,
    /// By number of a name: the actions of that name.
    named: Vec<Vec<u32>>,
    /// The processes by name.
    processes: HashMap<&'a str, Vec<usize>>,
    /// By process: its parameters' sorts.
    params: Vec<Vec<Sort>>,
    ends: Vec<bool>,
    nets: Vec<bool>,
    points: Points,
    leaves: Vec<Leaf>,
}

impl Checker {
    pub(super) fn program(mut self, spec: &Spec) -> Checked<Program> {
        let mut building = Building {
            spec,
            names: HashMap::new(),
            actions: Vec::new(),
            named: Vec::new(),
            processes: HashMap::new(),
            params: Vec::new(),
            ends: vec![false; spec.processes.len()],
            nets: vec![false; spec.processes.len()],
            points: Points::default(),
            leaves: Vec::new(),
        };
        self.next_var = 0;
        for decl in &spec.actions {
            let next = building.names.len() as u32;
            let name = *building.names.entry(decl.name.clone()).or_insert(next);
            let sorts = decl.sorts.iter().map(|s| self.sort(s)).collect::<Checked<Vec<_>>>()?;
            let action = Action { name, sorts };
            if name == next {
                building.named.push(Vec::new());
            }
            let same = &mut building.named[name as usize];
            if same.iter().any(|&other| building.actions[other as usize] == action) {
                let problem = format!("the action {} is declared twice with the same sorts", decl.name);
                return Err(Wrong::at(decl.at, problem, "keep one of them"));
            }
            same.push(building.actions.len() as u32);
            building.actions.push(action);
        }
        for (index, process) in spec.processes.iter().enumerate() {
            let mut names = std::collections::HashSet::new();
            if let Some(twice) = process.params.iter().find(|p| !names.insert(&p.name)) {
                let problem = format!("the process {} has two parameters {}", process.name, twice.name);
                return Err(Wrong::at(twice.at, problem, "rename one of them"));
            }
            let sorts = process.params.iter().map(|p| self.sort(&p.sort)).collect::<Checked<Vec<_>>>()?;
            let same = building.processes.entry(&process.name).or_default();
            if same.iter().any(|&other| building.params[other] == sorts) {
                let problem = format!("the process {} is defined twice with the same sorts", process.name);
                return Err(Wrong::at(process.at, problem, "keep one of them"));
            }
            same.push(index);
            if building.actions_of(&process.name).any(|a| building.actions[a as usize].sorts == sorts) {
                let problem = format!("{} is an action and a process with the same sorts", process.name);
                return Err(Wrong::at(process.at, problem, "rename one of them"));
            }
            building.params.push(sorts);
        }
        building.fixpoints();
        // Entries first, since calls refer to them.
        let mut bodies = Vec::new();
        for (index, process) in spec.processes.iter().enumerate() {
            self.scope.clear();
            let vars: Vec<u32> = process
                .params
                .iter()
                .zip(building.params[index].clone())
                .map(|(p, s)| self.bind_own(&p.name, s))
                .collect();
            let body = match building.nets[index] {
                true => Proc::Delta,
                false => self.sequential(&mut building, &process.body, Place::Summand)?,
            };
            bodies.push((body, vars));
        }
        let mut processes = Vec::new();
        for (index, (body, vars)) in bodies.into_iter().enumerate() {
            let point = building.points.own(body, vars.clone().into(), spec.processes[index].at);
            let source = &spec.processes[index];
            processes.push(Process {
                name: source.name.clone(),
                at: source.at,
                params: vars.into(),
                point,
                ends: building.ends[index],
            });
        }
        self.scope.clear();
        let init = spec.init.as_ref().expect("the parser has seen an init");
        let net = self.net(&mut building, init, &mut Vec::new())?;
        building.points.branch(&processes);
        let mut names: Vec<Box<str>> = vec!["".into(); building.names.len()];
        for (name, number) in building.names {
            names[number as usize] = name;
        }
        self.is_clear()?;
        let typing = self.typing();
        let notes = self.notes.iter().map(|(at, note)| format!("line {}: {note}", at.line)).collect();
        let has_chance = building.points.all.iter().any(|p| p.body.has_chance());
        Ok(Program {
            typing,
            notes,
            data: self.data,
            names,
            actions: building.actions,
            processes,
            points: building.points.all,
            remainders: building.points.numbers,
            leaves: building.leaves,
            net,
            has_chance,
            slots: self.next_var,
        })
    }

    fn bool_code(&mut self, expr: &Expr) -> Checked<Code> {
        let typed = self.expect(expr, sorts::BOOL)?;
        Ok(self.lower(&typed, &mut Frame::numbered()))
    }

    /// Finds what a name with arguments is: an action, or a process.
    fn instance(&mut self, building: &Building, name: &str, arguments: &[Expr], at: At) -> Checked<Proc> {
        let mut given = Vec::new();
        for argument in arguments {
            given.push(self.readings(argument)?);
        }
        let mut best: Option<(u32, bool, u32, Vec<super::Reading>)> = None;
        let actions = building.actions_of(name).map(|i| (true, i, &building.actions[i as usize].sorts));
        let processes = building.processes_of(name).iter();
        let processes = processes.map(|&i| (false, i as u32, &building.params[i]));
        let (mut known, mut wanted) = (Vec::new(), None);
        for (is_action, index, sorts) in actions.chain(processes) {
            known.push(sorts.iter().map(|&s| self.data.sorts.show(s)).collect::<Vec<_>>().join(" # "));
            if sorts.len() != given.len() {
                continue;
            }
            wanted.get_or_insert_with(|| sorts.clone());
            let mut total = Some(0);
            let mut chosen = Vec::new();
            for (readings, &sort) in given.iter().zip(sorts) {
                let cost = |r: &super::Reading| self.data.sorts.cast(r.sort(), sort).map(|c| c + r.cost);
                let found = readings.iter().filter(|r| cost(r).is_some()).min_by_key(|r| cost(r));
                total = total.zip(found.and_then(cost)).map(|(a, b)| a + b);
                chosen.extend(found.map(|found| self.pinned(found, sort)));
            }
            if let Some(total) = total
                && best.as_ref().is_none_or(|b| total < b.0)
            {
                best = Some((total, is_action, index, chosen));
            }
        }
        let Some((_, is_action, index, chosen)) = best else {
            if known.is_empty() {
                let problem = format!("{name} is neither an action nor a process");
                return Err(Wrong::at(at, problem, "declare it with act or proc"));
            }
            let shown: Vec<String> = given.iter().map(|g| self.show_readings(g)).collect();
            let shown = if shown.is_empty() { "no arguments".into() } else { shown.join(" # ") };
            let known: Vec<&str> =
                known.iter().map(|k| if k.is_empty() { "no arguments" } else { k }).collect();
            let problem = format!("{name} cannot be used with {shown}");
            let hint = wanted.as_ref().map_or(String::new(), |sorts: &Vec<Sort>| {
                let hints = given.iter().zip(sorts).map(|(g, &sort)| self.cast_to(g, sort));
                hints.collect::<Vec<_>>().concat()
            });
            return Err(Wrong::at(at, problem, format!("expected {}{hint}", known.join(", or "))));
        };
        let codes = chosen.iter().map(|r| self.lower(r, &mut Frame::numbered())).collect();
        Ok(if is_action { Proc::Act([(index, codes)].into()) } else { Proc::Call(index, codes) })
    }

    /// `P(x = e)`: parameters that are not named keep their values.
    fn assignment(
        &mut self,
        building: &Building,
        name: &str,
        assigned: &[(Box<str>, Expr)],
        at: At,
    ) -> Checked<Proc> {
        let has_all = |&&index: &&usize| {
            let params = &building.spec.processes[index].params;
            assigned.iter().all(|a| params.iter().any(|q| q.name == a.0))
        };
        let Some(&index) = building.processes_of(name).iter().find(has_all) else {
            if assigned.is_empty() {
                return self.instance(building, name, &[], at);
            }
            let problem = format!("there is no process {name} with these parameters");
            return Err(Wrong::at(at, problem, "expected names of the process' parameters"));
        };
        let mut codes = Vec::new();
        for (param, &sort) in building.spec.processes[index].params.iter().zip(&building.params[index]) {
            let expr = match assigned.iter().find(|a| a.0 == param.name) {
                Some((_, expr)) => expr.clone(),
                None => {
                    // The parameter itself, also below a sum over a variable of this name.
                    let own = self.scope.iter().find(|s| s.is_own && s.name == param.name && s.sort == sort);
                    if let Some(own) = own {
                        codes.push(Code::Slot(own.number));
                        continue;
                    }
                    Expr { at, kind: syntax::ExprKind::Name(param.name.clone()) }
                }
            };
            let typed = self.expect(&expr, sort)?;
            codes.push(self.lower(&typed, &mut Frame::numbered()));
        }
        Ok(Proc::Call(index as u32, codes.into()))
    }

    /// A sequential process expression.
    fn sequential(&mut self, building: &mut Building, written: &syntax::Proc, place: Place) -> Checked<Proc> {
        let at = written.at;
        Ok(match &written.kind {
            ProcKind::Delta => Proc::Delta,
            ProcKind::Tau => Proc::Act([].into()),
            ProcKind::Call(name, arguments) => {
                let found = self.instance(building, name, arguments, at)?;
                self.only_sequential(building, found, at)?
            }
            ProcKind::Assign(name, assigned) => {
                let found = self.assignment(building, name, assigned, at)?;
                self.only_sequential(building, found, at)?
            }
            ProcKind::Together(parts) => {
                let mut actions = Vec::new();
                for part in parts {
                    match self.sequential(building, part, Place::Within)? {
                        Proc::Act(more) => actions.extend(more),
                        _ => {
                            let problem = "only actions can happen together with |";
                            return Err(Wrong::at(part.at, problem, "expected an action"));
                        }
                    }
                }
                if actions.len() > MOST_TOGETHER {
                    let problem = format!("{} actions happen together", actions.len());
                    return Err(Wrong::at(at, problem, format!("expected at most {MOST_TOGETHER}")));
                }
                Proc::Act(actions.into())
            }
            ProcKind::Choice(parts) => {
                let parts = parts.iter().map(|p| self.sequential(building, p, Place::Summand));
                Proc::Choice(parts.collect::<Checked<Vec<_>>>()?.into())
            }
            ProcKind::Sum(vars, inner) => {
                let depth = self.scope.len();
                let vars = self.sum_vars(vars)?;
                let inner = self.sequential(building, inner, Place::Summand)?;
                self.scope.truncate(depth);
                Proc::Sum(vars, at.line, Box::new(inner))
            }
            ProcKind::Dist(vars, weight, inner) => {
                let depth = self.scope.len();
                let vars = self.sum_vars(vars)?;
                let weight = self.expect(weight, sorts::REAL)?;
                let weight = self.lower(&weight, &mut Frame::numbered());
                let inner = match self.sequential(building, inner, Place::Summand)? {
                    Proc::Call(process, arguments) => Then::Call(process, arguments),
                    other => Then::Point(building.points.remainder(other, inner.start())),
                };
                self.scope.truncate(depth);
                Proc::Dist(vars, at.line, Box::new(weight), Box::new(inner))
            }
            ProcKind::If(condition, then, other) => {
                let condition = Box::new(self.bool_code(condition)?);
                let then = Box::new(self.sequential(building, then, Place::Within)?);
                let other = match other {
                    Some(other) => Some(Box::new(self.sequential(building, other, Place::Within)?)),
                    None => None,
                };
                Proc::If(condition, then, other)
            }
            ProcKind::Seq(first, second) => {
                let first_ends = building.ends_of(first);
                let first = self.sequential(building, first, Place::Summand)?;
                if !first_ends {
                    return Ok(first);
                }
                let decided = place == Place::Summand;
                let then = self.then(building, second, decided)?;
                Proc::Seq(Box::new(first), Box::new(then))
            }
            ProcKind::Par(_) => {
                return Err(Wrong::unsupported(
                    at,
                    "|| below a sequential operator",
                    "put || at the top, in init",
                ));
            }
            ProcKind::Block(..)
            | ProcKind::Hide(..)
            | ProcKind::Allow(..)
            | ProcKind::Comm(..)
            | ProcKind::Rename(..) => {
                return Err(Wrong::unsupported(
                    at,
                    "an operator on actions below a sequential operator",
                    "put it at the top, in init",
                ));
            }
        })
    }

    fn only_sequential(&self, building: &Building, found: Proc, at: At) -> Checked<Proc> {
        match found {
            Proc::Call(index, _) if building.nets[index as usize] => Err(Wrong::unsupported(
                at,
                "a parallel process below a sequential operator",
                "call it at the top, in init",
            )),
            found => Ok(found),
        }
    }

    fn sum_vars(&mut self, vars: &[syntax::Decl]) -> Checked<Box<[(u32, Sort)]>> {
        let mut bound = Vec::new();
        for var in vars {
            let sort = self.sort(&var.sort)?;
            bound.push((self.bind_shared(&var.name, sort), sort));
        }
        Ok(bound.into())
    }

    fn then(&mut self, building: &mut Building, written: &syntax::Proc, decided: bool) -> Checked<Then> {
        if decided && let ProcKind::If(condition, then, other) = &written.kind {
            let condition = self.bool_code(condition)?;
            let then = Box::new(self.then(building, then, true)?);
            let other = match other {
                Some(other) => self.then(building, other, true)?,
                None => Then::Point(building.points.remainder(Proc::Delta, written.at)),
            };
            return Ok(Then::If(condition, then, Box::new(other)));
        }
        Ok(match self.sequential(building, written, Place::Within)? {
            Proc::Call(process, arguments) => Then::Call(process, arguments),
            other => Then::Point(building.points.remainder(other, written.start())),
        })
    }

    /// The network that is written.
    fn net(
        &mut self,
        building: &mut Building,
        written: &syntax::Proc,
        levels: &mut Vec<Vec<(u32, Code)>>,
    ) -> Checked<Net> {
        let at = written.at;
        if levels.len() > DEEPEST {
            return Err(Wrong::at(
                at,
                "a parallel process calls itself",
                "write out as many processes as are needed",
            ));
        }
        Ok(match &written.kind {
            ProcKind::Par(parts) => {
                Net::Par(parts.iter().map(|p| self.net(building, p, levels)).collect::<Checked<Vec<_>>>()?)
            }
            ProcKind::Allow(sets, inner) => {
                let mut numbers = Vec::new();
                for set in sets {
                    numbers.push(building.numbers(set)?);
                }
                Net::Allow(numbers, Box::new(self.net(building, inner, levels)?))
            }
            ProcKind::Block(names, inner) => {
                Net::Block(building.numbers(names)?, Box::new(self.net(building, inner, levels)?))
            }
            ProcKind::Hide(names, inner) => {
                Net::Hide(building.numbers(names)?, Box::new(self.net(building, inner, levels)?))
            }
            ProcKind::Rename(pairs, inner) => {
                let mut numbers = Vec::new();
                for (from, to) in pairs {
                    let at = from.1;
                    let (from, to) = (building.number(from)?, building.number(to)?);
                    if numbers.iter().any(|n: &(u32, u32)| n.0 == from) {
                        return Err(Wrong::at(at, "an action is renamed twice", "keep one of them"));
                    }
                    building.have_common_sorts(&[from, to], at)?;
                    numbers.push((from, to));
                }
                Net::Rename(numbers, Box::new(self.net(building, inner, levels)?))
            }
            ProcKind::Comm(rules, inner) => {
                let mut numbers: Vec<(Vec<u32>, u32)> = Vec::new();
                for (from, to) in rules {
                    let at = from.iter().map(|name| name.1).min().unwrap_or(at);
                    let (from, to) = (building.numbers(from)?, building.number(to)?);
                    if numbers.iter().any(|n| n.0.iter().any(|name| from.contains(name))) {
                        let problem = "an action is on the left of two communications";
                        return Err(Wrong::at(at, problem, "use another action in one of them"));
                    }
                    building.have_common_sorts(&[&from[..], &[to]].concat(), at)?;
                    numbers.push((from, to));
                }
                Net::Comm(numbers, Box::new(self.net(building, inner, levels)?))
            }
            ProcKind::Call(name, arguments) => {
                let found = self.instance(building, name, arguments, at)?;
                self.net_instance(building, found, at, levels)?
            }
            ProcKind::Assign(name, assigned) => {
                let found = self.assignment(building, name, assigned, at)?;
                self.net_instance(building, found, at, levels)?
            }
            _ => {
                let found = self.sequential(building, written, Place::Summand)?;
                self.net_leaf(building, found, written.start(), levels)
            }
        })
    }

    fn net_instance(
        &mut self,
        building: &mut Building,
        found: Proc,
        at: At,
        levels: &mut Vec<Vec<(u32, Code)>>,
    ) -> Checked<Net> {
        match found {
            Proc::Call(index, arguments) if building.nets[index as usize] => {
                let process = &building.spec.processes[index as usize];
                let depth = self.scope.len();
                let seen = std::mem::take(&mut self.scope);
                let mut level = Vec::new();
                for ((param, sort), code) in
                    process.params.iter().zip(building.params[index as usize].clone()).zip(arguments)
                {
                    level.push((self.bind_own(&param.name, sort), code));
                }
                levels.push(level);
                let net = self.net(building, &process.body, levels);
                levels.pop();
                self.scope = seen;
                self.scope.truncate(depth);
                net
            }
            found => Ok(self.net_leaf(building, found, at, levels)),
        }
    }

    fn net_leaf(&mut self, building: &mut Building, found: Proc, at: At, levels: &[Vec<(u32, Code)>]) -> Net {
        let start = match found {
            Proc::Call(process, arguments) => Then::Call(process, arguments),
            other => Then::Point(building.points.remainder(other, at)),
        };
        building.leaves.push(Leaf { start, levels: levels.to_vec() });
        Net::Leaf(building.leaves.len() as u32 - 1)
    }
}

impl Building<'_> {
    fn number(&self, (name, at): &syntax::Name) -> Checked<u32> {
        self.names
            .get(name)
            .copied()
            .ok_or_else(|| Wrong::at(*at, format!("{name} is no action"), "declare it with act"))
    }

    fn numbers(&self, names: &[syntax::Name]) -> Checked<Vec<u32>> {
        let mut numbers = names.iter().map(|n| self.number(n)).collect::<Checked<Vec<_>>>()?;
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// Which processes can end, and which are parallel: least fixpoints over the text. Of processes
    /// with one name, any counts.
    fn fixpoints(&mut self) {
        let last = self.spec.processes.len();
        for round in 0.. {
            let mut changed = false;
            for at in 0..last {
                // To and fro: calls mostly go one way.
                let index = if round % 2 == 0 { at } else { last - 1 - at };
                let body = &self.spec.processes[index].body;
                if !self.ends[index] && self.ends_of(body) {
                    self.ends[index] = true;
                    changed = true;
                }
                if !self.nets[index] && self.is_net(body) {
                    self.nets[index] = true;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn ends_of(&self, written: &syntax::Proc) -> bool {
        match &written.kind {
            ProcKind::Delta => false,
            ProcKind::Tau | ProcKind::Together(_) => true,
            ProcKind::Call(name, arguments) => {
                self.any_process(name, Some(arguments.len()), &self.ends, true)
            }
            ProcKind::Assign(name, _) => self.any_process(name, None, &self.ends, true),
            ProcKind::Choice(parts) => parts.iter().any(|p| self.ends_of(p)),
            ProcKind::Seq(first, second) => self.ends_of(first) && self.ends_of(second),
            ProcKind::Par(parts) => parts.iter().all(|p| self.ends_of(p)),
            ProcKind::Sum(_, inner)
            | ProcKind::Dist(_, _, inner)
            | ProcKind::Block(_, inner)
            | ProcKind::Hide(_, inner)
            | ProcKind::Allow(_, inner)
            | ProcKind::Comm(_, inner)
            | ProcKind::Rename(_, inner) => self.ends_of(inner),
            ProcKind::If(_, then, other) => {
                self.ends_of(then) || other.as_ref().is_some_and(|o| self.ends_of(o))
            }
        }
    }

    /// Actions that become one another must have parameters of the same sorts, in one of their declarations.
    fn have_common_sorts(&self, names: &[u32], at: At) -> Checked<()> {
        let of = |name: u32| self.named[name as usize].iter().map(|&a| &self.actions[a as usize]);
        let is_common = |sorts: &[Sort]| names.iter().all(|&n| of(n).any(|a| a.sorts == sorts));
        if of(names[0]).any(|a| is_common(&a.sorts)) {
            return Ok(());
        }
        let word = |name: &u32| self.names.iter().find(|n| n.1 == name).map_or("", |n| &**n.0);
        let words: Vec<&str> = names.iter().map(word).collect();
        let problem = format!("the parameters of {} have no sorts in common", words.join(", "));
        Err(Wrong::at(at, problem, "declare them with the same sorts"))
    }

    fn is_net(&self, written: &syntax::Proc) -> bool {
        match &written.kind {
            ProcKind::Par(_)
            | ProcKind::Block(..)
            | ProcKind::Hide(..)
            | ProcKind::Allow(..)
            | ProcKind::Comm(..)
            | ProcKind::Rename(..) => true,
            ProcKind::Call(name, arguments) => {
                self.any_process(name, Some(arguments.len()), &self.nets, false)
            }
            ProcKind::Assign(name, _) => self.any_process(name, None, &self.nets, false),
            _ => false,
        }
    }

    /// Whether one of the processes of a name has a property; for names of actions, `otherwise`.
    fn any_process(&self, name: &str, arity: Option<usize>, of: &[bool], otherwise: bool) -> bool {
        let fits = |&&p: &&usize| arity.is_none_or(|n| n == self.spec.processes[p].params.len());
        let mut found = self.processes_of(name).iter().filter(fits).peekable();
        if found.peek().is_none() {
            return otherwise;
        }
        let takes = |a: u32| arity.is_some_and(|k| k == self.actions[a as usize].sorts.len());
        self.actions_of(name).any(takes) && otherwise || found.any(|&p| of[p])
    }

    fn actions_of(&self, name: &str) -> impl Iterator<Item = u32> + '_ {
        let number = self.names.get(name);
        number.into_iter().flat_map(|&n| self.named[n as usize].iter().copied())
    }

    fn processes_of(&self, name: &str) -> &[usize] {
        self.processes.get(name).map_or(&[], Vec::as_slice)
    }
}
