import sojourner.Choice;

/**
 * Two players choose scissors, paper or rock at random until one has won {@code target} rounds (4, or the first
 * argument). A round is a draw with probability 1/3. With the second argument {@code draws} the draws are counted too,
 * so that no two rounds share a state and paths are as good as endless.
 */
public class ScissorsPaperRock {
    enum Hand {
        SCISSORS, PAPER, ROCK;

        /** Each beats the next one in the circle. */
        boolean beats(Hand other) {
            return (ordinal() + 1) % values().length == other.ordinal();
        }
    }

    static long first, second, draws;

    static Hand draw() {
        return Hand.values()[Choice.uniform(3)];
    }

    public static void main(String[] args) {
        int target = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        boolean countDraws = args.length > 1 && args[1].equals("draws");
        while (first < target && second < target) {
            Hand a = draw(), b = draw();
            if (a.beats(b)) {
                first++;
            } else if (b.beats(a)) {
                second++;
            } else {
                assert a == b;
                if (countDraws) {
                    draws++;
                }
            }
        }
        assert (first == target) != (second == target);
        System.out.println(first > second ? "first" : "second");
    }
}
