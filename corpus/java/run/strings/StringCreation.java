public class StringCreation {
    public static void main(String[] args) throws Throwable {
        char[] cs = {'a', 'b', 'c', 'd'};
        System.out.println(new String(cs) + new String(cs, 1, 2) + String.valueOf(cs, 2, 2) + String.copyValueOf(cs) + new String() + new String("x") + new String(new StringBuilder("sb")) + new String(new StringBuffer("sf")));
        System.out.println(new String(new int[] {97, 0x1F600, 98}, 0, 3) + new String(new byte[] {65, 66}) + new String(new byte[] {65, 66, 67}, 1, 1, "UTF-8"));
        cs[0] = 'z';
        String s = new String(cs);
        cs[0] = 'y';
        System.out.println(s + String.valueOf(1) + String.valueOf(2L) + String.valueOf(3f) + String.valueOf(4d) + String.valueOf(false) + String.valueOf((Object) null) + Integer.toString(5) + Boolean.toString(true) + Character.toString('c') + Double.toString(1e7) + Long.toString(-1) + Object.class.getName().toString());
        try { String.valueOf((char[]) null); } catch (NullPointerException e) { System.out.println("null chars"); }
        System.out.println("abc".toCharArray().length + " " + "é".getBytes("UTF-8").length + " " + "€".getBytes("ISO-8859-1")[0] + " " + "x".codePoints().sum());
        System.out.println("ab" + "cd" == "abcd");
        System.out.println("a".repeat(3).concat("b") + "x".indent(2) + "  y".stripLeading());
    }
}
