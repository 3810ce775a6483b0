public class Tail {
    public static void main(String[] args) {
        String text = args[0];
        if (text.length() == 2) {
            assert Integer.parseInt(text) >= 10;
            return;
        }
        if (text.length() == 4) {
            int tail = Integer.parseInt(text.substring(2));
            assert tail != 37 : "the last two digits are 37";
        }
    }
}
