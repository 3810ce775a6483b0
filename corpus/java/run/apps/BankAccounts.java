import java.util.*;

public class BankAccounts {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(long missing) {
            super("missing " + missing / 100 + "." + String.format("%02d", missing % 100));
            this.missing = missing;
        }
    }

    sealed interface Tx permits Deposit, Withdraw, Transfer { }

    record Deposit(String to, long cents) implements Tx { }

    record Withdraw(String from, long cents) implements Tx { }

    record Transfer(String from, String to, long cents) implements Tx { }

    static class Account {
        private final String id;
        private long balance;
        private final List<String> history = new ArrayList<>();

        Account(String id) {
            this.id = id;
        }

        void deposit(long c) {
            if (c <= 0) throw new IllegalArgumentException("amount must be positive: " + c);
            balance += c;
            history.add("+" + c);
        }

        void withdraw(long c) throws InsufficientFunds {
            if (c > balance) throw new InsufficientFunds(c - balance);
            balance -= c;
            history.add("-" + c);
        }
    }

    static class Bank {
        private final Map<String, Account> accounts = new TreeMap<>();
        private int failed;

        Account get(String id) {
            Account a = accounts.get(id);
            if (a == null) throw new NoSuchElementException("no account " + id);
            return a;
        }

        void open(String id) {
            if (accounts.putIfAbsent(id, new Account(id)) != null) throw new IllegalStateException("exists: " + id);
        }

        void apply(Tx tx) throws InsufficientFunds {
            if (tx instanceof Deposit d) get(d.to()).deposit(d.cents());
            else if (tx instanceof Withdraw w) get(w.from()).withdraw(w.cents());
            else if (tx instanceof Transfer t) {
                Account to = get(t.to());
                get(t.from()).withdraw(t.cents());
                to.deposit(t.cents());
            }
        }

        void run(List<Tx> txs) {
            for (Tx tx : txs) {
                try {
                    apply(tx);
                    System.out.println("ok   " + tx);
                } catch (InsufficientFunds e) {
                    failed++;
                    System.out.println("FAIL " + tx + ": " + e.getMessage());
                } catch (RuntimeException e) {
                    failed++;
                    System.out.println("ERR  " + tx + ": " + e);
                }
            }
        }
    }

    public static void main(String[] args) {
        Bank b = new Bank();
        for (String n : List.of("alice", "bob", "carol")) b.open(n);
        try {
            b.open("bob");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        b.run(List.of(new Deposit("alice", 10_000), new Transfer("alice", "bob", 2_550), new Withdraw("bob", 3_000), new Withdraw("carol", 1), new Transfer("bob", "dave", 1), new Deposit("carol", -5), new Transfer("alice", "carol", 7_450), new Transfer("alice", "bob", 7)));
        for (Account a : b.accounts.values()) System.out.printf("%-6s %6d.%02d %s%n", a.id, a.balance / 100, a.balance % 100, a.history);
        System.out.println("failed " + b.failed + " total " + b.accounts.values().stream().mapToLong(a -> a.balance).sum());
    }
}
