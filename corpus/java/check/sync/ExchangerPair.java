// expect: verified
// pair: ExchangerOdd
// Two threads exchange once: each gets what the other gave.
import java.util.concurrent.Exchanger;

public class ExchangerPair {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        new Thread(() -> {
            try {
                String drink = exchanger.exchange("tea");
                assert drink.equals("coffee");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        String drink = exchanger.exchange("coffee");
        assert drink.equals("tea");
    }
}
