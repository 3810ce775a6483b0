import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Locks {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.tryLock() + " " + l.isFair());
        boolean[] got = new boolean[1];
        Thread t = new Thread(() -> got[0] = l.tryLock());
        t.start();
        t.join();
        System.out.println(got[0]);
        l.unlock();
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadHoldCount());
        Condition c = l.newCondition();
        StringBuilder sb = new StringBuilder();
        Thread w = new Thread(() -> {
            l.lock();
            try {
                while (sb.length() == 0) c.awaitUninterruptibly();
                sb.append(" seen");
            } finally {
                l.unlock();
            }
        });
        w.start();
        l.lock();
        sb.append("set");
        c.signalAll();
        l.unlock();
        w.join();
        System.out.println(sb);
        StampedLock s = new StampedLock();
        long st = s.tryOptimisticRead();
        System.out.println(s.validate(st));
        long ws = s.writeLock();
        System.out.println(s.validate(st) + " " + s.isWriteLocked());
        s.unlockWrite(ws);
        Semaphore sem = new Semaphore(2);
        sem.acquire();
        System.out.println(sem.tryAcquire() + " " + sem.tryAcquire() + " " + sem.availablePermits());
        sem.release(3);
        System.out.println(sem.drainPermits());
        CountDownLatch cd = new CountDownLatch(2);
        new Thread(cd::countDown).start();
        new Thread(cd::countDown).start();
        cd.await();
        System.out.println(cd.getCount());
        CyclicBarrier cb = new CyclicBarrier(2, () -> System.out.println("barrier action"));
        Thread b = new Thread(() -> {
            try {
                cb.await();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        b.start();
        cb.await();
        b.join();
        Exchanger<String> ex = new Exchanger<>();
        String[] res = new String[1];
        Thread e = new Thread(() -> {
            try {
                res[0] = ex.exchange("from thread");
            } catch (InterruptedException x) {
                throw new AssertionError(x);
            }
        });
        e.start();
        System.out.println(ex.exchange("from main"));
        e.join();
        System.out.println(res[0]);
        Thread parked = new Thread(() -> {
            LockSupport.park();
            System.out.println("unparked");
        });
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        parked.start();
        LockSupport.unpark(parked);
        parked.join();
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive() + " " + ph.getPhase() + " " + ph.arriveAndDeregister() + " " + ph.isTerminated());
    }
}
