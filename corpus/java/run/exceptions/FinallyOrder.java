import java.util.*;

public class FinallyOrder {
    static int f(int n, List<String> log) {
        for (int i = 0; ; i++) {
            try {
                log.add("t" + i);
                if (i == n) return i;
                if (i == 3) throw new IllegalStateException("at 3");
            } catch (IllegalStateException e) {
                log.add("c");
                return -1;
            } finally {
                log.add("f" + i);
                if (n == 7 && i == 3) break;
            }
        }
        log.add("after");
        return -2;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 2, 5, 7}) {
            List<String> log = new ArrayList<>();
            System.out.println(f(n, log) + " " + log);
        }
    }
}
