// expect: race
// property: race
// pair: AccountSafe
// The lock is the boxed counter itself, which is another object after every increment.
public class BoxedLock {
    static Integer count = 0;

    static void increment() {
        synchronized (count) { //! race
            count++; //! race
        }
    }

    public static void main(String[] args) {
        new Thread(BoxedLock::increment).start();
        increment();
    }
}
