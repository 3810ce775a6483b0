// expect: deadlock
// The end of a thread is told before somebody waits for it.
public class EndMissed { static final Object o = new Object(); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { }); t.start(); synchronized (t) { t.wait(); } synchronized (o) { } } }
