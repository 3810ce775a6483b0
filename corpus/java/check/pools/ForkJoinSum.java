// expect: verified
// args: 2
// larger: 4
// pair: ForkJoinShared
// Numbers. fork() and join(): the halves are added by whoever joins them.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum {
    static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final int lo, hi;

        Sum(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo == 1) {
                return hi;
            }
            int mid = (lo + hi) / 2;
            Sum left = new Sum(lo, mid), right = new Sum(mid, hi);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ForkJoinPool pool = new ForkJoinPool(1);
        int sum = pool.invoke(new Sum(0, n));
        pool.shutdown();
        assert sum == n * (n + 1) / 2;
    }
}
