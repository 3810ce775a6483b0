package sojourner;

/**
 * Names facts about a state, for formulas given to the checker. An ordinary JVM ignores them.
 */
public final class Label {
    private Label() {}

    /** From here on the label {@code name} holds, or does not. At the start no label holds. */
    public static void set(String name, boolean holds) {}

    /** The label {@code name} holds in the state reached here, and in this state only. */
    public static void mark(String name) {}
}
