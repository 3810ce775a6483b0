import java.util.*;
import java.util.concurrent.*;

public class Executors1 {
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newSingleThreadExecutor();
        Future<Integer> f = ex.submit(() -> 6 * 7);
        System.out.println(f.get() + " " + f.isDone() + " " + f.isCancelled() + " " + f.cancel(true));
        Future<?> bad = ex.submit(() -> {
            throw new IllegalStateException("task failed");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        System.out.println(ex.submit(() -> System.out.println("runnable"), "result").get());
        List<Callable<String>> cs = List.of(() -> "a", () -> "b", () -> "c");
        StringBuilder sb = new StringBuilder();
        for (Future<String> x : ex.invokeAll(cs)) sb.append(x.get());
        System.out.println(sb);
        ex.shutdown();
        System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS) + " " + ex.isShutdown() + " " + ex.isTerminated());
        try {
            ex.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 1; i <= 10; i++) {
            int n = i;
            fs.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> x : fs) sum += x.get();
        System.out.println(sum);
        System.out.println("" + pool.invokeAny(List.<Callable<String>>of(() -> "only")));
        pool.shutdownNow();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        FutureTask<String> ft = new FutureTask<>(() -> "direct");
        ft.run();
        System.out.println(ft.get());
        FutureTask<String> can = new FutureTask<>(() -> "never");
        can.cancel(false);
        try {
            can.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        Executor direct = Runnable::run;
        direct.execute(() -> System.out.println("same thread " + Thread.currentThread().getName()));
        ScheduledExecutorService sch = Executors.newScheduledThreadPool(1);
        System.out.println(sch.schedule(() -> "scheduled", 5, TimeUnit.MILLISECONDS).get());
        sch.shutdown();
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.toMinutes(180000) + " " + TimeUnit.SECONDS.convert(1, TimeUnit.DAYS));
        ForkJoinPool fj = new ForkJoinPool(2);
        class Fib extends RecursiveTask<Integer> {
            final int n;

            Fib(int n) {
                this.n = n;
            }

            @Override
            protected Integer compute() {
                if (n < 2) return n;
                Fib a = new Fib(n - 1);
                a.fork();
                return new Fib(n - 2).compute() + a.join();
            }
        }
        System.out.println(fj.invoke(new Fib(12)));
        fj.shutdown();
    }
}
