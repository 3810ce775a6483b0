package shop;

/** Two customers, one cart. */
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Cart cart = new Cart();
        Thread other = new Thread(() -> cart.add(2), "customer");
        other.start();
        cart.add(2);
        other.join();
        assert cart.items() == 4 : cart.items() + " items";
    }
}
