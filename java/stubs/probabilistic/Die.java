package probabilistic;

/** Signatures only: the checker provides the behaviour. */
public class Die {
    private Die() {}

    public static int roll() { return 0; }
}
