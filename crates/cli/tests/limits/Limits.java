import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Each way takes for ever, or next to, in another part of the machine or of the search. */
public class Limits {
    static volatile long seen;
    static Object kept;

    static class Node {
        Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    static class EndlessInit {
        static final Object LAST;

        static {
            Object last = null;
            while (seen >= 0) {
                last = new Object();
            }
            LAST = last;
        }
    }

    static int deep(int n) {
        try {
            return deep(n + 1) + 1;
        } catch (StackOverflowError e) {
            return deep(n - 1) + deep(n - 2);
        }
    }

    static long ackermann(long m, long n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    /** An array of so many dimensions, each of this length: the product is what a native would build. */
    static Object many(int dimensions, int length) {
        int[] lengths = new int[dimensions];
        Arrays.fill(lengths, length);
        return java.lang.reflect.Array.newInstance(int.class, lengths);
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "allocate":
                while (true) {
                    new Object();
                }
            case "keep":
                Node list = null;
                while (true) {
                    list = new Node(list);
                    kept = list;
                }
            case "arrays":
                while (true) {
                    kept = new long[1 << 20];
                }
            case "builder":
                StringBuilder builder = new StringBuilder();
                while (true) {
                    builder.append("more and more ");
                }
            case "concat":
                String text = "a";
                while (true) {
                    text = text + text.length();
                }
            case "repeat":
                while (true) {
                    kept = "sojourner".repeat(5_000_000);
                }
            case "choice":
                Random random = new Random();
                while (true) {
                    seen += random.nextInt(1);
                }
            case "coin":
                Random coin = new Random();
                while (true) {
                    seen += coin.nextInt(2);
                }
            case "overflow":
                deep(0);
                break;
            case "ackermann":
                seen = ackermann(4, 2);
                break;
            case "init":
                kept = EndlessInit.LAST;
                break;
            case "dimensions":
                kept = many(30, 2);
                break;
            case "multianew":
                kept = new int[2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2][2];
                break;
            case "fill":
                byte[] bytes = new byte[100_000_000];
                while (true) {
                    Arrays.fill(bytes, (byte) seen++);
                }
            case "copy":
                long[] longs = new long[12_000_000];
                while (true) {
                    System.arraycopy(longs, 0, longs, 1, longs.length - 1);
                }
            case "clone":
                long[] whole = new long[4_000_000];
                while (true) {
                    kept = whole.clone();
                }
            case "power":
                kept = BigInteger.valueOf(7).pow(50_000_000);
                break;
            case "multiply":
                BigInteger big = BigInteger.ONE.shiftLeft(30_000_000).subtract(BigInteger.ONE);
                while (true) {
                    kept = big.multiply(big);
                }
            case "digits":
                kept = BigInteger.ONE.shiftLeft(20_000_000).subtract(BigInteger.ONE).toString();
                break;
            case "regex":
                seen = Pattern.compile("(a|aa)+\\1b").matcher("a".repeat(80) + "c").matches() ? 1 : 0;
                break;
            case "deflate":
                byte[] noise = new byte[50_000_000];
                new Random(1).nextBytes(noise);
                while (true) {
                    Deflater deflater = new Deflater(9);
                    deflater.setInput(noise);
                    deflater.finish();
                    byte[] out = new byte[60_000_000];
                    seen += deflater.deflate(out);
                }
            case "inflate":
                Deflater once = new Deflater(1);
                once.setInput(new byte[60_000_000]);
                once.finish();
                byte[] small = new byte[1_000_000];
                int length = once.deflate(small);
                byte[] large = new byte[60_000_000];
                while (true) {
                    Inflater inflater = new Inflater();
                    inflater.setInput(small, 0, length);
                    seen += inflater.inflate(large);
                }
            case "crc":
                byte[] summed = new byte[100_000_000];
                while (true) {
                    CRC32 crc = new CRC32();
                    crc.update(summed);
                    seen += crc.getValue();
                }
            case "sort":
                int[] numbers = new int[20_000_000];
                for (int i = 0; i < numbers.length; i++) {
                    numbers[i] = i * 0x9E3779B9;
                }
                Arrays.sort(numbers);
                break;
            case "hash":
                List<Object> round = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                    List<Object> twice = new ArrayList<>();
                    twice.add(round);
                    twice.add(round);
                    round = twice;
                }
                seen = round.hashCode();
                break;
            case "map":
                Map<Integer, int[]> map = new HashMap<>();
                for (int i = 0; ; i++) {
                    map.put(i, new int[i & 1023]);
                }
            case "intern":
                for (int i = 0; ; i++) {
                    kept = ("name" + i).intern();
                }
            case "throw":
                while (true) {
                    try {
                        throw new IllegalStateException("again " + seen++);
                    } catch (IllegalStateException e) {
                        kept = e;
                    }
                }
            case "trace":
                recur(2_000);
                break;
            case "print":
                while (true) {
                    System.out.println("again and again " + seen++);
                }
            case "threads":
                while (true) {
                    Thread thread = new Thread(() -> seen++);
                    thread.start();
                    thread.join();
                }
            case "many-threads":
                for (int i = 0; ; i++) {
                    new Thread(LockSupport::park).start();
                }
            case "two":
                Thread other = new Thread(() -> {
                    while (true) {
                        seen++;
                    }
                });
                other.start();
                while (true) {
                    seen++;
                }
            case "sleep":
                while (true) {
                    Thread.sleep(10);
                    seen++;
                }
            case "reflect":
                while (true) {
                    kept = Limits.class.getDeclaredMethods();
                }
            case "lambda":
                while (true) {
                    long n = seen++;
                    Runnable run = () -> seen = n;
                    run.run();
                }
            case "proxy":
                while (true) {
                    kept = java.lang.reflect.Proxy.newProxyInstance(
                            Limits.class.getClassLoader(), new Class<?>[] {Runnable.class},
                            (self, method, arguments) -> null);
                }
            case "quiet":
                for (long n = 0; ; n++) {
                    kept = null;
                    seen = n;
                }
            default:
                throw new IllegalArgumentException(args[0]);
        }
    }

    static void recur(int n) {
        if (n > 0) {
            recur(n - 1);
            return;
        }
        while (true) {
            kept = new Throwable().getStackTrace();
        }
    }
}
