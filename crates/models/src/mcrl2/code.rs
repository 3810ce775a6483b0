//! A data specification, ready to be evaluated: symbols, rewrite rules, and expressions whose
//! variables are places in a frame.

use super::error::At;
use super::numbers::Number;
use super::sorts::{Sort, Sorts};

/// What stands at the head of a term: an operator of the language, or a symbol of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Head(pub u32);

macro_rules! operators {
    ($($op:ident $text:literal),* $(,)?) => {
        /// Operators of the language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        pub enum Op { $($op),* }

        const OPERATORS: &[(Op, &str)] = &[$((Op::$op, $text)),*];
    };
}

operators! {
    False "false", True "true", Nil "[]", Cons "|>",
    Not "!", And "&&", Or "||", Implies "=>", If "if",
    Eq "==", Ne "!=", Lt "<", Le "<=", Gt ">", Ge ">=",
    Add "+", Sub "-", Mul "*", Divide "/", Div "div", Mod "mod", Neg "-",
    Abs "abs", Max "max", Min "min", Succ "succ", Pred "pred", Exp "exp",
    Floor "floor", Ceil "ceil", Round "round", Sqrt "sqrt", ToPos "Nat2Pos", ToNat "Int2Nat", ToInt "Real2Int",
    Snoc "<|", Concat "++", Size "#", At ".", First "head", Rest "tail", Last "rhead", Front "rtail",
    In "in", Count "count", Union "+", Minus "-", Intersect "*", Complement "!", SetOf "{}", BagOf "{:}",
    BagToSet "Bag2Set", SetToBag "Set2Bag", SetWhere "{|}", BagWhere "{|:}", Update "[->]",
}

/// The number of operators: symbols of a specification come behind them.
pub const OPS: u32 = OPERATORS.len() as u32;

impl Head {
    pub const fn op(op: Op) -> Head {
        Head(op as u32)
    }

    pub fn symbol(index: u32) -> Head {
        Head(OPS + index)
    }

    /// The operator, if it is one.
    pub fn as_op(self) -> Option<Op> {
        OPERATORS.get(self.0 as usize).map(|o| o.0)
    }

    /// The symbol, if it is none.
    pub fn as_symbol(self) -> Option<u32> {
        self.0.checked_sub(OPS)
    }
}

impl Op {
    pub fn text(self) -> &'static str {
        OPERATORS[self as usize].1
    }
}

/// A declared constructor, map, projection or recogniser.
#[derive(Clone, Debug)]
pub struct Symbol {
    pub name: Box<str>,
    pub at: At,
    pub params: Vec<Sort>,
    pub result: Sort,
    pub role: Role,
}

/// What a symbol is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// With its position among the constructors of its sort.
    Constructor(u32),
    Map,
    /// By constructor: which of its arguments.
    Projection(Vec<(Head, u32)>),
    Recogniser(Head),
}

/// An expression. Variables are places in a frame of values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    Slot(u32),
    /// A variable whose value may have been put off.
    Force(u32),
    Number(Number),
    /// An operator or a symbol with all its arguments, or a symbol as a function.
    Call(Head, Box<[Code]>),
    /// A function that is computed, with its arguments.
    Apply(Box<Code>, Box<[Code]>),
    /// `whr`: the definitions do not see each other.
    Let(Box<[(u32, Code)]>, Box<Code>),
    /// `lambda`, with the places its frame starts with.
    Lambda(u32, Box<[u32]>),
    Forall(u32, Box<[u32]>),
    Exists(u32, Box<[u32]>),
    /// Equality of functions with these parameters.
    SameFunction(Box<[Sort]>, Box<(Code, Code)>),
}

/// The body of a `lambda`, a quantifier or a comprehension. Its frame: what it captured, its
/// parameters, what it defines.
#[derive(Clone, Debug)]
pub struct Lambda {
    pub at: At,
    /// As it is written, and the names of what it captured; nothing if nobody wrote it.
    pub text: Box<str>,
    pub names: Box<[Box<str>]>,
    pub captured: u32,
    pub params: Box<[Sort]>,
    pub slots: u32,
    pub body: Code,
}

/// What a term may look like for a rule to apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A variable; numbers must be of this sort.
    Bind(u32, Sort),
    /// A variable that was met before.
    Same(u32),
    Number(Number),
    Call(Head, Box<[Pattern]>),
    Apply(Box<Pattern>, Box<[Pattern]>),
    /// Something no value looks like.
    Never,
}

/// `condition -> head(groups...) = right`.
#[derive(Clone, Debug)]
pub struct Rule {
    pub at: At,
    /// The arguments, as often as the head is applied.
    pub groups: Box<[Box<[Pattern]>]>,
    pub condition: Option<Code>,
    pub right: Code,
    pub slots: u32,
}

/// A data specification.
#[derive(Clone, Debug, Default)]
pub struct Data {
    pub sorts: Sorts,
    pub symbols: Vec<Symbol>,
    pub lambdas: Vec<Lambda>,
    /// By head.
    pub rules: Vec<Vec<Rule>>,
    /// By head: which of its arguments may be put off; nothing for most.
    pub lazy: Vec<Box<[bool]>>,
    /// By head: whether its equations may lead back to themselves.
    pub endless: Vec<bool>,
}

impl Data {
    pub fn rules(&self, head: Head) -> &[Rule] {
        self.rules.get(head.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether an argument may be put off.
    pub fn is_lazy(&self, head: Head, position: usize) -> bool {
        self.lazy.get(head.0 as usize).and_then(|l| l.get(position)) == Some(&true)
    }

    pub fn symbol(&self, head: Head) -> Option<&Symbol> {
        self.symbols.get(head.as_symbol()? as usize)
    }

    pub fn is_constructor(&self, head: Head) -> bool {
        match self.symbol(head) {
            Some(symbol) => matches!(symbol.role, Role::Constructor(_)),
            None => matches!(head.as_op(), Some(Op::True | Op::False | Op::Nil | Op::Cons)),
        }
    }

    /// How many arguments a head takes.
    pub fn arity(&self, head: Head) -> usize {
        self.symbol(head).map_or(0, |s| s.params.len())
    }

    pub fn name(&self, head: Head) -> &str {
        match head.as_op() {
            Some(op) => op.text(),
            None => &self.symbols[(head.0 - OPS) as usize].name,
        }
    }
}
