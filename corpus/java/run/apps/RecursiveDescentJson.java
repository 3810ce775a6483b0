import java.util.*;
import java.util.function.*;
import java.util.stream.*;
/** JSON reader/writer in the usual student style. */
public class RecursiveDescentJson {
    sealed interface JsonValue permits JsonNull, JsonBool, JsonNumber, JsonString, JsonArray, JsonObject {
        default String toPrettyString() {
            StringBuilder sb = new StringBuilder();
            JsonWriter.write(this, sb, 0);
            return sb.toString();
        }
    }
    enum JsonNull implements JsonValue {
        INSTANCE;
        @Override public String toString() {
            return "null";
        }
    }
    record JsonBool(boolean value) implements JsonValue {
    }
    record JsonNumber(double value) implements JsonValue {
        JsonNumber {
            if (Double.isNaN(value)) throw new IllegalArgumentException("NaN not allowed");
        }
    }
    record JsonString(String value) implements JsonValue {
        JsonString {
            Objects.requireNonNull(value);
        }
    }
    record JsonArray(List<JsonValue> items) implements JsonValue, Iterable<JsonValue> {
        JsonArray(JsonValue... vs) {
            this(List.of(vs));
        }
        public Iterator<JsonValue> iterator() {
            return items.iterator();
        }
    }
    record JsonObject(Map<String, JsonValue> members) implements JsonValue {
        JsonObject {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
        Optional<JsonValue> get(String k) {
            return Optional.ofNullable(members.get(k));
        }
    }
    static class ParseException extends RuntimeException {
        final int position;
        ParseException(String m, int p) {
            super(m + " at position " + p);
            position = p;
        }
    }
    static final class Parser {
        private final String src;
        private int pos;
        Parser(String s) {
            src = s;
        }
        JsonValue parse() {
            JsonValue v = value();
            ws();
            if (pos != src.length()) throw err("trailing data");
            return v;
        }
        private ParseException err(String m) {
            return new ParseException(m, pos);
        }
        private void ws() {
            while (pos < src.length() && Character.isWhitespace(src.charAt(pos))) pos++;
        }
        private char peek() {
            if (pos >= src.length()) throw err("unexpected end");
            return src.charAt(pos);
        }
        private void expect(char c) {
            if (peek() != c) throw err("expected '" + c + "' but got '" + peek() + "'");
            pos++;
        }
        private JsonValue value() {
            ws();
            return switch (peek()) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> new JsonString(string());
                case 't' -> word("true", new JsonBool(true));
                case 'f' -> word("false", new JsonBool(false));
                case 'n' -> word("null", JsonNull.INSTANCE);
                case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
                default -> throw err("unexpected char '" + peek() + "'");
            };
        }
        private <T extends JsonValue> T word(String w, T v) {
            if (!src.startsWith(w, pos)) throw err("bad literal");
            pos += w.length();
            return v;
        }
        private JsonNumber number() {
            int s = pos;
            while (pos < src.length() && "+-.eE0123456789".indexOf(src.charAt(pos)) >= 0) pos++;
            try {
                return new JsonNumber(Double.parseDouble(src.substring(s, pos)));
            } catch (NumberFormatException e) {
                pos = s;
                throw (ParseException) err("bad number: " + e.getMessage()).initCause(e);
            }
        }
        private String string() {
            expect('"');
            StringBuilder sb = new StringBuilder();
            for (char c; (c = peek()) != '"'; pos++) {
                if (c == '\\') {
                    pos++;
                    switch (peek()) {
                        case 'n': sb.append('\n');
                        break;
                        case 't': sb.append('\t');
                        break;
                        case '"': case '\\': case '/': sb.append(peek());
                        break;
                        case 'u': sb.append((char) Integer.parseInt(src.substring(pos + 1, pos + 5), 16));
                        pos += 4;
                        break;
                        default: throw err("bad escape \\" + peek());
                    }
                } else sb.append(c);
            }
            pos++;
            return sb.toString();
        }
        private JsonArray array() {
            expect('[');
            List<JsonValue> l = new ArrayList<>();
            ws();
            if (peek() == ']') {
                pos++;
                return new JsonArray(l);
            }
            do {
                l.add(value());
                ws();
            } while (peek() == ',' && pos++ >= 0);
            expect(']');
            return new JsonArray(l);
        }
        private JsonObject object() {
            expect('{');
            Map<String, JsonValue> m = new LinkedHashMap<>();
            ws();
            if (peek() == '}') {
                pos++;
                return new JsonObject(m);
            }
            do {
                ws();
                String k = string();
                ws();
                expect(':');
                if (m.put(k, value()) != null) throw err("duplicate key " + k);
                ws();
            } while (peek() == ',' && pos++ >= 0);
            expect('}');
            return new JsonObject(m);
        }
    }
    static class JsonWriter {
        static void write(JsonValue v, StringBuilder sb, int ind) {
            if (v instanceof JsonObject o) {
                if (o.members().isEmpty()) {
                    sb.append("{}");
                    return;
                }
                sb.append("{\n");
                String sep = "";
                for (var e : o.members().entrySet()) {
                    sb.append(sep).append("  ".repeat(ind + 1)).append(quote(e.getKey())).append(": ");
                    write(e.getValue(), sb, ind + 1);
                    sep = ",\n";
                }
                sb.append('\n').append("  ".repeat(ind)).append('}');
            }
            else if (v instanceof JsonArray a) sb.append(a.items().stream().map(x -> {
                StringBuilder b = new StringBuilder();
                write(x, b, ind + 1);
                return b;
            }).collect(Collectors.joining(", ", "[", "]")));
            else if (v instanceof JsonNumber n) sb.append(n.value() == Math.rint(n.value()) && Math.abs(n.value()) < 1e15 ? String.valueOf((long) n.value()) : Double.toString(n.value()));
            else if (v instanceof JsonString s) sb.append(quote(s.value()));
            else if (v instanceof JsonBool b) sb.append(b.value());
            else sb.append(v);
        }
        static String quote(String s) {
            return s.chars().mapToObj(c -> c == '"' || c == '\\' ? "\\" + (char) c : c < 32 || c > 126 ? String.format("\\u%04x", c) : "" + (char) c).collect(Collectors.joining("", "\"", "\""));
        }
    }
    static double sum(JsonValue v) {
        if (v instanceof JsonNumber n) return n.value();
        if (v instanceof JsonArray a) {
            double t = 0;
            for (JsonValue x : a) t += sum(x);
            return t;
        }
        if (v instanceof JsonObject o) return o.members().values().stream().mapToDouble(RecursiveDescentJson::sum).sum();
        return 0;
    }
    public static void main(String[] args) {
        String[] docs = { "{\"name\": \"Ann \\\"Q\\\" O'Neil\", \"age\": 31, \"tags\": [\"a\", \"b\\n\", \"\\u00e9\\u4e2d\"], \"nested\": {\"x\": 1.5e3, \"y\": -0.25, \"z\": null, \"ok\": true}, \"e\": {}, \"l\": []}",
        "[1, 2, [3, [4, [5e-1]]], {\"k\": 6}]", "[1, 2", "{\"a\":1,\"a\":2}", "[1 2]", "\"abc\\q\"", "tru", "-", "[1e400]", "{}x", "", "[-0]", "[1.0, 100000000000000000000, 123456789.123456789]" };
        for (String d : docs) {
            try {
                JsonValue v = new Parser(d).parse();
                System.out.println(v);
                System.out.println(v.toPrettyString());
                System.out.println("sum=" + sum(v) + " same=" + v.equals(new Parser(v.toPrettyString()).parse()) + " h=" + (v.hashCode() == new Parser(d).parse().hashCode()));
            }
            catch (ParseException e) {
                System.out.println(e.position + " -> " + e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause()));
            }
            catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(new JsonArray(new JsonBool(true), new JsonNumber(1)));
        JsonObject o = (JsonObject) new Parser("{\"b\":1,\"a\":[]}").parse();
        System.out.println(o.get("a").map(JsonValue::toPrettyString).orElse("?") + o.get("q"));
        try {
            o.members().put("x", null);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        new JsonNumber(Double.NaN);
    }
}
