// expect: race
// property: race
// An array of characters is printed while it is written.
public class CharsPrinted {
    static final char[] ALL = {'a', 'b'};

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            System.out.println(ALL);
        });
        other.start();
        ALL[0] = 'c';
        other.join();
    }
}
