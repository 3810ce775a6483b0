// expect: assertion
// The main thread may be blocked.
public class MainBlocked { static final Object L = new Object(); static volatile Thread.State seen; public static void main(String[] a) throws Exception { Thread main = Thread.currentThread(); Thread t = new Thread(() -> { synchronized (L) { seen = main.getState(); } }); t.start(); synchronized (L) { } t.join(); assert seen != Thread.State.BLOCKED; } }
