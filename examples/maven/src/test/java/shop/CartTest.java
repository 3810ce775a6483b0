package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Ordinary tests: a build that runs them once will hardly ever see one fail. */
class CartTest {
    @Test
    void holdsWhatIsAdded() {
        Cart cart = new Cart();
        cart.add(2);
        assertEquals(2, cart.items());
    }

    @Test
    void holdsWhatTwoThreadsAdd() throws InterruptedException {
        Cart cart = new Cart();
        Thread other = new Thread(() -> cart.add(2));
        other.start();
        cart.add(2);
        other.join();
        assertEquals(4, cart.items());
    }
}
