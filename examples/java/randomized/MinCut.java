import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import sojourner.Label;

/**
 * Karger's contraction: merge the ends of random edges until two parts are left. The edges between them are a cut, never
 * smaller than the smallest one, and the smallest one with probability at least 2 / (n (n-1)).
 *
 * <p>The graph: two cliques of n/2 vertices, joined by one edge (smallest cut 1). The argument is n (6). The label
 * {@code smallest} says whether the smallest cut was found.
 */
public class MinCut {
    record Edge(int a, int b) {}

    static List<Edge> graph(int n) {
        List<Edge> edges = new ArrayList<>();
        int half = n / 2;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (i < half == j < half || i == half - 1 && j == half) {
                    edges.add(new Edge(i, j));
                }
            }
        }
        return edges;
    }

    static int contract(List<Edge> edges, int n, Random random) {
        List<Edge> left = new ArrayList<>(edges);
        for (int parts = n; parts > 2; parts--) {
            Edge chosen = left.get(random.nextInt(left.size()));
            List<Edge> next = new ArrayList<>();
            for (Edge e : left) {
                int a = e.a == chosen.b ? chosen.a : e.a, b = e.b == chosen.b ? chosen.a : e.b;
                if (a != b) {
                    next.add(new Edge(a, b));
                }
            }
            left = next;
        }
        return left.size();
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int cut = contract(graph(n), n, new Random());
        assert cut >= 1;
        Label.set("smallest", cut == 1);
        System.out.println(cut);
    }
}
