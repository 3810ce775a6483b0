public class StringSwitch {
    static int sw(String s) {
        switch (s) {
            case "": return 0;
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa":
            case "BBBB": return 3;
            case "AaBB": return 4;
            case "héllo": return 5;
            case "\u0000": return 6;
            default: return -1;
        }
    }

    static String days(String month, boolean leap) {
        return switch (month.toLowerCase()) {
            case "feb" -> leap ? "29" : "28";
            case "apr", "jun", "sep", "nov" -> "30";
            case "jan", "mar", "may", "jul", "aug", "oct", "dec" -> "31";
            default -> throw new IllegalArgumentException("no month " + month);
        };
    }

    static final String K = "konst" + 1;

    public static void main(String[] args) {
        for (String s : new String[] {"", "Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "héllo", "\0", "C#"}) System.out.print(sw(s) + " ");
        System.out.println();
        for (String m : new String[] {"Feb", "JUN", "dec", "xyz"}) {
            try {
                System.out.println(days(m, true));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        switch ("konst" + args.length + 1) {
            case K -> System.out.println("no");
            case "konst01" -> System.out.println("computed");
            default -> System.out.println("default");
        }
        String n = null;
        try {
            sw(n);
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
        String cmd = "push 1;push 2;add;push 7;mul;print;bogus";
        java.util.ArrayDeque<Integer> st = new java.util.ArrayDeque<>();
        for (String c : cmd.split(";")) {
            String[] p = c.split(" ");
            switch (p[0]) {
                case "push":
                    st.push(Integer.valueOf(p[1]));
                    break;
                case "add":
                    st.push(st.pop() + st.pop());
                    break;
                case "mul":
                    st.push(st.pop() * st.pop());
                    break;
                case "print":
                    System.out.println(st.peek());
                    break;
                default:
                    System.out.println("unknown " + p[0]);
            }
        }
    }
}
