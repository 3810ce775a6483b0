/** Start-up: what it costs to print one line. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, world");
    }
}
