// expect: assertion
// What is left of a wait is nothing once its time is over.
import java.util.concurrent.*; import java.util.concurrent.locks.*;
public class NanosLeft { public static void main(String[] a) throws Exception { ReentrantLock l = new ReentrantLock(); Condition c = l.newCondition(); l.lock(); long left = c.awaitNanos(1000); l.unlock(); assert left > 0 : left; } }
