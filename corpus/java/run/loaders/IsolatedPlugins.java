import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;

public class IsolatedPlugins {
    /** Has a counter of its own in every namespace. */
    public static class Plugin implements Runnable {
        static int runs;
        private final Part part = new Part();

        public void run() {
            runs++;
            Runnable inner = () -> System.out.println("run " + runs + " with part " + part.number());
            inner.run();
        }

        public static String describe(int[] numbers, String label) {
            return label + " of " + numbers.length;
        }
    }

    public static class Part {
        static int made;
        private final int number = ++made;

        int number() {
            return number;
        }
    }

    static class Isolating extends ClassLoader {
        private final String prefix;

        Isolating(String name, String prefix) {
            super(name, IsolatedPlugins.class.getClassLoader());
            this.prefix = prefix;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            System.out.println("  asked for " + name);
            if (!name.startsWith(prefix)) return super.loadClass(name, resolve);
            Class<?> known = findLoadedClass(name);
            return known != null ? known : findClass(name);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = getParent().getResourceAsStream(file)) {
                if (in == null) throw new ClassNotFoundException(name);
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String plugin = "IsolatedPlugins$Plugin";
        Isolating first = new Isolating("first", "IsolatedPlugins");
        Isolating second = new Isolating(null, "IsolatedPlugins$P");
        Class<?> a = first.loadClass(plugin);
        Class<?> b = Class.forName(plugin, true, second);
        System.out.println((a == b) + " " + (a == Plugin.class) + " " + a.getName().equals(b.getName()));
        System.out.println(a.getSimpleName() + " " + (a.getDeclaringClass() == IsolatedPlugins.class));
        try {
            System.out.println(b.getSimpleName());
        } catch (IncompatibleClassChangeError e) {
            System.out.println(e.getMessage());
        }
        System.out.println((a.getClassLoader() == first) + " " + (b.getClassLoader() == second));
        System.out.println((Class.forName(plugin, false, first) == a));

        Runnable one = (Runnable) a.getDeclaredConstructor().newInstance();
        Runnable other = (Runnable) b.getDeclaredConstructor().newInstance();
        one.run();
        one.run();
        other.run();
        new Plugin().run();

        Method describe = a.getMethod("describe", int[].class, String.class);
        System.out.println(describe.invoke(null, new int[3], "array") + " " + describe.getReturnType());
        Object array = java.lang.reflect.Array.newInstance(a, 2);
        System.out.println(array.getClass().getName() + " " + (array instanceof Plugin[]) + " " + (array instanceof Runnable[]));
        try {
            Plugin.class.cast(one);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Plugin cast = (Plugin) one;
            System.out.println(cast);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@..."));
        }
        try {
            first.findClass(plugin);
        } catch (LinkageError e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@..."));
        }
        try {
            Class.forName("no.such.Plugin", true, first);
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
