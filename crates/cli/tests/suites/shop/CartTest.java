package shop;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CartTest extends Shared {
    static void equal(int wanted, int found) {
        if (wanted != found) {
            throw new AssertionError("expected " + wanted + " but found " + found);
        }
    }

    @BeforeEach
    void fillMore() {
        cart.add();
    }

    @Test
    void holdsTwo() {
        equal(2, cart.items());
    }

    @Test
    void losesAnItem() throws InterruptedException {
        Thread other = new Thread(cart::add);
        other.start();
        cart.add();
        other.join();
        equal(4, cart.items());
    }

    @Test
    void losesNothing() throws InterruptedException {
        Thread other = new Thread(cart::addSafely);
        other.start();
        cart.addSafely();
        other.join();
        equal(4, cart.items());
    }

    @Test
    void waitsForItself() throws InterruptedException {
        Object first = new Object();
        Object second = new Object();
        Thread other = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                    cart.add();
                }
            }
        });
        other.start();
        synchronized (second) {
            synchronized (first) {
                cart.add();
            }
        }
        other.join();
    }

    @Test
    void drawsASeven() {
        equal(0, new Random().nextInt(10) == 7 ? 1 : 0);
    }

    @Test
    void leavesAThreadBehind() {
        Object never = new Object();
        new Thread(() -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException ended) {
                    throw new IllegalStateException(ended);
                }
            }
        }).start();
    }

    @Test
    void takesForEver() throws InterruptedException {
        int[] shared = new int[1];
        Thread[] threads = new Thread[6];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    shared[0] += k;
                }
            });
            threads[i].start();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void isSmall(int number) {
        equal(1, number < 3 ? 1 : 0);
    }

    @RepeatedTest(2)
    void isTheSame() {
        equal(2, cart.items());
    }

    @Test
    @ExtendWith(String.class)
    void isExtended() {}

    @Test
    @Disabled
    void isOff() {
        throw new AssertionError();
    }

    @Nested
    class Full {
        @BeforeEach
        void fillUp() {
            cart.add();
        }

        @Test
        void holdsThree() {
            equal(3, cart.items());
        }
    }
}
