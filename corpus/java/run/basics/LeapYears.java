public class LeapYears {
    public static void main(String[] args) {
        for (int y : new int[] {1600, 1700, 1900, 2000, 2023, 2024}) System.out.println(y + " " + (y % 4 == 0 && y % 100 != 0 || y % 400 == 0));
    }
}
