// expect: verified
// outcomes: a c b1b2|a b1b2 c|b1b2 a c
// Printing takes the lock of the stream for each text. Who holds it prints several texts that nobody gets between; who
// does not may be interrupted between two prints.
public class PrintTogether {
    public static void main(String[] args) throws InterruptedException {
        Thread plain = new Thread(() -> {
            System.out.print("a ");
            System.out.print("c ");
        });
        Thread together = new Thread(() -> {
            synchronized (System.out) {
                System.out.print("b1");
                System.out.print("b2");
                System.out.print(" ");
            }
        });
        plain.start();
        together.start();
        plain.join();
        together.join();
        System.out.println();
    }
}
