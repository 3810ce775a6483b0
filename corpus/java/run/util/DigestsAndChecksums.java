import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.zip.*;
import javax.crypto.*;
import javax.crypto.spec.*;
public class DigestsAndChecksums {
    public static void main(String[] args) throws Exception {
        byte[][] ins = {new byte[0], "abc".getBytes(), "The quick brown fox jumps over the lazy dog".getBytes(), new byte[1000]};
        for (int i = 0; i < ins[3].length; i++) ins[3][i] = (byte) (i * 31);
        for (String alg : new String[] {"MD2", "MD5", "SHA-1", "SHA", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "SHA3-512"}) {
            MessageDigest md = MessageDigest.getInstance(alg);
            for (byte[] b : ins) System.out.println(alg + " " + HexFormat.of().formatHex(md.digest(b)));
            md.update((byte) 1);
            MessageDigest c = (MessageDigest) md.clone();
            c.update((byte) 2);
            System.out.println(md.getDigestLength() + " " + Arrays.hashCode(md.digest()) + " " + Arrays.hashCode(c.digest()) + " " + md.getAlgorithm());
        }
        try {
            MessageDigest.getInstance("SHA-999");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        for (Checksum c : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) for (byte[] b : ins) {
            c.reset();
            c.update(b);
            long v = c.getValue();
            c.update(b, 0, b.length / 2);
            c.update(65);
            System.out.println(c.getClass().getSimpleName() + " " + Long.toHexString(v) + " " + Long.toHexString(c.getValue()));
        }
        for (String h : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            Mac m = Mac.getInstance(h);
            m.init(new SecretKeySpec("key".getBytes(), h));
            System.out.println(h + " " + HexFormat.of().withUpperCase().withDelimiter(":").formatHex(m.doFinal(ins[2])));
        }
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        SecretKeySpec k = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        IvParameterSpec iv = new IvParameterSpec(new byte[16]);
        c.init(Cipher.ENCRYPT_MODE, k, iv);
        byte[] ct = c.doFinal(ins[2]);
        System.out.println(Base64.getEncoder().encodeToString(ct));
        c.init(Cipher.DECRYPT_MODE, k, iv);
        System.out.println(new String(c.doFinal(ct)));
        try {
            c.init(Cipher.DECRYPT_MODE, k, iv);
            ct[ct.length - 1] ^= 1;
            c.doFinal(ct);
            System.out.println("?");
        } catch (BadPaddingException e) {
            System.out.println(e.getMessage());
        }
        Cipher g = Cipher.getInstance("AES/GCM/NoPadding");
        g.init(Cipher.ENCRYPT_MODE, k, new GCMParameterSpec(128, new byte[12]));
        g.updateAAD("aad".getBytes());
        System.out.println(HexFormat.of().formatHex(g.doFinal("secret".getBytes())));
        SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        System.out.println(HexFormat.of().formatHex(f.generateSecret(new PBEKeySpec("pw".toCharArray(), "salt".getBytes(), 20, 256)).getEncoded()));
        Base64.Encoder[] es = {Base64.getEncoder(), Base64.getUrlEncoder(), Base64.getMimeEncoder(), Base64.getEncoder().withoutPadding(), Base64.getMimeEncoder(8, new byte[] {'|'})};
        for (Base64.Encoder e : es) System.out.println(e.encodeToString(Arrays.copyOf(ins[3], 70)).replace("\r\n", "\\r\\n"));
        for (String s : new String[] {"QUJD", "QUI=", "QQ==", "QQ", "Q", "QQ=", "QU*D", "QUJD\n"}) try {
            System.out.println(s.trim() + " " + new String(Base64.getDecoder().decode(s)));
        } catch (IllegalArgumentException e) {
            System.out.println(s.trim() + " " + e.getMessage());
        }
        System.out.println(new String(Base64.getMimeDecoder().decode("Q U\nJ*D")));
        System.out.println(UUID.nameUUIDFromBytes("x".getBytes()) + " " + UUID.fromString("1-2-3-4-5") + " " + new UUID(1L << 63, -1).version() + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").timestamp() + " " + new UUID(5, 6).compareTo(new UUID(5, -6)) + " " + new UUID(7, 8).hashCode());
        try {
            UUID.fromString("zz");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Deflater d = new Deflater(9, true);
        d.setInput(ins[3]);
        d.finish();
        byte[] buf = new byte[2000];
        int n = d.deflate(buf);
        System.out.println(n + " " + d.getTotalIn() + " " + d.finished() + " " + Arrays.hashCode(Arrays.copyOf(buf, n)));
        Inflater inf = new Inflater(true);
        inf.setInput(buf, 0, n);
        byte[] back = new byte[1000];
        System.out.println(inf.inflate(back) + " " + Arrays.equals(back, ins[3]) + inf.finished() + inf.getRemaining());
        try {
            Inflater bad = new Inflater();
            bad.setInput(new byte[] {1, 2, 3});
            bad.inflate(back);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
        java.io.ByteArrayOutputStream bo = new java.io.ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(bo)) {
            gz.write("gzip me gzip me gzip me".getBytes());
        }
        byte[] gz = bo.toByteArray();
        gz[9] = 0;
        System.out.println(HexFormat.of().formatHex(gz));
        System.out.println(new String(new GZIPInputStream(new java.io.ByteArrayInputStream(gz)).readAllBytes()));
        gz[gz.length - 6] ^= 3;
        try {
            new GZIPInputStream(new java.io.ByteArrayInputStream(gz)).readAllBytes();
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        try {
            new GZIPInputStream(new java.io.ByteArrayInputStream(new byte[20]));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        bo.reset();
        try (ZipOutputStream z = new ZipOutputStream(bo)) {
            z.setComment("zc");
            ZipEntry e = new ZipEntry("dir/a.txt");
            e.setTime(0);
            z.putNextEntry(e);
            z.write("hello".getBytes());
            z.closeEntry();
            ZipEntry s = new ZipEntry("stored");
            s.setMethod(ZipEntry.STORED);
            s.setSize(3);
            s.setCrc(0x352441c2L);
            s.setTime(1e12 > 0 ? 1000000000000L : 0);
            z.putNextEntry(s);
            z.write("abc".getBytes());
            z.closeEntry();
            try {
                z.putNextEntry(new ZipEntry("stored"));
            } catch (ZipException x) {
                System.out.println(x.getMessage());
            }
        }
        System.out.println(bo.size());
        ZipInputStream zi = new ZipInputStream(new java.io.ByteArrayInputStream(bo.toByteArray()));
        for (ZipEntry e; (e = zi.getNextEntry()) != null;) System.out.println(e + " " + new String(zi.readAllBytes()) + " " + e.getMethod() + " " + e.getSize() + " " + e.isDirectory() + " " + e.getTimeLocal());
        SecureRandom sr = SecureRandom.getInstance("SHA1PRNG");
        sr.setSeed(42);
        System.out.println(sr.nextInt() + " " + sr.nextLong());
        System.out.println(Arrays.stream(Security.getProviders()).map(Provider::getName).limit(3).toList());
        KeyPairGenerator kg = KeyPairGenerator.getInstance("RSA");
        kg.initialize(512, sr);
        KeyPair kp = kg.generateKeyPair();
        Signature sg = Signature.getInstance("SHA256withRSA");
        sg.initSign(kp.getPrivate());
        sg.update(ins[1]);
        byte[] sig = sg.sign();
        sg.initVerify(kp.getPublic());
        sg.update(ins[1]);
        System.out.println(sig.length + " " + sg.verify(sig) + " " + kp.getPublic().getAlgorithm() + kp.getPublic().getFormat());
    }
}
