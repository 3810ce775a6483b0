public class Unicode {
    public static void main(String[] args) {
        String s = "a\u00e9\u20ac\ud83d\ude00z";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()));
        s.codePoints().forEach(c -> System.out.print(Integer.toHexString(c) + " "));
        System.out.println();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            System.out.print((int) c + (Character.isHighSurrogate(c) ? "H" : Character.isLowSurrogate(c) ? "L" : "") + " ");
        }
        System.out.println();
        System.out.println(s.codePointAt(3) + " " + s.codePointAt(4) + " " + s.codePointBefore(5) + " " + s.offsetByCodePoints(0, 4));
        System.out.println(new String(Character.toChars(0x1F680)) + Character.charCount(0x1F680) + Character.toString(0x1F680).length() + Character.toCodePoint('\ud83d', '\ude80'));
        System.out.println("stra\u00dfe".toUpperCase(java.util.Locale.ROOT) + " " + "\u0130".toLowerCase(java.util.Locale.ROOT).length() + " " + "\u03a3A\u03a3".toLowerCase(java.util.Locale.ROOT) + " " + "\ufb01".toUpperCase(java.util.Locale.ROOT));
        System.out.println("\u00c9".equalsIgnoreCase("\u00e9") + " " + "\u00df".equalsIgnoreCase("SS"));
        System.out.println(Character.isLetter('\u00e9') + " " + Character.isLetter(0x4e2d) + " " + Character.isDigit('\u0663') + " " + Character.getNumericValue('\u0663') + " " + Character.digit('\uff11', 10) + " " + Character.isWhitespace('\u00a0') + " " + Character.isSpaceChar('\u00a0') + " " + Character.isLetter(0x1F600));
        System.out.println(Character.toUpperCase('\u00ff') + " " + Character.toUpperCase('\u00b5') + " " + Character.toTitleCase('\u01c6') + " " + Character.toLowerCase(0x10400));
        System.out.println(Character.getType('A') + " " + Character.getType('\u20ac') + " " + Character.getType(0x1F600) + " " + Character.getType('\u0301') + " " + Character.isMirrored('(') + " " + Character.isIdeographic(0x4e2d) + " " + Character.isAlphabetic(0x3b1));
        System.out.println(Character.isJavaIdentifierStart('$') + " " + Character.isJavaIdentifierPart('9') + " " + Character.isUnicodeIdentifierStart('\u00e9') + " " + Character.isISOControl('\u0085') + " " + Character.isDefined(0x0378));
        System.out.println("\u4e2d\u6587 \u0440\u0443\u0441 \u05d0\u05d1 \u0e01");
        System.out.println("\ud83d\ude00".indexOf("\ude00") + " " + "x\ud83d\ude00y".indexOf(0x1F600) + " " + "x\ud83d\ude00y".lastIndexOf('y'));
        System.out.println("\u00e9".compareTo("\u20ac") + " " + "\ud83d\ude00".compareTo("\uffff") + " " + "a".compareTo("\u00e9"));
        System.out.println("caf\u00e9".replace('\u00e9', 'e') + " " + "cafe".replace('e', '\u20ac').length() + " " + "\u20acx".replace("\u20ac", "E"));
        System.out.println(Character.getName('a') != null);
        System.out.println(Character.UnicodeBlock.of('\u03b1') + " " + Character.UnicodeScript.of(0x0430) + " " + Character.getDirectionality('\u05d0'));
    }
}
