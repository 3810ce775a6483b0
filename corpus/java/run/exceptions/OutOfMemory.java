// heap: 32m
import java.util.ArrayList;
import java.util.List;

public class OutOfMemory {
    public static void main(String[] args) {
        try {
            long[] big = new long[100_000_000];
            System.out.println(big.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
        try {
            int[] huge = new int[Integer.MAX_VALUE];
            System.out.println(huge.length);
        } catch (OutOfMemoryError e) {
            System.out.println("limit caught " + (e.getMessage() != null));
        }
        List<byte[]> keep = new ArrayList<>();
        boolean full = false;
        try {
            while (true) keep.add(new byte[1 << 20]);
        } catch (OutOfMemoryError e) {
            full = keep.size() > 4 && keep.size() < 40;
            keep = null;
        }
        System.out.println("filled " + full);
        long total = 0;
        for (int i = 0; i < 500; i++) total += new byte[1 << 20].length;
        System.out.println("garbage is reclaimed " + total);
        try {
            Object[][] m = new Object[100000][100000];
            System.out.println(m.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
    }
}
