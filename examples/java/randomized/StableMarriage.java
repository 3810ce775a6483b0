import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * The proposal algorithm of Gale and Shapley on random preference lists: the result is always a stable matching.
 *
 * <p>A taste is drawn as far as it is asked for, and no further: nobody can tell the difference (the principle of
 * deferred decisions), and runs that have seen the same part of all tastes meet again. With {@code eager} as the second
 * argument all lists are drawn first; there are (n!) to the power of 2n of them. The first argument is the number of
 * couples, n (4).
 */
public class StableMarriage {
    /** In what order somebody likes the others: a random one. */
    static final class Taste {
        private final List<Integer> ranking = new ArrayList<>(), others = new ArrayList<>();
        private final Random random;

        Taste(int n, Random random) {
            this.random = random;
            for (int i = 0; i < n; i++) {
                others.add(i);
            }
        }

        /** The one liked best of those not named yet. */
        int next() {
            int best = others.remove(random.nextInt(others.size()));
            ranking.add(best);
            return best;
        }

        /** Where a newcomer stands among those met so far. */
        void meet(int other) {
            if (!ranking.contains(other)) {
                ranking.add(random.nextInt(ranking.size() + 1), other);
            }
        }

        /** Whoever was never thought of is liked less than those who were. */
        boolean prefers(int one, int other) {
            int at = ranking.indexOf(one);
            return at >= 0 && (at < ranking.indexOf(other) || !ranking.contains(other));
        }
    }

    private final List<Taste> men = new ArrayList<>(), women = new ArrayList<>();
    private final int[] husband, wife;

    StableMarriage(int n, Random random) {
        for (int i = 0; i < n; i++) {
            men.add(new Taste(n, random));
            women.add(new Taste(n, random));
        }
        husband = new int[n];
        wife = new int[n];
        java.util.Arrays.fill(husband, -1);
    }

    /** Marries everybody. The tastes of women are asked for suitor by suitor. */
    void match() {
        Deque<Integer> single = new ArrayDeque<>();
        for (int i = 0; i < husband.length; i++) {
            single.add(i);
        }
        while (!single.isEmpty()) {
            int man = single.remove(), woman = men.get(man).next();
            Taste hers = women.get(woman);
            hers.meet(man);
            if (husband[woman] == -1 || hers.prefers(man, husband[woman])) {
                if (husband[woman] != -1) {
                    single.add(husband[woman]);
                }
                husband[woman] = man;
                wife[man] = woman;
            } else {
                single.add(man);
            }
        }
    }

    boolean stable() {
        for (int m = 0; m < wife.length; m++) {
            for (int w = 0; w < wife.length; w++) {
                if (men.get(m).prefers(w, wife[m]) && women.get(w).prefers(m, husband[w])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Draws the whole of every taste before anything is done, as whole permutations. */
    static final class Eager {
        static List<List<Integer>> preferences(int n, Random random) {
            List<List<Integer>> all = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                List<Integer> list = new ArrayList<>();
                for (int j = 0; j < n; j++) {
                    list.add(j);
                }
                Collections.shuffle(list, random);
                all.add(list);
            }
            return all;
        }

        /** The man whom each woman marries. */
        static int[] match(List<List<Integer>> men, List<List<Integer>> women) {
            int n = men.size();
            int[] husband = new int[n], proposals = new int[n];
            java.util.Arrays.fill(husband, -1);
            Deque<Integer> single = new ArrayDeque<>();
            for (int i = 0; i < n; i++) {
                single.add(i);
            }
            while (!single.isEmpty()) {
                int man = single.remove(), woman = men.get(man).get(proposals[man]++);
                List<Integer> taste = women.get(woman);
                if (husband[woman] == -1) {
                    husband[woman] = man;
                } else if (taste.indexOf(man) < taste.indexOf(husband[woman])) {
                    single.add(husband[woman]);
                    husband[woman] = man;
                } else {
                    single.add(man);
                }
            }
            return husband;
        }

        static boolean stable(List<List<Integer>> men, List<List<Integer>> women, int[] husband) {
            for (int w = 0; w < husband.length; w++) {
                for (int v = 0; v < husband.length; v++) {
                    List<Integer> his = men.get(husband[w]), hers = women.get(v);
                    if (his.indexOf(v) < his.indexOf(w) && hers.indexOf(husband[w]) < hers.indexOf(husband[v])) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        Random random = new Random();
        if (args.length > 1 && args[1].equals("eager")) {
            List<List<Integer>> men = Eager.preferences(n, random), women = Eager.preferences(n, random);
            assert Eager.stable(men, women, Eager.match(men, women));
            return;
        }
        StableMarriage marriage = new StableMarriage(n, random);
        marriage.match();
        assert marriage.stable();
    }
}
