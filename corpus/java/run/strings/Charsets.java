import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class Charsets {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(String.format("%02x", x));
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        String s = "aé€\ud83d\ude00";
        for (Charset c : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            byte[] b = s.getBytes(c);
            System.out.println(c + " " + hex(b) + " " + new String(b, c).equals(s) + " " + new String(b, c).length());
        }
        byte[] bad = {(byte) 0xc3, 0x28, (byte) 0xe2, (byte) 0x82, 'x', (byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0xff, (byte) 0xc0, (byte) 0x80};
        String r = new String(bad, StandardCharsets.UTF_8);
        System.out.println(r.length() + " " + hex(r.getBytes(StandardCharsets.UTF_16BE)));
        System.out.println(hex("\ud83d lone".getBytes(StandardCharsets.UTF_8)));
        System.out.println(new String(new byte[] {(byte) 0xe9, 'x'}, "ISO-8859-1") + " " + new String(new byte[] {(byte) 0xe9, 'x'}, StandardCharsets.US_ASCII));
        System.out.println(new String(new byte[] {'a', 'b', 'c', 'd'}, 1, 2, StandardCharsets.UTF_8));
        try {
            "x".getBytes("no-such-charset");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
        try {
            Charset.forName("bad name!");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        System.out.println(Charset.forName("utf8") + " " + Charset.isSupported("latin1") + " " + StandardCharsets.UTF_8.name() + " " + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
        System.out.println(StandardCharsets.UTF_8.encode("é").remaining() + " " + StandardCharsets.UTF_8.decode(java.nio.ByteBuffer.wrap(new byte[] {65, 66})));
        try {
            StandardCharsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(new byte[] {(byte) 0x80}));
        } catch (java.nio.charset.CharacterCodingException e) {
            System.out.println(e);
        }
        try {
            StandardCharsets.US_ASCII.newEncoder().encode(java.nio.CharBuffer.wrap("é"));
        } catch (java.nio.charset.CharacterCodingException e) {
            System.out.println(e);
        }
        System.out.println(StandardCharsets.ISO_8859_1.newEncoder().canEncode('é') + " " + StandardCharsets.ISO_8859_1.newEncoder().canEncode('€'));
        System.out.println(Arrays.toString("ab".getBytes(StandardCharsets.UTF_16)));
    }
}
