import java.util.IdentityHashMap;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.sosy_lab.sv_benchmarks.Verifier;
import sojourner.Symbolic;

/** What was wrong once. Each method is a program of its own; the line above it says what is true of it. */
public class Attacks {
    static int count;

    // assertion
    static void flagAtAnOpenIndex() {
        boolean[] flags = new boolean[8];
        flags[1] = true;
        int x = Symbolic.intIn("x", 0, 1);
        assert !(flags[x] && x == 1);
    }

    // verified
    static void flagOnlyThere() {
        boolean[] flags = new boolean[8];
        flags[3] = true;
        int x = Symbolic.intIn("x", 0, 3);
        assert !flags[x] || x == 3;
    }

    // assertion
    static void narrowElements() {
        byte[] bytes = {1, -2, 3, -4};
        short[] shorts = {1, -2, 3, -4};
        char[] chars = {'a', 'b', '\uffff', 'd'};
        int x = Symbolic.intIn("x", 0, 3);
        assert bytes[x] != -4 || shorts[x] != -4 || chars[x] != 'd';
    }

    // assertion
    static void drawShiftedByAnInput() {
        int n = Symbolic.intIn("n", 25, 31);
        int v = new Random().nextInt() >>> n;
        assert v != 127;
    }

    // assertion
    static void drawMaskedByAnInput() {
        int n = Symbolic.intIn("n", 0, 15);
        int v = new Random().nextInt() & n;
        assert v != 15;
    }

    // assertion
    static void drawMaskedByADraw() {
        Random random = new Random();
        int n = random.nextInt(1_000_000);
        int v = random.nextInt() & n;
        assert v != 3;
    }

    // verified
    static void swapOfABox() {
        int x = Symbolic.intIn("x", 0, 10);
        AtomicReference<Integer> there = new AtomicReference<>(x);
        Integer same = x;
        assert there.compareAndSet(same, 5);
    }

    // assertion
    static void noSwapOfALargeBox() {
        int x = Symbolic.intIn("x", 0, 1000);
        AtomicReference<Integer> there = new AtomicReference<>(x);
        Integer same = x;
        assert there.compareAndSet(same, 5);
    }

    // verified
    static void identityMap() {
        int x = Symbolic.intIn("x", 0, 10);
        Integer a = x, b = x;
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>();
        map.put(a, 1);
        assert map.containsKey(b);
    }

    // verified
    static void lockOnABox() throws Exception {
        int x = Symbolic.intIn("x", 0, 10);
        Integer a = x, b = x;
        Thread other = new Thread(() -> {
            synchronized (a) {
                count = count + 1;
            }
        });
        other.start();
        synchronized (b) {
            count = count + 1;
        }
        other.join();
        assert count == 2;
    }

    // assertion
    static void textWithAWideCharacter() {
        char c = Verifier.nondetChar();
        int x = Verifier.nondetInt();
        String text = "" + c + x;
        assert !text.equals("\u12345");
    }

    // verified
    static void longestText() {
        String text = Verifier.nondetString();
        if (text.length() > 2147483000) {
            throw new IllegalStateException("no heap holds it");
        }
    }

    // assertion
    static void inputAndDrawTwice() {
        int x = Symbolic.intIn("x", 1, 3);
        int y = new Random().nextInt(1_000_000);
        if (y > x && y < x + 5) {
            assert y != 7;
        }
    }

    // verified
    static void loopOverADraw() {
        int x = Symbolic.intIn("x", 1, 3);
        int y = new Random().nextInt(1_000_000);
        int rounds = 0;
        while (y > x) {
            y -= 400_000;
            rounds++;
        }
        assert rounds <= 3;
    }

    // assertion
    static void inputAndDraw() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 0 && x <= 4);
        double y = new Random().nextDouble();
        assert x + y < 4.5;
    }

    // assertion
    static void scaledByAnInput() {
        int n = Symbolic.intIn("n", 1, 6);
        int k = (int) (Math.random() * n);
        assert k != 5;
    }

    // assertion
    static void askedThenAdded() {
        double r = Math.random();
        double s = Math.random();
        if (r < s && s < 0.5) {
            double x = Verifier.nondetDouble();
            Verifier.assume(x >= 1 && x <= 2);
            if (r > 0.25) {
                assert x * r + s < 0.9;
            }
        }
    }

    // verified
    static void askedAndSmall() {
        double r = Math.random();
        int n = Symbolic.intIn("n", 1, 6);
        if (r < 0.5) {
            assert r * n < 3;
        }
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "flagAtAnOpenIndex" -> flagAtAnOpenIndex();
            case "flagOnlyThere" -> flagOnlyThere();
            case "narrowElements" -> narrowElements();
            case "drawShiftedByAnInput" -> drawShiftedByAnInput();
            case "drawMaskedByAnInput" -> drawMaskedByAnInput();
            case "drawMaskedByADraw" -> drawMaskedByADraw();
            case "swapOfABox" -> swapOfABox();
            case "noSwapOfALargeBox" -> noSwapOfALargeBox();
            case "identityMap" -> identityMap();
            case "lockOnABox" -> lockOnABox();
            case "textWithAWideCharacter" -> textWithAWideCharacter();
            case "longestText" -> longestText();
            case "inputAndDrawTwice" -> inputAndDrawTwice();
            case "loopOverADraw" -> loopOverADraw();
            case "inputAndDraw" -> inputAndDraw();
            case "scaledByAnInput" -> scaledByAnInput();
            case "askedThenAdded" -> askedThenAdded();
            case "askedAndSmall" -> askedAndSmall();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
