import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.function.Function;

/** Method handles on classes that a loader of the program's defines, beside the same classes of the class path. */
public class HandlesAcrossLoaders {
    public static class Point {
        public int x;
        public Point next;

        public Point() {}

        public Point(int x, Point next) {
            this.x = x;
            this.next = next;
        }

        public static Point join(Point a, Point b) {
            return new Point(a.x + b.x, a);
        }

        public Point twice(Point other, int times) {
            return new Point((x + other.x) * times, this);
        }

        @Override
        public String toString() {
            return "Point " + x;
        }
    }

    public static class Inside implements Runnable {
        @Override
        public void run() {
            try {
                handles();
                variables();
                types();
            } catch (Throwable e) {
                System.out.println("failed: " + e);
            }
        }

        static void handles() throws Throwable {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle make = lookup.findConstructor(Point.class, MethodType.methodType(void.class, int.class, Point.class));
            Point one = (Point) make.invokeExact(1, (Point) null);
            Point two = (Point) make.invoke(2, one);
            MethodType joins = MethodType.methodType(Point.class, Point.class, Point.class);
            MethodHandle join = lookup.findStatic(Point.class, "join", joins);
            Point three = (Point) join.invokeExact(one, two);
            System.out.println(one + ", " + two + ", " + three + ", " + (three.next == one));
            MethodHandle twice = lookup.findVirtual(Point.class, "twice", MethodType.methodType(Point.class, Point.class, int.class));
            System.out.println((Point) twice.invokeExact(one, two, 10));
            MethodHandle bound = MethodHandles.insertArguments(twice, 2, 3).bindTo(three);
            System.out.println((Object) bound.invoke((Object) two));
            MethodHandle filtered = MethodHandles.filterReturnValue(bound, lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class)).asType(MethodType.methodType(String.class, Point.class)));
            System.out.println((String) filtered.invokeExact(one));
            MethodHandle next = lookup.findGetter(Point.class, "next", Point.class);
            System.out.println((Point) next.invokeExact(three));
            lookup.findSetter(Point.class, "next", Point.class).invokeExact(three, two);
            System.out.println(three.next);
            Function<Point, Point> reference = p -> Point.join(p, three);
            System.out.println(reference.apply(one));
        }

        static void variables() throws Throwable {
            VarHandle next = MethodHandles.lookup().findVarHandle(Point.class, "next", Point.class);
            Point a = new Point(1, null);
            Point b = new Point(2, a);
            System.out.println(next.compareAndSet(a, null, b) + " " + (Point) next.getVolatile(a) + " " + next.varType().getSimpleName());
        }

        static void types() {
            MethodType type = MethodType.methodType(Point.class, Point[].class, int.class);
            System.out.println(type + " " + type.toMethodDescriptorString());
        }
    }

    static class Own extends ClassLoader {
        Own(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("HandlesAcrossLoaders$")) return super.loadClass(name, resolve);
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = HandlesAcrossLoaders.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                ProtectionDomain from = new ProtectionDomain(new CodeSource(new java.net.URL("file:/from/" + name), (java.security.cert.Certificate[]) null), null);
                return defineClass(name, bytes, 0, bytes.length, from);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        new Inside().run();
        Class<?> inside = new Own(HandlesAcrossLoaders.class.getClassLoader()).loadClass("HandlesAcrossLoaders$Inside");
        System.out.println(inside == Inside.class);
        System.out.println(inside.getProtectionDomain().getCodeSource().getLocation());
        ((Runnable) inside.getConstructor().newInstance()).run();
        Class<?> point = inside.getClassLoader().loadClass("HandlesAcrossLoaders$Point");
        MethodHandle make = MethodHandles.publicLookup().findConstructor(point, MethodType.methodType(void.class, int.class, point));
        Object made = make.invoke(7, (Object) null);
        System.out.println(made + " " + (made instanceof Point));
        Method join = point.getMethod("join", point, point);
        System.out.println(MethodHandles.publicLookup().unreflect(join).invoke(made, made));
        try {
            make.invoke(7, (Object) new Point());
        } catch (ClassCastException e) {
            System.out.println("another class of that name");
        }
        boot();
    }

    static void boot() {
        for (String name : new String[] {"HandlesAcrossLoaders", "java.lang.String", "[I", "java.sql.Date"}) {
            try {
                System.out.println(Class.forName(name, false, null));
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        }
        try {
            ClassLoader.getPlatformClassLoader().loadClass("HandlesAcrossLoaders");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
    }
}
