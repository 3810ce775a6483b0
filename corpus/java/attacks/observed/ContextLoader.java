// expect: assertion
// The context class loader of a thread is changed by another one between two looks.
public class ContextLoader {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> main.setContextClassLoader(ClassLoader.getPlatformClassLoader()));
        other.start();
        ClassLoader first = main.getContextClassLoader();
        ClassLoader second = main.getContextClassLoader();
        other.join();
        assert first == second;
    }
}
