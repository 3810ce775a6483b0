import java.util.*;
import java.util.random.*;
import java.util.stream.*;
public class RandomFamilies {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(5, 10) + " " + r.nextLong() + " " + r.nextLong(1000) + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextDouble(2, 3) + " " + r.nextExponential() + " " + r.nextGaussian(10, 2));
        byte[] b = new byte[7];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b));
        System.out.println(r.ints(5, 0, 10).boxed().toList() + " " + r.doubles(2).boxed().toList() + " " + r.longs(2, 5, 9).sum() + " " + r.ints(3).sum());
        SplittableRandom s = new SplittableRandom(7);
        SplittableRandom s2 = s.split();
        System.out.println(s.nextInt() + " " + s2.nextInt() + " " + s.nextLong() + " " + s2.nextInt(1000) + " " + s.nextDouble() + " " + s.nextInt(-5, 5) + " " + s.ints(3, 0, 100).boxed().toList() + s.nextBoolean() + s2.nextGaussian());
        for (String n : new String[] {"L64X128MixRandom", "Xoshiro256PlusPlus", "Xoroshiro128PlusPlus", "L32X64MixRandom", "L128X256MixRandom", "Random", "SplittableRandom", "L64X1024MixRandom", "L64X128StarStarRandom", "L64X256MixRandom", "L128X128MixRandom", "L128X1024MixRandom"}) {
            RandomGenerator g = RandomGeneratorFactory.of(n).create(12345L);
            System.out.println(n + " " + g.nextInt() + " " + g.nextLong() + " " + g.nextInt(1000) + " " + g.nextDouble() + " " + g.nextFloat() + " " + g.nextGaussian() + " " + g.ints(3, 0, 9).boxed().toList());
        }
        System.out.println(RandomGeneratorFactory.all().map(RandomGeneratorFactory::name).sorted().toList());
        RandomGeneratorFactory<RandomGenerator> f = RandomGeneratorFactory.of("L64X128MixRandom");
        System.out.println(f.group() + " " + f.stateBits() + " " + f.equidistribution() + f.isJumpable() + f.isSplittable() + f.isStatistical() + f.period());
        RandomGenerator.JumpableGenerator j = (RandomGenerator.JumpableGenerator) RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(5);
        RandomGenerator c = j.copy();
        j.jump();
        System.out.println(j.nextInt() + " " + c.nextInt());
        try {
            RandomGenerator.of("Nope");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> l = IntStream.range(0, 15).boxed().collect(Collectors.toList());
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        for (int bad : new int[] {0, -1}) try {
            r.nextInt(bad);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.nextInt(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.nextDouble(3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.ints(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] hist = new int[6];
        Random d = new Random(1);
        for (int i = 0; i < 6000; i++) hist[d.nextInt(6)]++;
        System.out.println(Arrays.toString(hist));
        double mean = new Random(9).doubles(1000).average().getAsDouble();
        System.out.println(mean);
        double gs = 0;
        for (int i = 0; i < 500; i++) gs += d.nextGaussian();
        System.out.println(gs);
        Random sub = new Random(5) {
            int n;
            @Override protected int next(int bits) {
                return ++n << (32 - bits) >>> (32 - bits);
            }
        };
        System.out.println(sub.nextInt() + " " + sub.nextLong() + " " + sub.nextInt(7) + " " + sub.nextBoolean());
        r.setSeed(42);
        System.out.println(r.nextInt());
        System.out.println(new Random(Long.MIN_VALUE).nextLong() + " " + new Random(0).nextGaussian() + " " + new Random(-1).ints().limit(3).boxed().toList());
    }
}
