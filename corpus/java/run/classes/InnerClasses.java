import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;

public class InnerClasses {
    private int value = 10;
    private static int shared = 100;

    class Inner {
        int value = 20;

        class Deep {
            int value = 30;

            String all(int value) {
                InnerClasses.this.value++;
                shared++;
                return value + " " + this.value + " " + Inner.this.value + " " + InnerClasses.this.value + " " + shared;
            }
        }
    }

    static class Nested {
        private int hidden = 5;

        private int getHidden() {
            return hidden++;
        }
    }

    class Range implements Iterable<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int cur = from;

                public boolean hasNext() {
                    return cur < to;
                }

                public Integer next() {
                    return cur++ * value;
                }
            };
        }
    }

    List<IntSupplier> counters() {
        List<IntSupplier> out = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final int start = i * 10;
            class Counter implements IntSupplier {
                int n = start;

                public int getAsInt() {
                    return n++ + value;
                }
            }
            out.add(new Counter());
        }
        return out;
    }

    static abstract class Greeter {
        final String greeting;

        Greeter(String g) {
            greeting = g;
        }

        abstract String greet(String n);
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner in = o.new Inner();
        InnerClasses.Inner.Deep deep = in.new Deep();
        System.out.println(deep.all(40));
        in.value = 21;
        System.out.println(deep.all(41));
        Nested n = new Nested();
        System.out.println(n.getHidden() + n.hidden);
        for (int v : o.new Range(1, 4)) System.out.print(v + " ");
        System.out.println();
        for (IntSupplier s : o.counters()) System.out.print(s.getAsInt() + s.getAsInt() + " ");
        System.out.println();
        String suffix = "!".repeat(2);
        Greeter g = new Greeter("Hi") {
            int calls;

            {
                calls = 100;
            }

            String greet(String n) {
                return greeting + " " + n + suffix + ++calls;
            }
        };
        System.out.println(g.greet("Bob") + g.greet("Eve"));
        System.out.println(g.getClass().getName() + " " + deep.getClass().getName() + " " + o.counters().get(0).getClass().getName() + " [" + g.getClass().getSimpleName() + "]");
        try {
            InnerClasses nul = null;
            nul.new Inner();
        } catch (NullPointerException e) {
            System.out.println("npe for null outer");
        }
        record Point(int x, int y) { }
        enum Dir { N, S }
        interface Op { int ap(int x); }
        Op dbl = x -> x * 2;
        System.out.println(new Point(dbl.ap(1), dbl.ap(2)) + " " + Dir.S);
    }
}
