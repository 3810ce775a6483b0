package probabilistic;

/** Signatures only: the checker provides the behaviour. */
public class Coin {
    private Coin() {}

    public static int flip() { return 0; }
}
