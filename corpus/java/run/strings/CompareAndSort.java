import java.util.*;

public class CompareAndSort {
    public static void main(String[] args) {
        String[] a = {"banana", "Apple", "cherry", "apple", "Banana", "10", "9", "", "é", "z", "Z", "_"};
        String[] b = a.clone(), c = a.clone(), d = a.clone();
        Arrays.sort(a);
        Arrays.sort(b, String.CASE_INSENSITIVE_ORDER);
        Arrays.sort(c, Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Arrays.sort(d, Collections.reverseOrder());
        System.out.println(Arrays.toString(a) + "\n" + Arrays.toString(b) + "\n" + Arrays.toString(c) + "\n" + Arrays.toString(d));
        System.out.println("abc".compareTo("abcd") + " " + "b".compareTo("abc") + " " + "A".compareToIgnoreCase("b") + " " + "\u00e9".compareTo("e") + " " + "".compareTo("x") + " " + "a".compareTo("a"));
        System.out.println("Straße".equalsIgnoreCase("STRASSE") + " " + "İ".equalsIgnoreCase("i") + " " + "K".equalsIgnoreCase("\u212a") + " " + "ǅ".equalsIgnoreCase("ǆ"));
        System.out.println("abc".contentEquals("abc") + " " + "abcdef".regionMatches(2, "xcdx", 1, 2) + " " + "ABC".regionMatches(true, 0, "abcd", 0, 3) + " " + CharSequence.compare("a", new StringBuilder("b")));
    }
}
