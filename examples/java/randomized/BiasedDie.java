import sojourner.Choice;

/**
 * The die of Knuth and Yao with a biased coin: heads with probability 0.3, or the first argument. With the second
 * argument {@code plain} the flips are not counted.
 */
public class BiasedDie {
    static long flips;

    /** The nodes reached from 0 to 6 by heads and by tails; 7 to 12 stand for the faces 1 to 6. */
    private static final int[][] NEXT = {{1, 2}, {3, 4}, {5, 6}, {1, 7}, {8, 9}, {10, 11}, {12, 2}};

    public static void main(String[] args) {
        double heads = args.length > 0 ? Double.parseDouble(args[0]) : 0.3;
        boolean count = args.length < 2 || !args[1].equals("plain");
        int node = 0;
        while (node < NEXT.length) {
            node = NEXT[node][Choice.make(heads, 1 - heads)];
            if (count) {
                flips++;
            }
        }
        int face = node - 6;
        assert 1 <= face && face <= 6;
        System.out.println(face);
    }
}
