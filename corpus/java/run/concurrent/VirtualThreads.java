// jdk: 21+
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 20; i++) ts.add(Thread.ofVirtual().name("v" + i).start(n::incrementAndGet));
        for (Thread t : ts) t.join();
        System.out.println(n + " " + ts.get(3).getName() + " " + ts.get(3).isVirtual() + " " + ts.get(3).isDaemon());
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            System.out.println(ex.submit(() -> Thread.currentThread().isVirtual()).get());
        }
        Thread p = Thread.ofPlatform().name("plat").unstarted(() -> System.out.println("platform"));
        p.start();
        p.join();
        System.out.println(p.isVirtual());
    }
}
