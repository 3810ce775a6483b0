// expect: assertion
// A final field is set by reflection on an object that others know already.
import java.lang.reflect.Field;

public class FinalSetByForce {
    static volatile Thing published;

    static class Thing {
        final int value;

        Thing(int value) {
            this.value = value;
        }
    }

    static void other() {
        Thing thing = published;
        int first = thing.value;
        assert first == thing.value : "a final field has changed"; //! assertion
    }

    public static void main(String[] args) throws Exception {
        published = new Thing(1);
        Field field = Thing.class.getDeclaredField("value");
        field.setAccessible(true);
        field.setInt(new Thing(0), 2);
        Thread other = new Thread(FinalSetByForce::other);
        other.start();
        field.setInt(published, 7);
        other.join();
    }
}
