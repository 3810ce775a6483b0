import java.util.Random;

/** Draws from more numbers than are enumerated, looked at in parts, together, and by another thread. */
public class WideDraws {
    static int shared;
    public static void main(String[] args) throws Exception {
      Random r = new Random();
      switch (args[0]) {
        case "wide" -> { int x = r.nextInt(1000000); assert x != 123456; }
        case "div" -> { int y = 1 / r.nextInt(100000); }
        case "sum" -> { int a = r.nextInt(100000), b = r.nextInt(100000); assert a + b >= 50000; }
        case "product" -> { int a = r.nextInt(100000), b = r.nextInt(70000); assert (long) a * b >= 1000000; }
        case "threads" -> {
          shared = r.nextInt(100000);
          Thread t = new Thread(() -> { if (shared < 50000) shared = 200000; });
          t.start();
          int s = shared;
          t.join();
          assert s != 200000 || shared == 200000;
          assert shared >= 60000;
        }
        case "array" -> { int[] a = new int[3]; for (int i = 0; i < 3; i++) a[i] = r.nextInt(1 << 20); java.util.Arrays.sort(a); assert a[0] <= a[1] && a[1] <= a[2]; assert a[0] > 10; }
      }
    }
}
