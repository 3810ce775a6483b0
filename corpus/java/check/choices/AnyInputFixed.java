// expect: verified
// args: 4
// larger: 20
// pair: AnyInput
// Largest input.
import sojourner.Choice;

public class AnyInputFixed {
    static boolean leap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static void main(String[] args) {
        int year = 400 * Choice.anyInt(1, Integer.parseInt(args[0])) + Choice.anyOf(0, 1, 4, 100);
        boolean expected = java.time.Year.isLeap(year);
        assert leap(year) == expected;
    }
}
