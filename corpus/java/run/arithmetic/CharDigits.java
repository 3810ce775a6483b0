public class CharDigits {
    public static void main(String[] args) {
        String n = "98765432109876543210";
        int s = 0, m = 0;
        for (char c : n.toCharArray()) { s += c - '0'; m = (m * 10 + Character.digit(c, 10)) % 97; }
        System.out.println(s + " " + m + " " + (char) ('0' + s % 10) + " " + Character.getNumericValue('٣'));
    }
}
