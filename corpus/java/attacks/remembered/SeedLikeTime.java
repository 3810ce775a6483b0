// expect: verified
// A constant seed that looks like a time.
import java.util.*;
public class SeedLikeTime { public static void main(String[] a) { Random r = new Random(0x123456789ABCDEF0L); assert r.nextInt(10) == new Random(0x123456789ABCDEF0L).nextInt(10); } }
