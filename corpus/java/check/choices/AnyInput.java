// expect: assertion
// args: 4
// pair: AnyInputFixed
// Largest input. Any year: the rule for leap years forgets the centuries that divide by 400.
import sojourner.Choice;

public class AnyInput {
    static boolean leap(int year) {
        return year % 4 == 0 && year % 100 != 0;
    }

    public static void main(String[] args) {
        int year = 400 * Choice.anyInt(1, Integer.parseInt(args[0])) + Choice.anyOf(0, 1, 4, 100);
        boolean expected = java.time.Year.isLeap(year);
        assert leap(year) == expected; //! assertion
    }
}
