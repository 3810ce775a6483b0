public class CharacterUtil {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (char c = 0; c < 300; c++) {
            int bits = 0;
            if (Character.isLetter(c)) bits |= 1;
            if (Character.isDigit(c)) bits |= 2;
            if (Character.isWhitespace(c)) bits |= 4;
            if (Character.isUpperCase(c)) bits |= 8;
            if (Character.isLowerCase(c)) bits |= 16;
            if (Character.isLetterOrDigit(c)) bits |= 32;
            if (Character.isJavaIdentifierPart(c)) bits |= 64;
            if (Character.isISOControl(c)) bits |= 128;
            sb.append(Integer.toHexString(bits)).append(c % 50 == 49 ? "\n" : " ");
        }
        System.out.print(sb);
        long h = 0;
        for (int cp = 0; cp < 0x3000; cp++) {
            h = h * 31 + Character.getType(cp);
            h = h * 31 + Character.toUpperCase(cp);
            h = h * 31 + Character.toLowerCase(cp);
            h = h * 31 + Character.getNumericValue(cp);
        }
        System.out.println("latin to cjk " + (h != 0));
        System.out.println(Character.getNumericValue('7') + " " + Character.getNumericValue('z') + " " + Character.getNumericValue('!') + " " + Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(20, 16));
        System.out.println(Character.compare('a', 'b') + " " + Character.reverseBytes('\u1234') + " " + Character.isSurrogate('\ud800') + " " + Character.isValidCodePoint(0x110000) + " " + Character.isBmpCodePoint(0xffff) + " " + Character.isSupplementaryCodePoint(0x10000) + " " + (int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600));
        System.out.println(Character.toString('x') + Character.valueOf('y') + " " + Character.MIN_RADIX + Character.MAX_RADIX + " " + (int) Character.MAX_VALUE + " " + Character.toChars(65)[0] + " " + Character.codePointAt("a\ud83d\ude00".toCharArray(), 1) + " " + Character.isTitleCase('\u01c5') + " " + Character.isIdentifierIgnorable('\u0001'));
        System.out.println("\n\t\"\\\'\101\u0041\s|".length() + " " + (char) 65 + (char) ('A' + 1) + ('A' + 1) + (int) 'A');
    }
}
