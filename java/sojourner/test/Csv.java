package sojourner.test;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rows of <code>@CsvSource</code>. */
final class Csv {
    private Csv() {}

    static void rows(Annotation source, List<Object[]> rows) throws Throwable {
        String more = (String) Annotated.value(source, "delimiterString");
        char delimiter = (Character) Annotated.value(source, "delimiter");
        if (more != null && more.length() > 1) {
            throw new Parameters.Unknown("@CsvSource with a delimiter of several signs");
        }
        char between = more != null && more.length() == 1 ? more.charAt(0) : delimiter == '\0' ? ',' : delimiter;
        Object quoted = Annotated.value(source, "quoteCharacter");
        char quote = quoted == null ? '\'' : (Character) quoted;
        String blank = (String) Annotated.value(source, "emptyValue");
        List<String> nulls = Arrays.asList((String[]) Annotated.value(source, "nullValues"));
        List<String> lines = new ArrayList<>(Arrays.asList((String[]) Annotated.value(source, "value")));
        String block = (String) Annotated.value(source, "textBlock");
        if (block != null && !block.isEmpty()) {
            if (block.indexOf(quote) >= 0) {
                throw new Parameters.Unknown("@CsvSource with quotes in a text block");
            }
            for (String line : block.split("\\R")) {
                if (!line.trim().isEmpty() && !line.trim().startsWith("#")) {
                    lines.add(line);
                }
            }
        }
        if (Boolean.TRUE.equals(Annotated.value(source, "useHeadersInDisplayName")) && !lines.isEmpty()) {
            lines.remove(0);
        }
        Object trimmed = Annotated.value(source, "ignoreLeadingAndTrailingWhitespace");
        for (String line : lines) {
            rows.add(row(line, between, quote, blank == null ? "" : blank, nulls, !Boolean.FALSE.equals(trimmed)));
        }
    }

    private static Object[] row(String line, char between, char quote, String blank, List<String> nulls, boolean trim) {
        List<Object> cells = new ArrayList<>();
        int at = 0;
        while (true) {
            StringBuilder cell = new StringBuilder();
            boolean isQuoted = false;
            int start = at;
            while (start < line.length() && Character.isWhitespace(line.charAt(start)) && line.charAt(start) != between) {
                start++;
            }
            if (start < line.length() && line.charAt(start) == quote) {
                isQuoted = true;
                at = start + 1;
                while (at < line.length()) {
                    char sign = line.charAt(at++);
                    if (sign != quote) {
                        cell.append(sign);
                    } else if (at < line.length() && line.charAt(at) == quote) {
                        cell.append(quote);
                        at++;
                    } else {
                        break;
                    }
                }
                while (at < line.length() && line.charAt(at) != between) {
                    at++;
                }
            } else {
                while (at < line.length() && line.charAt(at) != between) {
                    cell.append(line.charAt(at++));
                }
            }
            String text = isQuoted || !trim ? cell.toString() : cell.toString().trim();
            boolean isNull = !isQuoted && (text.isEmpty() || nulls.contains(text));
            cells.add(isNull ? null : text.isEmpty() ? blank : text);
            if (at >= line.length()) {
                return cells.toArray();
            }
            at++;
        }
    }
}
