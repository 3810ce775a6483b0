package shop;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What several test classes have in common; its tests are theirs. */
abstract class Shared {
    static int begun;
    Cart cart;

    @BeforeAll
    static void begin() {
        begun++;
    }

    @BeforeEach
    void fill() {
        cart = new Cart();
        cart.add();
    }

    @AfterEach
    void empty() {
        cart = null;
    }

    @Test
    void isSetUpOnce() {
        CartTest.equal(1, begun);
    }
}
