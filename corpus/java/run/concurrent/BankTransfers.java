import java.util.*;

public class BankTransfers {
    static class Acc { final int id; int bal; Acc(int id, int b) { this.id = id; bal = b; } }
    static void move(Acc a, Acc b, int n) { Acc x = a.id < b.id ? a : b, y = x == a ? b : a; synchronized (x) { synchronized (y) { if (a.bal >= n) { a.bal -= n; b.bal += n; } } } }

    public static void main(String[] args) throws Throwable {
        Acc[] as = new Acc[4];
        for (int i = 0; i < 4; i++) as[i] = new Acc(i, 100);
        Thread[] ts = new Thread[3];
        for (int t = 0; t < 3; t++) { int seed = t; ts[t] = new Thread(() -> { Random r = new Random(seed); for (int i = 0; i < 300; i++) { int a = r.nextInt(4), b = r.nextInt(4); if (a != b) move(as[a], as[b], r.nextInt(30)); } }); ts[t].start(); }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.stream(as).mapToInt(a -> a.bal).sum() + " " + Arrays.stream(as).allMatch(a -> a.bal >= 0));
    }
}
