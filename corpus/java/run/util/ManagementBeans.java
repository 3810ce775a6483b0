import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;

public class ManagementBeans {
    static void block(Object first, Object second, CountDownLatch both) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException e) {
                    return;
                }
                synchronized (second) {
                    System.out.println("never");
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] args) throws Exception {
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        System.out.println((runtime.getUptime() >= 0) + " " + (runtime.getStartTime() > 0) + " " + runtime.getSpecName());
        long pid = ProcessHandle.current().pid();
        System.out.println(runtime.getName().startsWith(pid + "@") + " " + ProcessHandle.current().isAlive());
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        System.out.println((threads.getThreadCount() >= 1) + " " + (threads.findDeadlockedThreads() == null));
        Object left = new Object(), right = new Object();
        CountDownLatch both = new CountDownLatch(2);
        block(left, right, both);
        block(right, left, both);
        both.await();
        long[] stuck;
        do {
            Thread.sleep(5);
            stuck = threads.findDeadlockedThreads();
        } while (stuck == null);
        System.out.println(stuck.length + " wait for each other " + (threads.findMonitorDeadlockedThreads().length));
        long before = threads.getCurrentThreadCpuTime();
        long sum = 0;
        for (int i = 0; i < 1000; i++) sum += i;
        System.out.println(sum + " " + (threads.getCurrentThreadCpuTime() >= before));
        long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        System.out.println((used > 0) + " " + (used <= ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getMax()));
        System.out.println(ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() > 0);
        System.out.println(ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() > 100);
    }
}
