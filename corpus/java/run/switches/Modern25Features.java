// jdk: 25+
import module java.base;
import java.util.stream.Gatherer;
public class Modern25Features {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> LEVEL = ScopedValue.newInstance();
    static class Base {
        final int n;
        Base(int n) {
            this.n = n;
            System.out.println("Base " + n + " " + desc());
        }
        String desc() {
            return "base";
        }
    }
    static class Derived extends Base {
        final String s;
        Derived(String s) {
            if (s.isBlank()) throw new IllegalArgumentException("blank");
            String t = s.strip();
            this.s = t;
            int len = t.length();
            super(len);
            System.out.println("Derived " + this.s);
        }
        @Override String desc() {
            return "derived:" + s;
        }
    }
    sealed interface Animal permits Cat, Dog {
    }
    record Cat(String name, int lives) implements Animal {
    }
    record Dog(String name, Object toy) implements Animal {
    }
    static String look(Animal a) {
        return switch (a) {
            case Cat(var n, _) when n.startsWith("T") -> "T-cat " + n;
            case Cat(String n, int _) -> "cat " + n;
            case Dog(_, String t) -> "dog with " + t;
            case Dog(var n, _) -> "dog " + n;
        };
    }
    public static void main(String[] args) throws Exception {
        ScopedValue.where(USER, "ann").where(LEVEL, 3).run(() -> { System.out.println(USER.get() + LEVEL.get()); ScopedValue.where(USER, "bob").run(() -> System.out.println(USER.get() + LEVEL.get())); System.out.println(USER.get()); });
        System.out.println(USER.isBound() + " " + USER.orElse("none"));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(ScopedValue.where(LEVEL, 9).call(() -> LEVEL.get() * 2));
        try {
            ScopedValue.where(USER, "x").call(() -> { throw new IOException("in " + USER.get()); });
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        new Derived("  pup ");
        try {
            new Derived(" ");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Animal a : List.of(new Cat("Tom", 9), new Cat("Kit", 1), new Dog("Rex", "ball"), new Dog("Ace", 5))) System.out.println(look(a));
        System.out.println("" + Stream.of(1, 2, 3, 4, 5, 6, 7).gather(Gatherers.windowFixed(3)).toList() + " " + Stream.of(1, 2, 3, 4).gather(Gatherers.windowSliding(2)).toList() + Stream.of(1, 2, 3).gather(Gatherers.scan(() -> 0, Integer::sum)).toList() + Stream.of("a", "b").gather(Gatherers.fold(() -> "", String::concat)).findFirst().get() + Stream.of(3, 1, 2).gather(Gatherers.mapConcurrent(2, x -> x * 10)).toList());
        Gatherer<String, ?, String> dedupe = Gatherer.ofSequential(() -> new String[1], Gatherer.Integrator.ofGreedy((st, e, down) -> { boolean nw = !e.equals(st[0]); st[0] = e; return !nw || down.push(e); }), (st, down) -> down.push("<end " + st[0] + ">"));
        System.out.println("" + Stream.of("x", "x", "y", "x").gather(dedupe).toList() + Stream.iterate(1, x -> x + 1).gather(Gatherer.<Integer, Integer>of((_, e, d) -> e < 5 && d.push(e * e))).toList());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l.reversed() + " " + l.getFirst() + l.removeLast() + l.reversed().subList(0, 2));
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.putFirst("z", 26);
        m.putLast("a", 11);
        System.out.println(m + " " + m.firstEntry() + m.pollLastEntry() + m.reversed() + m.sequencedKeySet().reversed());
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2));
        s.addFirst(2);
        System.out.println(s + "" + s.reversed());
        Deque<Integer> dq = new ArrayDeque<>(List.of(1, 2)).reversed();
        dq.addFirst(9);
        System.out.println(dq);
        System.out.println(new TreeSet<>(Set.of(3, 1)).reversed() + " " + Collections.unmodifiableSequencedCollection(l));
        System.out.println("ab".repeat(2).indexOf("b", 2, 4) + " " + "a,b;c".splitWithDelimiters("[,;]", 0).length + " " + new StringBuilder().repeat("xy", 3) + " " + Character.isEmoji(0x1F600) + " " + "x".equals("x") + " " + Math.clamp(15L, 0, 10) + " " + Math.ceilDiv(7, 2) + Math.unsignedMultiplyHigh(-1L, 2) + " " + "A\tB".translateEscapes() + "hello".chars().filter(c -> "aeiou".indexOf(c) >= 0).count() + " " + Integer.compress(0b10110, 0b11010) + Long.expand(5, 0xF0) + " " + List.of(1, 2, 3).reversed().stream().mapToInt(x -> x).boxed().toList());
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Integer> f = ex.submit(() -> 6 * 7);
            System.out.println(f.get() + " " + f.state() + " " + f.resultNow());
        }
        Thread vt = Thread.ofVirtual().name("v-1").start(() -> System.out.println(Thread.currentThread().isVirtual() + Thread.currentThread().getName()));
        vt.join();
        Thread pt = Thread.ofPlatform().name("p-", 5).daemon().unstarted(() -> System.out.println(Thread.currentThread().getName()));
        pt.start();
        pt.join();
        System.out.println(Duration.ofSeconds(90).isPositive() + " " + Instant.EPOCH.until(Instant.ofEpochSecond(5)));
        int total = 0;
        for (var _ : List.of(1, 2, 3)) total++;
        try {
            Integer.parseInt("q");
        } catch (NumberFormatException _) {
            total += 10;
        }
        System.out.println(total);
        Map<String, Integer> cnt = new TreeMap<>();
        BiConsumer<String, Integer> add = (k, _) -> cnt.merge(k, 1, Integer::sum);
        add.accept("a", 1);
        add.accept("a", 2);
        System.out.println(cnt);
        StableCheck.run();
        System.out.println(HexFormat.of().formatHex(java.security.MessageDigest.getInstance("SHA-256").digest("x".getBytes())).substring(0, 8) + StructuredLike.go());
    }
    static class StableCheck {
        static void run() {
            System.out.println(Runtime.version().feature() >= 25);
            Object o = 42;
            System.out.println(switch (o) { case Integer i when i > 40 -> "big"; case Integer _ -> "int"; default -> "?"; });
            enum Local {
                A, B
            }
            System.out.println(Arrays.toString(Local.values()));
            record Pr<T>(T a, T b) {
                Pr {
                    Objects.requireNonNull(a);
                }
                static <T> Pr<T> of(T t) {
                    return new Pr<>(t, t);
                }
            }
            System.out.println(Pr.of(3));
            interface LocalI {
                default String hi() {
                    return "li";
                }
            }
            System.out.println(new LocalI() {}.hi());
            /// markdown doc comment
            String tb = """
                Hello \
                World "quotes" \"""
                  indented\tTab\s
                end""";
            System.out.println(tb.replace(' ', '.'));
        }
    }
    static class StructuredLike {
        static String go() throws Exception {
            try (var scope = new AutoCloseable() { public void close() { System.out.print("closed "); } }) {
                return "structured";
            }
        }
    }
}
