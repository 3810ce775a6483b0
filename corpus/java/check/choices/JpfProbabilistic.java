// expect: assertion
// jpf-probabilistic's classes: heads twice and the last of three has probability 1/2 * 1/2 * 1/3 * 0.2 = 1/60.
import probabilistic.Choice;
import probabilistic.Coin;
import probabilistic.UniformChoice;

public class JpfProbabilistic {
    public static void main(String[] args) {
        boolean heads = Coin.flip() == 1 && Coin.flip() == 1;
        boolean last = UniformChoice.make(3) == 2;
        boolean rare = Choice.make(new double[] {0.8, 0.2}) == 1;
        assert !(heads && last && rare); //! assertion
    }
}
