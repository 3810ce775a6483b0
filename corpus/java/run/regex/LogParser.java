import java.util.*;
import java.util.regex.*;

public class LogParser {
    static final Pattern LINE = Pattern.compile("^(?<ip>(?:\\d{1,3}\\.){3}\\d{1,3}) - - \\[(?<date>[^\\]]+)\\] \"(?<method>GET|POST) (?<path>\\S+)[^\"]*\" (?<status>\\d{3}) (?<size>\\d+|-)$");

    public static void main(String[] args) {
        String log = """
            10.0.0.1 - - [01/Jan/2024:00:00:01] "GET /index.html HTTP/1.1" 200 512
            10.0.0.2 - - [01/Jan/2024:00:00:02] "POST /login HTTP/1.1" 302 -
            garbage line
            10.0.0.1 - - [01/Jan/2024:00:00:09] "GET /img/a.png HTTP/1.1" 404 13
            192.168.1.77 - - [01/Jan/2024:00:01:00] "GET /index.html?q=1 HTTP/1.0" 200 2048
            """;
        Map<String, Integer> hits = new TreeMap<>();
        Map<Integer, List<String>> byStatus = new TreeMap<>();
        long bytes = 0;
        int bad = 0;
        for (String line : log.split("\n")) {
            Matcher m = LINE.matcher(line);
            if (!m.matches()) {
                bad++;
                continue;
            }
            hits.merge(m.group("ip"), 1, Integer::sum);
            byStatus.computeIfAbsent(Integer.valueOf(m.group("status")), k -> new ArrayList<>()).add(m.group("path").replaceFirst("\\?.*", ""));
            if (!m.group("size").equals("-")) bytes += Long.parseLong(m.group("size"));
        }
        System.out.println(hits + " " + byStatus + " " + bytes + " bad " + bad);
        String template = "Dear {name}, you owe {amount} since {when}. {unknown}";
        Map<String, String> v = Map.of("name", "Ann", "amount", "$5", "when", "1\\2");
        System.out.println(Pattern.compile("\\{(\\w+)\\}").matcher(template).replaceAll(r -> Matcher.quoteReplacement(v.getOrDefault(r.group(1), "<" + r.group(1) + ">"))));
        String csv = "a,\"b,c\",,\"d \"\"q\"\" e\",f";
        Matcher m = Pattern.compile("\\G(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,\"]*))").matcher(csv);
        List<String> cells = new ArrayList<>();
        while (m.find()) cells.add(m.group(1) != null ? m.group(1).replace("\"\"", "\"") : m.group(2));
        System.out.println(cells + " " + cells.size());
    }
}
