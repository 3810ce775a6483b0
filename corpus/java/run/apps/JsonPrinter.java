import java.util.*;

public class JsonPrinter {
    static String write(Object o) {
        StringBuilder sb = new StringBuilder();
        write(o, sb, 0);
        return sb.toString();
    }

    private static void write(Object o, StringBuilder sb, int ind) {
        if (o == null || o instanceof Boolean || o instanceof Number) sb.append(o);
        else if (o instanceof String s) quote(s, sb);
        else if (o instanceof Map<?, ?> m) {
            sb.append('{');
            boolean first = true;
            for (Map.Entry<?, ?> e : m.entrySet()) {
                sb.append(first ? "\n" : ",\n").append("  ".repeat(ind + 1));
                first = false;
                quote(e.getKey().toString(), sb);
                sb.append(": ");
                write(e.getValue(), sb, ind + 1);
            }
            if (!first) sb.append('\n').append("  ".repeat(ind));
            sb.append('}');
        } else if (o instanceof Iterable<?> it) {
            sb.append('[');
            String sep = "";
            for (Object x : it) {
                sb.append(sep);
                write(x, sb, ind + 1);
                sep = ", ";
            }
            sb.append(']');
        } else throw new IllegalArgumentException("cannot write " + o.getClass().getName());
    }

    private static void quote(String s, StringBuilder sb) {
        sb.append('"');
        for (char c : s.toCharArray()) {
            switch (c) {
                case '"' -> sb.append("\\\"");
                case '\\' -> sb.append("\\\\");
                case '\n' -> sb.append("\\n");
                case '\t' -> sb.append("\\t");
                default -> {
                    if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c));
                    else sb.append(c);
                }
            }
        }
        sb.append('"');
    }

    static class Parser {
        final String s;
        int i;

        Parser(String s) {
            this.s = s;
        }

        RuntimeException err(String m) {
            return new IllegalArgumentException(m + " at " + i);
        }

        char peek() {
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
            if (i == s.length()) throw err("unexpected end");
            return s.charAt(i);
        }

        Object value() {
            char c = peek();
            switch (c) {
                case '{': {
                    Map<String, Object> m = new LinkedHashMap<>();
                    i++;
                    if (peek() == '}') {
                        i++;
                        return m;
                    }
                    do {
                        peek();
                        String k = string();
                        if (peek() != ':') throw err("expected ':'");
                        i++;
                        m.put(k, value());
                    } while (more('}'));
                    return m;
                }
                case '[': {
                    List<Object> l = new ArrayList<>();
                    i++;
                    if (peek() == ']') {
                        i++;
                        return l;
                    }
                    do l.add(value()); while (more(']'));
                    return l;
                }
                case '"': return string();
                case 't': return word("true", true);
                case 'f': return word("false", false);
                case 'n': return word("null", null);
                default: return number();
            }
        }

        boolean more(char end) {
            char c = peek();
            i++;
            if (c == ',') return true;
            if (c == end) return false;
            i--;
            throw err("expected ',' or '" + end + "'");
        }

        Object word(String w, Object v) {
            if (!s.startsWith(w, i)) throw err("bad literal");
            i += w.length();
            return v;
        }

        Object number() {
            int st = i;
            while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
            if (st == i) throw err("unexpected '" + s.charAt(i) + "'");
            String t = s.substring(st, i);
            return t.matches("-?\\d+") ? (Object) Long.valueOf(t) : (Object) Double.valueOf(t);
        }

        String string() {
            if (s.charAt(i) != '"') throw err("expected string");
            StringBuilder sb = new StringBuilder();
            for (i++; s.charAt(i) != '"'; i++) {
                char c = s.charAt(i);
                if (c == '\\') {
                    c = s.charAt(++i);
                    switch (c) {
                        case 'n': sb.append('\n'); break;
                        case 't': sb.append('\t'); break;
                        case 'u':
                            sb.append((char) Integer.parseInt(s.substring(i + 1, i + 5), 16));
                            i += 4;
                            break;
                        default: sb.append(c);
                    }
                } else sb.append(c);
            }
            i++;
            return sb.toString();
        }
    }

    public static void main(String[] args) {
        String src = "{\"name\": \"Zo\\u00eb \\\"Q\\\"\", \"tags\": [1, -2.5e3, true, null, [], {}], \"nested\": {\"a\": {\"b\": [ {\"c\": 1} ]}}, \"tab\": \"x\\ty\"}";
        Object o = new Parser(src).value();
        System.out.println(o);
        String w = write(o);
        System.out.println(w);
        System.out.println(new Parser(w).value().equals(o));
        for (String bad : List.of("{", "[1 2]", "{\"a\" 1}", "tru", "@", "{1:2}")) {
            try {
                System.out.println(new Parser(bad).value());
            } catch (IllegalArgumentException e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
        try {
            write(List.of(new Object[] {'c'}));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
