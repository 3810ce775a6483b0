import java.util.*;

public class CopyConstructorsAndImmutables {
    static final class Money implements Comparable<Money> {
        private final long cents;
        private final String cur;

        private Money(long cents, String cur) {
            this.cents = cents;
            this.cur = cur;
        }

        static Money of(String s) {
            String[] p = s.split(" ");
            String[] d = p[0].split("\\.");
            long c = Long.parseLong(d[0]) * 100;
            if (d.length > 1) c += Long.signum(c == 0 ? 1 : c) * Long.parseLong((d[1] + "0").substring(0, 2));
            return new Money(c, p[1]);
        }

        Money plus(Money o) {
            if (!cur.equals(o.cur)) throw new IllegalArgumentException(cur + " vs " + o.cur);
            return new Money(Math.addExact(cents, o.cents), cur);
        }

        Money times(double f) {
            return new Money(Math.round(cents * f), cur);
        }

        List<Money> split(int n) {
            List<Money> out = new ArrayList<>();
            long each = cents / n, rest = cents % n;
            for (int i = 0; i < n; i++) out.add(new Money(each + (i < rest ? 1 : 0), cur));
            return out;
        }

        public int compareTo(Money o) {
            return Long.compare(cents, o.cents);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Money m && m.cents == cents && m.cur.equals(cur);
        }

        @Override
        public int hashCode() {
            return 31 * Long.hashCode(cents) + cur.hashCode();
        }

        @Override
        public String toString() {
            return (cents < 0 ? "-" : "") + Math.abs(cents) / 100 + "." + String.format("%02d", Math.abs(cents) % 100) + " " + cur;
        }
    }

    static class Config {
        private final Map<String, String> m;

        Config(Map<String, String> m) {
            this.m = new TreeMap<>(m);
        }

        Config(Config o) {
            this(o.m);
        }

        Map<String, String> view() {
            return Collections.unmodifiableMap(m);
        }
    }

    public static void main(String[] args) {
        Money a = Money.of("10.5 EUR"), b = Money.of("3.33 EUR");
        System.out.println(a.plus(b) + " " + a.times(1.0 / 3) + " " + a.split(4) + " " + a.compareTo(b) + " " + a.equals(Money.of("10.50 EUR")) + " " + new HashSet<>(List.of(a, b)).contains(Money.of("3.33 EUR")) + " " + a.hashCode());
        try {
            a.plus(Money.of("1 USD"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Money(Long.MAX_VALUE, "X").plus(new Money(1, "X"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Map<String, String> src = new HashMap<>(Map.of("k", "v"));
        Config c = new Config(src), d = new Config(c);
        src.put("k", "changed");
        System.out.println(c.view() + " " + d.view() + " " + (c.m != d.m));
        try {
            c.view().put("x", "y");
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
    }
}
