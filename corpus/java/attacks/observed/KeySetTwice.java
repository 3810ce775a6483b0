// expect: assertion
// A view that is made at the first call may be made twice.
import java.util.*;
public class KeySetTwice { static final Map<String,Integer> M = new HashMap<>(); static Set<String> k; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> k = M.keySet()); t.start(); Set<String> j = M.keySet(); t.join(); assert j == k; } }
