// expect: assertion
// A field of a thread is shared with the thread.
public class HandedByThread {
    static class Counts extends Thread {
        int count;

        public void run() {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Counts other = new Counts();
        other.start();
        other.count++;
        other.join();
        assert other.count == 2; //! assertion
    }
}
