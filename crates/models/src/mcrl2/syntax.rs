//! An mCRL2 specification as it is written: names, not yet looked up; no sorts, no casts.

mod show;

use super::error::At;

/// A specification.
#[derive(Debug, Default)]
pub struct Spec {
    pub sorts: Vec<SortDecl>,
    pub constructors: Vec<Decl>,
    pub maps: Vec<Decl>,
    pub equations: Vec<Equation>,
    pub globals: Vec<Decl>,
    pub actions: Vec<ActionDecl>,
    pub processes: Vec<Process>,
    pub init: Option<Proc>,
}

/// `sort D;` or `sort D = ...;`
#[derive(Debug)]
pub struct SortDecl {
    pub name: Box<str>,
    pub at: At,
    pub meaning: Option<SortExpr>,
}

/// A sort.
#[derive(Clone, Debug)]
pub struct SortExpr {
    pub at: At,
    pub kind: SortKind,
}

#[derive(Clone, Debug)]
pub enum SortKind {
    /// `Bool`, `Nat` and so on, by keyword.
    Basic(&'static str),
    /// `List(S)` and so on, by keyword.
    Of(&'static str, Box<SortExpr>),
    Name(Box<str>),
    Struct(Vec<Variant>),
    Arrow(Vec<SortExpr>, Box<SortExpr>),
    /// `A # B`, only meaningful left of an arrow and in declarations of actions.
    Product(Vec<SortExpr>),
}

/// One alternative of a `struct`.
#[derive(Clone, Debug)]
pub struct Variant {
    pub name: Box<str>,
    pub at: At,
    pub fields: Vec<(Option<Box<str>>, SortExpr)>,
    pub recogniser: Option<Box<str>>,
}

/// A name with its sort.
#[derive(Clone, Debug)]
pub struct Decl {
    pub name: Box<str>,
    pub at: At,
    pub sort: SortExpr,
}

/// `condition -> left = right;` with the variables of its section.
#[derive(Debug)]
pub struct Equation {
    pub at: At,
    pub vars: std::rc::Rc<Vec<Decl>>,
    pub condition: Option<Expr>,
    pub left: Expr,
    pub right: Expr,
}

/// An action and the sorts of its parameters.
#[derive(Debug)]
pub struct ActionDecl {
    pub name: Box<str>,
    pub at: At,
    pub sorts: Vec<SortExpr>,
}

/// A process equation.
#[derive(Debug)]
pub struct Process {
    pub name: Box<str>,
    pub at: At,
    pub params: Vec<Decl>,
    pub body: Proc,
}

/// A data expression.
#[derive(Clone, Debug)]
pub struct Expr {
    pub at: At,
    pub kind: ExprKind,
}

#[derive(Clone, Debug)]
pub enum ExprKind {
    Name(Box<str>),
    Number(Box<str>),
    Bool(bool),
    List(Vec<Expr>),
    Set(Vec<Expr>),
    Bag(Vec<(Expr, Expr)>),
    /// `{ x: S | e }`
    Comprehension(Decl, Box<Expr>),
    Whr(Box<Expr>, Vec<(Box<str>, Expr)>),
    /// `forall`, `exists` or `lambda`.
    Bind(&'static str, Vec<Decl>, Box<Expr>),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Apply(Box<Expr>, Vec<Expr>),
    Update(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// A process expression.
#[derive(Clone, Debug)]
pub struct Proc {
    pub at: At,
    pub kind: ProcKind,
}

/// The name of an action, and where it is written.
pub type Name = (Box<str>, At);

/// Names of actions that happen together.
pub type Names = Vec<Name>;

impl Proc {
    /// Where it begins: an operator stands at its sign.
    pub fn start(&self) -> At {
        match &self.kind {
            ProcKind::Seq(first, _) => first.start(),
            ProcKind::Choice(parts) | ProcKind::Par(parts) | ProcKind::Together(parts) => {
                parts.first().map_or(self.at, Proc::start)
            }
            _ => self.at,
        }
    }
}

#[derive(Clone, Debug)]
pub enum ProcKind {
    /// An action or a process, with its arguments.
    Call(Box<str>, Vec<Expr>),
    /// `P(x = e)`.
    Assign(Box<str>, Vec<(Box<str>, Expr)>),
    Delta,
    Tau,
    Choice(Vec<Proc>),
    Seq(Box<Proc>, Box<Proc>),
    Together(Vec<Proc>),
    Sum(Vec<Decl>, Box<Proc>),
    Dist(Vec<Decl>, Box<Expr>, Box<Proc>),
    If(Box<Expr>, Box<Proc>, Option<Box<Proc>>),
    Par(Vec<Proc>),
    Block(Names, Box<Proc>),
    Hide(Names, Box<Proc>),
    Allow(Vec<Names>, Box<Proc>),
    Comm(Vec<(Names, Name)>, Box<Proc>),
    Rename(Vec<(Name, Name)>, Box<Proc>),
}
