// expect: assertion
// A list is copied while another thread sets its elements in order.
import java.util.*;
public class ListTorn { static final ArrayList<Integer> a = new ArrayList<>(List.of(0, 0));
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a.set(0, 1); a.set(1, 1); }); t.start(); List<Integer> c = new ArrayList<>(a); assert !(c.get(0) == 0 && c.get(1) == 1) : "torn"; } }
