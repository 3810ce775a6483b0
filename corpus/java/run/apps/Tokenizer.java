import java.util.*;

public class Tokenizer {
    enum Kind { NUMBER, IDENT, STRING, OP, KEYWORD, EOF }

    record Token(Kind kind, String text, int line, int col) {
        @Override
        public String toString() {
            return kind + "(" + text + ")@" + line + ":" + col;
        }
    }

    static class LexError extends Exception {
        LexError(String m, int line, int col) {
            super(String.format("%d:%d: %s", line, col, m));
        }
    }

    static final Set<String> KEYWORDS = Set.of("let", "if", "else", "while", "return");
    static final String[] OPS = {"==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "=", "<", ">", "(", ")", "{", "}", ";", "!"};

    static List<Token> lex(String src) throws LexError {
        List<Token> out = new ArrayList<>();
        int i = 0, line = 1, start = 0;
        next:
        while (i < src.length()) {
            char c = src.charAt(i);
            if (c == '\n') {
                line++;
                start = ++i;
                continue;
            }
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (src.startsWith("//", i)) {
                while (i < src.length() && src.charAt(i) != '\n') i++;
                continue;
            }
            int s = i, col = i - start + 1;
            if (Character.isDigit(c)) {
                while (i < src.length() && (Character.isDigit(src.charAt(i)) || src.charAt(i) == '.')) i++;
                out.add(new Token(Kind.NUMBER, src.substring(s, i), line, col));
            } else if (Character.isJavaIdentifierStart(c)) {
                while (i < src.length() && Character.isJavaIdentifierPart(src.charAt(i))) i++;
                String w = src.substring(s, i);
                out.add(new Token(KEYWORDS.contains(w) ? Kind.KEYWORD : Kind.IDENT, w, line, col));
            } else if (c == '"') {
                StringBuilder sb = new StringBuilder();
                for (i++; ; i++) {
                    if (i >= src.length() || src.charAt(i) == '\n') throw new LexError("unterminated string", line, col);
                    if (src.charAt(i) == '"') break;
                    if (src.charAt(i) == '\\') i++;
                    sb.append(src.charAt(i));
                }
                i++;
                out.add(new Token(Kind.STRING, sb.toString(), line, col));
            } else {
                for (String op : OPS) {
                    if (src.startsWith(op, i)) {
                        out.add(new Token(Kind.OP, op, line, col));
                        i += op.length();
                        continue next;
                    }
                }
                throw new LexError("unexpected character '" + c + "'", line, col);
            }
        }
        out.add(new Token(Kind.EOF, "", line, i - start + 1));
        return out;
    }

    public static void main(String[] args) {
        String[] sources = {"let x = 3.14; // pi\nif (x >= 3) {\n  return \"a\\\"b\";\n}", "while (a != b && !c) a = a-1;", "let $s_1 = \"oops", "x # y", ""};
        for (String s : sources) {
            try {
                List<Token> ts = lex(s);
                System.out.println(ts);
                EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
                ts.forEach(t -> counts.merge(t.kind(), 1, Integer::sum));
                System.out.println(counts);
            } catch (LexError e) {
                System.out.println("error " + e.getMessage());
            }
        }
    }
}
