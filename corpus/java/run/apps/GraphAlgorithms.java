import java.util.*;

public class GraphAlgorithms {
    record Edge(int from, int to, int w) { }

    final int n;
    final List<List<Edge>> adj = new ArrayList<>();
    final List<Edge> edges = new ArrayList<>();

    GraphAlgorithms(int n) {
        this.n = n;
        for (int i = 0; i < n; i++) adj.add(new ArrayList<>());
    }

    void add(int a, int b, int w) {
        Edge e = new Edge(a, b, w);
        adj.get(a).add(e);
        edges.add(e);
    }

    int[] dijkstra(int s) {
        int[] d = new int[n];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[1] - b[1]);
        q.add(new int[] {s, 0});
        while (!q.isEmpty()) {
            int[] t = q.poll();
            if (t[1] > d[t[0]]) continue;
            for (Edge e : adj.get(t[0])) {
                int nd = t[1] + e.w();
                if (nd < d[e.to()]) {
                    d[e.to()] = nd;
                    q.add(new int[] {e.to(), nd});
                }
            }
        }
        return d;
    }

    List<Integer> bfs(int s) {
        List<Integer> order = new ArrayList<>();
        boolean[] seen = new boolean[n];
        Queue<Integer> q = new ArrayDeque<>(List.of(s));
        seen[s] = true;
        while (!q.isEmpty()) {
            int u = q.remove();
            order.add(u);
            for (Edge e : adj.get(u)) {
                if (!seen[e.to()]) {
                    seen[e.to()] = true;
                    q.add(e.to());
                }
            }
        }
        return order;
    }

    void dfs(int u, Set<Integer> seen, List<Integer> post) {
        if (!seen.add(u)) return;
        for (Edge e : adj.get(u)) dfs(e.to(), seen, post);
        post.add(u);
    }

    List<Integer> topo() {
        int[] in = new int[n];
        for (Edge e : edges) in[e.to()]++;
        TreeSet<Integer> ready = new TreeSet<>();
        for (int i = 0; i < n; i++) if (in[i] == 0) ready.add(i);
        List<Integer> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            int u = ready.pollFirst();
            out.add(u);
            for (Edge e : adj.get(u)) if (--in[e.to()] == 0) ready.add(e.to());
        }
        if (out.size() < n) throw new IllegalStateException("cycle");
        return out;
    }

    int kruskal() {
        int[] parent = new int[n];
        for (int i = 0; i < n; i++) parent[i] = i;
        List<Edge> sorted = new ArrayList<>(edges);
        sorted.sort(Comparator.comparingInt(Edge::w));
        int total = 0;
        for (Edge e : sorted) {
            int a = find(parent, e.from()), b = find(parent, e.to());
            if (a != b) {
                parent[a] = b;
                total += e.w();
            }
        }
        return total;
    }

    static int find(int[] p, int x) {
        return p[x] == x ? x : (p[x] = find(p, p[x]));
    }

    long[][] floyd() {
        long[][] d = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(d[i], Long.MAX_VALUE / 4);
            d[i][i] = 0;
        }
        for (Edge e : edges) d[e.from()][e.to()] = Math.min(d[e.from()][e.to()], e.w());
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        return d;
    }

    public static void main(String[] args) {
        GraphAlgorithms g = new GraphAlgorithms(7);
        int[][] es = {{0, 1, 7}, {0, 3, 5}, {1, 2, 8}, {1, 3, 9}, {1, 4, 7}, {2, 4, 5}, {3, 4, 15}, {3, 5, 6}, {4, 5, 8}, {4, 6, 9}, {5, 6, 11}};
        for (int[] e : es) g.add(e[0], e[1], e[2]);
        System.out.println(Arrays.toString(g.dijkstra(0)));
        System.out.println(g.bfs(0));
        List<Integer> post = new ArrayList<>();
        g.dfs(0, new HashSet<>(), post);
        System.out.println(post + " " + g.topo() + " " + g.kruskal());
        System.out.println(Arrays.toString(g.floyd()[1]));
        g.add(6, 0, 1);
        try {
            g.topo();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        String[] maze = {"S.#.....", "..#.###.", ".##.#...", "....#.#E"};
        System.out.println(shortest(maze));
    }

    static int shortest(String[] maze) {
        record P(int r, int c) { }
        Map<P, Integer> dist = new HashMap<>();
        Deque<P> q = new ArrayDeque<>();
        q.add(new P(0, 0));
        dist.put(new P(0, 0), 0);
        while (!q.isEmpty()) {
            P p = q.poll();
            if (maze[p.r()].charAt(p.c()) == 'E') return dist.get(p);
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                P x = new P(p.r() + d[0], p.c() + d[1]);
                if (x.r() < 0 || x.c() < 0 || x.r() >= maze.length || x.c() >= maze[0].length() || maze[x.r()].charAt(x.c()) == '#' || dist.containsKey(x)) continue;
                dist.put(x, dist.get(p) + 1);
                q.add(x);
            }
        }
        return -1;
    }
}
