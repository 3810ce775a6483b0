// expect: verified
// outcomes: null|set
// A property is set while another thread reads it.
public class PropertyBeside {
    static String seen;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> seen = System.getProperty("answer"));
        reader.start();
        System.setProperty("answer", "set");
        reader.join();
        System.out.println(seen);
    }
}
