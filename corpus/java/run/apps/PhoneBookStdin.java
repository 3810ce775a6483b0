// stdin: add ann 555-1\nadd bob 555-2\nfind ann\ndel ann\nfind ann\nlist\nadd cy\nbogus\n
import java.util.*;

public class PhoneBookStdin {
    public static void main(String[] args) throws Throwable {
        java.io.BufferedReader in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
        SortedMap<String, String> book = new TreeMap<>();
        int n = 0;
        for (String l; (l = in.readLine()) != null; ) { n++; String[] p = l.split(" ", 3); try { switch (p[0]) { case "add" -> book.put(p[1], p[2]); case "find" -> System.out.println(Optional.ofNullable(book.get(p[1])).orElse("not found")); case "del" -> System.out.println("removed " + book.remove(p[1])); case "list" -> System.out.println(book); default -> System.err.println(n + ": unknown " + p[0]); } } catch (ArrayIndexOutOfBoundsException e) { System.err.println(n + ": " + e.getMessage()); } }
        System.exit(book.size());
    }
}
