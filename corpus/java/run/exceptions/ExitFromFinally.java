public class ExitFromFinally {
    public static void main(String[] args) {
        try {
            throw new RuntimeException("lost");
        } finally {
            System.out.println("exiting");
            System.exit(7);
        }
    }
}
