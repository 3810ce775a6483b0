import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * The proposal algorithm of Gale and Shapley on random preference lists: the result is always a stable matching.
 * The argument is the number of couples (4): there are (n!) to the power of 2n preference lists.
 */
public class StableMarriage {
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
        int n = husband.length;
        int[] wife = new int[n];
        for (int w = 0; w < n; w++) {
            wife[husband[w]] = w;
        }
        for (int m = 0; m < n; m++) {
            for (int w = 0; w < n; w++) {
                boolean he = men.get(m).indexOf(w) < men.get(m).indexOf(wife[m]);
                boolean she = women.get(w).indexOf(m) < women.get(w).indexOf(husband[w]);
                if (he && she) {
                    return false;
                }
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        Random random = new Random();
        List<List<Integer>> men = preferences(n, random), women = preferences(n, random);
        assert stable(men, women, match(men, women));
    }
}
