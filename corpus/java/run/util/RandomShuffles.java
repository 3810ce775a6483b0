import java.util.*;
import java.util.stream.*;

public class RandomShuffles {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
        Random r = new Random(2024);
        Collections.shuffle(l, r);
        System.out.println(l + " " + r.nextInt(100) + " " + r.nextInt(7, 9));
        int[] a = IntStream.range(0, 8).toArray();
        for (int i = a.length - 1; i > 0; i--) { int j = r.nextInt(i + 1), t = a[i]; a[i] = a[j]; a[j] = t; }
        System.out.println(Arrays.toString(a) + " " + r.doubles(3).mapToObj(d -> String.format(Locale.ROOT, "%.4f", d)).toList() + r.nextGaussian());
        String pw = r.ints(12, 0, 62).mapToObj(i -> "" + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".charAt(i)).collect(Collectors.joining());
        System.out.println(pw + " " + r.longs(2, -5, 5).boxed().toList() + new Random(-1).nextLong() + new Random(0).nextFloat() + new Random(0).nextBoolean());
        double[] w = {0.5, 0.3, 0.2};
        int[] hist = new int[3];
        for (int i = 0; i < 1000; i++) { double x = r.nextDouble(); int k = 0; while (x >= w[k] && k < 2) x -= w[k++]; hist[k]++; }
        System.out.println(Arrays.toString(hist));
    }
}
