import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.zip.*;

/** Two runs that differ in one thing only, meet at a choice, and look at it afterwards. */
public class Hidden {
    static final Random RANDOM = new Random();
    static Object kept, other;

    static boolean coin() { return RANDOM.nextBoolean(); }
    /** Where states are compared. */
    static void meet() { coin(); }
    static void check(boolean ok) { if (!ok) throw new AssertionError("seen"); }

    // Traces.
    static Throwable make() { return new Throwable(); }
    static Throwable left() { return make(); }
    static Throwable right() { return make(); }
    static Throwable deep(int n) { return n == 0 ? make() : deep(n - 1); }

    static void caller() {
        Throwable t;
        if (coin()) t = left(); else t = right();
        meet();
        check(t.getStackTrace()[1].getMethodName().equals("left"));
    }
    static void line() {
        Throwable t;
        if (coin()) t = make();
        else t = make();
        int here = new Throwable().getStackTrace()[0].getLineNumber();
        meet();
        check(t.getStackTrace()[1].getLineNumber() == here - 2);
    }
    static void depth() {
        Throwable t;
        if (coin()) t = deep(1); else t = deep(6);
        meet();
        check(t.getStackTrace().length < new Throwable().getStackTrace().length + 4);
    }
    static void filled() {
        Throwable t = make();
        if (coin()) t.fillInStackTrace(); 
        meet();
        check(t.getStackTrace()[0].getMethodName().equals("make"));
    }
    static final StackTraceElement[] A = { new StackTraceElement("a", "a", "a", 1) };
    static final StackTraceElement[] B = { new StackTraceElement("b", "b", "b", 2) };
    static void set(Throwable t, StackTraceElement[] to) { t.setStackTrace(to); }
    static void settrace() {
        Throwable s = make(), t = make();
        Throwable first, second;
        if (coin()) { first = s; second = t; } else { first = t; second = s; }
        set(first, A); set(second, B);
        first = second = null;
        meet();
        check(s.getStackTrace()[0].getClassName().equals("a"));
    }
    static void element() {
        Throwable s = make(), t = make(), first, second;
        if (coin()) { first = s; second = t; } else { first = t; second = s; }
        kept = first.getStackTrace()[0];
        other = second.getStackTrace()[0];
        first = second = null;
        meet();
        check(s.getStackTrace()[0] == kept);
    }
    static void printed() {
        Throwable t;
        if (coin()) t = left(); else t = right();
        meet();
        java.io.StringWriter w = new java.io.StringWriter();
        t.printStackTrace(new java.io.PrintWriter(w));
        check(w.toString().contains("left"));
    }
    static void cause() {
        Throwable t;
        if (coin()) t = left(); else t = right();
        RuntimeException e = new RuntimeException(t);
        t = null;
        meet();
        check(e.getCause().getStackTrace()[1].getMethodName().equals("left"));
    }
    static void suppressed() {
        RuntimeException e = new RuntimeException();
        if (coin()) e.addSuppressed(left()); else e.addSuppressed(right());
        meet();
        check(e.getSuppressed()[0].getStackTrace()[1].getMethodName().equals("left"));
    }
    static void future() throws Exception {
        FutureTask<Object> f = new FutureTask<>(() -> { if (coin()) throw (Exception) thrown1(); throw (Exception) thrown2(); });
        f.run();
        meet();
        try { f.get(); } catch (ExecutionException e) {
            check(e.getCause().getStackTrace()[1].getMethodName().equals("thrown1"));
        }
    }
    static Throwable exception() { return new Exception(); }
    static Throwable thrown1() { return exception(); }
    static Throwable thrown2() { return exception(); }
    static int zero;
    static int divide() { return 1 / zero; }
    static void one() { divide(); }
    static void two() { divide(); }
    static void machine() {
        ArithmeticException t = null;
        boolean c = coin();
        try { if (c) one(); else two(); } catch (ArithmeticException e) { t = e; }
        c = false;
        meet();
        check(t.getStackTrace()[1].getMethodName().equals("one"));
    }
    static class Node { Node next; int value; }
    static void npe() {
        Node n = null, m = new Node(); Throwable t = null;
        boolean c = coin();
        try { look(c ? null : m); } catch (NullPointerException e) { t = e; }
        c = false;
        meet();
        check(!t.getMessage().contains("value"));
    }
    static int look(Node n) { return n.next.value; }

