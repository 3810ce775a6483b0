import java.nio.charset.StandardCharsets;
import java.util.*;

public class Base64Codec {
    public static void main(String[] args) {
        for (String s : List.of("", "f", "fo", "foo", "foob", "héllo €", "a".repeat(60))) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            String e = Base64.getEncoder().encodeToString(b);
            System.out.println(e + " " + Base64.getEncoder().withoutPadding().encodeToString(b).length() + " " + Base64.getUrlEncoder().encodeToString(b).length() + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.UTF_8).equals(s) + " " + Base64.getMimeEncoder().encodeToString(b).split("\r\n").length);
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(Base64.getUrlEncoder().encodeToString(all));
        System.out.println(Arrays.equals(Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(all)), all));
        for (String bad : List.of("a", "ab=c", "####", "YQ==YQ==", "YQ=")) {
            try {
                System.out.println(Arrays.toString(Base64.getDecoder().decode(bad)));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Arrays.toString(Base64.getDecoder().decode("YQ")));
    }
}
