// expect: verified
// args: 2
// larger: 3
// pair: BankTransfer
// Accounts, one thread each. Locks are taken in the order of the account numbers; the sum of money stays.
public class BankTransferOrdered {
    static final class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to, second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[Integer.parseInt(args[0])];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = new Account(i);
        }
        Thread[] tellers = new Thread[accounts.length];
        for (int i = 0; i < accounts.length; i++) {
            Account from = accounts[i], to = accounts[(i + 1) % accounts.length];
            tellers[i] = new Thread(() -> transfer(from, to, 10), "teller-" + i);
            tellers[i].start();
        }
        for (Thread t : tellers) {
            t.join();
        }
        for (Account a : accounts) {
            assert a.balance == 100;
        }
    }
}
