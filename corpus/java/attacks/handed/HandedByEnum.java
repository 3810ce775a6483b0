// expect: assertion
// A field of a constant of an enum hands an object on.
public class HandedByEnum {
    enum Place {
        HERE;
        final int[] count = new int[1];
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Place.valueOf("HERE").count[0]++);
        other.start();
        Place.class.getEnumConstants()[0].count[0]++;
        other.join();
        assert Place.HERE.count[0] == 2; //! assertion
    }
}
