import java.time.*;
import java.util.*;

public class LibraryLoans {
    record Book(String isbn, String title) { }
    static class Library { final Map<String, Book> books = new TreeMap<>(); final Map<String, Map.Entry<String, LocalDate>> loans = new TreeMap<>();
        void lend(String i, String who, LocalDate d) { if (!books.containsKey(i)) throw new NoSuchElementException("no book " + i); if (loans.putIfAbsent(i, Map.entry(who, d.plusDays(14))) != null) throw new IllegalStateException(i + " is out until " + loans.get(i).getValue()); }
        Duration late(String i, LocalDate on) { var l = loans.remove(i); if (l == null) throw new IllegalStateException("not lent"); long n = java.time.temporal.ChronoUnit.DAYS.between(l.getValue(), on); return Duration.ofDays(Math.max(0, n)); } }

    public static void main(String[] args) {
        Library l = new Library();
        for (String s : List.of("b1:Emma", "b2:Ulysses")) l.books.put(s.split(":")[0], new Book(s.split(":")[0], s.split(":")[1]));
        LocalDate d = LocalDate.of(2024, 2, 20);
        for (Runnable r : List.<Runnable>of(() -> l.lend("b1", "ann", d), () -> l.lend("b1", "bob", d), () -> l.lend("zz", "bob", d), () -> System.out.println(l.late("b1", d.plusMonths(1)).toDays()), () -> l.late("b1", d))) try { r.run(); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        l.lend("b2", "cy", d);
        System.out.println(l.loans + " " + l.late("b2", d.plusDays(3)));
    }
}
