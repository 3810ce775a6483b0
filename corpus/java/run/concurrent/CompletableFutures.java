import java.util.*;
import java.util.concurrent.*;

public class CompletableFutures {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.completedFuture("v" + x));
        System.out.println(f.isDone() + " " + g.isDone() + " " + f.getNow(-1));
        f.complete(5);
        System.out.println(g.join() + " " + f.complete(6) + " " + f.get());
        System.out.println(CompletableFuture.completedFuture(2).thenCombine(CompletableFuture.completedFuture(3), Integer::sum).join());
        CompletableFuture<Integer> bad = CompletableFuture.failedFuture(new IllegalStateException("no"));
        System.out.println(bad.exceptionally(e -> -1).join() + " " + bad.handle((v, e) -> v + "/" + e.getMessage()).join() + " " + bad.isCompletedExceptionally());
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        try {
            bad.thenApply(x -> x + 1).get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        try {
            CompletableFuture.completedFuture(0).thenApply(x -> 1 / x).join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder();
        CompletableFuture.completedFuture("x").thenAccept(sb::append).thenRun(() -> sb.append("!")).whenComplete((v, e) -> sb.append(v).append(e));
        System.out.println(sb);
        Executor same = Runnable::run;
        System.out.println(CompletableFuture.supplyAsync(() -> "async", same).thenApplyAsync(String::length, same).join());
        List<CompletableFuture<Integer>> all = List.of(CompletableFuture.completedFuture(1), CompletableFuture.completedFuture(2));
        System.out.println(CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).thenApply(v -> all.stream().mapToInt(CompletableFuture::join).sum()).join() + " " + CompletableFuture.anyOf(CompletableFuture.completedFuture("first")).join());
        CompletableFuture<String> c = new CompletableFuture<>();
        System.out.println(c.cancel(true) + " " + c.isCancelled());
        try {
            c.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        try {
            new CompletableFuture<>().get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(CompletableFuture.supplyAsync(() -> 21).thenApply(x -> x * 2).get());
        CompletableFuture<String> late = new CompletableFuture<>();
        Thread t = new Thread(() -> late.complete("from thread"));
        t.start();
        System.out.println(late.get());
        t.join();
        System.out.println(CompletableFuture.completedFuture(1).applyToEither(new CompletableFuture<>(), x -> x + 100).join() + " " + new CompletableFuture<String>().completeOnTimeout("dflt", 1, TimeUnit.MILLISECONDS).join());
    }
}
