// heap: 24m
import java.util.*;

public class OomRecover {
    public static void main(String[] args) {
        int caught = 0;
        for (int i = 0; i < 3; i++) {
            try {
                List<long[]> l = new ArrayList<>();
                while (true) l.add(new long[200_000]);
            } catch (OutOfMemoryError e) {
                caught++;
            }
        }
        System.out.println(caught);
        StringBuilder sb = new StringBuilder("x");
        try {
            while (true) sb.append(sb);
        } catch (OutOfMemoryError e) {
            System.out.println("builder full " + (sb.length() >= 1 << 20));
        }
    }
}
