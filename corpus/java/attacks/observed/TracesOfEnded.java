// expect: assertion
// The traces of all threads when one may have ended.
import java.util.*;
public class TracesOfEnded { public static void main(String[] a) throws Exception { Thread t = new Thread(() -> {}); t.start(); assert !Thread.getAllStackTraces().containsKey(t); } }
