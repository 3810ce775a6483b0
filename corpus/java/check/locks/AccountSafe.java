// expect: verified
// property: race
// args: 2
// larger: 3
// pair: AccountRace
// Depositors. The balance is changed under one lock and read after all threads have ended: exact, and free of races.
public class AccountSafe {
    private int balance;

    synchronized void deposit(int amount) {
        balance += amount;
    }

    public static void main(String[] args) throws InterruptedException {
        AccountSafe account = new AccountSafe();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> account.deposit(10));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert account.balance == 10 * threads.length;
    }
}
