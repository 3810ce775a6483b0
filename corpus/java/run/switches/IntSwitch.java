public class IntSwitch {
    static String table(int i) {
        switch (i) {
            case -1: return "minus one";
            case 0: return "zero";
            case 1:
            case 2: return "one or two";
            case 3: i += 10;
            case 4: return "fell to four with " + i;
            case 6: break;
            default: return "default " + i;
        }
        return "after break";
    }

    static int lookup(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return 1;
            case -1000000: return 2;
            case 0: return 3;
            case 77777: return 4;
            case Integer.MAX_VALUE: return 5;
        }
        return 0;
    }

    static int edges(int i) {
        return switch (i) {
            case Integer.MAX_VALUE - 1, Integer.MAX_VALUE -> 1;
            case Integer.MIN_VALUE, Integer.MIN_VALUE + 1 -> 2;
            default -> i > 0 ? 3 : 4;
        };
    }

    static String ch(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case '0' -> "zero";
            case '\uffff' -> "max";
            default -> {
                if (Character.isLetter(c)) yield "consonant";
                yield "other";
            }
        };
    }

    static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case 127: return 2;
            case 0: return 3;
            default: return b;
        }
    }

    static int nested(int a, int b) {
        int r = 0;
        outer:
        switch (a) {
            case 1:
                switch (b) {
                    case 1: r = 11; break;
                    case 2: r = 12; break outer;
                    default: r = 19;
                }
                r += 100;
                break;
            default:
                for (int i = 0; i < 5; i++) {
                    switch (i) {
                        case 3: break outer;
                        case 1: continue;
                        default: r += i + 1;
                    }
                }
        }
        return r;
    }

    public static void main(String[] args) {
        for (int i = -3; i < 8; i++) System.out.println(i + " " + table(i));
        for (int i : new int[] {Integer.MIN_VALUE, -1000000, -999999, 0, 77777, Integer.MAX_VALUE, 1}) System.out.print(lookup(i) + " ");
        System.out.println();
        for (int i : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 2, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 2}) System.out.print(edges(i) + " ");
        System.out.println();
        for (char c : "ab0Z!\uffff".toCharArray()) System.out.print(ch(c) + " ");
        System.out.println();
        for (int i : new int[] {-128, 127, 0, 5}) System.out.print(bytes((byte) i) + " ");
        System.out.println(nested(1, 1) + " " + nested(1, 2) + " " + nested(1, 3) + " " + nested(2, 0));
        Integer boxed = 4;
        switch (boxed) {
            case 4 -> System.out.println("boxed four");
            default -> System.out.println("no");
        }
        int k = 5;
        switch (k) { }
        switch (k) {
            default:
                System.out.println("only default");
        }
        long total = 0;
        for (int i = 0; i < 1000; i++) {
            switch (i % 7) {
                case 0 -> total += 1;
                case 1, 2 -> total += 10;
                case 5 -> total *= 3;
                default -> total ^= i;
            }
        }
        System.out.println(total);
    }
}
