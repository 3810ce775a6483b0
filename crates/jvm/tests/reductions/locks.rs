//! Small programs with the locks of `java.util.concurrent`, written at random: two or three threads that lock, try,
//! wait, signal, interrupt, queue, meet and pool. None of them looks inside a lock, so the steps of locks are taken
//! together. Half of them never try a lock or ask about it, so that giving back is no step either. The main thread joins
//! all and prints what is left.

use super::generate::Dice;

/// The source of a program: the class is called `name`.
pub fn program(name: &str, seed: u64) -> String {
    let mut dice = Dice::new(seed + 7_777);
    let flavour = seed % 15;
    let threads = if dice.below(4) == 0 { 3 } else { 2 };
    let most = if threads == 3 { 1 } else { 2 };
    let fair = if dice.below(3) == 0 { "true" } else { "" };
    let mut text = format!(
        "import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n\
         public class {name} {{\n\
         static int x, y; static volatile int v; static final AtomicInteger n = new AtomicInteger();\n\
         static final ReentrantLock lock = new ReentrantLock({fair}), other = new ReentrantLock();\n\
         static final Condition c = lock.newCondition(), d = lock.newCondition();\n\
         static final Semaphore sem = new Semaphore({});\n\
         static final CountDownLatch latch = new CountDownLatch({});\n\
         static final CyclicBarrier barrier = new CyclicBarrier(2);\n\
         static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();\n\
         static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);\n\
         static final LinkedBlockingQueue<Integer> l = new LinkedBlockingQueue<>(2);\n\
         static final LinkedBlockingDeque<Integer> ends = new LinkedBlockingDeque<>(1);\n\
         static final PriorityBlockingQueue<Integer> p = new PriorityBlockingQueue<>();\n\
         static final FutureTask<Integer> task = new FutureTask<>(() -> ++x);\n\
         static final int[] r = new int[3];\n\
         static final Thread[] t = new Thread[3];\n",
        1 + dice.below(2),
        1 + dice.below(2),
    );
    for thread in 0..threads {
        let mut body = String::new();
        for _ in 0..1 + dice.below(most) {
            body.push_str(&format!("    {}\n", statement(&mut dice, flavour, thread, threads)));
        }
        text.push_str(&format!(
            "static void run{thread}() {{\n  int s = 0;\n  try {{\n    never();\n{body}  }}\n  \
             catch (InterruptedException e) {{ s = s * 3 + 1; }}\n  \
             catch (BrokenBarrierException e) {{ s = -3; }}\n  \
             catch (CancellationException | ExecutionException e) {{ s = s * 3 + 2; }}\n  \
             catch (TimeoutException e) {{ s = s * 3 - 1; }}\n  \
             catch (IllegalMonitorStateException e) {{ s = -1; }}\n  r[{thread}] = s;\n}}\n"
        ));
    }
    text.push_str(
        "static void never() throws InterruptedException, BrokenBarrierException, ExecutionException, TimeoutException {}\n",
    );
    text.push_str("public static void main(String[] args) throws Exception {\n  int s = 0;\n");
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}] = new Thread({name}::run{thread});\n"));
    }
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}].start();\n"));
    }
    if dice.below(4) == 0 {
        text.push_str(&format!("  {}\n", statement(&mut dice, flavour, threads, threads)));
    }
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}].join();\n"));
    }
    let asks = dice.below(2) == 0;
    let asked = if asks { "lock.isLocked() + \" \" + sem.availablePermits()" } else { "task.isDone()" };
    text.push_str(&format!(
        "  System.out.println(x + \" \" + y + \" \" + v + \" \" + n.get() + \" \" + s + \" \" + r[0] + \" \" + r[1] + \" \" \
         + r[2] + \" \" + {asked} + \" \" + q.size() + l.size() + ends.size() + p.size());\n}}\n}}\n"
    ));
    text
}

