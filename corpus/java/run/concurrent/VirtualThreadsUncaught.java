// jdk: 21+
public class VirtualThreadsUncaught {
    public static void main(String[] args) throws Exception {
        Thread fails = Thread.ofVirtual().name("worker").start(() -> {
            throw new IllegalStateException("in a virtual thread");
        });
        fails.join();
        Thread shows = Thread.ofVirtual().name("shown").start(() ->
                System.out.println(Thread.currentThread().toString().replaceAll("#\\d+", "#n").replaceAll("worker-\\d+", "worker-n")));
        shows.join();
        System.out.println(shows.toString().replaceAll("#\\d+", "#n") + " " + shows.getState());
        Thread handled = Thread.ofVirtual().unstarted(() -> {
            try {
                Object nothing = null;
                nothing.toString();
            } catch (NullPointerException e) {
                StackTraceElement[] trace = e.getStackTrace();
                System.out.println(trace[trace.length - 1].getClassName() + " " + trace[trace.length - 1].getMethodName());
            }
        });
        handled.setUncaughtExceptionHandler((t, e) -> System.out.println("never"));
        handled.start();
        handled.join();
    }
}
