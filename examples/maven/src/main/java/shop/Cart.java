package shop;

/** A cart that forgets items when two threads add at the same time: reading and writing are two steps. */
public class Cart {
    private int items;

    public void add(int n) {
        items = items + n;
    }

    public int items() {
        return items;
    }
}
