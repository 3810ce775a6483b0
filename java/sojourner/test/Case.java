package sojourner.test;

/** One test: a method, or one invocation of a method that has several. */
final class Case {
    interface Body {
        void run() throws Throwable;
    }

    final String style;
    final String method;
    /** Which invocation of the method, from 1; 0 if it has one. */
    final int number;
    /** The invocation in words, empty if there is one. */
    final String title;
    /** Why it cannot be run, or null. */
    final String problem;
    final Body body;

    private Case(String style, String method, int number, String title, String problem, Body body) {
        this.style = style;
        this.method = method;
        this.number = number;
        this.title = title;
        this.problem = problem;
        this.body = body;
    }

    static Case of(String style, String method, Body body) {
        return new Case(style, method, 0, "", null, body);
    }

    static Case invocation(String style, String method, int number, String title, Body body) {
        return new Case(style, method, number, title, null, body);
    }

    static Case refused(String style, String method, String problem) {
        return new Case(style, method, 0, "", problem, null);
    }

    /** Runs a body between what goes before and after it: what goes after runs in any case, and the first exception counts. */
    static void around(Body before, Body body, Body after) throws Throwable {
        Throwable first = null;
        try {
            before.run();
            body.run();
        } catch (Throwable thrown) {
            first = thrown;
        }
        try {
            after.run();
        } catch (Throwable thrown) {
            if (first == null) {
                first = thrown;
            } else if (first != thrown) {
                first.addSuppressed(thrown);
            }
        }
        if (first != null) {
            throw first;
        }
    }

    /**
     * Runs a body that has a time limit, in nanoseconds; 0 is none. Time is virtual: it passes while threads sleep and wait.
     * With several threads it also depends on when their time runs out: a run in which it does so early is no failure of the
     * test (docs/testing.md), and the checker looks again.
     */
    static void timed(long limit, Body body) throws Throwable {
        if (limit <= 0) {
            body.run();
            return;
        }
        long begun = System.nanoTime();
        body.run();
        long taken = System.nanoTime() - begun;
        if (taken > limit) {
            throw new AssertionError("the test takes " + taken / 1_000_000 + " ms, and its time limit is "
                    + limit / 1_000_000 + " ms");
        }
    }

    /** Runs all bodies, whatever they throw; the first exception counts. */
    static void all(java.util.List<Body> bodies) throws Throwable {
        Throwable first = null;
        for (Body body : bodies) {
            try {
                body.run();
            } catch (Throwable thrown) {
                if (first == null) {
                    first = thrown;
                } else if (first != thrown) {
                    first.addSuppressed(thrown);
                }
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
