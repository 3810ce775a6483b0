public class MonthNames {
    public static void main(String[] args) {
        for (int m = 0; m < 14; m += 3) System.out.println(m + " " + switch (m) { case 12, 1, 2 -> "winter"; case 3, 4, 5 -> "spring"; case 6, 7, 8 -> "summer"; case 9, 10, 11 -> "autumn"; default -> "none"; });
    }
}
