import java.net.*;
import java.util.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import javax.security.auth.x500.*;
import javax.naming.*;
import javax.naming.ldap.*;
import java.sql.*;
public class AddressesAndRowSets {
    static void p(Object o) {
        System.out.println(o);
    }
    interface T {
        Object r() throws Exception;
    }
    static void t(T r) {
        try {
            p(r.r());
        } catch (Throwable e) {
            p(e);
        }
    }
    public static void main(String[] a) throws Exception {
        URI u = new URI("http://user:pw@host.com:8080/a/b/../c;p?q=1&r=%20x#frag");
        p(u.getScheme() + u.getUserInfo() + u.getHost() + u.getPort() + u.getPath() + u.getRawQuery() + u.getQuery() + u.getFragment() + u.normalize() + u.resolve("../z") + u.resolve("//o/x") + u.isAbsolute() + u.isOpaque() + u.getAuthority());
        p(URI.create("mailto:a@b").getSchemeSpecificPart() + URI.create("a/b").resolve("c") + new URI("http", "h", "/p q", "x=é").toASCIIString() + URI.create("http://a/b/c").relativize(URI.create("http://a/b/c/d/e")) + URI.create("HTTP://A").equals(URI.create("http://a")) + URI.create("a").compareTo(URI.create("b")));
        for (String s : new String[]{"http://[::1", "ht tp://x", "http://h:99999999999", ":x", "http://a/%zz", "", "a:b:c"}) t(() -> new URI(s));
        URL l = new URL("https://ex.com/p/f.html?q#r");
        p(l.getProtocol() + l.getFile() + l.getRef() + l.getDefaultPort() + l.getPort() + new URL(l, "../g") + l.toURI());
        t(() -> new URL("foo://x"));
        t(() -> new URL("nocolon"));
        p(URLEncoder.encode("a b&c=é/~*", StandardCharsets.UTF_8) + URLDecoder.decode("a+b%26%C3%A9", StandardCharsets.UTF_8));
        t(() -> URLDecoder.decode("%zz", StandardCharsets.UTF_8));
        p(InetAddress.getByAddress(new byte[]{10, 0, 0, 1}).getHostAddress() + InetAddress.getByName("192.168.1.7").isSiteLocalAddress() + InetAddress.getByName("::1").isLoopbackAddress() + InetAddress.getByName("[fe80::1]") + Inet4Address.getByName("1.2.3") + InetAddress.getByAddress("nm", new byte[]{1, 2, 3, 4}));
        t(() -> InetAddress.getByAddress(new byte[3]));
        p(new InetSocketAddress("127.0.0.1", 80) + "" + InetSocketAddress.createUnresolved("h.x", 5));
        t(() -> new InetSocketAddress("127.0.0.1", 70000));
        p(HttpCookie.parse("Set-Cookie: id=a3; Max-Age=60; Path=/; Secure; HttpOnly") + "" + IDN.toASCII("bücher.de") + IDN.toUnicode("xn--bcher-kva.de"));
        CookieManager cm = new CookieManager();
        cm.put(URI.create("http://a.com/x"), Map.of("Set-Cookie", List.of("k=v; path=/")));
        p(cm.get(URI.create("http://a.com/y"), Map.of()));
        p(new X500Principal("CN=Duke, OU=Java, O=Oracle, C=US").getName() + new X500Principal("CN=a+OU=b").getName(X500Principal.CANONICAL));
        CompositeName cn = new CompositeName("a/b/c");
        p(cn.getPrefix(2) + "" + cn.size() + new LdapName("cn=x,dc=y").getRdn(0) + cn.add("d"));
        t(() -> new LdapName("bad"));
        p(java.sql.Date.valueOf("2024-02-29") + "" + java.sql.Timestamp.valueOf("2024-01-01 10:20:30.5") + Time.valueOf("01:02:03"));
        t(() -> java.sql.Date.valueOf("x"));
        SQLException se = new SQLException("m", "08001", 7);
        se.setNextException(new SQLException("n"));
        for (Throwable q : se) System.out.print(q.getMessage());
        p(se.getSQLState() + se.getErrorCode());
        t(() -> DriverManager.getConnection("jdbc:x"));
        p(Collections.list(DriverManager.getDrivers()).size());
        javax.sql.rowset.CachedRowSet crs = javax.sql.rowset.RowSetProvider.newFactory().createCachedRowSet();
        javax.sql.rowset.RowSetMetaDataImpl md = new javax.sql.rowset.RowSetMetaDataImpl();
        md.setColumnCount(2);
        md.setColumnName(1, "id");
        md.setColumnType(1, Types.INTEGER);
        md.setColumnName(2, "nm");
        md.setColumnType(2, Types.VARCHAR);
        crs.setMetaData(md);
        for (int i = 0; i < 3; i++) {
            crs.moveToInsertRow();
            crs.updateInt(1, i);
            crs.updateString(2, "r" + i);
            crs.insertRow();
            crs.moveToCurrentRow();
        }
        crs.beforeFirst();
        while (crs.next()) System.out.print(crs.getInt("id") + crs.getString(2) + " ");
        p(crs.size());
        Principal pr = new X500Principal("CN=q");
        p(pr.hashCode() == new X500Principal("cn=Q").hashCode());
        p(MessageDigest.getInstance("MD5").getProvider() + "" + Security.getAlgorithms("MessageDigest").contains("SHA-256") + new java.security.AllPermission().implies(new java.util.PropertyPermission("x", "read")) + new java.io.FilePermission("/a/-", "read").implies(new java.io.FilePermission("/a/b/c", "read")));
    }
}
