import java.util.function.IntBinaryOperator;

/** Calls through interfaces: one receiver, several, a default method, lambdas. */
public class InterfaceCalls {
    interface Source {
        int next();

        default int twice() {
            return next() + next();
        }
    }

    interface Sink {
        void take(int value);
    }

    static final class Counter implements Source {
        private int at;

        @Override
        public int next() {
            return at++;
        }
    }

    static final class Mixer implements Source, Sink {
        private int state = 1;

        @Override
        public int next() {
            state = state * 69069 + 1;
            return state >>> 16;
        }

        @Override
        public void take(int value) {
            state ^= value;
        }
    }

    static final class Total implements Sink {
        private long sum;

        @Override
        public void take(int value) {
            sum += value;
        }
    }

    public static void main(String[] args) {
        Mixer mixer = new Mixer();
        Total total = new Total();
        Source[] sources = {new Counter(), mixer};
        Sink[] sinks = {total, mixer, total};
        IntBinaryOperator[] operators = {(a, b) -> a + b, (a, b) -> a ^ b, Math::max};
        int value = 0;
        for (int i = 0; i < 2_500_000; i++) {
            Source source = sources[i & 1];
            value = operators[i % 3].applyAsInt(value, source.next());
            sinks[i % 3].take(value);
            value += source.twice();
        }
        System.out.println(value + " " + total.sum);
    }
}
