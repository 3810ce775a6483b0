// expect: assertion
// The management of threads when one may have ended.
import java.lang.management.*;
public class BeanOfEnded { public static void main(String[] a) throws Exception { ThreadMXBean m = ManagementFactory.getThreadMXBean(); Thread t = new Thread(() -> {}); t.start(); int c = m.getThreadCount(), d = m.getThreadCount(); assert c == d; } }
