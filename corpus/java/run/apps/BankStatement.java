import java.math.*;
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.stream.*;
public class BankStatement {
    sealed interface Tx permits Deposit, Withdrawal, Transfer {
        LocalDate on();
        BigDecimal amount();
    }
    record Deposit(LocalDate on, BigDecimal amount, String source) implements Tx {
    }
    record Withdrawal(LocalDate on, BigDecimal amount) implements Tx {
        Withdrawal {
            if (amount.signum() <= 0) throw new IllegalArgumentException("not positive: " + amount);
        }
    }
    record Transfer(LocalDate on, BigDecimal amount, String to) implements Tx {
    }
    static class InsufficientFunds extends Exception {
        final BigDecimal missing;
        InsufficientFunds(BigDecimal m) {
            super("missing " + m);
            missing = m;
        }
    }
    static class Account {
        private BigDecimal balance = BigDecimal.ZERO;
        private final Deque<Tx> history = new ArrayDeque<>();
        void apply(Tx t) throws InsufficientFunds {
            BigDecimal delta = t instanceof Deposit ? t.amount() : t.amount().negate();
            BigDecimal next = balance.add(delta);
            if (next.signum() < 0) throw new InsufficientFunds(next.negate());
            balance = next;
            history.push(t);
        }
    }
    public static void main(String[] args) {
        Account a = new Account();
        LocalDate d = LocalDate.of(2024, 1, 30);
        String[] lines = {"D 100.00 salary", "W 30.25", "T 50 bob", "W 500", "W -1", "D 0.005 rounding", "X 1", "T abc eve"};
        DateTimeFormatter f = DateTimeFormatter.ofPattern("EEE dd MMM uuuu", Locale.UK);
        for (String l : lines) {
            String[] p = l.split(" ");
            try {
                BigDecimal amt = new BigDecimal(p[1]);
                Tx t = switch (p[0]) {
                    case "D" -> new Deposit(d, amt, p[2]);
                    case "W" -> new Withdrawal(d, amt);
                    case "T" -> new Transfer(d, amt, p[2]);
                    default -> throw new IllegalStateException("unknown kind " + p[0]);
                };
                a.apply(t);
                System.out.println(f.format(d) + "  " + t);
            } catch (InsufficientFunds e) {
                System.out.println("refused: " + e.getMessage() + " " + e.missing.scale());
            } catch (NumberFormatException e) {
                System.out.println("bad number: " + e.getMessage());
            } catch (IllegalArgumentException | IllegalStateException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            } finally {
                d = d.plusDays(1).with(t -> t.get(java.time.temporal.ChronoField.DAY_OF_WEEK) > 5 ? t.plus(2, java.time.temporal.ChronoUnit.DAYS) : t);
            }
        }
        System.out.println(a.balance + " " + a.balance.setScale(2, RoundingMode.HALF_EVEN) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(a.balance));
        Map<String, BigDecimal> byKind = a.history.stream().collect(Collectors.groupingBy(t -> t.getClass().getSimpleName(), TreeMap::new, Collectors.reducing(BigDecimal.ZERO, Tx::amount, BigDecimal::add)));
        System.out.println(byKind);
        a.history.descendingIterator().forEachRemaining(t -> System.out.printf("%-12s|%10s|%s%n", t.getClass().getSimpleName(), t.amount(), t.on()));
        System.out.println(new Deposit(d, BigDecimal.ONE, "x").equals(new Deposit(d, new BigDecimal("1.0"), "x")));
    }
}
