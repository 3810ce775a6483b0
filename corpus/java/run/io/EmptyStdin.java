import java.util.NoSuchElementException;
import java.util.Scanner;

public class EmptyStdin {
    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext());
        try {
            s.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        s.nextInt();
    }
}
