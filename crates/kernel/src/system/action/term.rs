//! The text of an action as nested pieces: words, and brackets with what stands between commas.

/// How deep brackets may lie in each other; deeper ones make a text unreadable.
const DEEPEST: usize = 500;

/// What stands between commas, or a whole action.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Term(Vec<Piece>);

#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Word(String),
    /// The opening bracket and the terms inside.
    Group(char, Vec<Term>),
}

impl Term {
    /// The actions of a multi-action; none if the brackets do not match.
    pub(super) fn actions(text: &str) -> Option<Vec<Term>> {
        let mut reader = Reader { rest: text.chars().peekable(), depth: 0 };
        let mut actions = vec![reader.term()?];
        while let Some(sign) = reader.rest.next() {
            // At the outside only `|` ends a term; anything else is a bracket too many.
            if sign != '|' {
                return None;
            }
            actions.push(reader.term()?);
        }
        Some(actions)
    }

    /// The name of an action.
    pub(super) fn name(&self) -> Option<&str> {
        match self.0.first()? {
            Piece::Word(word) => Some(word),
            Piece::Group(..) => None,
        }
    }

    /// How many parameters there are, if the action is written with brackets.
    pub(super) fn parameters(&self) -> Option<usize> {
        match &self.0[..] {
            [Piece::Word(_), Piece::Group('(', terms)] => Some(terms.len()),
            [Piece::Word(_), offers @ ..] if !offers.is_empty() && offers.iter().all(is_offer) => {
                Some(offers.len())
            }
            _ => None,
        }
    }

    /// The whole text, if it is neither a name nor a name with parameters (`put coffee`).
    pub(super) fn phrase(&self) -> Option<String> {
        if self.0.len() == 1 || self.parameters().is_some() {
            return None;
        }
        Some(self.text())
    }

    fn text(&self) -> String {
        self.0.iter().map(Piece::text).collect::<Vec<_>>().join(" ")
    }

    /// Whether this, as a pattern, is the action `there`: a name alone is found with any parameters.
    pub(super) fn finds(&self, there: &Term) -> bool {
        match &self.0[..] {
            [Piece::Word(name)] if there.0.len() > 1 => {
                there.name() == Some(name) && there.parameters().is_some()
            }
            [Piece::Word(name), Piece::Group('(', none)] if none.is_empty() => {
                there.0 == [Piece::Word(name.clone())] || self == there
            }
            _ => match (self.values(), there.values()) {
                (Some(wanted), Some(values)) => {
                    let fits = |(a, b): (&Term, &Term)| a.matches(b);
                    self.name() == there.name()
                        && wanted.len() == values.len()
                        && wanted.iter().zip(&values).all(fits)
                }
                _ => self.matches(there),
            },
        }
    }

    /// The texts of the parameters, if there are any.
    pub(super) fn written(&self) -> Option<Vec<String>> {
        let values = self.values()?;
        (!values.is_empty()).then(|| values.iter().map(Term::text).collect())
    }

    /// An action with these parameters, unless their texts are no such thing.
    pub(super) fn with_parameters(name: &str, values: &[String]) -> Option<Term> {
        let action = Term::actions(&format!("{name}({})", values.join(", ")))?.pop()?;
        (action.parameters() == Some(values.len())).then_some(action)
    }

    /// The parameters, in brackets or as LOTOS writes them.
    fn values(&self) -> Option<Vec<Term>> {
        match &self.0[..] {
            [Piece::Word(_), Piece::Group('(', terms)] => Some(terms.clone()),
            [Piece::Word(_), offers @ ..] if self.parameters().is_some() => {
                let value =
                    |piece: &Piece| Term(vec![Piece::Word(piece.text().trim_start_matches('!').into())]);
                Some(offers.iter().map(value).collect())
            }
            _ => None,
        }
    }

    /// Whether this is `there` when each `_` stands for some pieces of it, at least one: `x |> _` is `x |> []` and
    /// `x |> f(y)`. The last `_` takes one more where the rest does not fit, as for names of files.
    fn matches(&self, there: &Term) -> bool {
        let (wanted, pieces) = (&self.0, &there.0);
        // What is not known may be anything.
        if matches!(&pieces[..], [Piece::Word(word)] if word == "_") {
            return true;
        }
        let (mut at, mut to) = (0, 0);
        // After the last `_`: where it stands, and up to where it reaches.
        let mut any: Option<(usize, usize)> = None;
        while to < pieces.len() {
            match wanted.get(at) {
                Some(Piece::Word(word)) if word == "_" => {
                    any = Some((at, to + 1));
                    (at, to) = (at + 1, to + 1);
                }
                Some(piece) if piece.matches(&pieces[to]) => (at, to) = (at + 1, to + 1),
                _ => match &mut any {
                    Some((place, reach)) => {
                        *reach += 1;
                        (at, to) = (*place + 1, *reach);
                    }
                    None => return false,
                },
            }
        }
        at == wanted.len()
    }
}

/// A parameter as LOTOS writes them: `!3`.
fn is_offer(piece: &Piece) -> bool {
    matches!(piece, Piece::Word(word) if word.starts_with('!') && word.len() > 1)
}

impl Piece {
    fn text(&self) -> String {
        match self {
            Piece::Word(word) => word.clone(),
            Piece::Group(open, inside) => {
                let close = [('(', ')'), ('[', ']')].iter().find(|(o, _)| o == open).map_or('}', |(_, c)| *c);
                let inside: Vec<String> = inside.iter().map(Term::text).collect();
                format!("{open}{}{close}", inside.join(", "))
            }
        }
    }

    fn matches(&self, there: &Piece) -> bool {
        match (self, there) {
            (Piece::Word(a), Piece::Word(b)) => a == b || (a == "!_" && is_offer(there)),
            (Piece::Group(a, inside), Piece::Group(b, others)) => {
                a == b && inside.len() == others.len() && inside.iter().zip(others).all(|(a, b)| a.matches(b))
            }
            _ => false,
        }
    }
}

struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    depth: usize,
}

impl Reader<'_> {
    /// Up to a comma, a closing bracket or, outside all brackets, a `|`; that sign is left there.
    fn term(&mut self) -> Option<Term> {
        let mut pieces = Vec::new();
        let mut word = String::new();
        let end = |word: &mut String, pieces: &mut Vec<Piece>| {
            if !word.is_empty() {
                pieces.push(Piece::Word(std::mem::take(word)));
            }
        };
        while let Some(&c) = self.rest.peek() {
            match c {
                ')' | ']' | '}' => break,
                ',' if self.depth > 0 => break,
                '|' if self.depth == 0 => break,
                '(' | '[' | '{' => {
                    end(&mut word, &mut pieces);
                    self.rest.next();
                    pieces.push(Piece::Group(c, self.group(c)?));
                }
                c if c.is_whitespace() => {
                    end(&mut word, &mut pieces);
                    self.rest.next();
                }
                c => {
                    word.push(c);
                    self.rest.next();
                }
            }
        }
        end(&mut word, &mut pieces);
        Some(Term(pieces))
    }

    /// After an opening bracket, up to and with its partner.
    fn group(&mut self, open: char) -> Option<Vec<Term>> {
        let close = match open {
            '(' => ')',
            '[' => ']',
            _ => '}',
        };
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut terms = Vec::new();
        loop {
            let term = self.term()?;
            let sign = self.rest.next()?;
            if sign == close && term.0.is_empty() && terms.is_empty() {
                break;
            }
            terms.push(term);
            match sign {
                ',' => {}
                sign if sign == close => break,
                _ => return None,
            }
        }
        self.depth -= 1;
        Some(terms)
    }
}
