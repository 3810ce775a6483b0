// jdk: 25+
import module java.base;
public class GatherersAndScopes25 {
    static class Base {
        final int a;
        Base(int a) {
            this.a = a;
            init();
        }
        void init() {
            System.out.println("Base.init");
        }
    }
    static class Derived extends Base {
        final String s;
        final int n;
        Derived(int x) {
            if (x < 0) throw new IllegalArgumentException("flex " + x);
            this.s = "set" + x;
            int sq = x * x;
            super(sq);
            this.n = sq + a;
        }
        void init() {
            System.out.println("Derived.init " + s + " " + n);
        }
    }
    static <T> Gatherer<T, ?, List<T>> pairs() {
        return Gatherer.ofSequential(() -> new ArrayList<T>(), (st, e, d) -> {
            st.add(e);
            if (st.size() == 2) {
                boolean r = d.push(List.copyOf(st));
                st.clear();
                return r;
            }
            return true;
        }, (st, d) -> {
            if (!st.isEmpty()) d.push(List.copyOf(st));
        });
    }
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();
    static String who() {
        return USER.orElse("nobody") + (DEPTH.isBound() ? DEPTH.get() : "-");
    }
    enum Op implements java.util.function.IntBinaryOperator {
        ADD {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MUL {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
        }
    }
    sealed interface Tree<T> permits Leaf, Node {
    }
    record Leaf<T>(T v) implements Tree<T> {
    }
    record Node<T>(Tree<T> l, Tree<T> r) implements Tree<T> {
    }
    static <T> int depth(Tree<T> t) {
        return switch (t) {
            case Leaf<T>(_) -> 1;
            case Node<T>(Leaf<T>(_), Leaf<T>(_)) -> 2;
            case Node<T>(var l, var r) -> 1 + Math.max(depth(l), depth(r));
        };
    }
    static <T> Stream<T> leaves(Tree<T> t) {
        return switch (t) {
            case Leaf<T>(var v) -> Stream.of(v);
            case Node<T>(var l, var r) -> Stream.concat(leaves(l), leaves(r));
        };
    }
    static String sw(Op o) {
        return switch (o) {
            case ADD -> "a";
            case MUL -> "m";
        };
    }
    static String qual(Object o) {
        return switch (o) {
            case Op.ADD -> "qa";
            case Op x -> "q" + x;
            case Character c when Character.isDigit(c) -> "digit";
            case Character _ -> "char";
            case Long l -> "L" + l;
            case List<?> l when l.size() > 2 -> "big";
            case List<?> _, Set<?> _ -> "coll";
            case Record r -> r.toString();
            default -> "?";
        };
    }
    public static void main(String[] args) throws Exception {
        System.out.println(new Derived(3).n);
        try {
            new Derived(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList() + "" + Stream.of(1, 2, 3, 4).gather(Gatherers.windowSliding(3)).toList() + Stream.of(1, 2, 3).gather(Gatherers.scan(() -> 0, Integer::sum)).toList() + Stream.of(1, 2, 3).gather(Gatherers.fold(() -> "", (a, b) -> a + b)).findFirst() + Stream.of("a", "b", "c").gather(pairs()).toList() + Stream.of(3, 1, 2).gather(Gatherers.mapConcurrent(2, x -> x * 10)).toList() + Stream.iterate(1, x -> x * 2).gather(Gatherers.windowFixed(3)).limit(2).flatMap(List::stream).toList() + Stream.of(1, 2, 3, 4).gather(Gatherer.<Integer, Integer>of((_, e, d) -> e % 2 != 0 || d.push(e * e))).toList() + Stream.of(5, 6).gather(Gatherers.<Integer>windowFixed(1).andThen(Gatherers.scan(() -> 0, (a, l) -> a + l.getFirst()))).toList());
        System.out.println(who());
        ScopedValue.where(USER, "ann").where(DEPTH, 1).run(() -> {
            System.out.println(who());
            ScopedValue.where(DEPTH, 2).run(() -> System.out.println(who()));
            System.out.println(who());
        });
        System.out.println(ScopedValue.where(USER, "call").call(() -> who() + "!"));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(USER.orElse("else") + USER.isBound());
        var t = new Node<>(new Node<>(new Leaf<>(1), new Leaf<>(2)), new Leaf<>(3));
        System.out.println(depth(t) + " " + leaves(t).toList() + t);
        for (Object o : new Object[]{Op.ADD, Op.MUL, '5', 'x', 9L, List.of(1, 2, 3), Set.of(1), new Leaf<>("q"), 1.5f}) System.out.print(qual(o) + " ");
        System.out.println(sw(Op.MUL) + Op.MUL.applyAsInt(6, 7));
        try {
            sw(null);
        } catch (NullPointerException e) {
            System.out.println("npe " + e.getMessage());
        }
        Thread v = Thread.ofVirtual().name("vt").start(() -> System.out.println(Thread.currentThread().isVirtual() + Thread.currentThread().getName()));
        v.join();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            var fs = IntStream.range(0, 20).mapToObj(i -> ex.submit(() -> {
                Thread.sleep(5);
                return i;
            })).toList();
            int s = 0;
            for (var f : fs) s += f.get();
            System.out.println(s);
        }
        System.out.println(Thread.ofPlatform().name("pf-", 3).daemon().unstarted(() -> {
        }).getName() + Thread.ofVirtual().factory().newThread(() -> {
        }).isDaemon() + Thread.startVirtualThread(() -> {
        }).join(Duration.ofSeconds(1)));
        try (var ex = Executors.newFixedThreadPool(2)) {
            System.out.println(ex.submit(() -> 5).get());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        Future<Integer> fu = CompletableFuture.completedFuture(4);
        System.out.println(fu.state() + "" + fu.resultNow() + CompletableFuture.failedFuture(new Error("x")).exceptionNow());
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[]{10, -1}) + Integer.compress(0b110110, 0b101010) + Integer.expand(5, 0b101010) + Long.compress(255, 0xF0F0) + String.valueOf(new char[]{'a'}) + StringBuilder.class.isSealed() + Objects.checkIndex(1L, 2L) + List.of(1, 2).reversed());
    }
}
