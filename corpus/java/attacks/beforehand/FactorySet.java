// expect: verified
// The common pool makes its threads by a factory that a property names.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class FactorySet {
    public static class Factory implements ForkJoinPool.ForkJoinWorkerThreadFactory {
        public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
            return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
        }
    }

    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "FactorySet$Factory");
        assert ForkJoinPool.commonPool().getFactory() instanceof Factory;
    }
}
