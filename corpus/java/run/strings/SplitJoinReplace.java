import java.util.*;
import java.util.stream.*;

public class SplitJoinReplace {
    public static void main(String[] args) {
        for (String s : List.of("a,b,c", ",a,,b,", "", ",", "a", "a::b")) System.out.println(Arrays.toString(s.split(",")) + Arrays.toString(s.split(",", 2)) + Arrays.toString(s.split(",", -1)) + Arrays.toString(s.split("")) + Arrays.toString(s.split("::")));
        System.out.println("a.b|c*d".split("\\.").length + " " + "a.b|c*d".split("|").length + " " + "a|b".split("\\|").length + " " + "x  y z".split(" ").length + " " + "x  y z".split("\\s+").length);
        System.out.println("banana".replace("an", "<>") + "banana".replace("ana", "x") + "banana".replace("", "_") + "banana".replace("z", "q") + "aaa".replace("aa", "b"));
        System.out.println("banana".replace('a', 'o') + "b.n.n".replaceAll(".", "x") + "a$b".replace("$", "\\") + "x".replaceAll("x", "\\$"));
        System.out.println(String.join(",", new ArrayList<>(List.of("p", "q"))) + String.join("", "a", "b") + String.join("-", (CharSequence) null, "x") + String.join(",", List.of()));
        System.out.println("Hello".chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("|")) + " " + "tic-tac-toe".lastIndexOf("-") + "abcabc".indexOf("c", 3) + "abc".indexOf("", 10) + "abc".lastIndexOf(""));
    }
}
