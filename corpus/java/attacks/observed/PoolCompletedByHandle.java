// expect: assertion
// A pool counts a task a little after it is done, whoever asks in whatever way.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolCompletedByHandle {
    public static void main(String[] args) throws Throwable {
        MethodHandle asks = MethodHandles.lookup().findVirtual(ThreadPoolExecutor.class, "getCompleted" + "TaskCount",
            MethodType.methodType(long.class));
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<?> task = pool.submit(() -> { });
        task.get();
        assert (long) asks.invokeExact(pool) == 1; //! assertion
        pool.shutdown();
    }
}
