public class Builders {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("s").append(2L).append(1.5f).append(2.25).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 1, 3).append(new char[] {'p', 'q', 'r'}, 1, 2);
        System.out.println(sb + " " + sb.length());
        sb.insert(0, "start").insert(5, 42).insert(sb.length(), 'E').insert(2, 1.5).insert(3, false);
        System.out.println(sb);
        sb.reverse();
        System.out.println(sb);
        sb.delete(0, 5).deleteCharAt(0).replace(0, 3, "<>");
        System.out.println(sb);
        sb.setCharAt(0, '\u20ac');
        System.out.println(sb + " " + (int) sb.charAt(0) + " " + sb.indexOf("ll") + " " + sb.lastIndexOf("l") + " " + sb.substring(3, 6));
        sb.setLength(4);
        System.out.println(sb);
        sb.setLength(6);
        System.out.println((int) sb.charAt(5) + " " + sb.length());
        StringBuilder pal = new StringBuilder("a\ud83d\ude00b\ud83d\ude01");
        System.out.println(pal.reverse() + " " + pal.length() + " " + pal.codePointCount(0, pal.length()));
        pal.appendCodePoint(0x1F600).appendCodePoint('z');
        System.out.println(pal.length() + " " + pal.codePointAt(pal.offsetByCodePoints(0, 1)));
        StringBuffer buf = new StringBuffer("buf");
        buf.append(1).insert(0, "x").reverse();
        System.out.println(buf);
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("a").equals(new StringBuilder("a")));
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 5000; i++) big.append(i % 10);
        System.out.println(big.length() + " " + big.toString().hashCode());
        StringBuilder mixed = new StringBuilder();
        for (int i = 0; i < 300; i++) mixed.append((char) (200 + i));
        System.out.println(mixed.toString().hashCode() + " " + mixed.charAt(55) + mixed.charAt(56));
        System.out.println(new StringBuilder("capacity").capacity() + " " + new StringBuilder().capacity() + " " + new StringBuilder(3).append("12345").capacity());
        java.util.StringJoiner j = new java.util.StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("a").add("b");
        System.out.println(j + " " + j.length());
        System.out.println(j.merge(new java.util.StringJoiner("-").add("c").add("d")));
    }
}
