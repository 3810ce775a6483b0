import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
public class NetTextOnly {
    public static void main(String[] args) throws Exception {
        URI u = new URI("http://user:pw@example.com:8080/a/b/../c?q=1&r=%20#frag");
        System.out.println(u.getScheme() + " " + u.getUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath() + " " + u.getQuery() + " " + u.getRawQuery() + " " + u.getFragment() + " " + u.normalize() + " " + u.resolve("../x") + " " + URI.create("http://a/b/").relativize(URI.create("http://a/b/c/d")) + u.isOpaque() + u.isAbsolute());
        for (String s : new String[] {"http://[bad", "a b", ":x", "mailto:x@y", "", "http://h:99999", "file:///tmp/x"}) try {
            URI v = new URI(s);
            System.out.println(s + " " + v.getScheme() + " " + v.getSchemeSpecificPart() + " " + v.getAuthority());
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(URLEncoder.encode("a b&c=d/\u00e9*", StandardCharsets.UTF_8) + " " + URLDecoder.decode("a+b%26%C3%A9", StandardCharsets.UTF_8));
        try {
            URLDecoder.decode("%zz", StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        URL l = new URL("https://h.org/p/f.html?x=y#z");
        System.out.println(l.getProtocol() + l.getHost() + l.getPort() + l.getDefaultPort() + l.getFile() + l.getRef() + " " + l.toExternalForm() + new URL(l, "../g"));
        try {
            new URL("nope://x");
        } catch (MalformedURLException e) {
            System.out.println(e.getMessage());
        }
        try {
            new URL("no-protocol");
        } catch (MalformedURLException e) {
            System.out.println(e.getMessage());
        }
        InetAddress a = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        System.out.println(a.getHostAddress() + a.isLoopbackAddress() + " " + InetAddress.getByAddress("name", new byte[] {10, 0, 0, 1}) + InetAddress.getByName("192.168.1.1").isSiteLocalAddress() + " " + InetAddress.getByName("::1") + new InetSocketAddress(InetAddress.getByName("1.2.3.4"), 80) + InetSocketAddress.createUnresolved("h", 5));
        System.out.println(IDN.toASCII("m\u00fcnchen.de") + " " + IDN.toUnicode("xn--mnchen-3ya.de"));
        System.out.println(HttpCookie.parse("Set-Cookie: k=v; Max-Age=5; Path=/; HttpOnly").get(0));
    }
}
