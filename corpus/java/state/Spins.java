import java.lang.ref.WeakReference;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Threads that run round and round: until another one has done something, or for ever. */
public class Spins {
    static volatile boolean flag;
    static int data;
    static final AtomicBoolean lock = new AtomicBoolean();
    static final AtomicInteger count = new AtomicInteger();

    static class Holder {
        static int x;
        static { Thread.yield(); x = 1; }
    }

    static Thread go(Runnable task) {
        Thread t = new Thread(task);
        t.start();
        return t;
    }

    static void flag() throws Exception { Thread t = go(() -> flag = true); while (!flag) { } t.join(); }
    static void flagyield() throws Exception { Thread t = go(() -> flag = true); while (!flag) Thread.yield(); t.join(); }
    static void flagcount() throws Exception { Thread t = go(() -> flag = true); int n = 0; while (!flag) { if (++n == 3) { n = 0; Thread.yield(); } } t.join(); }
    static void flagsleep() throws Exception { Thread t = go(() -> flag = true); while (!flag) Thread.sleep(1); t.join(); }
    static void flagpark() throws Exception { Thread t = go(() -> flag = true); while (!flag) LockSupport.parkNanos(10); t.join(); }
    static void cas() throws Exception {
        Runnable r = () -> { int v; do { v = count.get(); } while (!count.compareAndSet(v, v + 1)); };
        Thread a = go(r), b = go(r); a.join(); b.join(); if (count.get() != 2) throw new AssertionError();
    }
    static void spinlock() throws Exception {
        Runnable r = () -> { while (!lock.compareAndSet(false, true)) Thread.onSpinWait(); data++; lock.set(false); };
        Thread a = go(r), b = go(r); a.join(); b.join(); if (data != 2) throw new AssertionError();
    }
    static void trylock() throws Exception {
        ReentrantLock l = new ReentrantLock();
        Runnable r = () -> { while (!l.tryLock()) Thread.yield(); try { data++; } finally { l.unlock(); } };
        Thread a = go(r), b = go(r); a.join(); b.join(); if (data != 2) throw new AssertionError();
    }
    static void waittimed() throws Exception {
        Object o = new Object(); Thread t = go(() -> { synchronized (o) { flag = true; o.notify(); } });
        synchronized (o) { while (!flag) o.wait(10); } t.join();
    }
    static void alive() throws Exception { Thread t = go(() -> data++); while (t.isAlive()) { } if (data != 1) throw new AssertionError(); }
    static void state() throws Exception { Thread t = go(() -> data++); while (t.getState() != Thread.State.TERMINATED) { } }
    static void interrupted() throws Exception { Thread m = Thread.currentThread(); Thread t = go(m::interrupt); while (!Thread.interrupted()) { } t.join(); }
    static void latchpoll() throws Exception { CountDownLatch l = new CountDownLatch(1); Thread t = go(l::countDown); while (l.getCount() > 0) { } t.join(); }
    static void queuepoll() throws Exception { ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(); Thread t = go(() -> q.add(1)); while (q.poll() == null) { } t.join(); }
    static void alloc() throws Exception { Thread t = go(() -> flag = true); List<Object> l = new ArrayList<>(); while (!flag) { l = new ArrayList<>(); l.add(new Object()); } t.join(); }
    static void future() throws Exception { FutureTask<Integer> f = new FutureTask<>(() -> 1); Thread t = go(f); while (!f.isDone()) { } t.join(); }
    static void peterson() throws Exception {
        AtomicIntegerArray want = new AtomicIntegerArray(2); AtomicInteger turn = new AtomicInteger();
        class P implements Runnable { final int me; P(int me) { this.me = me; } public void run() { want.set(me, 1); turn.set(1 - me); while (want.get(1 - me) == 1 && turn.get() == 1 - me) { } data++; want.set(me, 0); } }
        Thread a = go(new P(0)), b = go(new P(1)); a.join(); b.join(); if (data != 2) throw new AssertionError();
    }
    static void joinpoll() throws Exception { Thread t = go(() -> data++); do { t.join(1); } while (t.isAlive()); }
    static void initspin() throws Exception { Thread t = go(() -> Holder.x++); Holder.x++; t.join(); }
    static void stamped() throws Exception {
        StampedLock l = new StampedLock();
        Thread t = go(() -> { long s = l.writeLock(); data++; l.unlockWrite(s); });
        long s; int v; do { s = l.tryOptimisticRead(); v = data; } while (!l.validate(s)); t.join();
    }
    static void daemonspin() throws Exception { Thread t = new Thread(() -> { while (true) { } }); t.setDaemon(true); t.start(); }
    static void daemonyield() throws Exception { Thread t = new Thread(() -> { while (true) { Thread.yield(); } }); t.setDaemon(true); t.start(); data++; }
    static void daemonwork() throws Exception { Thread t = new Thread(() -> { while (true) { data = 1 - data; } }); t.setDaemon(true); t.start(); Thread u = go(() -> flag = true); u.join(); }
    static void daemonsleep() throws Exception { Thread t = new Thread(() -> { while (true) try { Thread.sleep(10); } catch (InterruptedException e) { } }); t.setDaemon(true); t.start(); Thread u = go(() -> flag = true); u.join(); }
    static void timeoutseen() throws Exception { Thread t = go(() -> flag = true); long end = System.currentTimeMillis() + 10; while (!flag && System.currentTimeMillis() < end) { Thread.onSpinWait(); } if (!flag) throw new AssertionError("too late"); t.join(); }
    static void never() throws Exception { Thread t = go(() -> data++); while (!flag) { } t.join(); }
    static void nevery() throws Exception { Thread t = go(() -> data++); while (!flag) Thread.yield(); t.join(); }
    static void both() throws Exception { Thread t = go(() -> { while (!flag) { } }); while (!flag) { } t.join(); }
    static void endless() { while (true) { } }
    static void nanos() throws Exception { long end = System.nanoTime() + 1000; while (System.nanoTime() < end) { } }
    static void nanos2() throws Exception { Thread t = go(() -> data++); long end = System.nanoTime() + 1000; while (System.nanoTime() < end) Thread.yield(); t.join(); }
    static void active() throws Exception { Thread t = go(() -> data++); while (Thread.activeCount() > 1) { Thread.yield(); } }
    static void queued() throws Exception { ReentrantLock l = new ReentrantLock(); l.lock(); Thread t = go(() -> { l.lock(); l.unlock(); }); while (!l.hasQueuedThreads()) { } l.unlock(); t.join(); }
    static void waiting() throws Exception { Object o = new Object(); Thread t = go(() -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } }); while (t.getState() != Thread.State.WAITING) { } t.interrupt(); t.join(); }
    static void blocked() throws Exception { Object o = new Object(); Thread t; synchronized (o) { t = go(() -> { synchronized (o) { } }); while (t.getState() != Thread.State.BLOCKED) { } } t.join(); }
    static void cfuture() throws Exception { CompletableFuture<Integer> f = new CompletableFuture<>(); Thread t = go(() -> f.complete(1)); while (!f.isDone()) { } t.join(); }
    static void cfget() throws Exception { CompletableFuture<Integer> f = new CompletableFuture<>(); Thread t = go(() -> f.complete(1)); f.get(); t.join(); }
    static void adder() throws Exception { LongAdder a = new LongAdder(); Thread t = go(a::increment); a.increment(); t.join(); if (a.sum() != 2) throw new AssertionError(); }
    static void skip() throws Exception { ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>(); Thread t = go(() -> m.put(1, 1)); m.put(2, 2); t.join(); if (m.size() != 2) throw new AssertionError(); }
    static void halt() throws Exception { Thread t = go(() -> { while (true) { } }); System.exit(0); }
    static void halt2() throws Exception { Thread t = go(() -> { while (true) { data++; data--; } }); System.exit(0); }
    static void interruptspin() throws Exception { Thread t = go(() -> { while (!Thread.currentThread().isInterrupted()) { } }); t.interrupt(); t.join(); }
    static void deadline() throws Exception { long end = System.currentTimeMillis() + 5; while (System.currentTimeMillis() < end) Thread.sleep(1); }
    static void deadline2() throws Exception { Thread t = go(() -> data++); long end = System.currentTimeMillis() + 5; while (System.currentTimeMillis() < end) Thread.sleep(1); t.join(); }
    static void sem() throws Exception { Semaphore s = new Semaphore(0); Thread t = go(s::release); while (!s.tryAcquire()) { } t.join(); }
    static void exc() throws Exception { Thread t = go(() -> flag = true); while (true) { try { if (flag) break; throw new RuntimeException(); } catch (RuntimeException e) { } } t.join(); }
    static void random() throws Exception { Thread t = go(() -> flag = true); while (!flag) { if (ThreadLocalRandom.current().nextInt(2) == 0) Thread.yield(); } t.join(); }
    static void iter() throws Exception { List<Integer> l = new CopyOnWriteArrayList<>(); Thread t = go(() -> l.add(1)); while (l.isEmpty()) { for (int i : l) { } } t.join(); }
    static void notifyloop() throws Exception { Object o = new Object(); Thread t = go(() -> { synchronized (o) { while (!flag) try { o.wait(); } catch (InterruptedException e) { } } }); flag = true; while (t.isAlive()) { synchronized (o) { o.notifyAll(); } } }
    static void unparkloop() throws Exception { Thread t = go(() -> { while (!flag) LockSupport.park(); }); flag = true; while (t.isAlive()) LockSupport.unpark(t); }
    static void pingpong() throws Exception { AtomicInteger turn = new AtomicInteger(); Thread t = go(() -> { for (int i = 0; i < 2; i++) { while (turn.get() != 1) { } turn.set(0); } }); for (int i = 0; i < 2; i++) { while (turn.get() != 0) { } turn.set(1); } t.join(); }
    static void weak() { WeakReference<Object> w = new WeakReference<>(new Object()); while (w.get() != null) System.gc(); }
    static void daemonblock() throws Exception { Thread t = new Thread(() -> { synchronized (Spins.class) { while (true) { } } }); t.setDaemon(true); t.start(); synchronized (Spins.class) { data++; } }
    static void print() throws Exception { Thread t = go(() -> flag = true); while (!flag) { System.out.println("x"); } t.join(); }
    static void transfer() throws Exception { LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>(); Thread t = go(() -> { try { q.transfer(1); } catch (InterruptedException e) { } }); q.take(); t.join(); }
    static void supply() throws Exception { CompletableFuture.runAsync(() -> data++).join(); }

    public static void main(String[] args) throws Throwable {
        try {
            Spins.class.getDeclaredMethod(args[0]).invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
