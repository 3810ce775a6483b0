import java.util.*;

public class EventSimulation {
    record Event(long time, int seq, String type, int customer) implements Comparable<Event> {
        public int compareTo(Event o) {
            return time != o.time ? Long.compare(time, o.time) : Integer.compare(seq, o.seq);
        }
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private final Deque<Integer> line = new ArrayDeque<>();
    private final Random rnd = new Random(99);
    private final Map<Integer, Long> arrived = new HashMap<>();
    private int seq, busy, served, maxLine;
    private long now, totalWait;
    private final int tellers;

    EventSimulation(int tellers) {
        this.tellers = tellers;
    }

    void schedule(long dt, String type, int c) {
        events.add(new Event(now + dt, seq++, type, c));
    }

    void start(int c) {
        busy++;
        totalWait += now - arrived.get(c);
        schedule(20 + rnd.nextInt(60), "leave", c);
    }

    void run(int customers) {
        schedule(0, "arrive", 1);
        while (!events.isEmpty()) {
            Event e = events.poll();
            now = e.time();
            switch (e.type()) {
                case "arrive" -> {
                    arrived.put(e.customer(), now);
                    if (busy < tellers) start(e.customer());
                    else line.add(e.customer());
                    maxLine = Math.max(maxLine, line.size());
                    if (e.customer() < customers) schedule(1 + rnd.nextInt(30), "arrive", e.customer() + 1);
                }
                case "leave" -> {
                    busy--;
                    served++;
                    if (!line.isEmpty()) start(line.remove());
                }
                default -> throw new IllegalStateException(e.type());
            }
        }
        System.out.printf(Locale.ROOT, "tellers %d served %d end %d max line %d mean wait %.2f%n", tellers, served, now, maxLine, (double) totalWait / served);
    }

    public static void main(String[] args) {
        for (int t = 1; t <= 5; t++) new EventSimulation(t).run(200);
    }
}
