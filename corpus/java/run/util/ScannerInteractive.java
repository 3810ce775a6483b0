// stdin: add 3 4\nmul 5 6\nbad x\nsub 9\n\nquit now\nignored\n
import java.util.*;

public class ScannerInteractive {
    public static void main(String[] args) {
        try (Scanner in = new Scanner(System.in)) {
            while (in.hasNextLine()) {
                String line = in.nextLine().trim();
                if (line.isEmpty()) continue;
                Scanner ls = new Scanner(line);
                String cmd = ls.next();
                if (cmd.equals("quit")) { System.out.println("bye " + ls.next()); break; }
                try {
                    int a = ls.nextInt(), b = ls.nextInt();
                    System.out.println(switch (cmd) { case "add" -> a + b; case "mul" -> a * b; case "sub" -> a - b; default -> throw new IllegalArgumentException(cmd); });
                } catch (InputMismatchException e) {
                    System.out.println("not a number: " + ls.next());
                } catch (NoSuchElementException e) {
                    System.out.println("missing operand for " + cmd);
                }
            }
        }
    }
}
