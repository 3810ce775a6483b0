import java.nio.*;
import java.nio.charset.*;
import java.text.Normalizer;
import java.util.*;
public class CharsetEncodersMix {
    static String hex(byte[] b) {
        return HexFormat.ofDelimiter(" ").formatHex(b);
    }
    public static void main(String[] args) throws Exception {
        String s = "A\u00e9\u20ac\u4e2d\uD83D\uDE00\uD800z";
        for (String c : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "US-ASCII", "ISO-8859-1", "ISO-8859-15", "windows-1252", "IBM437", "Shift_JIS", "GBK", "Big5", "EUC-JP", "KOI8-R", "CESU-8", "UTF-7"}) try {
            byte[] b = s.getBytes(c);
            System.out.println(c + " " + hex(b) + " " + new String(b, c).equals(s) + " " + Charset.forName(c).newEncoder().maxBytesPerChar() + " " + Charset.forName(c).newEncoder().canEncode('\u20ac'));
        } catch (java.io.UnsupportedEncodingException | UnsupportedCharsetException e) {
            System.out.println(e);
        }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        for (int[] seq : new int[][] {{0xC3, 0xA9}, {0xC3}, {0xC3, 0x28}, {0xE2, 0x82}, {0xF0, 0x9F, 0x98, 0x80}, {0xED, 0xA0, 0x80}, {0xFF}, {0xC0, 0x80}, {0xF8, 0x88, 0x80, 0x80, 0x80}, {0x41, 0xE2, 0x28, 0xA1, 0x42}}) {
            byte[] b = new byte[seq.length];
            for (int i = 0; i < b.length; i++) b[i] = (byte) seq[i];
            try {
                System.out.print(d.decode(ByteBuffer.wrap(b)).length() + " ");
            } catch (CharacterCodingException e) {
                System.out.print(e + " ");
            }
            String lax = new String(b, StandardCharsets.UTF_8);
            StringBuilder sb = new StringBuilder();
            for (char ch : lax.toCharArray()) sb.append(Integer.toHexString(ch)).append(',');
            System.out.println(sb);
        }
        CharsetDecoder rep = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?!"), ign = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
        System.out.println(rep.decode(ByteBuffer.wrap(new byte[] {65, -1, 66})) + " " + ign.decode(ByteBuffer.wrap(new byte[] {65, -1, 66})) + " " + rep.malformedInputAction() + rep.averageCharsPerByte());
        CharsetEncoder e = StandardCharsets.ISO_8859_1.newEncoder();
        try {
            e.encode(CharBuffer.wrap("a\u20ac"));
        } catch (UnmappableCharacterException x) {
            System.out.println(x.getMessage() + x.getInputLength());
        }
        e.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(hex(e.encode(CharBuffer.wrap("a\u20acb")).array()));
        ByteBuffer small = ByteBuffer.allocate(3);
        CharBuffer in = CharBuffer.wrap("\u00e9\u00e9\u00e9");
        CharsetEncoder u = StandardCharsets.UTF_8.newEncoder();
        System.out.println(u.encode(in, small, true) + " " + in.remaining() + " " + small);
        small.clear();
        System.out.println(u.encode(in, small, true) + " " + u.flush(small));
        try {
            Charset.forName("no-such");
        } catch (UnsupportedCharsetException x) {
            System.out.println(x.getCharsetName());
        }
        try {
            Charset.forName("b@d name");
        } catch (IllegalCharsetNameException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(Charset.forName("latin1") + " " + Charset.forName("latin1").aliases().contains("ISO8859_1") + Charset.isSupported("utf8") + Charset.defaultCharset() + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16) + StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII));
        for (Normalizer.Form f : Normalizer.Form.values()) {
            StringBuilder sb = new StringBuilder();
            for (char ch : Normalizer.normalize("\u00e9\ufb01\u2460\uac00e\u0323\u0301\u212b\u00bd", f).toCharArray()) sb.append(Integer.toHexString(ch)).append(' ');
            System.out.println(f + " " + sb + Normalizer.isNormalized("\u00e9", f));
        }
        System.out.println(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e \u0141\u00f3d\u017a", Normalizer.Form.NFD).replaceAll("\\p{M}", ""));
        int[] cps = {0x41, 0x20AC, 0x1F600, 0x10FFFF, 0xD800, 0x0, 0xAD, 0x2028, 0x378, 0x1C5, 0x130, 0xDF, 0x2160, 0x660, 0x3007, 0xB2, 0x5D0, 0xE000};
        for (int c : cps) System.out.println(Integer.toHexString(c) + " " + Character.getType(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isWhitespace(c) + Character.isISOControl(c) + Character.isJavaIdentifierStart(c) + Character.isIdentifierIgnorable(c) + Character.isMirrored(c) + Character.isDefined(c) + Character.isIdeographic(c) + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + " " + Integer.toHexString(Character.toLowerCase(c)) + " " + Character.getNumericValue(c) + " " + Character.getDirectionality(c) + " " + Character.charCount(c) + " " + Character.getName(c) + " " + Character.UnicodeBlock.of(c) + " " + Character.UnicodeScript.of(c));
        System.out.println("\u00dfstra\u00dfe".toUpperCase() + " " + "I\u0130\u0131i".toLowerCase(Locale.ROOT).length() + " " + "TITLE I".toLowerCase(Locale.forLanguageTag("tr")) + " " + "\u03a3\u039f\u03a6\u039f\u03a3".toLowerCase() + " " + "\ufb03".toUpperCase() + " " + "\u01c5".toLowerCase() + " " + "ma\u00dfe".equalsIgnoreCase("MASSE") + Character.codePointOf("GREEK SMALL LETTER ALPHA") + " " + Character.toString(0x1F600).length() + " " + "\uD83D\uDE00a".codePointCount(0, 3) + " " + "\uD83D\uDE00a".offsetByCodePoints(0, 1) + new StringBuilder("a\uD83D\uDE00b").reverse() + Character.isSurrogatePair('\uD83D', '\uDE00') + Character.reverseBytes('\u1234') + Character.forDigit(11, 16) + Character.digit('\uff11', 10));
        java.text.BreakIterator bi = java.text.BreakIterator.getWordInstance(Locale.US);
        String t = "Hello, big world. It's 3.14!";
        bi.setText(t);
        List<String> w = new ArrayList<>();
        for (int a = bi.first(), b = bi.next(); b != java.text.BreakIterator.DONE; a = b, b = bi.next()) w.add(t.substring(a, b));
        System.out.println(w);
        bi = java.text.BreakIterator.getSentenceInstance(Locale.US);
        bi.setText(t);
        int n = 0;
        while (bi.next() != java.text.BreakIterator.DONE) n++;
        System.out.println(n);
        java.text.Collator col = java.text.Collator.getInstance(Locale.GERMANY);
        String[] words = {"zebra", "\u00c4pfel", "apfel", "Zoo", "\u00f6l", "offen"};
        Arrays.sort(words, col);
        System.out.println(Arrays.toString(words));
        col.setStrength(java.text.Collator.PRIMARY);
        System.out.println(col.compare("a", "\u00c4"));
    }
}
