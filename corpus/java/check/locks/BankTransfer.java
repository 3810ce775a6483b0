// expect: deadlock
// args: 2
// larger: 3
// pair: BankTransferOrdered
// Accounts, one thread each that transfers to the next account in the ring. Each locks the source, then the target.
public class BankTransfer {
    static final class Account {
        int balance = 100;
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) { //! deadlock
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account[] accounts = new Account[Integer.parseInt(args[0])];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = new Account();
        }
        for (int i = 0; i < accounts.length; i++) {
            Account from = accounts[i], to = accounts[(i + 1) % accounts.length];
            new Thread(() -> transfer(from, to, 10), "teller-" + i).start();
        }
    }
}
