// expect: verified
// outcomes: 0|1|2|3|4|5
// jpf-probabilistic's Die.roll() gives 0 to 5.
import probabilistic.Die;

public class DieSides {
    public static void main(String[] args) {
        System.out.println(Die.roll());
    }
}
