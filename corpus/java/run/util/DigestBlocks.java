import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Digests over many lengths and in many parts, and a search for a hash with leading zeros. */
public class DigestBlocks {
    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    public static void main(String[] args) throws Exception {
        byte[] data = new byte[1000];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 31 + (i >> 3));
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/224"}) {
            MessageDigest all = MessageDigest.getInstance(name);
            for (int length : new int[] {0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 1000}) {
                MessageDigest digest = MessageDigest.getInstance(name);
                byte[] whole = digest.digest(Arrays.copyOf(data, length));
                for (int i = 0; i < length; i += 13) digest.update(data, i, Math.min(13, length - i));
                MessageDigest copy = (MessageDigest) digest.clone();
                if (!Arrays.equals(whole, digest.digest()) || !Arrays.equals(whole, copy.digest())) {
                    System.out.println("parts differ: " + name + " " + length);
                }
                all.update(whole);
                if (length == 64) System.out.println(name + " " + hex(whole));
            }
            System.out.println(name + " " + hex(all.digest()));
        }
        Mac mac = Mac.getInstance("HmacSHA512");
        mac.init(new SecretKeySpec(Arrays.copyOf(data, 200), "raw"));
        System.out.println(hex(mac.doFinal(data)));
        DigestInputStream stream =
                new DigestInputStream(new ByteArrayInputStream(data), MessageDigest.getInstance("SHA-256"));
        while (stream.read(new byte[37]) >= 0) {}
        System.out.println(hex(stream.getMessageDigest().digest()));
        int nonce = 0;
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        String found;
        do {
            found = hex(sha.digest(("block 7|previous 00ab|" + nonce++).getBytes()));
        } while (!found.startsWith("000"));
        System.out.println(nonce + " " + found);
        try {
            sha.digest(new byte[4], 2, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            sha.update(data, 990, 20);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
