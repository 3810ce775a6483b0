import java.util.*;

public class CsvTable {
    static List<String> split(String line) { List<String> out = new ArrayList<>(); StringBuilder sb = new StringBuilder(); boolean q = false; for (int i = 0; i < line.length(); i++) { char c = line.charAt(i); if (c == '"') { if (q && i + 1 < line.length() && line.charAt(i + 1) == '"') { sb.append('"'); i++; } else q = !q; } else if (c == ',' && !q) { out.add(sb.toString()); sb.setLength(0); } else sb.append(c); } if (q) throw new IllegalStateException("open quote"); out.add(sb.toString()); return out; }

    public static void main(String[] args) {
        String csv = "id,name,score\n1,\"Smith, J\",9.5\n2,\"say \"\"hi\"\"\",7\n3,,\n";
        List<Map<String, String>> rows = new ArrayList<>();
        String[] ls = csv.split("\n");
        List<String> head = split(ls[0]);
        for (int i = 1; i < ls.length; i++) { Map<String, String> m = new LinkedHashMap<>(); List<String> c = split(ls[i]); for (int k = 0; k < head.size(); k++) m.put(head.get(k), k < c.size() ? c.get(k) : null); rows.add(m); }
        rows.forEach(System.out::println);
        int[] w = head.stream().mapToInt(h -> rows.stream().mapToInt(r -> r.get(h).length()).max().orElse(0)).toArray();
        for (Map<String, String> r : rows) { StringBuilder sb = new StringBuilder("|"); int k = 0; for (String v : r.values()) sb.append(String.format("%-" + Math.max(1, w[k++]) + "s|", v)); System.out.println(sb); }
        try { split("a,\"b"); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
