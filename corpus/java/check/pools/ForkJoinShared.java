// expect: assertion
// args: 2
// larger: 4
// pair: ForkJoinSum
// Tasks. They add to a shared variable in two steps.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinShared {
    static volatile int sum;

    static final class Add extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int tasks;

        Add(int tasks) {
            this.tasks = tasks;
        }

        @Override
        protected void compute() {
            if (tasks == 1) {
                sum++;
            } else {
                invokeAll(new Add(tasks / 2), new Add(tasks - tasks / 2));
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Add(n));
        pool.shutdown();
        assert sum == n; //! assertion
    }
}
