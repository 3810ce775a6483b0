// expect: deadlock
// args: 1
// larger: 3
// pair: ExchangerPair
// Threads, an odd number: one stays without a partner.
import java.util.concurrent.Exchanger;

public class ExchangerOdd {
    public static void main(String[] args) {
        Exchanger<Integer> exchanger = new Exchanger<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int gift = i;
            new Thread(() -> {
                try {
                    exchanger.exchange(gift); //! deadlock
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
