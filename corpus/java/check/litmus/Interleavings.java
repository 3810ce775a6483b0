// expect: verified
// outcomes: abcd|acbd|acdb|cabd|cadb|cdab
// All six interleavings of ab and cd, since StringBuffer's append is synchronized.
public class Interleavings {
    static final StringBuffer out = new StringBuffer();

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            out.append('a');
            out.append('b');
        });
        Thread t2 = new Thread(() -> {
            out.append('c');
            out.append('d');
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(out);
    }
}
