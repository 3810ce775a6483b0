//! Terms for a person, as the language writes them.

use super::Rewriter;
use crate::mcrl2::code::{Head, Op};
use crate::mcrl2::terms::{Node, Term};

impl Rewriter {
    pub fn show(&self, term: Term) -> String {
        let mut text = String::new();
        self.write(term, &mut text);
        text
    }

    fn write_list(&self, terms: &[Term], out: &mut String) {
        for (index, &term) in terms.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write(term, out);
        }
    }

    fn write(&self, term: Term, out: &mut String) {
        match self.terms.node(term) {
            Node::Number(number) => out.push_str(&number.to_string()),
            Node::App(head, _) if *head == Head::op(Op::Cons) || *head == Head::op(Op::Nil) => {
                match self.terms.elements(term) {
                    Some(elements) => {
                        out.push('[');
                        self.write_list(&elements, out);
                        out.push(']');
                    }
                    None => self.write_application(term, out),
                }
            }
            Node::App(..) => self.write_application(term, out),
            Node::Apply(function, arguments) => {
                self.write(*function, out);
                out.push('(');
                self.write_list(arguments, out);
                out.push(')');
            }
            Node::Var(var, _) => out.push_str(&format!("?{var}")),
            Node::Closure(lambda, captured)
            | Node::Forall(lambda, captured)
            | Node::Exists(lambda, captured) => {
                out.push('(');
                self.write_binder(*lambda, captured, out);
                out.push(')');
            }
            Node::SameFunction(_, a, b) => {
                self.write(*a, out);
                out.push_str(" == ");
                self.write(*b, out);
            }
            Node::Set(but, elements) => {
                out.push_str(if *but { "!{" } else { "{" });
                self.write_list(elements, out);
                out.push('}');
            }
            Node::Bag(pairs) if pairs.is_empty() => out.push_str("{:}"),
            Node::Bag(pairs) => {
                out.push('{');
                for (index, (element, count)) in pairs.iter().enumerate() {
                    if index > 0 {
                        out.push_str(", ");
                    }
                    self.write(*element, out);
                    out.push_str(": ");
                    self.write(*count, out);
                }
                out.push('}');
            }
            Node::Updated(base, pairs) => {
                self.write(*base, out);
                for (argument, value) in pairs.iter() {
                    out.push('[');
                    self.write(*argument, out);
                    out.push_str(" -> ");
                    self.write(*value, out);
                    out.push(']');
                }
            }
        }
    }

    /// A function, quantifier or comprehension as it is written, with the values of what it captured.
    fn write_binder(&self, lambda: u32, captured: &[Term], out: &mut String) {
        let lambda = &self.data.lambdas[lambda as usize];
        let inner = lambda.text.strip_suffix('}').filter(|text| text.starts_with('{'));
        match &*lambda.text {
            "" => out.push_str(&format!("function of line {}", lambda.at.line)),
            text => out.push_str(inner.unwrap_or(text)),
        }
        for (index, &value) in captured.iter().enumerate() {
            out.push_str(if index == 0 { " whr " } else { ", " });
            out.push_str(lambda.names.get(index).map_or("_", |name| name));
            out.push_str(" = ");
            self.write(value, out);
        }
        if !captured.is_empty() {
            out.push_str(" end");
        }
        if inner.is_some() {
            out.push('}');
        }
    }

    fn write_application(&self, term: Term, out: &mut String) {
        let Node::App(head, arguments) = self.terms.node(term) else { return };
        if let (Some(Op::SetWhere | Op::BagWhere), &[closure]) = (head.as_op(), &**arguments)
            && let Node::Closure(lambda, captured) = self.terms.node(closure)
        {
            return self.write_binder(*lambda, captured, out);
        }
        let name = self.data.name(*head);
        match (head.as_op(), &**arguments) {
            (Some(_), &[a, b]) if !name.as_bytes()[0].is_ascii_alphabetic() || name == "in" => {
                out.push('(');
                self.write(a, out);
                out.push_str(&format!(" {name} "));
                self.write(b, out);
                out.push(')');
            }
            (_, []) => out.push_str(name),
            _ => {
                out.push_str(name);
                out.push('(');
                self.write_list(arguments, out);
                out.push(')');
            }
        }
    }
}
