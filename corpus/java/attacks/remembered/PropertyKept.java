// expect: assertion
// A property that is set is part of the state.
import java.util.Random;

public class PropertyKept {
    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            System.setProperty("own", "set");
        }
        random.nextBoolean();
        assert System.getProperty("own") == null; //! assertion
    }
}
