import java.util.*;
import java.util.stream.*;

public class CharSequenceImpl {
    static class Rep implements CharSequence {
        final char c; final int n;
        Rep(char c, int n) { this.c = c; this.n = n; }
        public int length() { return n; }
        public char charAt(int i) { return Objects.checkIndex(i, n) % 2 == 0 ? c : Character.toUpperCase(c); }
        public CharSequence subSequence(int a, int b) { return new Rep(c, b - a); }
        @Override public String toString() { return new StringBuilder(this).toString(); }
    }

    public static void main(String[] args) {
        Rep r = new Rep('q', 5);
        System.out.println(r + " " + r.chars().sum() + " " + String.join(r, "a", "b") + " " + "xqQqQqx".contains(r) + " " + "qQqQq".contentEquals(r) + " " + r.isEmpty() + " " + new StringBuilder("z").append(r, 1, 3).insert(0, r) + " " + "aqQqQqb".replace(r, "-"));
        System.out.println(r.codePoints().mapToObj(Character::toString).collect(Collectors.joining(".")) + java.util.regex.Pattern.compile("Q").matcher(r).replaceAll("_") + CharSequence.compare(r, "qQ"));
        try { r.charAt(5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
