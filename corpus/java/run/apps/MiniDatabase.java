import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
public class MiniDatabase {
    static class Table {
        final List<String> cols;
        final List<List<Object>> rows = new ArrayList<>();
        Table(String... c) {
            cols = List.of(c);
        }
        int col(String n) {
            int i = cols.indexOf(n);
            if (i < 0) throw new NoSuchElementException("no column " + n + " in " + cols);
            return i;
        }
    }
    final Map<String, Table> tables = new TreeMap<>();
    static final Pattern CREATE = Pattern.compile("create (\\w+) \\(([^)]*)\\)"), INSERT = Pattern.compile("insert (\\w+) \\(([^)]*)\\)"), SELECT = Pattern.compile("select (.+?) from (\\w+)(?: where (\\w+) ?(<=|>=|!=|=|<|>) ?('[^']*'|\\S+))?(?: order by (\\w+)( desc)?)?(?: limit (\\d+))?"), DELETE = Pattern.compile("delete (\\w+)(?: where (\\w+) ?= ?(\\S+))?");
    static Object lit(String s) {
        s = s.trim();
        return s.startsWith("'") ? s.substring(1, s.length() - 1) : s.contains(".") ? (Object) Double.valueOf(s) : (Object) Integer.valueOf(s);
    }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int cmp(Object a, Object b) {
        return a instanceof Number x && b instanceof Number y ? Double.compare(x.doubleValue(), y.doubleValue()) : ((Comparable) a).compareTo(b);
    }
    static Predicate<List<Object>> where(Table t, String c, String op, String v) {
        if (c == null) return r -> true;
        int i = t.col(c);
        Object o = lit(v);
        IntPredicate p = switch (op) {
            case "=" -> x -> x == 0;
            case "!=" -> x -> x != 0;
            case "<" -> x -> x < 0;
            case ">" -> x -> x > 0;
            case "<=" -> x -> x <= 0;
            default -> x -> x >= 0;
        };
        return r -> p.test(cmp(r.get(i), o));
    }
    String exec(String q) {
        Matcher m;
        if ((m = CREATE.matcher(q)).matches()) {
            if (tables.putIfAbsent(m.group(1), new Table(m.group(2).split(",\\s*"))) != null) throw new IllegalStateException("table " + m.group(1) + " exists");
            return "created";
        }
        if ((m = INSERT.matcher(q)).matches()) {
            Table t = table(m.group(1));
            List<Object> r = Arrays.stream(m.group(2).split(",")).map(MiniDatabase::lit).toList();
            if (r.size() != t.cols.size()) throw new IllegalArgumentException("expected " + t.cols.size() + " values, got " + r.size());
            t.rows.add(r);
            return "1 row";
        }
        if ((m = SELECT.matcher(q)).matches()) {
            Table t = table(m.group(2));
            Stream<List<Object>> s = t.rows.stream().filter(where(t, m.group(3), m.group(4), m.group(5)));
            if (m.group(6) != null) {
                int i = t.col(m.group(6));
                Comparator<List<Object>> c = (x, y) -> cmp(x.get(i), y.get(i));
                s = s.sorted(m.group(7) != null ? c.reversed() : c);
            }
            if (m.group(8) != null) s = s.limit(Long.parseLong(m.group(8)));
            String what = m.group(1);
            if (what.equals("count(*)")) return "" + s.count();
            Matcher agg = Pattern.compile("(sum|avg|max)\\((\\w+)\\)").matcher(what);
            if (agg.matches()) {
                int i = t.col(agg.group(2));
                DoubleSummaryStatistics st = s.mapToDouble(r -> ((Number) r.get(i)).doubleValue()).summaryStatistics();
                return "" + (agg.group(1).equals("sum") ? st.getSum() : agg.group(1).equals("avg") ? st.getAverage() : st.getMax());
            }
            int[] idx = what.equals("*") ? IntStream.range(0, t.cols.size()).toArray() : Arrays.stream(what.split(",\\s*")).mapToInt(t::col).toArray();
            return s.map(r -> Arrays.stream(idx).mapToObj(i -> String.valueOf(r.get(i))).collect(Collectors.joining("|"))).collect(Collectors.joining(" ; "));
        }
        if ((m = DELETE.matcher(q)).matches()) {
            Table t = table(m.group(1));
            int before = t.rows.size();
            t.rows.removeIf(where(t, m.group(2), "=", m.group(3)));
            return before - t.rows.size() + " deleted";
        }
        throw new IllegalArgumentException("syntax: " + q);
    }
    Table table(String n) {
        return Optional.ofNullable(tables.get(n)).orElseThrow(() -> new NoSuchElementException("no table " + n));
    }
    public static void main(String[] a) {
        MiniDatabase db = new MiniDatabase();
        for (String q : List.of("create emp (name, dept, pay)", "insert emp ('ann', 'eng', 120.5)", "insert emp ('bob', 'eng', 99)", "insert emp ('cid', 'ops', 70)", "select * from emp", "select name, pay from emp where pay >= 99 order by pay desc", "select count(*) from emp where dept = 'eng'", "select avg(pay) from emp", "select max(pay) from emp where dept = 'none'", "select name from emp order by name desc limit 1", "delete emp where dept = 'ops'", "select sum(pay) from emp", "create emp (x)", "insert emp (1)", "select nope from emp", "select * from dept", "drop emp", "insert emp (x, y, z)", "select * from emp where name < 5", "delete emp", "select * from emp")) try {
            System.out.println(db.exec(q));
        } catch (RuntimeException e) {
            System.out.println("! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
}
