import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ThreadLifecycle {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + Thread.currentThread().getName()), "hook-thread"));
        Thread t = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "worker");
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getPriority() + " " + t.isDaemon() + " " + t.getThreadGroup().getName());
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        Thread u = new Thread(() -> { throw new IllegalStateException("boom"); }, "thrower");
        u.setUncaughtExceptionHandler((th, e) -> System.out.println("handler " + th.getName() + " " + e));
        u.start();
        u.join();
        Thread.setDefaultUncaughtExceptionHandler((th, e) -> System.out.println("default " + th.getName() + " " + e.getMessage()));
        Thread v = new Thread(() -> { Object o = null; o.hashCode(); });
        v.setName("npe");
        v.start();
        v.join();
        Thread s = new Thread(() -> { try { Thread.sleep(60000); } catch (InterruptedException e) { System.out.println("interrupted " + Thread.currentThread().isInterrupted() + " " + e.getMessage()); } });
        s.start();
        s.interrupt();
        s.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        try {
            Thread.currentThread().interrupt();
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage());
        }
        ThreadLocal<List<Integer>> tl = ThreadLocal.withInitial(ArrayList::new);
        tl.get().add(1);
        Thread w = new Thread(() -> { tl.get().add(2); System.out.println("tl " + tl.get()); });
        w.start();
        w.join();
        System.out.println(tl.get());
        tl.remove();
        System.out.println(tl.get());
        InheritableThreadLocal<String> itl = new InheritableThreadLocal<>() {
            protected String childValue(String p) {
                return p + "-child";
            }
        };
        itl.set("p");
        Thread x = new Thread(() -> System.out.println(itl.get()));
        x.start();
        x.join();
        ExecutorService ex = Executors.newFixedThreadPool(3, r -> { Thread th = new Thread(r, "pool"); th.setDaemon(true); return th; });
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int k = i;
            fs.add(ex.submit(() -> { if (k == 4) throw new java.io.IOException("k4"); return k * k; }));
        }
        for (Future<Integer> f : fs) try {
            System.out.print(f.get() + " ");
        } catch (ExecutionException e) {
            System.out.print(e.getCause() + " ");
        }
        System.out.println("" + ex.invokeAny(List.<Callable<String>>of(() -> "any")) + ex.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2)).size());
        ex.shutdown();
        System.out.println(ex.awaitTermination(1, TimeUnit.SECONDS) + " " + ex.isTerminated());
        try {
            ex.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> 20).thenApplyAsync(n -> n + 1).thenCombine(CompletableFuture.supplyAsync(() -> 2), (a, b) -> a * b).thenCompose(n -> CompletableFuture.supplyAsync(() -> "v" + n)).whenComplete((r, e) -> System.out.println("when " + r + " " + e));
        System.out.println(cf.get());
        CompletableFuture<Object> bad = CompletableFuture.supplyAsync(() -> { throw new ArithmeticException("cf"); }).handle((r, e) -> e);
        System.out.println(bad.join());
        try {
            CompletableFuture.failedFuture(new Exception("ff")).join();
        } catch (CompletionException e) {
            System.out.println(e);
        }
        try {
            new CompletableFuture<>().get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println(e);
        }
        System.out.println(CompletableFuture.completedFuture(1).orTimeout(1, TimeUnit.SECONDS).thenAccept(q -> System.out.println("acc" + q)).isDone());
        CompletableFuture<?> all = CompletableFuture.allOf(CompletableFuture.completedFuture(1), CompletableFuture.completedFuture(2));
        System.out.println(all.isDone() + " " + CompletableFuture.anyOf(CompletableFuture.completedFuture("z")).get());
        CountDownLatch l = new CountDownLatch(3);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) {
            int k = i;
            new Thread(() -> { sum.addAndGet(k); l.countDown(); }).start();
        }
        l.await();
        System.out.println(sum + " " + l.getCount());
        CyclicBarrier cb = new CyclicBarrier(2, () -> System.out.println("barrier"));
        Thread bt = new Thread(() -> { try { cb.await(); } catch (Exception e) { System.out.println(e); } });
        bt.start();
        cb.await();
        bt.join();
        Semaphore sem = new Semaphore(1);
        sem.acquire();
        System.out.println(sem.tryAcquire() + " " + sem.availablePermits());
        sem.release(2);
        System.out.println(sem.drainPermits());
        Exchanger<String> exch = new Exchanger<>();
        Thread et = new Thread(() -> { try { System.out.println("got " + exch.exchange("fromT")); } catch (InterruptedException e) { } });
        et.start();
        String got = exch.exchange("fromMain");
        et.join();
        System.out.println(got);
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive() + " " + ph.getPhase() + " " + ph.arriveAndDeregister() + " " + ph.isTerminated());
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock());
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isFair());
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            new Object().notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        StampedLock sl = new StampedLock();
        long st = sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        long ws = sl.writeLock();
        System.out.println(sl.validate(st) + " " + sl.isWriteLocked());
        sl.unlockWrite(ws);
        Timer tm = new Timer("tm");
        CountDownLatch tl2 = new CountDownLatch(3);
        tm.schedule(new TimerTask() { int n; public void run() { System.out.println("tick " + ++n); tl2.countDown(); if (n == 3) cancel(); } }, 5, 5);
        tl2.await();
        tm.cancel();
        try {
            tm.schedule(new TimerTask() { public void run() { } }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        ScheduledFuture<String> sf = ses.schedule(() -> "scheduled", 3, TimeUnit.MILLISECONDS);
        System.out.println(sf.get());
        ses.shutdownNow();
        ForkJoinPool fj = new ForkJoinPool(2);
        System.out.println(fj.invoke(new Fib(15)));
        fj.shutdown();
        System.exit(3);
    }
    static class Fib extends RecursiveTask<Integer> {
        final int n;
        Fib(int n) {
            this.n = n;
        }
        protected Integer compute() {
            if (n < 2) return n;
            Fib f = new Fib(n - 1);
            f.fork();
            return new Fib(n - 2).compute() + f.join();
        }
    }
}
