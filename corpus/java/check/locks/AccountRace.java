// expect: assertion
// args: 2
// larger: 3
// pair: AccountSafe
// Depositors. The balance is read and written without a lock: a deposit is lost.
public class AccountRace {
    private int balance;

    void deposit(int amount) {
        balance += amount;
    }

    public static void main(String[] args) throws InterruptedException {
        AccountRace account = new AccountRace();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> account.deposit(10));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert account.balance == 10 * threads.length; //! assertion
    }
}
