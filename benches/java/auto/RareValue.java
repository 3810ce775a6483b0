import java.util.Random;

/** A draw of which one value is wrong. Argument: values. */
public class RareValue {
    public static void main(String[] args) {
        int values = Integer.parseInt(args[0]);
        int drawn = new Random().nextInt(values);
        assert drawn != values * 2L / 3 : drawn;
    }
}
