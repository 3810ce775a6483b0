// expect: assertion
// The number of threads when one may have ended.
public class CountOfEnded { public static void main(String[] a) throws Exception { Thread t = new Thread(() -> {}); t.start(); assert Thread.activeCount() == 1; } }
