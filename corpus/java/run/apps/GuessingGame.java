// stdin: 50\nabc\n25\n37\n43\n40\n42\n
import java.util.*;
public class GuessingGame {
    public static void main(String[] a) {
        Random r = new Random(2024);
        int secret = r.nextInt(100) + 1;
        Scanner in = new Scanner(System.in);
        int tries = 0;
        System.out.println("Guess 1-100");
        while (true) {
            System.out.print("? ");
            if (!in.hasNextLine()) {
                System.out.println("gave up, it was " + secret);
                System.exit(2);
            }
            String s = in.nextLine();
            int g;
            try {
                g = Integer.parseInt(s.trim());
            } catch (NumberFormatException e) {
                System.err.println("not a number: " + e.getMessage());
                continue;
            }
            tries++;
            switch (Integer.signum(Integer.compare(g, secret))) {
                case -1 -> System.out.println("higher");
                case 1 -> System.out.println("lower");
                default -> {
                    System.out.println("yes, after " + tries);
                    return;
                }
            }
        }
    }
}
