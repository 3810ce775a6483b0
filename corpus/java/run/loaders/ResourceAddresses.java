import java.io.InputStream;
import java.net.URL;
import java.util.Collections;

/** Resources by address, and where classes come from; nothing that depends on the folder is shown. */
public class ResourceAddresses {
    public static void main(String[] args) throws Exception {
        URL own = ResourceAddresses.class.getResource("ResourceAddresses.class");
        System.out.println(own.getProtocol() + " " + own.getPath().endsWith("/ResourceAddresses.class"));
        System.out.println(own.equals(ClassLoader.getSystemResource("ResourceAddresses.class")));
        try (InputStream in = own.openStream()) {
            byte[] bytes = in.readAllBytes();
            System.out.printf("%02x%02x%02x%02x%n", bytes[0], bytes[1], bytes[2], bytes[3]);
        }
        System.out.println(String.class.getResource("String.class"));
        System.out.println(ResourceAddresses.class.getResource("/nothing.txt"));
        ClassLoader loader = ResourceAddresses.class.getClassLoader();
        System.out.println(Collections.list(loader.getResources("ResourceAddresses.class")).size());
        System.out.println(Collections.list(loader.getResources("nothing.txt")));
        URL origin = ResourceAddresses.class.getProtectionDomain().getCodeSource().getLocation();
        System.out.println(origin.getProtocol() + " " + own.toString().startsWith(origin.toString()));
        System.out.println(Object.class.getProtectionDomain().getCodeSource());
    }
}
