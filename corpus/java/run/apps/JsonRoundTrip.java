import java.util.*;
import java.util.stream.*;
public class JsonRoundTrip {
    static final class P {
        final String s;
        int i;
        P(String s) {
            this.s = s;
        }
        Object value() {
            ws();
            if (i >= s.length()) throw err("end");
            char c = s.charAt(i);
            switch (c) {
                case '{': {
                    i++;
                    Map<String, Object> m = new LinkedHashMap<>();
                    ws();
                    if (s.charAt(i) == '}') {
                        i++;
                        return m;
                    }
                    do {
                        ws();
                        String k = (String) string();
                        ws();
                        expect(':');
                        if (m.put(k, value()) != null) throw err("duplicate " + k);
                        ws();
                    } while (take(','));
                    expect('}');
                    return m;
                }
                case '[': {
                    i++;
                    List<Object> l = new ArrayList<>();
                    ws();
                    if (take(']')) return l;
                    do l.add(value());
                    while (take(','));
                    expect(']');
                    return l;
                }
                case '"': return string();
                case 't': return lit("true", true);
                case 'f': return lit("false", false);
                case 'n': return lit("null", null);
                default: return number();
            }
        }
        Object lit(String w, Object v) {
            if (!s.startsWith(w, i)) throw err("literal");
            i += w.length();
            return v;
        }
        Object number() {
            int st = i;
            while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
            if (st == i) throw err("unexpected " + s.charAt(i));
            String t = s.substring(st, i);
            try {
                return t.matches("-?\\d+") ? (Object) Long.parseLong(t) : (Object) Double.valueOf(t);
            } catch (NumberFormatException e) {
                throw err("number " + t);
            }
        }
        Object string() {
            expect('"');
            StringBuilder b = new StringBuilder();
            while (true) {
                if (i >= s.length()) throw err("open string");
                char c = s.charAt(i++);
                if (c == '"') return b.toString();
                if (c != '\\') {
                    b.append(c);
                    continue;
                }
                c = s.charAt(i++);
                switch (c) {
                    case 'n' -> b.append('\n');
                    case 't' -> b.append('\t');
                    case 'u' -> {
                        b.append((char) Integer.parseInt(s, i, i + 4, 16));
                        i += 4;
                    }
                    default -> b.append(c);
                }
            }
        }
        void ws() {
            while (i < s.length() && s.charAt(i) <= ' ') i++;
        }
        boolean take(char c) {
            ws();
            if (i < s.length() && s.charAt(i) == c) {
                i++;
                return true;
            }
            return false;
        }
        void expect(char c) {
            if (!take(c)) throw err("expected " + c);
        }
        IllegalArgumentException err(String m) {
            return new IllegalArgumentException(m + " @" + i);
        }
    }
    static String print(Object o, int ind) {
        String pad = "  ".repeat(ind);
        return o instanceof Map<?, ?> m ? m.isEmpty() ? "{}" : m.entrySet().stream().map(e -> pad + "  " + quote(e.getKey().toString()) + ": " + print(e.getValue(), ind + 1)).collect(Collectors.joining(",\n", "{\n", "\n" + pad + "}")) : o instanceof List<?> l ? l.stream().map(x -> print(x, ind)).collect(Collectors.joining(", ", "[", "]")) : o instanceof String s ? quote(s) : String.valueOf(o);
    }
    static String quote(String s) {
        return s.chars().mapToObj(c -> c == '"' ? "\\\"" : c == '\\' ? "\\\\" : c == '\n' ? "\\n" : c < 32 || c > 126 ? String.format("\\u%04x", c) : String.valueOf((char) c)).collect(Collectors.joining("", "\"", "\""));
    }
    public static void main(String[] args) {
        String doc = "{ \"name\" : \"Caf\\u00e9 \\\"X\\\"\", \"n\": -12, \"pi\": 3.14e0, \"big\": 1E400, \"list\": [1, [], {}, [true, false, null]], \"nested\": {\"a\": {\"b\": \"tab\\t\"}} }";
        Object v = new P(doc).value();
        String p = print(v, 0);
        System.out.println(p);
        System.out.println(new P(p.replace("Infinity", "1e999")).value().equals(v));
        for (String bad : new String[] {"", "{", "[1,]", "{\"a\":1,\"a\":2}", "tru", "\"abc", "{a:1}", "[1 2]", "-", "99999999999999999999", "\"\\u12\""}) try {
            System.out.println(bad + " -> " + new P(bad).value());
        } catch (RuntimeException e) {
            System.out.println(bad + " !! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}
