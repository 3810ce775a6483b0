import java.util.*;
import java.util.function.*;
public class ClockAndScheduler {
    static class Sim {
        record Ev(long at, int seq, String name, Consumer<Sim> run) implements Comparable<Ev> {
            public int compareTo(Ev o) {
                int c = Long.compare(at, o.at);
                return c != 0 ? c : Integer.compare(seq, o.seq);
            }
        }
        final PriorityQueue<Ev> q = new PriorityQueue<>();
        long now;
        int seq;
        final StringBuilder trace = new StringBuilder();
        void at(long d, String n, Consumer<Sim> r) {
            if (d < 0) throw new IllegalArgumentException("past: " + d);
            q.add(new Ev(now + d, seq++, n, r));
        }
        void run(long until) {
            while (!q.isEmpty() && q.peek().at() <= until) {
                Ev e = q.poll();
                now = e.at();
                trace.append(String.format("%4d %-8s", now, e.name()));
                e.run().accept(this);
                trace.append(" q=").append(q.size()).append('\n');
            }
        }
    }
    static class Server {
        final Deque<Integer> line = new ArrayDeque<>();
        boolean busy;
        int served;
        long waited;
        final Map<Integer, Long> came = new HashMap<>();
        void arrive(Sim s, int id) {
            came.put(id, s.now);
            if (busy) line.add(id);
            else start(s, id);
        }
        void start(Sim s, int id) {
            busy = true;
            waited += s.now - came.remove(id);
            s.at(7 + id % 3 * 2, "done" + id, t -> { served++; busy = false; Integer n = line.poll(); if (n != null) start(t, n); });
        }
    }
    public static void main(String[] a) {
        Sim s = new Sim();
        Server v = new Server();
        for (int i = 0, t = 0; i < 6; i++, t += 3 + i) {
            int id = i;
            s.at(t, "arrive" + id, x -> v.arrive(x, id));
        }
        s.at(10, "tick", new Consumer<>() { int n; public void accept(Sim x) { if (++n < 3) x.at(10, "tick" + n, this); } });
        s.run(100);
        System.out.print(s.trace);
        System.out.println(v.served + " " + v.waited + " " + v.line + " " + s.now);
        try {
            s.at(-1, "bad", x -> { });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
