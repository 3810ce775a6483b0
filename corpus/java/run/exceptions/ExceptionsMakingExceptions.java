/** Which constructors a trace leaves out: all of the exception's class that are on top, whichever object they make. */
public class ExceptionsMakingExceptions {
    static class Chain extends RuntimeException {
        Chain(int n) {
            super("chain " + n, n > 0 ? new Chain(n - 1) : null);
            if (n == 2) addSuppressed(new IllegalStateException("beside " + n, new Error("why")));
        }
    }

    static class Base extends Exception {
        Base(String text) {
            super(text);
        }

        Base() throws Base {
            this("first");
            throw new Base("from a constructor");
        }
    }

    static class Derived extends Base {
        final Base made = new Base("made by a derived one");
        final Derived other;

        Derived(boolean again) {
            super("derived");
            other = again ? new Derived(false) : null;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return super.fillInStackTrace();
        }
    }

    static Exception made() {
        return new Derived(true);
    }

    static void show(Throwable thrown) {
        thrown.printStackTrace(System.out);
        System.out.println("--");
    }

    public static void main(String[] args) {
        show(new Chain(3));
        try {
            new Base();
        } catch (Base e) {
            show(e);
        }
        Derived derived = (Derived) made();
        show(derived);
        show(derived.made);
        show(derived.other);
        show(derived.other.made);
        throw new Chain(2);
    }
}
