// expect: assertion
// Who makes a thread first gets the lower number, and has not written first for that.
public class ThreadNumbers {
    static volatile int last;
    static String mine, others;

    static int number(String name) {
        return Integer.parseInt(name.substring("Thread-".length()));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            last = 2;
            others = new Thread().getName();
        });
        other.start();
        last = 1;
        mine = new Thread().getName();
        other.join();
        assert last != 1 || number(mine) > number(others); //! assertion
    }
}
