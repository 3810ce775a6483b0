import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.zip.*;

public class Digests {
    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }

    public static void main(String[] args) throws Exception {
        for (String alg : List.of("MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256")) {
            MessageDigest md = MessageDigest.getInstance(alg);
            System.out.println(alg + " " + hex(md.digest("".getBytes())) + " " + hex(md.digest("The quick brown fox".getBytes(StandardCharsets.UTF_8))) + " " + md.getDigestLength());
            for (int i = 0; i < 100; i++) md.update((byte) i);
            md.update(new byte[500], 3, 400);
            System.out.println(hex(md.digest()) + " " + md.getAlgorithm());
        }
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MessageDigest.isEqual(new byte[] {1}, new byte[] {1}));
        CRC32 c = new CRC32();
        c.update("123456789".getBytes());
        System.out.println(Long.toHexString(c.getValue()));
        c.reset();
        c.update(65);
        System.out.println(c.getValue());
        Adler32 a = new Adler32();
        a.update("Wikipedia".getBytes());
        CRC32C cc = new CRC32C();
        cc.update("123456789".getBytes());
        System.out.println(Long.toHexString(a.getValue()) + " " + Long.toHexString(cc.getValue()));
        System.out.println(UUID.nameUUIDFromBytes("hello".getBytes()) + " " + new UUID(1L << 60, -1) + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version() + " " + UUID.fromString("1-2-3-4-5") + " " + new UUID(0, 5).compareTo(new UUID(0, 6)) + " " + new UUID(3, 4).hashCode() + " " + UUID.nameUUIDFromBytes(new byte[0]).version());
        try {
            UUID.fromString("xyz");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        HexFormat h = HexFormat.ofDelimiter(":").withUpperCase();
        System.out.println(h.formatHex(new byte[] {1, -1}) + " " + Arrays.toString(HexFormat.of().parseHex("0aff")) + " " + HexFormat.of().toHexDigits((byte) 7));
    }
}
