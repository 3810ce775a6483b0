import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class SimpleHttpParser {
    record Request(String method, String path, Map<String, List<String>> query, SortedMap<String, String> headers, String body) {
    }
    static class BadRequest extends RuntimeException {
        BadRequest(String m) {
            super(m);
        }
    }
    static final Pattern LINE = Pattern.compile("(GET|POST|PUT|DELETE) (\\S+) HTTP/1\\.[01]");
    static String decode(String s) {
        StringBuilder b = new StringBuilder();
        byte[] buf = new byte[s.length()];
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '%') {
                int n = 0;
                while (i < s.length() && s.charAt(i) == '%') {
                    buf[n++] = (byte) Integer.parseInt(s.substring(i + 1, i + 3), 16);
                    i += 3;
                }
                b.append(new String(buf, 0, n, StandardCharsets.UTF_8));
                i--;
            } else b.append(s.charAt(i) == '+' ? ' ' : s.charAt(i));
        }
        return b.toString();
    }
    static Request parse(String raw) {
        int cut = raw.indexOf("\r\n\r\n");
        if (cut < 0) throw new BadRequest("no blank line");
        String[] head = raw.substring(0, cut).split("\r\n");
        Matcher m = LINE.matcher(head[0]);
        if (!m.matches()) throw new BadRequest("bad request line: " + head[0]);
        SortedMap<String, String> hs = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 1; i < head.length; i++) {
            String[] kv = head[i].split(":\\s*", 2);
            if (kv.length != 2) throw new BadRequest("header " + i);
            hs.merge(kv[0], kv[1], (x, y) -> x + ", " + y);
        }
        String target = m.group(2);
        int q = target.indexOf('?');
        Map<String, List<String>> query = q < 0 ? Map.of() : Arrays.stream(target.substring(q + 1).split("&")).map(p -> p.split("=", 2)).collect(Collectors.groupingBy(p -> decode(p[0]), TreeMap::new, Collectors.mapping(p -> p.length > 1 ? decode(p[1]) : "", Collectors.toList())));
        String body = raw.substring(cut + 4);
        int len = Integer.parseInt(hs.getOrDefault("content-length", "0"));
        if (body.length() < len) throw new BadRequest("short body " + body.length() + "<" + len);
        return new Request(m.group(1), q < 0 ? target : target.substring(0, q), query, hs, body.substring(0, len));
    }
    public static void main(String[] a) {
        System.out.println(parse("GET /a/b?x=1&y=caf%C3%A9+au%20lait&x=2&flag HTTP/1.1\r\nHost: h\r\nAccept: a\r\naccept: b\r\n\r\n"));
        System.out.println(parse("POST /p HTTP/1.0\r\nContent-Length: 5\r\n\r\nhello world").body());
        for (String bad : new String[] {"", "FETCH / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nnocolon\r\n\r\n", "POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc", "GET /?a=%zz HTTP/1.1\r\n\r\n", "PUT / HTTP/1.1\r\nContent-Length: x\r\n\r\n"}) try {
            System.out.println(parse(bad));
        } catch (BadRequest e) {
            System.out.println("400 " + e.getMessage());
        } catch (NumberFormatException e) {
            System.out.println("500 " + e.getMessage());
        }
    }
}
