package sojourner.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, texts, doubles, booleans and null. A library would be one more on the class path of tests. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.blanks();
        if (json.at != text.length()) {
            throw json.wrong();
        }
        return value;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON at " + at + ": " + text.substring(Math.min(at, text.length()),
                Math.min(text.length(), at + 40)));
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private boolean takes(char c) {
        blanks();
        boolean is = peek() == c;
        at += is ? 1 : 0;
        return is;
    }

    private void expect(char c) {
        if (!takes(c)) {
            throw wrong();
        }
    }

    private Object value() {
        blanks();
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return list();
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                int from = at;
                while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
                if (from == at) {
                    throw wrong();
                }
                return Double.valueOf(text.substring(from, at));
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong();
        }
        at += word.length();
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        if (takes('}')) {
            return members;
        }
        do {
            blanks();
            String name = string();
            expect(':');
            members.put(name, value());
        } while (takes(','));
        expect('}');
        return members;
    }

    private List<Object> list() {
        List<Object> items = new ArrayList<>();
        expect('[');
        if (takes(']')) {
            return items;
        }
        do {
            items.add(value());
        } while (takes(','));
        expect(']');
        return items;
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char kind = peek();
            at++;
            if (kind == 'u') {
                if (at + 4 > text.length()) {
                    throw wrong();
                }
                out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                at += 4;
            } else {
                int which = "\"\\/bfnrt".indexOf(kind);
                if (which < 0) {
                    throw wrong();
                }
                out.append("\"\\/\b\f\n\r\t".charAt(which));
            }
        }
        at++;
        return out.toString();
    }
}
