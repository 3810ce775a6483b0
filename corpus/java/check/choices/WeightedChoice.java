// expect: verified
// outcomes: 0 1|0 2|2 1|2 2
// Weights that are zero are never drawn; weights need not add to one. The draws are independent: 0 has probability 1/4,
// 1 and 2 of the second draw 1/2 each.
import sojourner.Choice;

public class WeightedChoice {
    public static void main(String[] args) {
        int a = Choice.make(1, 0, 3), b = 1 + Choice.uniform(2);
        System.out.println(a + " " + b);
    }
}
