import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class EnumMachinery {
    enum Op implements IntBinaryOperator {
        PLUS("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MINUS("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }
            @Override Op inverse() {
                return PLUS;
            }
        }, TIMES("*", 2) {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
        };
        final String sym;
        final int prec;
        Op(String s) {
            this(s, 1);
        }
        Op(String s, int p) {
            sym = s;
            prec = p;
        }
        Op inverse() {
            return this == PLUS ? MINUS : this;
        }
        static final Map<String, Op> BY = new HashMap<>();
        static {
            for (Op o : values()) BY.put(o.sym, o);
        }
        @Override public String toString() {
            return "Op" + sym;
        }
    }
    enum Perm {
        READ, WRITE, EXEC;
        static EnumSet<Perm> parse(String s) {
            EnumSet<Perm> r = EnumSet.noneOf(Perm.class);
            for (char c : s.toCharArray()) r.add(Arrays.stream(values()).filter(p -> p.name().charAt(0) == Character.toUpperCase(c)).findAny().orElseThrow(() -> new IllegalArgumentException("perm " + c)));
            return r;
        }
        int bit() {
            return 1 << ordinal();
        }
    }
    interface HasCode {
        int code();
    }
    enum Http implements HasCode {
        OK(200), NOT_FOUND(404), TEAPOT(418);
        private final int c;
        Http(int c) {
            this.c = c;
        }
        public int code() {
            return c;
        }
        static <E extends Enum<E> & HasCode> Optional<E> find(Class<E> k, int c) {
            return EnumSet.allOf(k).stream().filter(e -> e.code() == c).findFirst();
        }
    }
    enum Empty {
    }
    enum Level {
        LOW, MID, HIGH;
        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }
    enum Single {
        INSTANCE;
        int n;
        int inc() {
            return ++n;
        }
    }
    static String sw(Level l) {
        switch (l) {
            case LOW: return "l";
            case MID: case HIGH: return "mh";
        }
        return "?";
    }
    static int sw2(Level l) {
        return switch (l) {
            case LOW -> 1;
            case MID -> 2;
            case HIGH -> {
                int x = l.ordinal();
                yield x * 10;
            }
        };
    }
    public static void main(String[] args) {
        for (Op o : Op.values()) System.out.print(o + " " + o.name() + o.ordinal() + o.applyAsInt(6, 3) + o.inverse().name() + o.prec + o.getClass().getSuperclass().getSimpleName() + o.getDeclaringClass().getSimpleName() + " ");
        System.out.println(Op.BY.get("*").compareTo(Op.PLUS) + " " + Op.valueOf("MINUS").equals(Op.MINUS) + Enum.valueOf(Level.class, "MID"));
        System.out.println(Perm.parse("rx") + " " + EnumSet.complementOf(Perm.parse("w")) + Perm.parse("").isEmpty() + Perm.parse("rwx").stream().mapToInt(Perm::bit).sum() + EnumSet.range(Perm.READ, Perm.WRITE) + EnumSet.copyOf(List.of(Perm.EXEC, Perm.READ)));
        try {
            Perm.parse("z");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Level.valueOf("low");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.copyOf(new ArrayList<Perm>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Http.find(Http.class, 404) + " " + Http.find(Http.class, 500) + Empty.values().length + sw(Level.HIGH) + sw2(Level.HIGH) + Level.HIGH.next() + Single.INSTANCE.inc() + Single.valueOf("INSTANCE").inc());
        EnumMap<Level, List<String>> m = new EnumMap<>(Level.class);
        m.computeIfAbsent(Level.HIGH, k -> new ArrayList<>()).add("h");
        m.put(Level.LOW, List.of());
        System.out.println(m + " " + m.containsKey(Level.MID) + new TreeMap<>(Map.of(Level.HIGH, 1, Level.LOW, 2)) + Stream.of(Level.values()).collect(Collectors.toMap(l -> l, Enum::ordinal, (a, b) -> a, () -> new EnumMap<>(Level.class))) + Arrays.stream(Level.values()).map(Level::name).collect(Collectors.joining("|")) + Collections.max(List.of(Level.LOW, Level.MID)) + Level.LOW.describeConstable().get());
        try {
            m.put(null, null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
