// stdin: 3\n10 20 30\nhello world\n2.5 end\n
import java.util.Locale;
import java.util.Scanner;

public class StdinScanner {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        int n = in.nextInt();
        long sum = 0;
        for (int i = 0; i < n; i++) sum += in.nextInt();
        System.out.println("sum " + sum);
        in.nextLine();
        System.out.println("line [" + in.nextLine() + "]");
        System.out.println(in.nextDouble() * 2);
        while (in.hasNext()) System.out.println("token " + in.next());
        System.out.println(in.hasNextLine());
        in.close();
    }
}
