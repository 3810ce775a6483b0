// expect: verified
// What threads do all day with the library, each for itself: none of it is for the other to see.
import java.lang.reflect.Constructor;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class EverydayWork {
    record Point(int x, int y) {
    }

    static String work(int seed) {
        StringJoiner all = new StringJoiner("/");
        all.add(String.format(Locale.ROOT, "%05d %.2f %s", seed, seed / 3.0, "x"));
        all.add(String.join(",", "a b c".toUpperCase().split(" ")));
        all.add(LocalDate.of(2024, 2, 28).plusDays(seed).format(DateTimeFormatter.ISO_DATE));
        all.add(Duration.ofSeconds(seed * 1000L).toString());
        all.add(BigInteger.TWO.pow(70 + seed).toString());
        all.add(new BigDecimal("1.10").multiply(BigDecimal.valueOf(seed)).toString());
        all.add(IntStream.range(0, 5).mapToObj(n -> "n" + n).collect(Collectors.joining("+")));
        all.add(Base64.getEncoder().encodeToString("text".getBytes(Charset.forName("UTF-8"))));
        all.add(UUID.nameUUIDFromBytes(new byte[] {1}).toString());
        all.add(new Point(seed, 2).toString());
        Map<String, List<Integer>> map = new HashMap<>();
        for (int n = 0; n < 300; n += 100) {
            map.computeIfAbsent("k" + n, key -> new ArrayList<>()).add(n * seed);
        }
        all.add(map.toString());
        try (Scanner scanner = new Scanner("12 x")) {
            all.add(scanner.nextInt() + scanner.next());
        }
        try {
            Constructor<?> constructor = ArrayList.class.getDeclaredConstructor();
            all.add(constructor.newInstance().toString());
            Integer.parseInt("none");
        } catch (ReflectiveOperationException | NumberFormatException e) {
            all.add(e.getMessage());
        }
        return all.toString();
    }

    static String other;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> other = work(3));
        thread.start();
        String own = work(1);
        thread.join();
        assert own.equals(work(1)) && other.equals(work(3));
    }
}
