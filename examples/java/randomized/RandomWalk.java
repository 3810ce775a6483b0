import java.util.ArrayList;
import java.util.List;
import sojourner.Choice;
import sojourner.Label;

/**
 * A walk on a graph that goes to a random neighbour until it reaches one of two ends.
 *
 * <p>Without further arguments the graph is the path 0 - 1 - ... - n, and the walk starts at k: it ends at n with
 * probability k/n (gambler's ruin). With the argument {@code lollipop} the inner nodes up to n/2 form a clique.
 * Arguments: n (10), k (3). The label {@code won} says that n was reached.
 */
public class RandomWalk {
    static List<List<Integer>> graph(int n, boolean lollipop) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            List<Integer> list = new ArrayList<>();
            for (int j = 0; j <= n; j++) {
                boolean clique = lollipop && 0 < i && i <= n / 2 && 0 < j && j <= n / 2 && i != j;
                if (clique || Math.abs(i - j) == 1) {
                    list.add(j);
                }
            }
            neighbours.add(list);
        }
        return neighbours;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 10, at = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        List<List<Integer>> neighbours = graph(n, args.length > 2 && args[2].equals("lollipop"));
        while (at != 0 && at != n) {
            List<Integer> next = neighbours.get(at);
            int to = next.get(Choice.uniform(next.size()));
            assert neighbours.get(to).contains(at) : "a one-way street";
            at = to;
        }
        Label.set("won", at == n);
        System.out.println(at);
    }
}
