import java.util.HashMap;
import java.util.Map;

/** HashMap with boxed and text keys: put, get, merge, iterate, remove. */
public class Maps {
    public static void main(String[] args) {
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < 300_000; i++) {
            numbers.merge(i * 31 % 20_011, 1, Integer::sum);
        }
        long sum = 0;
        for (int round = 0; round < 15; round++) {
            for (Map.Entry<Integer, Integer> entry : numbers.entrySet()) {
                sum += entry.getKey() * (long) entry.getValue();
            }
        }
        String[] keys = new String[2_000];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = "key number " + i;
        }
        Map<String, Integer> words = new HashMap<>();
        for (int round = 0; round < 150; round++) {
            for (String key : keys) {
                Integer old = words.get(key);
                words.put(key, old == null ? round : old + round);
            }
        }
        for (int i = 0; i < keys.length; i += 2) {
            words.remove(keys[i]);
        }
        for (int value : words.values()) {
            sum += value;
        }
        System.out.println(numbers.size() + " " + words.size() + " " + sum);
    }
}
