//! Sorts: `->` binds weakest and to the right, `#` stands between the sorts before it.

use super::{Parsed, Parser};
use crate::mcrl2::lexer::Token;
use crate::mcrl2::syntax::{SortExpr, SortKind, Variant};

impl Parser<'_> {
    pub(super) fn sort(&mut self) -> Parsed<SortExpr> {
        self.deeper()?;
        let at = self.place();
        let mut parts = vec![self.sort_unit()?];
        while self.accept("#") {
            parts.push(self.sort_unit()?);
        }
        let kind = if self.accept("->") {
            SortKind::Arrow(parts, Box::new(self.sort()?))
        } else if parts.len() > 1 {
            SortKind::Product(parts)
        } else {
            parts.swap_remove(0).kind
        };
        self.depth -= 1;
        Ok(SortExpr { at, kind })
    }

    fn sort_unit(&mut self) -> Parsed<SortExpr> {
        let at = self.place();
        let kind = match self.peek().clone() {
            Token::Key(word @ ("Bool" | "Pos" | "Nat" | "Int" | "Real")) => {
                self.advance();
                SortKind::Basic(word)
            }
            Token::Key(word @ ("List" | "Set" | "Bag" | "FSet" | "FBag")) => {
                self.advance();
                self.expect("(")?;
                let element = self.sort()?;
                self.expect(")")?;
                SortKind::Of(word, Box::new(element))
            }
            Token::Key("struct") => {
                self.advance();
                let mut variants = vec![self.variant()?];
                while self.accept("|") {
                    variants.push(self.variant()?);
                }
                SortKind::Struct(variants)
            }
            Token::Id(name) => {
                self.advance();
                SortKind::Name(name)
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.sort()?;
                self.expect(")")?;
                inner.kind
            }
            _ => return Err(self.expected("a sort")),
        };
        Ok(SortExpr { at, kind })
    }

    fn variant(&mut self) -> Parsed<Variant> {
        let (name, at) = self.name()?;
        let mut fields = Vec::new();
        if self.accept("(") {
            loop {
                let named = matches!(self.peek(), Token::Id(_))
                    && matches!(self.peek_at(self.at + 1), Token::Sign(":"));
                let field = if named {
                    let (field, _) = self.name()?;
                    self.advance();
                    Some(field)
                } else {
                    None
                };
                fields.push((field, self.sort()?));
                if !self.accept(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        let recogniser = if self.accept("?") { Some(self.name()?.0) } else { None };
        Ok(Variant { name, at, fields, recogniser })
    }
}
