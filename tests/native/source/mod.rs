//! Rust sources as tokens: just enough to see which paths stand in them.

/// A token that matters for paths.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// An identifier or a keyword.
    Name(String),
    /// `::`
    PathSeparator,
    /// A single character, such as a brace.
    Other(char),
}

/// A source file without its comments, strings, characters, numbers and lifetimes.
pub(crate) struct Source {
    /// Each token with its line, counted from 1.
    tokens: Vec<(usize, Token)>,
}

impl Source {
    pub(crate) fn new(text: &str) -> Self {
        let mut reader = Reader {
            chars: text.chars().collect(),
            at: 0,
            line: 1,
            tokens: Vec::new(),
        };
        while reader.at < reader.chars.len() {
            reader.read();
        }
        Self {
            tokens: reader.tokens,
        }
    }

    pub(crate) fn tokens(&self) -> impl Iterator<Item = (usize, &Token)> {
        self.tokens.iter().map(|(line, token)| (*line, token))
    }

    /// All identifiers with their lines.
    pub(crate) fn names(&self) -> impl Iterator<Item = (usize, &str)> {
        self.tokens().filter_map(|(line, token)| match token {
            Token::Name(name) => Some((line, name.as_str())),
            _ => None,
        })
    }

    /// What comes first after the root of the crate, wherever a path starts from
    /// there, in a file that stands for these modules.
    pub(crate) fn imports(&self, modules: &[String]) -> Vec<(usize, String)> {
        let mut found = self.paths_from(&["crate", "red7"]);
        let mut inline = Inline::default();
        for at in 0..self.tokens.len() {
            inline.pass(&self.tokens, at);
            let depth = modules.len() + inline.depth();
            let starts = at < 2 || !self.is_separator(at - 1);
            if starts && self.is_name(at, "super") {
                let mut end = at;
                let mut ups = 1;
                while self.is_separator(end + 1) && self.is_name(end + 2, "super") {
                    end += 2;
                    ups += 1;
                }
                if ups == depth && self.is_separator(end + 1) {
                    self.heads(end + 2, &mut found);
                }
            }
        }
        found.sort_by_key(|(line, _)| *line);
        found
    }

    /// What comes first after one of these names, wherever a path starts with it.
    pub(crate) fn paths_from(&self, roots: &[&str]) -> Vec<(usize, String)> {
        let mut found = Vec::new();
        for at in 0..self.tokens.len() {
            let is_root = roots.iter().any(|root| self.is_name(at, root));
            if is_root && self.is_separator(at + 1) {
                self.heads(at + 2, &mut found);
            }
        }
        found
    }

    /// The names that a path goes on with: one, or several in braces.
    fn heads(&self, at: usize, found: &mut Vec<(usize, String)>) {
        match self.tokens.get(at) {
            Some((line, Token::Name(name))) => found.push((*line, name.clone())),
            Some((line, Token::Other('*'))) => found.push((*line, "*".to_owned())),
            Some((_, Token::Other('{'))) => {
                let mut depth = 0;
                for at in at..self.tokens.len() {
                    let before = &self.tokens[at].1;
                    match before {
                        Token::Other('{') => depth += 1,
                        Token::Other('}') => depth -= 1,
                        _ => {}
                    }
                    match (before, depth) {
                        (_, 0) => return,
                        (Token::Other('{' | ','), 1) => self.heads(at + 1, found),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn is_name(&self, at: usize, name: &str) -> bool {
        matches!(self.tokens.get(at), Some((_, Token::Name(found))) if found == name)
    }

    fn is_separator(&self, at: usize) -> bool {
        matches!(self.tokens.get(at), Some((_, Token::PathSeparator)))
    }
}

/// The modules written out within a file, of which each adds a `super`.
#[derive(Default)]
struct Inline {
    braces: usize,
    /// The depth of braces at which each module began.
    modules: Vec<usize>,
}

impl Inline {
    fn depth(&self) -> usize {
        self.modules.len()
    }

    fn pass(&mut self, tokens: &[(usize, Token)], at: usize) {
        match &tokens[at].1 {
            Token::Other('{') => {
                let keyword = at.checked_sub(2).map(|at| &tokens[at].1);
                if keyword == Some(&Token::Name("mod".to_owned())) {
                    self.modules.push(self.braces);
                }
                self.braces += 1;
            }
            Token::Other('}') => {
                self.braces = self.braces.saturating_sub(1);
                if self.modules.last() == Some(&self.braces) {
                    self.modules.pop();
                }
            }
            _ => {}
        }
    }
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    line: usize,
    tokens: Vec<(usize, Token)>,
}

impl Reader {
    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn next(&mut self) -> char {
        let next = self.peek(0);
        self.line += usize::from(next == '\n');
        self.at += 1;
        next
    }

    fn is_at_end(&self) -> bool {
        self.at >= self.chars.len()
    }

    /// Reads one token, or passes over something that is none.
    fn read(&mut self) {
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => while !self.is_at_end() && self.next() != '\n' {},
            ('/', '*') => self.pass_comment(),
            ('"', _) => self.pass_string(),
            ('\'', _) => self.pass_char_or_lifetime(),
            ('r', '"' | '#') if self.pass_raw_string() => {}
            (':', ':') => {
                self.at += 2;
                self.tokens.push((self.line, Token::PathSeparator));
            }
            (first, _) if first.is_alphanumeric() || first == '_' => {
                let line = self.line;
                let mut name = String::new();
                while self.peek(0).is_alphanumeric() || self.peek(0) == '_' {
                    name.push(self.next());
                }
                if !first.is_ascii_digit() {
                    self.tokens.push((line, Token::Name(name)));
                }
            }
            _ => {
                let line = self.line;
                let other = self.next();
                if !other.is_whitespace() {
                    self.tokens.push((line, Token::Other(other)));
                }
            }
        }
    }

    fn pass_comment(&mut self) {
        let mut depth = 0;
        while !self.is_at_end() {
            match (self.next(), self.peek(0)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                _ => continue,
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }

    fn pass_string(&mut self) {
        self.next();
        while !self.is_at_end() {
            match self.next() {
                '\\' => {
                    self.next();
                }
                '"' => return,
                _ => {}
            }
        }
    }

    /// `'x'`, `'\n'`, or `'a`: the last one is a lifetime.
    fn pass_char_or_lifetime(&mut self) {
        if self.peek(1) != '\\' && self.peek(2) != '\'' {
            self.next();
            return;
        }
        self.next();
        if self.next() == '\\' {
            self.next();
        }
        while !self.is_at_end() && self.next() != '\'' {}
    }

    /// Passes over `r"…"` or `r#"…"#`, if that is what stands here.
    fn pass_raw_string(&mut self) -> bool {
        let hashes = (1..).take_while(|&n| self.peek(n) == '#').count();
        if self.peek(1 + hashes) != '"' {
            return false;
        }
        self.at += hashes + 2;
        while !self.is_at_end() {
            let closes = |n| self.peek(n) == '#';
            if self.peek(0) == '"' && (1..=hashes).all(closes) {
                self.at += hashes + 1;
                return true;
            }
            self.next();
        }
        true
    }
}
