import javax.crypto.*;
import javax.crypto.spec.*;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import java.nio.charset.StandardCharsets;
import java.math.BigInteger;
public class CryptoDesk {
    static void p(Object o) {
        System.out.println(o);
    }
    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }
    interface T {
        Object run() throws Exception;
    }
    static void t(String n, T r) {
        try {
            Object o = r.run();
            p(n + ": " + (o instanceof byte[] b ? hex(b) : o));
        } catch (Throwable e) {
            p(n + " !! " + e);
        }
    }
    public static void main(String[] args) throws Exception {
        byte[] msg = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8);
        for (String a : "MD2 MD5 SHA-1 SHA-224 SHA-256 SHA-384 SHA-512 SHA-512/256 SHA3-256 SHA3-512 NOPE".split(" ")) t(a, () -> MessageDigest.getInstance(a).digest(msg));
        byte[] k = "0123456789abcdef".getBytes(), iv = "fedcba9876543210".getBytes();
        SecretKeySpec ks = new SecretKeySpec(k, "AES");
        for (String m : "HmacMD5 HmacSHA1 HmacSHA256 HmacSHA512 HmacSHA3-256".split(" ")) t(m, () -> {
            Mac mac = Mac.getInstance(m);
            mac.init(new SecretKeySpec(k, m));
            return mac.doFinal(msg);
        });
        for (String tr : "AES/ECB/PKCS5Padding AES/CBC/PKCS5Padding AES/CTR/NoPadding AES/CFB8/NoPadding AES/OFB/NoPadding AES/CBC/NoPadding DES/ECB/PKCS5Padding DESede/CBC/PKCS5Padding Blowfish RC4 ChaCha20".split(" ")) t(tr, () -> {
            String alg = tr.split("/")[0];
            Key key = alg.equals("AES") ? ks : alg.equals("DES") ? new SecretKeySpec(Arrays.copyOf(k, 8), "DES") : alg.equals("DESede") ? new SecretKeySpec("0123456789abcdefghijklmn".getBytes(), "DESede") : new SecretKeySpec(alg.equals("ChaCha20") ? Arrays.copyOf(k, 32) : k, alg);
            Cipher c = Cipher.getInstance(tr);
            if (alg.equals("ChaCha20")) c.init(Cipher.ENCRYPT_MODE, key, new ChaCha20ParameterSpec(new byte[12], 1));
            else if (tr.contains("/ECB") || !tr.contains("/")) c.init(Cipher.ENCRYPT_MODE, key);
            else c.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(Arrays.copyOf(iv, c.getBlockSize())));
            return c.doFinal(msg);
        });
        t("GCM", () -> {
            Cipher c = Cipher.getInstance("AES/GCM/NoPadding");
            c.init(Cipher.ENCRYPT_MODE, ks, new GCMParameterSpec(128, new byte[12]));
            c.updateAAD("hdr".getBytes());
            byte[] ct = c.doFinal(msg);
            c.init(Cipher.DECRYPT_MODE, ks, new GCMParameterSpec(128, new byte[12]));
            c.updateAAD("hdr".getBytes());
            return hex(ct) + new String(c.doFinal(ct));
        });
        t("GCM tamper", () -> {
            Cipher c = Cipher.getInstance("AES/GCM/NoPadding");
            c.init(Cipher.DECRYPT_MODE, ks, new GCMParameterSpec(128, new byte[12]));
            return c.doFinal(new byte[40]);
        });
        t("bad pad", () -> {
            Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
            c.init(Cipher.DECRYPT_MODE, ks, new IvParameterSpec(iv));
            return c.doFinal(new byte[16]);
        });
        t("bad len", () -> {
            Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
            c.init(Cipher.DECRYPT_MODE, ks, new IvParameterSpec(iv));
            return c.doFinal(new byte[15]);
        });
        t("bad key", () -> {
            Cipher.getInstance("AES").init(1, new SecretKeySpec(new byte[5], "AES"));
            return 0;
        });
        t("bad trans", () -> Cipher.getInstance("AES/XYZ/NoPadding"));
        t("no init", () -> Cipher.getInstance("AES").doFinal());
        t("PBKDF2", () -> SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(new PBEKeySpec("pw".toCharArray(), "salt".getBytes(), 50, 256)).getEncoded());
        t("kgen", () -> {
            KeyGenerator g = KeyGenerator.getInstance("AES");
            g.init(192);
            return g.generateKey().getEncoded().length;
        });
        SecureRandom sr = SecureRandom.getInstance("SHA1PRNG");
        sr.setSeed(42);
        byte[] r = new byte[12];
        sr.nextBytes(r);
        p(hex(r) + " " + sr.nextInt(1000) + " " + sr.getAlgorithm());
        t("DRBG", () -> new SecureRandom().nextInt(1));
        t("RSA", () -> {
            KeyFactory kf = KeyFactory.getInstance("RSA");
            BigInteger P = new BigInteger("170141183460469231731687303715884105727"), Q = BigInteger.TWO.pow(521).subtract(BigInteger.ONE), N = P.multiply(Q), e = BigInteger.valueOf(65537), d = e.modInverse(P.subtract(BigInteger.ONE).multiply(Q.subtract(BigInteger.ONE)));
            PublicKey pub = kf.generatePublic(new RSAPublicKeySpec(N, e));
            PrivateKey pri = kf.generatePrivate(new RSAPrivateKeySpec(N, d));
            Signature s = Signature.getInstance("SHA256withRSA");
            s.initSign(pri);
            s.update(msg);
            byte[] sig = s.sign();
            s.initVerify(pub);
            s.update(msg);
            boolean ok = s.verify(sig);
            return hex(sig).substring(0, 40) + ok + pub.getFormat() + pub.getEncoded().length;
        });
        t("pair", () -> {
            KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
            g.initialize(512);
            KeyPair kp = g.generateKeyPair();
            Cipher c = Cipher.getInstance("RSA/ECB/PKCS1Padding");
            c.init(1, kp.getPublic());
            byte[] x = c.doFinal("hi".getBytes());
            c.init(2, kp.getPrivate());
            return new String(c.doFinal(x)) + x.length;
        });
        t("EC", () -> {
            KeyPairGenerator g = KeyPairGenerator.getInstance("EC");
            g.initialize(256);
            KeyPair a = g.generateKeyPair(), b = g.generateKeyPair();
            KeyAgreement ka = KeyAgreement.getInstance("ECDH"), kb = KeyAgreement.getInstance("ECDH");
            ka.init(a.getPrivate());
            ka.doPhase(b.getPublic(), true);
            kb.init(b.getPrivate());
            kb.doPhase(a.getPublic(), true);
            Signature s = Signature.getInstance("SHA256withECDSA");
            s.initSign(a.getPrivate());
            s.update(msg);
            byte[] sig = s.sign();
            s.initVerify(a.getPublic());
            s.update(msg);
            return Arrays.equals(ka.generateSecret(), kb.generateSecret()) + " " + s.verify(sig);
        });
        t("sealed", () -> {
            Cipher c = Cipher.getInstance("AES");
            c.init(1, ks);
            SealedObject so = new SealedObject("secret!", c);
            return so.getObject(ks) + so.getAlgorithm();
        });
        t("ks", () -> {
            KeyStore st = KeyStore.getInstance("PKCS12");
            st.load(null, null);
            return st.size() + st.getType() + st.getProvider().getName();
        });
        p(Arrays.stream(Security.getProviders()).map(Provider::getName).limit(3).toList());
        t("wrap", () -> {
            Cipher c = Cipher.getInstance("AESWrap");
            c.init(Cipher.WRAP_MODE, ks);
            return c.wrap(new SecretKeySpec(iv, "AES"));
        });
        t("eq", () -> MessageDigest.isEqual(k, iv) + " " + MessageDigest.getInstance("SHA-256") + new SecretKeySpec(k, "AES").hashCode());
    }
}
