public class StringErrors {
    interface Body {
        Object run();
    }

    static void t(Body b) {
        try {
            System.out.println(b.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "hello";
        t(() -> s.charAt(5));
        t(() -> s.charAt(-1));
        t(() -> s.substring(6));
        t(() -> s.substring(-1));
        t(() -> s.substring(3, 2));
        t(() -> s.substring(0, 9));
        t(() -> s.codePointAt(7));
        t(() -> s.repeat(-1));
        t(() -> "".charAt(0));
        t(() -> new StringBuilder("abc").charAt(3));
        t(() -> new StringBuilder("abc").deleteCharAt(3));
        t(() -> new StringBuilder("abc").insert(4, "x"));
        t(() -> new StringBuilder("abc").delete(2, 1));
        t(() -> new StringBuilder("abc").replace(4, 5, "x"));
        t(() -> {
            StringBuilder sb = new StringBuilder("abc");
            sb.setCharAt(3, 'x');
            return sb;
        });
        t(() -> {
            StringBuilder sb = new StringBuilder("abc");
            sb.setLength(-1);
            return sb;
        });
        t(() -> new StringBuilder(-1));
        t(() -> Integer.parseInt("12x"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
        t(() -> Integer.parseInt("2147483648"));
        t(() -> Integer.parseInt("11", 40));
        t(() -> Long.parseLong("9223372036854775808"));
        t(() -> Byte.parseByte("200"));
        t(() -> Short.parseShort("-32769"));
        t(() -> Integer.decode("0xZZ"));
        t(() -> Boolean.parseBoolean("TRUE"));
        t(() -> String.format("%d", "x"));
        t(() -> String.format("%s %s", "x"));
        t(() -> String.format("%q", "x"));
        t(() -> String.format("%-d", 1));
        t(() -> String.format("%.2d", 1));
        t(() -> "abc".compareTo(null));
        t(() -> new String(new char[] {'a'}, 0, 2));
        t(() -> Character.toChars(0x110000));
    }
}
