// expect: verified
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** A pool that is looked at through a management bean, as libraries have it; the bean's own numbers are right. */
public class ManagedPool {
    public interface PoolMBean {
        int getIdle();
    }

    public static class Pool implements PoolMBean {
        private int idle;

        public synchronized void take() throws InterruptedException {
            while (idle == 0) {
                wait();
            }
            idle--;
        }

        public synchronized void give() {
            idle++;
            notifyAll();
        }

        @Override
        public synchronized int getIdle() {
            return idle;
        }
    }

    public static void main(String[] args) throws Exception {
        Pool pool = new Pool();
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("demo:type=Pool");
        server.registerMBean(pool, name);
        String process = ManagementFactory.getRuntimeMXBean().getName();
        if (!process.contains("@")) {
            throw new AssertionError(process);
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (threads.findDeadlockedThreads() != null) {
            throw new AssertionError("nobody waits");
        }
        if ((Integer) server.getAttribute(name, "Idle") != 0) {
            throw new AssertionError("none is idle");
        }
        server.unregisterMBean(name);
        Thread other = new Thread(pool::give);
        other.start();
        pool.take();
        other.join();
        if (pool.getIdle() != 0) {
            throw new AssertionError("taken");
        }
    }
}
