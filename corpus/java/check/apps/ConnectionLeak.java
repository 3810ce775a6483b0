// expect: deadlock
// args: 1 2
// larger: 1 3
// pair: ConnectionPool
// Connections, clients; the first client's query fails and its connection never comes back.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

public class ConnectionLeak {
    private final Semaphore permits;
    private final ConcurrentLinkedQueue<String> idle = new ConcurrentLinkedQueue<>();

    ConnectionLeak(int size) {
        permits = new Semaphore(size);
        for (int i = 0; i < size; i++) {
            idle.add("connection-" + i);
        }
    }

    void query(boolean fails) {
        permits.acquireUninterruptibly(); //! deadlock
        String connection = idle.remove();
        execute(fails);
        idle.add(connection);
        permits.release();
    }

    static void execute(boolean fails) {
        if (fails) {
            throw new IllegalStateException("query failed");
        }
    }

    public static void main(String[] args) {
        ConnectionLeak pool = new ConnectionLeak(Integer.parseInt(args[0]));
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            boolean fails = i == 0;
            new Thread(() -> {
                try {
                    pool.query(fails);
                } catch (IllegalStateException e) {
                    assert fails;
                }
            }).start();
        }
    }
}
