import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Files that name the providers of a service, through a loader that has several of them. */
public class ServiceFiles {
    public interface Greeter {
        String greet();
    }

    public static class Polite implements Greeter {
        public String greet() {
            return "good day";
        }
    }

    public static class Short implements Greeter {
        public String greet() {
            return "hi";
        }
    }

    public static class Failing implements Greeter {
        public Failing() {
            throw new IllegalStateException("no voice");
        }

        public String greet() {
            return "";
        }
    }

    public static class Unmade implements Greeter {
        Unmade(int volume) {}

        public String greet() {
            return "";
        }
    }

    public abstract static class Abstract implements Greeter {}

    static URL address(String text) throws IOException {
        return new URL(null, "text:services", new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {}

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(text.getBytes());
                    }
                };
            }
        });
    }

    static ClassLoader having(String... files) {
        return new ClassLoader(ServiceFiles.class.getClassLoader()) {
            @Override
            protected Enumeration<URL> findResources(String name) throws IOException {
                List<URL> found = new ArrayList<>();
                if (name.equals("META-INF/services/ServiceFiles$Greeter")) {
                    for (String file : files) found.add(address(file));
                }
                return Collections.enumeration(found);
            }
        };
    }

    static void tell(String... files) {
        try {
            ServiceLoader<Greeter> services = ServiceLoader.load(Greeter.class, having(files));
            System.out.println(services.stream().map(p -> p.type().getSimpleName()).toList());
            for (Greeter greeter : services) System.out.println(greeter.greet());
        } catch (ServiceConfigurationError e) {
            System.out.println(e + " <- " + e.getCause());
        }
    }

    public static void main(String[] args) {
        tell();
        tell("ServiceFiles$Polite\n", "# none\n\n", "  ServiceFiles$Short # short\nServiceFiles$Polite\n");
        tell("ServiceFiles$Short\nno.Such\n");
        tell("java.lang.String\n");
        tell("two words\n");
        tell("\n\n1bad\n");
        tell("ServiceFiles$Failing\n");
        tell("ServiceFiles$Unmade\n");
        tell("ServiceFiles$Abstract\n");
        System.out.println(ServiceLoader.load(Greeter.class).findFirst().isPresent());
        System.out.println(ServiceLoader.load(Greeter.class));
    }
}
