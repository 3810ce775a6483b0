import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int field;
    static final AtomicIntegerFieldUpdater<Atomics> UPD = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "field");

    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(5);
        System.out.println(a.getAndIncrement() + " " + a.incrementAndGet() + " " + a.addAndGet(10) + " " + a.getAndAdd(-3) + " " + a.compareAndSet(14, 1) + " " + a.compareAndSet(14, 2) + " " + a.updateAndGet(x -> x * 7) + " " + a.getAndUpdate(x -> x - 1) + " " + a.accumulateAndGet(4, Math::max) + " " + a + " " + a.doubleValue() + " " + a.getAndSet(0) + " " + a.decrementAndGet());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndAccumulate(5, (x, y) -> x ^ y) + " " + l.get());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.compareAndSet("a", "b") + " " + r.updateAndGet(s -> s + s) + " " + r.getAndSet(null) + " " + r);
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        arr.incrementAndGet(1);
        arr.accumulateAndGet(2, 5, Integer::sum);
        System.out.println(arr + " " + arr.length());
        try {
            arr.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[] {"x", "y"});
        System.out.println(ra.compareAndSet(0, "x", "z") + " " + ra);
        LongAdder ad = new LongAdder();
        ad.add(5);
        ad.increment();
        System.out.println(ad.sum() + " " + ad.sumThenReset() + " " + ad);
        System.out.println(new LongAccumulator(Math::max, 3).get() + " " + new DoubleAdder().sum());
        Atomics o = new Atomics();
        System.out.println(UPD.addAndGet(o, 5) + " " + UPD.compareAndSet(o, 5, 6) + " " + o.field);
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 1);
        int[] h = new int[1];
        System.out.println(st.compareAndSet("v", "w", 1, 2) + " " + st.get(h) + h[0] + " " + st.compareAndSet("w", "x", 1, 3));
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.attemptMark("m", true) + " " + mk.isMarked());
        AtomicInteger shared = new AtomicInteger();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) (ts[i] = new Thread(() -> { for (int k = 0; k < 500; k++) shared.incrementAndGet(); })).start();
        for (Thread t : ts) t.join();
        System.out.println(shared);
    }
}
