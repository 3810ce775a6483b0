package sojourner;

/** Restricts what is checked. */
public final class Check {
    private Check() {}

    /**
     * Only runs in which {@code condition} holds here are of interest. The checker drops the others: they are neither
     * verified nor violating. An ordinary JVM throws {@link AssumptionFailed}.
     */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionFailed();
        }
    }

    /** Ends a run which was assumed away; it carries no stack trace, for nothing is wrong. */
    public static final class AssumptionFailed extends Error {
        private static final long serialVersionUID = 1L;

        AssumptionFailed() {
            super("this run is assumed away", null, false, false);
        }
    }
}
