/** Two tellers move money between the same two accounts, in opposite directions: each waits for the other's lock. */
public class Bank {
    static class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account(100), b = new Account(100);
        new Thread(() -> transfer(a, b, 10), "worker-1").start();
        transfer(b, a, 20);
    }
}
