package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import sojourner.junit.Explore;

/** With the profile explored: a test that fails in every build, with the story of the lost items. */
class ExploredCartTest {
    @Explore
    void holdsWhatTwoThreadsAdd() throws InterruptedException {
        Cart cart = new Cart();
        Thread other = new Thread(() -> cart.add(2));
        other.start();
        cart.add(2);
        other.join();
        assertEquals(4, cart.items());
    }
}
