package probabilistic;

/** Signatures only: the checker provides the behaviour. */
public class UniformChoice {
    private UniformChoice() {}

    public static int make(int n) { return 0; }
}
