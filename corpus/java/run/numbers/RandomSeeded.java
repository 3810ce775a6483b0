import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

public class RandomSeeded {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(1 << 20) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble());
        for (int i = 0; i < 5; i++) System.out.print(r.nextGaussian() + " ");
        System.out.println();
        byte[] b = new byte[11];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b));
        System.out.println(new Random(7).ints(5).boxed().toList() + " " + new Random(7).ints(5, 0, 100).boxed().toList() + " " + new Random(7).ints(-5, 5).limit(6).boxed().toList() + " " + new Random(7).longs(2).boxed().toList() + " " + new Random(7).doubles(2).boxed().toList() + " " + new Random(8).doubles(3, 1, 2).boxed().map(d -> "" + d).collect(Collectors.joining(",")));
        System.out.println(new Random(1).nextInt(5, 10) + " " + new Random(1).nextLong(100) + " " + new Random(1).nextDouble(5) + " " + new Random(1).nextLong(-10, 10) + " " + new Random(1).nextFloat(1, 2) + " " + new Random(3).nextExponential());
        r.setSeed(42);
        System.out.println(r.nextInt());
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.nextInt(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] hist = new int[6];
        Random dice = new Random(2024);
        for (int i = 0; i < 6000; i++) hist[dice.nextInt(6)]++;
        System.out.println(Arrays.toString(hist));
        SplittableRandom s = new SplittableRandom(99);
        System.out.println(s.nextInt() + " " + s.nextInt(100) + " " + s.nextLong() + " " + s.split().nextInt(50) + " " + s.nextDouble());
        class Lcg extends Random {
            int calls;

            @Override
            protected int next(int bits) {
                calls++;
                return super.next(bits) & 0xff;
            }
        }
        Lcg l = new Lcg();
        l.setSeed(5);
        System.out.println(l.nextInt() + " " + l.nextLong() + " " + l.calls);
        double pi = 0;
        Random mc = new Random(123456789L);
        for (int i = 0; i < 20000; i++) {
            double x = mc.nextDouble(), y = mc.nextDouble();
            if (x * x + y * y < 1) pi += 4;
        }
        System.out.println(pi / 20000);
    }
}
