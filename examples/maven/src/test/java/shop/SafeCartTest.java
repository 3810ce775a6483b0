package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import sojourner.junit.Explore;

/** Checked under every schedule wherever tests are run, also in an editor. */
class SafeCartTest {
    private SafeCart cart;

    @BeforeEach
    void empty() {
        cart = new SafeCart();
    }

    @Explore
    void holdsWhatTwoThreadsAdd() throws InterruptedException {
        Thread other = new Thread(() -> cart.add(2));
        other.start();
        cart.add(2);
        other.join();
        assertEquals(4, cart.items());
    }
}
