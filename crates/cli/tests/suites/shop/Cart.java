package shop;

/** What the tests are about: one way to count that loses updates, and one that does not. */
class Cart {
    private int items;

    void add() {
        items++;
    }

    synchronized void addSafely() {
        items++;
    }

    int items() {
        return items;
    }
}
