/** Two deposits without a lock: one of them may be lost. */
public class Account {
    private int balance;

    void deposit(int amount) {
        balance += amount;
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Thread other = new Thread(() -> account.deposit(10));
        other.start();
        account.deposit(20);
        other.join();
        assert account.balance == 30 : "balance is " + account.balance;
    }
}
