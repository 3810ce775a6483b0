// expect: verified
// args: 1 2
// larger: 2 3
// pair: ConnectionLeak
// Connections, clients; the first client's query fails. The connection comes back on every path, before its permit: there
// is an idle connection for every permit, so remove() always finds one.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

public class ConnectionPool {
    private final Semaphore permits;
    private final ConcurrentLinkedQueue<String> idle = new ConcurrentLinkedQueue<>();

    ConnectionPool(int size) {
        permits = new Semaphore(size);
        for (int i = 0; i < size; i++) {
            idle.add("connection-" + i);
        }
    }

    void query(boolean fails) {
        permits.acquireUninterruptibly();
        String connection = idle.remove();
        try {
            execute(fails);
        } finally {
            idle.add(connection);
            permits.release();
        }
    }

    static void execute(boolean fails) {
        if (fails) {
            throw new IllegalStateException("query failed");
        }
    }

    public static void main(String[] args) {
        ConnectionPool pool = new ConnectionPool(Integer.parseInt(args[0]));
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
