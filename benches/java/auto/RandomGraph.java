import sojourner.Choice;

/** A walk in a graph that a seed made, two ways to go on from every node. Arguments: nodes, seed, 1 for a bad node. */
public class RandomGraph {
    public static void main(String[] args) {
        int nodes = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        boolean faulty = args[2].equals("1");
        int[][] next = new int[nodes][2];
        for (int i = 0; i < nodes; i++) {
            for (int k = 0; k < 2; k++) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                next[i][k] = (int) ((seed >>> 33) % nodes);
            }
        }
        int at = 0;
        for (int step = 0; step < 40; step++) {
            at = next[at][Choice.any(2)];
            assert !faulty || at != nodes - 1 : "the bad node";
        }
    }
}
