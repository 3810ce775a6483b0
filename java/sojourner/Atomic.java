package sojourner;

import java.util.concurrent.locks.ReentrantLock;

/**
 * Sections that no other thread interrupts. Sections nest. A thread that blocks inside a section lets others run until
 * it can go on.
 *
 * <p>On an ordinary JVM one global lock orders the sections among themselves; code outside of sections is not held up.
 */
public final class Atomic {
    private Atomic() {}

    /** Held apart so that a machine which replaces the methods below never runs this initialiser. */
    private static final class Global {
        static final ReentrantLock LOCK = new ReentrantLock();
    }

    /** Begins a section. */
    public static void begin() {
        Global.LOCK.lock();
    }

    /**
     * Ends the innermost section of this thread.
     *
     * @throws IllegalMonitorStateException if the thread is in none
     */
    public static void end() {
        Global.LOCK.unlock();
    }

    /** Runs {@code body} as one section, which ends also when the body throws. */
    public static void run(Runnable body) {
        begin();
        try {
            body.run();
        } finally {
            end();
        }
    }
}