    // Classes.
    static class Bad { static int x; static { if (coin()) fail("a"); else fail("b"); } }
    static class Bad2 { static int x; static { if (coin()) fail1(); else fail2(); } }
    static void fail(String s) { throw new IllegalStateException(s); }
    static void fail0() { throw new IllegalStateException(); }
    static void fail1() { fail0(); }
    static void fail2() { fail0(); }
    static void initerror() {
        try { Bad.x = 1; } catch (ExceptionInInitializerError e) { }
        meet();
        try { Bad.x = 1; } catch (NoClassDefFoundError e) { 
            check(e.getCause().getMessage().contains(": a"));
        }
    }
    static void inittrace() {
        try { Bad2.x = 1; } catch (ExceptionInInitializerError e) { }
        meet();
        try { Bad2.x = 1; } catch (NoClassDefFoundError e) { 
            check(e.getCause().getStackTrace()[1].getMethodName().equals("fail1"));
        }
    }
    static class Init { static { Hidden.kept = null; } static int x; }
    static void initialised() {
        kept = "x";
        if (coin()) Init.x = 0; else kept = null;
        meet();
        kept = "y";
        Init.x = 0;
        check(kept == null);
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Note { }
    @Note static class One { }
    @Note static class Two { }
    static void annotation() {
        Class<?> a, b;
        if (coin()) { a = One.class; b = Two.class; } else { a = Two.class; b = One.class; }
        kept = a.getAnnotation(Note.class);
        other = b.getAnnotation(Note.class);
        a = b = null;
        meet();
        check(One.class.getAnnotation(Note.class) == kept);
    }
    static final ClassValue<Object> VALUES = new ClassValue<>() { protected Object computeValue(Class<?> c) { return new Object(); } };
    static void classvalue() {
        Class<?> a, b;
        if (coin()) { a = One.class; b = Two.class; } else { a = Two.class; b = One.class; }
        kept = VALUES.get(a);
        other = VALUES.get(b);
        a = b = null;
        meet();
        check(VALUES.get(One.class) == kept);
    }
    static class G1 extends ArrayList<String> { }
    static class G2 extends ArrayList<String> { }
    static void generic() {
        Class<?> a, b;
        if (coin()) { a = G1.class; b = G2.class; } else { a = G2.class; b = G1.class; }
        kept = a.getGenericSuperclass();
        other = b.getGenericSuperclass();
        a = b = null;
        meet();
        check(G1.class.getGenericSuperclass() == kept);
    }
    static int target(int x) { return x; }
    static void accessible() throws Exception {
        Field f = Node.class.getDeclaredField("value");
        if (coin()) f.setAccessible(true);
        meet();
        check(f.isAccessible());
    }
    // Strings.
    static void intern() {
        String a = new String(new char[] { 'q', 'z', '1' }), b = new String(new char[] { 'q', 'z', '1' });
        if (coin()) a.intern(); else b.intern();
        meet();
        check(a.intern() == a);
    }
    static void interned() {
        String a = new String(new char[] { 'q', 'z', '2' });
        check(a.intern() == a);
    }
    static void builder() {
        StringBuilder b = new StringBuilder();
        if (coin()) b.ensureCapacity(100);
        meet();
        check(b.capacity() < 50);
    }
    // Threads.
    static void number() {
        if (coin()) new Thread();
        meet();
        check(new Thread().getName().equals("Thread-0"));
    }
    static void tid() {
        Thread x = new Thread(); long before = x.getId();
        x = null;
        if (coin()) { new Thread(); new Thread(); }
        meet();
        check(new Thread().getId() == before + 1);
    }
    static void permit() {
        if (coin()) LockSupport.unpark(Thread.currentThread());
        meet();
        long t = System.nanoTime();
        LockSupport.parkNanos(1_000_000_000L);
        check(System.nanoTime() - t < 1_000_000_000L);
    }
    static void interrupted() {
        if (coin()) Thread.currentThread().interrupt();
        meet();
        check(Thread.interrupted());
    }
    static void local() {
        ThreadLocal<Object> l = new ThreadLocal<>();
        if (coin()) l.set(1); else l.set(2);
        meet();
        check(l.get().equals(1));
    }
    static void holds() {
        ReentrantLock l = new ReentrantLock();
        l.lock(); if (coin()) l.lock();
        meet();
        check(l.getHoldCount() == 1);
    }
    static void hook() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> check(kept == null)));
        if (coin()) kept = null; else kept = "x";
    }
    static void handler() {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
        if (coin()) Thread.setDefaultUncaughtExceptionHandler(null);
        meet();
        throw new AssertionError("seen");
    }
    static void elapsed() throws Exception {
        long t = System.nanoTime();
        if (coin()) Thread.sleep(10); else Thread.sleep(20);
        meet();
        check(System.nanoTime() - t < 15_000_000L);
    }
    static void millis() throws Exception {
        long t = System.currentTimeMillis();
        if (coin()) Thread.sleep(10); else Thread.sleep(20);
        meet();
        check(System.currentTimeMillis() - t < 15);
    }
    // Library.
    static void walker() {
        StackWalker.StackFrame f;
        if (coin()) f = walk1(); else f = walk2();
        meet();
        check(f.getMethodName().equals("walk1"));
    }
    static StackWalker.StackFrame walk1() { return walk(); }
    static StackWalker.StackFrame walk2() { return walk(); }
    static StackWalker.StackFrame walk() { return StackWalker.getInstance().walk(s -> s.skip(1).findFirst().get()); }
    static void deflate() throws Exception {
        Deflater d = new Deflater();
        byte[] in = new byte[8];
        Arrays.fill(in, (byte) (coin() ? 1 : 2));
        d.setInput(in);
        byte[] out = new byte[100];
        int n = d.deflate(out, 0, 2);
        Arrays.fill(in, (byte) 0);
        meet();
        d.finish();
        int m = d.deflate(out, n, 98);
        Inflater i = new Inflater();
        i.setInput(out, 0, n + m);
        byte[] back = new byte[8];
        i.inflate(back);
        check(back[0] == 1);
    }
    static void crc() {
        CRC32 c = new CRC32();
        if (coin()) c.update(1); else c.update(2);
        long one; { CRC32 d = new CRC32(); d.update(1); one = d.getValue(); }
        meet();
        check(c.getValue() == one);
    }
    static void direct() {
        ByteBuffer b = ByteBuffer.allocateDirect(4);
        if (coin()) b.put(0, (byte) 1);
        meet();
        check(b.get(0) == 1);
    }
    static void capacity() throws Exception {
        HashMap<Object, Object> m = new HashMap<>();
        if (coin()) { for (int i = 0; i < 40; i++) m.put(i, i); m.clear(); }
        m.put(17, 0); m.put(1, 0); 
        meet();
        check(m.keySet().iterator().next().equals(17));
    }
    static void modcount() {
        ArrayList<Object> l = new ArrayList<>(List.of(1, 2));
        Iterator<Object> i = l.iterator();
        if (coin()) { l.add(3); l.remove(2); }
        meet();
        try { i.next(); } catch (ConcurrentModificationException e) { check(false); }
    }
    static void property() {
        if (coin()) System.setProperty("a.b", "c");
        meet();
        check(System.getProperty("a.b") == null);
    }
    static void locale() {
        if (coin()) Locale.setDefault(Locale.GERMANY); else Locale.setDefault(Locale.US);
        meet();
        check(Locale.getDefault() == Locale.US);
    }
    static void enums() {
        Map<TimeUnit, Integer> m = new EnumMap<>(TimeUnit.class);
        if (coin()) m.put(TimeUnit.DAYS, 1);
        meet();
        check(m.isEmpty());
    }
    static void logger() {
        java.util.logging.Logger l = java.util.logging.Logger.getLogger("x");
        if (coin()) l.setLevel(java.util.logging.Level.OFF); else l.setLevel(java.util.logging.Level.FINE);
        meet();
        check(l.isLoggable(java.util.logging.Level.SEVERE));
    }
    static void lambda() {
        Runnable r;
        if (coin()) r = () -> { }; else r = () -> { kept = 1; };
        meet();
        r.run();
        check(kept == null);
    }
    static void handle() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = MethodType.methodType(int.class, int.class);
        MethodHandle h = l.findStatic(Hidden.class, coin() ? "target" : "twice", t);
        meet();
        check((int) h.invokeExact(1) == 1);
    }
    static int twice(int x) { return 2 * x; }
    static void drop() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = MethodType.methodType(int.class, int.class);
        MethodHandle h = l.findStatic(Hidden.class, "target", t);
        h = coin() ? MethodHandles.insertArguments(h, 0, 1) : MethodHandles.insertArguments(h, 0, 2);
        meet();
        check((int) h.invokeExact() == 1);
    }
    static void reflected() throws Exception {
        Method m = Hidden.class.getDeclaredMethod(coin() ? "target" : "twice", int.class);
        meet();
        check(m.invoke(null, 1).equals(1));
    }
    static void continuation() {
        Exchanger<Object> e = new Exchanger<>();
        Semaphore s = new Semaphore(coin() ? 1 : 2);
        meet();
        check(s.availablePermits() == 1);
    }
    static void phase() {
        Phaser p = new Phaser(1);
        if (coin()) p.arrive();
        meet();
        check(p.getPhase() == 0);
    }
    static void dump() throws Exception {
        Throwable t;
        if (coin()) t = left(); else t = right();
        java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();
        meet();
        new java.io.ObjectOutputStream(b).writeObject(t);
        check(new String(b.toByteArray(), "ISO-8859-1").contains("left"));
    }

    public static void main(String[] args) throws Throwable {
        try {
        Hidden.class.getDeclaredMethod(args[0]).invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) { throw e.getCause(); }
    }
}