fn statement(dice: &mut Dice, flavour: u64, me: u64, threads: u64) -> String {
    let k = 1 + dice.below(3);
    let other = (me + 1 + dice.below(threads)) % threads;
    let plain = match dice.below(6) {
        0 => format!("x = {k};"),
        1 => "x++;".into(),
        2 => "y = x + 1;".into(),
        3 => "s = s * 3 + x;".into(),
        4 => "v++;".into(),
        _ => "s = s * 3 + v;".into(),
    };
    let interrupt = format!("t[{other}].interrupt();");
    let held = |inside: &str| format!("lock.lock(); try {{ {inside} }} finally {{ lock.unlock(); }}");
    match flavour {
        0 => match dice.below(5) {
            0 => "if (lock.tryLock()) { x++; lock.unlock(); } else s = s * 3 + 1;".into(),
            1 => "lock.lock(); lock.lock(); x++; lock.unlock(); lock.unlock();".into(),
            2 => "lock.unlock();".into(),
            _ => held(&plain),
        },
        1 => match dice.below(5) {
            0 => interrupt,
            1 => "lock.lockInterruptibly(); try { x++; } finally { lock.unlock(); }".into(),
            2 => "if (Thread.interrupted()) s = s * 3 + 1;".into(),
            3 => format!("if (t[{other}].isInterrupted()) s = s * 3 + 2;"),
            _ => held(&plain),
        },
        2 => match dice.below(3) {
            0 => "if (lock.tryLock(1, TimeUnit.MILLISECONDS)) { x++; lock.unlock(); } else s = s * 3 + 1;"
                .into(),
            1 => interrupt,
            _ => held(&plain),
        },
        3 => match dice.below(5) {
            0 => held("if (x == 0) c.await();"),
            1 => held("x = 1; c.signal();"),
            2 => held("x = 1; c.signalAll();"),
            3 => held("while (x == 0) c.await(); x = 0; d.signal();"),
            _ => held(&plain),
        },
        4 => match dice.below(5) {
            0 => held("if (x == 0) c.await(); s = s * 3 + x;"),
            1 => interrupt,
            2 => held("c.awaitUninterruptibly(); s = s * 3 + 2;"),
            3 => held("x = 1; c.signal();"),
            _ => "c.signal();".into(),
        },
        5 => match dice.below(4) {
            0 => held("if (c.awaitNanos(5) <= 0) s = s * 3 + 1;"),
            1 => held("if (x == 0 && !c.await(1, TimeUnit.MILLISECONDS)) s = s * 3 + 1;"),
            _ => held("x = 1; c.signalAll();"),
        },
        6 => match dice.below(6) {
            0 => "sem.acquire(2); x++; sem.release(2);".into(),
            1 => "if (sem.tryAcquire()) { s = s * 3 + 1; sem.release(); }".into(),
            2 => "sem.acquireUninterruptibly(); x++; sem.release();".into(),
            3 => interrupt,
            4 => "if (sem.tryAcquire(1, TimeUnit.MILLISECONDS)) { x++; sem.release(); }".into(),
            _ => format!("sem.acquire(); {plain} sem.release();"),
        },
        7 => match dice.below(5) {
            0 | 1 => "latch.countDown();".into(),
            2 => "latch.await(); s = s * 3 + x;".into(),
            3 => "if (!latch.await(1, TimeUnit.MILLISECONDS)) s = s * 3 + 1;".into(),
            _ => plain,
        },
        8 => match dice.below(5) {
            0 => "rw.writeLock().lock(); try { x++; y++; } finally { rw.writeLock().unlock(); }".into(),
            1 => {
                "rw.readLock().lock(); try { s = s * 3 + x - y; } finally { rw.readLock().unlock(); }".into()
            }
            2 => "if (rw.writeLock().tryLock()) { x++; rw.writeLock().unlock(); } else s = s * 3 + 1;".into(),
            3 => "if (rw.readLock().tryLock()) { s = s * 3 + x; rw.readLock().unlock(); }".into(),
            _ => plain,
        },
        9 => match dice.below(6) {
            0 => format!("q.put({k});"),
            1 => "s = s * 3 + q.take();".into(),
            2 => format!("if (!q.offer({k})) s = s * 3 + 1;"),
            3 => "{ Integer o = q.poll(); if (o != null) s = s * 3 + o; }".into(),
            4 => interrupt,
            _ => "{ Integer o = q.poll(1, TimeUnit.MILLISECONDS); if (o != null) s = s * 3 + o; }".into(),
        },
        10 => match dice.below(4) {
            0 => format!("l.put({k});"),
            1 => "s = s * 3 + l.take();".into(),
            2 => "{ Integer o = l.poll(); if (o != null) s = s * 3 + o; }".into(),
            _ => interrupt,
        },
        11 => match dice.below(6) {
            0 => format!("if (!task.cancel({})) s = s * 3 + 1;", k == 1),
            1 => interrupt,
            2 => "s = s * 3 + task.get();".into(),
            3 => "s = s * 3 + task.get(1, TimeUnit.MILLISECONDS);".into(),
            4 => plain,
            _ => "task.run();".into(),
        },
        12 => match dice.below(7) {
            0 => format!("ends.putFirst({k});"),
            1 => format!("p.put({k});"),
            2 => "s = s * 3 + ends.takeLast();".into(),
            3 => "s = s * 3 + p.take();".into(),
            4 => format!("if (!ends.offerLast({k})) s = s * 3 + 1;"),
            5 => interrupt,
            _ => "{ Integer o = p.peek(); if (o != null) s = s * 3 + o; }".into(),
        },
        13 => match dice.below(6) {
            0 | 1 => "x++; s = s * 3 + barrier.await();".into(),
            2 => "barrier.reset();".into(),
            3 => "if (barrier.isBroken()) s = s * 3 + 1;".into(),
            4 => "s = s * 3 + barrier.await(1, TimeUnit.MILLISECONDS);".into(),
            _ => interrupt,
        },
        _ => match dice.below(5) {
            0 | 1 => "x++; barrier.await(); s = s * 3 + x;".into(),
            2 => "other.lock(); try { lock.lock(); x++; lock.unlock(); } finally { other.unlock(); }".into(),
            3 => held("other.lock(); x++; other.unlock();"),
            _ => interrupt,
        },
    }
}
