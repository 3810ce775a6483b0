// expect: verified
// The common pool is made when it is first used, by what a property says then.
import java.util.concurrent.ForkJoinPool;

public class ParallelismSet {
    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "7");
        assert ForkJoinPool.getCommonPoolParallelism() == 7;
    }
}
