// expect: assertion
// What belongs to a class is kept.
import java.util.Random;

public class ValueOfClass {
    static int next;
    static final ClassValue<Integer> VALUE = new ClassValue<>() {
        protected Integer computeValue(Class<?> of) {
            return next;
        }
    };

    public static void main(String[] args) {
        Random random = new Random();
        next = 1;
        if (random.nextBoolean()) {
            VALUE.get(Random.class);
        }
        next = 2;
        random.nextBoolean();
        assert VALUE.get(Random.class) == 2; //! assertion
    }
}
