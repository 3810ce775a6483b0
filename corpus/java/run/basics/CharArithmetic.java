public class CharArithmetic {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (char c = 'a'; c <= 'z'; c += 5) sb.append(c).append((char) (c - 32)).append(c - 'a').append(' ');
        System.out.println(sb);
        char x = 'b';
        int y = x + 1;
        System.out.println(y + " " + (char) y + " " + x + 1 + " " + (x < 'c') + " " + (x == 98) + " " + (char) (x ^ 32) + " " + x * 2 + " " + -x + " " + x / 2 + " " + x % 10);
        switch (x) { case 98: System.out.println("98"); }
        int[] counts = new int[128];
        for (char c : "hello world".toCharArray()) counts[c]++;
        System.out.println(counts['l'] + " " + counts['o'] + " " + counts[' ']);
        char[] cs = {'d', 'a', 'c'};
        cs[0] += 2;
        cs[1]--;
        System.out.println(cs[0] + "" + (int) cs[1] + String.valueOf(cs, 2, 1));
        System.out.println((char) 97 + (char) 98 + "" + (char) 99 + (char) ('a' + 3));
        System.out.println('\'' + "\"" + '\\' + "\t|\u0041\101\60");
        final char k = 10;
        byte b = k;
        System.out.println(b);
        System.out.println((int) '\uffff' + 1 + " " + (short) '\uffff' + " " + (char) -1 / 2);
    }
}
