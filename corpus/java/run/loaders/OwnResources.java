import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A loader with resources of its own: its parent is asked first, then the loader itself. */
public class OwnResources {
    static class Kept extends ClassLoader {
        final Map<String, byte[]> kept = new TreeMap<>();

        Kept(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected URL findResource(String name) {
            System.out.println("asked for " + name);
            if (!kept.containsKey(name)) {
                return null;
            }
            try {
                return new URL("kept", null, 0, "/" + name, new URLStreamHandler() {
                    @Override
                    protected URLConnection openConnection(URL address) {
                        return new URLConnection(address) {
                            @Override
                            public void connect() {
                            }

                            @Override
                            public InputStream getInputStream() {
                                return new ByteArrayInputStream(kept.get(name));
                            }
                        };
                    }
                });
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            URL found = findResource(name);
            return found == null ? Collections.emptyEnumeration() : Collections.enumeration(List.of(found));
        }
    }

    public static void main(String[] args) throws Exception {
        for (ClassLoader parent : new ClassLoader[] {OwnResources.class.getClassLoader(), null}) {
            System.out.println(parent == null ? "without a parent" : "below the program's loader");
            Kept loader = new Kept(parent);
            loader.kept.put("x/conf.txt", "kept words".getBytes());
            URL address = loader.getResource("x/conf.txt");
            System.out.println(address + " " + new String(address.openStream().readAllBytes()));
            System.out.println(new String(loader.getResourceAsStream("x/conf.txt").readAllBytes()));
            System.out.println(loader.getResource("none") + " " + loader.getResourceAsStream("no/such"));
            System.out.println(Collections.list(loader.getResources("x/conf.txt")));
            System.out.println(loader.resources("x/conf.txt").count());
            System.out.println(loader.getResource("java/lang/String.class").getProtocol());
            System.out.println(loader.getResource("OwnResources.class") == null);
        }
    }
}
