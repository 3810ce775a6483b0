import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class OneOfEach {
    public static void main(String[] a) throws Exception {
        ExecutorService ex=Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs=new ArrayList<>();
        for(int i=0;i<10;i++) {
            int k=i;
            fs.add(ex.submit(()->k*k));
        }
        int s=0;
        for(Future<Integer> f:fs) s+=f.get();
        System.out.println(s);
        Future<?> bad=ex.submit(()->{ throw new IllegalStateException("in task"); });
        try {
            bad.get();
        } catch(ExecutionException e) {
            System.out.println(e+" | "+e.getCause());
        }
        System.out.println(ex.invokeAll(List.<Callable<String>>of(()->"a",()->"b")).stream().map(f->{try{return f.get();}catch(Exception e){return "";}}).collect(Collectors.joining())+ex.invokeAny(List.<Callable<String>>of(()->"one")));
        ex.shutdown();
        System.out.println(ex.awaitTermination(5,TimeUnit.SECONDS)+" "+ex.isTerminated()+" "+ex.isShutdown());
        try {
            ex.submit(()->1);
        } catch(RejectedExecutionException e) {
            System.out.println("rejected");
        }
        CompletableFuture<String> cf=CompletableFuture.supplyAsync(()->"he").thenApply(x->x+"llo").thenCombine(CompletableFuture.supplyAsync(()->5),(x,n)->x+n).thenCompose(x->CompletableFuture.completedFuture(x+"!"));
        System.out.println(cf.get()+" "+cf.isDone());
        System.out.println(CompletableFuture.supplyAsync(()->{ if(true) throw new RuntimeException("cfx"); return 1; }).exceptionally(t->{ System.out.println(t); return -1;}).join());
        System.out.println(CompletableFuture.supplyAsync(()->1/0).handle((v,t)->t==null?"ok":t.getClass().getSimpleName()+":"+t.getCause()).join());
        try {
            CompletableFuture.supplyAsync(()->Integer.parseInt("q")).join();
        } catch(CompletionException e) {
            System.out.println(e.getMessage());
        }
        CompletableFuture<Void> all=CompletableFuture.allOf(CompletableFuture.runAsync(()->{}),CompletableFuture.completedFuture(1));
        all.join();
        System.out.println(all.isCompletedExceptionally()+" "+CompletableFuture.anyOf(CompletableFuture.completedFuture("any")).join());
        CompletableFuture<Integer> never=new CompletableFuture<>();
        try {
            never.get(10,TimeUnit.MILLISECONDS);
        } catch(TimeoutException e) {
            System.out.println(e);
        }
        System.out.println(never.completeOnTimeout(7,5,TimeUnit.MILLISECONDS).join());
        try {
            new CompletableFuture<Integer>().orTimeout(5,TimeUnit.MILLISECONDS).join();
        } catch(CompletionException e) {
            System.out.println(e.getCause());
        }
        never=new CompletableFuture<>();
        never.cancel(true);
        try {
            never.join();
        } catch(CancellationException e) {
            System.out.println(e);
        }
        ScheduledExecutorService se=Executors.newScheduledThreadPool(2);
        ScheduledFuture<String> sf=se.schedule(()->"sched",20,TimeUnit.MILLISECONDS);
        System.out.println(sf.get());
        AtomicInteger ticks=new AtomicInteger();
        CountDownLatch l3=new CountDownLatch(3);
        ScheduledFuture<?> per=se.scheduleAtFixedRate(()->{ticks.incrementAndGet(); l3.countDown();},0,5,TimeUnit.MILLISECONDS);
        l3.await();
        per.cancel(false);
        System.out.println((ticks.get()>=3)+" "+per.isCancelled());
        System.out.println(se.shutdownNow().size()>=0);
        ReentrantLock lk=new ReentrantLock(true);
        Condition cd=lk.newCondition();
        int[] box={0};
        Thread cons=new Thread(()->{ lk.lock(); try{ while(box[0]==0) cd.await(); System.out.println("got "+box[0]); }catch(InterruptedException e){}finally{lk.unlock();} },"cons");
        cons.start();
        lk.lock();
        box[0]=5;
        cd.signalAll();
        lk.unlock();
        cons.join();
        System.out.println(lk.isLocked()+" "+lk.isFair()+" "+cons.getState()+" "+cons.isAlive()+" "+lk.toString().contains("Unlocked"));
        try {
            lk.unlock();
        } catch(IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            new Object().wait();
        } catch(IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            new Object().notify();
        } catch(IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentHashMap<String,Integer> m=new ConcurrentHashMap<>();
        for(String w:"a b a c b a".split(" ")) m.merge(w,1,Integer::sum);
        System.out.println(new TreeMap<>(m)+" "+m.reduceValues(1,Integer::sum)+" "+m.search(1,(k,v)->v==2?k:null)+" "+m.computeIfAbsent("z",k->26)+m.getOrDefault("q",0)+m.putIfAbsent("a",9)+m.mappingCount());
        ConcurrentSkipListMap<Integer,String> sk=new ConcurrentSkipListMap<>(Map.of(3,"c",1,"a",2,"b"));
        System.out.println(sk+" "+sk.firstKey()+sk.headMap(3)+sk.descendingMap()+sk.ceilingEntry(2));
        CopyOnWriteArrayList<Integer> cw=new CopyOnWriteArrayList<>(List.of(1,2,3));
        for(int v:cw) cw.add(v*10);
        System.out.println(cw);
        System.out.println(new ConcurrentLinkedQueue<>(List.of(1,2)).poll()+" "+new ConcurrentLinkedDeque<>(List.of(1,2)).pollLast());
        BlockingQueue<Integer> bq=new ArrayBlockingQueue<>(2);
        Thread pr=new Thread(()->{ try{ for(int i=0;i<5;i++) bq.put(i); bq.put(-1);}catch(InterruptedException e){} });
        pr.start();
        int v;
        StringBuilder sb=new StringBuilder();
        while((v=bq.take())>=0) sb.append(v);
        System.out.println(sb+" "+bq.offer(1)+bq.offer(2)+bq.offer(3)+bq.remainingCapacity()+bq.poll(1,TimeUnit.MILLISECONDS));
        DelayQueue<D> dq=new DelayQueue<>();
        dq.add(new D("late",400));
        dq.add(new D("soon",5));
        System.out.println(dq.take().n+dq.take().n);
        SynchronousQueue<String> sq=new SynchronousQueue<>();
        new Thread(()->{try{sq.put("syn");}catch(InterruptedException e){}}).start();
        System.out.println(sq.take());
        LinkedBlockingDeque<Integer> ld=new LinkedBlockingDeque<>();
        ld.addFirst(1);
        ld.addLast(2);
        System.out.println(ld.takeLast());
        PriorityBlockingQueue<Integer> pq=new PriorityBlockingQueue<>(List.of(3,1,2));
        System.out.println(pq.take()+""+pq.take());
        LinkedTransferQueue<Integer> ltq=new LinkedTransferQueue<>();
        System.out.println(ltq.tryTransfer(1)+" "+ltq);
        CyclicBarrier cb=new CyclicBarrier(3,()->System.out.println("barrier"));
        Thread[] ts=new Thread[2];
        for(int i=0;i<2;i++) {
            ts[i]=new Thread(()->{try{cb.await();}catch(Exception e){}});
            ts[i].start();
        }
        cb.await();
        for(Thread t:ts) t.join();
        Semaphore sem=new Semaphore(2);
        sem.acquire();
        System.out.println(sem.tryAcquire()+" "+sem.tryAcquire()+" "+sem.availablePermits());
        Phaser ph=new Phaser(1);
        System.out.println(ph.arrive()+" "+ph.getPhase()+" "+ph.arriveAndDeregister()+ph.isTerminated());
        Exchanger<String> xc=new Exchanger<>();
        Thread xt=new Thread(()->{try{System.out.println("x:"+xc.exchange("fromT"));}catch(InterruptedException e){}});
        xt.start();
        String got=xc.exchange("fromM");
        xt.join();
        System.out.println(got);
        ReadWriteLock rw=new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.readLock().unlock();
        System.out.println(rw.writeLock().tryLock());
        StampedLock sl=new StampedLock();
        long st=sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        st=sl.writeLock();
        sl.unlockWrite(st);
        AtomicLong al=new AtomicLong(5);
        System.out.println(al.getAndAdd(3)+" "+al.updateAndGet(q->q*2)+" "+al.accumulateAndGet(4,Math::max)+" "+al.compareAndSet(16,1)+al);
        LongAdder la=new LongAdder();
        la.add(5);
        la.increment();
        System.out.println(la.sum()+" "+la);
        AtomicReference<String> ar=new AtomicReference<>("x");
        System.out.println(ar.getAndUpdate(q->q+"y")+ar);
        AtomicIntegerArray aia=new AtomicIntegerArray(3);
        aia.incrementAndGet(1);
        System.out.println(aia);
        AtomicStampedReference<String> asr=new AtomicStampedReference<>("a",1);
        int[] h=new int[1];
        System.out.println(asr.get(h)+h[0]+asr.compareAndSet("a","b",1,2));
        LongAccumulator lac=new LongAccumulator(Long::max,Long.MIN_VALUE);
        lac.accumulate(9);
        System.out.println(lac.get());
        AtomicBoolean ab=new AtomicBoolean();
        System.out.println(ab.getAndSet(true)+""+ab);
        Thread t=new Thread(()->{ try{ Thread.sleep(100000);}catch(InterruptedException e){ System.out.println("intr "+e.getMessage()+" "+Thread.currentThread().isInterrupted()); } });
        t.start();
        t.interrupt();
        t.join();
        Thread u=new Thread(()->{ throw new RuntimeException("u"); },"U");
        u.setUncaughtExceptionHandler((q,e)->System.out.println(q.getName()+" died "+e));
        u.start();
        u.join();
        System.out.println(Thread.currentThread().getName()+" "+Thread.currentThread().getPriority()+" "+Thread.currentThread().getThreadGroup().getName()+" "+Thread.currentThread()+" "+new Thread("n").isDaemon()+" "+Thread.currentThread().getId());
        Timer tm=new Timer();
        CountDownLatch tl=new CountDownLatch(2);
        tm.schedule(new TimerTask(){ public void run(){ System.out.println("tick"); tl.countDown(); if(tl.getCount()==0) cancel(); } },1,3);
        tl.await();
        tm.cancel();
        ForkJoinPool fj=new ForkJoinPool(3);
        System.out.println(fj.invoke(new Fib(12))+" "+fj.getParallelism()+" "+ForkJoinPool.commonPool().submit(()->IntStream.range(0,100).parallel().map(q->q*2).sum()).get());
        ThreadLocal<Integer> tl2=ThreadLocal.withInitial(()->3);
        tl2.set(4);
        Thread q2=new Thread(()->System.out.println("tl "+tl2.get()));
        q2.start();
        q2.join();
        System.out.println(tl2.get());
        FutureTask<Integer> ft=new FutureTask<>(()->8);
        new Thread(ft).start();
        System.out.println(ft.get()+" "+ft.isDone());
        ExecutorCompletionService<Integer> ecs=new ExecutorCompletionService<>(Executors.newSingleThreadExecutor(r->{Thread d=new Thread(r);d.setDaemon(true);return d;}));
        ecs.submit(()->3);
        System.out.println(ecs.take().get());
        System.out.println(Executors.newWorkStealingPool(2).submit(()->"ws").get()+" "+TimeUnit.HOURS.toSeconds(2)+" "+TimeUnit.MILLISECONDS.convert(3,TimeUnit.SECONDS));
        Runtime.getRuntime().addShutdownHook(new Thread(()->System.out.println("hook")));
    }
    static class Fib extends RecursiveTask<Integer> {
        int n;
        Fib(int n) {
            this.n=n;
        }
        protected Integer compute() {
            if(n<2) return n;
            Fib f=new Fib(n-1);
            f.fork();
            return new Fib(n-2).compute()+f.join();
        }
    }
    static class D implements Delayed {
        String n;
        long at;
        D(String n,long ms) {
            this.n=n;
            at=System.nanoTime()+ms*1000000;
        }
        public long getDelay(TimeUnit u) {
            return u.convert(at-System.nanoTime(),TimeUnit.NANOSECONDS);
        }
        public int compareTo(Delayed o) {
            return Long.compare(at,((D)o).at);
        }
    }
}
