// expect: assertion
// Two threads share what belongs to a class.
public class HandedByClassValue {
    static final ClassValue<int[]> VALUE = new ClassValue<>() {
        protected int[] computeValue(Class<?> of) {
            return new int[1];
        }
    };

    static void count() {
        VALUE.get(String.class)[0]++;
    }

    public static void main(String[] args) throws Exception {
        count();
        Thread other = new Thread(HandedByClassValue::count);
        other.start();
        count();
        other.join();
        assert VALUE.get(String.class)[0] == 3; //! assertion
    }
}
