public class ExitNegative {
    public static void main(String[] args) {
        java.util.List.of(1, 2, 3).forEach(i -> {
            System.out.println(i);
            if (i == 2) Runtime.getRuntime().exit(-1);
        });
    }
}
