// expect: assertion
// What a thread keeps for itself is part of what it does next.
import java.util.Random;

public class LocalRemembered {
    static final ThreadLocal<Integer> KEPT = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            KEPT.set(1);
        }
        random.nextBoolean();
        assert KEPT.get() == 0; //! assertion
    }
}
