/** Many writers of two fields and one reader: the fault needs the reader between two writes of a late writer. Argument: writers. */
public class ManyReorder {
    private static int a;
    private static int b;

    public static void main(String[] args) throws InterruptedException {
        int writers = args.length > 0 ? Integer.parseInt(args[0]) : 9;
        for (int i = 0; i < writers; i++) {
            new Thread(() -> {
                a = 1;
                b = -1;
            }).start();
        }
        new Thread(() -> {
            int first = a;
            int second = b;
            boolean fine = first == 0 && second == 0 || first == 1 && second == -1;
            if (!fine) {
                throw new AssertionError(first + " " + second);
            }
        }).start();
    }
}
