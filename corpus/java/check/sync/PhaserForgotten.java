// expect: deadlock
// args: 2
// larger: 3
// pair: PhaserRounds
// Workers. The main thread has registered itself to hold the workers back and then neither arrives nor deregisters.
import java.util.concurrent.Phaser;

public class PhaserForgotten {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        for (int i = 1; i < Integer.parseInt(args[0]); i++) {
            phaser.register();
            new Thread(() -> phaser.arriveAndAwaitAdvance()).start(); //! deadlock
        }
    }
}
