import sojourner.Choice;

/**
 * A fair die from a fair coin, after Knuth and Yao: walk down a small tree, starting again where it does not fit.
 *
 * <p>Every face has probability 1/6. The flips are counted, so that no two flips share a state and the state space is
 * as good as infinite; with the argument {@code plain} they are not, and there are seven inner states.
 */
public class FairDie {
    static long flips;

    /** The nodes reached from 0 to 6 by heads and by tails; 7 to 12 stand for the faces 1 to 6. */
    private static final int[][] NEXT = {{1, 2}, {3, 4}, {5, 6}, {1, 7}, {8, 9}, {10, 11}, {12, 2}};

    static int roll(boolean count) {
        int node = 0;
        while (node < NEXT.length) {
            node = NEXT[node][Choice.coin() ? 0 : 1];
            if (count) {
                flips++;
            }
        }
        return node - 6;
    }

    public static void main(String[] args) {
        int face = roll(args.length == 0 || !args[0].equals("plain"));
        assert 1 <= face && face <= 6;
        System.out.println(face);
    }
}
