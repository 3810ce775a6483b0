package shop;

/** The same with a lock. */
public class SafeCart {
    private int items;

    public synchronized void add(int n) {
        items = items + n;
    }

    public synchronized int items() {
        return items;
    }
}
