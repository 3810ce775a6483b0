import java.util.*;
import java.util.stream.*;

public class ReverseWords {
    public static void main(String[] args) {
        String s = "one two  three";
        System.out.println(new StringBuilder(s).reverse() + "|" + Arrays.stream(s.split(" +")).map(w -> new StringBuilder(w).reverse().toString()).collect(Collectors.joining(" ")));
        List<String> w = Arrays.asList(s.split("\\s+"));
        Collections.reverse(w);
        System.out.println(String.join(" ", w) + " " + w.get(0).charAt(w.get(0).length() - 1));
    }
}
