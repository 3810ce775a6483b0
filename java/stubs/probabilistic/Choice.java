package probabilistic;

/** Signatures only: the checker provides the behaviour. */
public class Choice {
    private Choice() {}

    public static int make(double... p) { return 0; }
}
