// expect: deadlock
// pair: InitHolder
// Two classes need each other in their initialisers. One thread initialises the first and wants the second, the other
// the other way round.
public class InitCycle {
    static class Left {
        static final Object VALUE = new Object();
        static final Object OTHER = Right.VALUE; //! deadlock
    }

    static class Right {
        static final Object VALUE = new Object();
        static final Object OTHER = Left.VALUE; //! deadlock
    }

    public static void main(String[] args) {
        new Thread(() -> System.identityHashCode(Left.OTHER)).start();
        System.identityHashCode(Right.OTHER);
    }
}
