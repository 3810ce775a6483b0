import java.util.*;

public class LuhnChecksum {
    public static void main(String[] args) {
        for (String s : List.of("4539578763621486", "4539578763621487", "79927398713", "0")) { int t = 0; for (int i = 0; i < s.length(); i++) { int d = s.charAt(s.length() - 1 - i) - '0'; if (i % 2 == 1 && (d *= 2) > 9) d -= 9; t += d; } System.out.println(s + " " + (t % 10 == 0)); }
    }
}
