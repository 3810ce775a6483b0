package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Annotations and members by their names: the libraries of tests are the program's, and need not be there. */
final class Annotated {
    private Annotated() {}

    /** The annotation of this name, on the element or on one of its annotations; null if there is none. */
    static Annotation find(AnnotatedElement element, String name) {
        return find(element, name, new HashSet<>());
    }

    private static Annotation find(AnnotatedElement element, String name, Set<Class<?>> seen) {
        for (Annotation annotation : element.getAnnotations()) {
            if (annotation.annotationType().getName().equals(name)) {
                return annotation;
            }
        }
        for (Annotation annotation : element.getAnnotations()) {
            Class<?> type = annotation.annotationType();
            if (!type.getName().startsWith("java.lang.") && seen.add(type)) {
                Annotation found = find(type, name, seen);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** The names of all annotations of an element, and of those on them. */
    static Set<String> names(AnnotatedElement element) {
        Set<String> names = new HashSet<>();
        names(element, names);
        return names;
    }

    private static void names(AnnotatedElement element, Set<String> names) {
        for (Annotation annotation : element.getAnnotations()) {
            Class<?> type = annotation.annotationType();
            if (names.add(type.getName()) && !type.getName().startsWith("java.lang.")) {
                names(type, names);
            }
        }
    }

    /** A method with the names of its annotations, looked at once. */
    static final class Tagged {
        final Method method;
        final Set<String> names;

        private Tagged(Method method) {
            this.method = method;
            this.names = names(method);
        }
    }

    /** The methods of a class that have annotations. */
    static List<Tagged> tagged(Class<?> type) {
        List<Tagged> all = new ArrayList<>();
        for (Method method : methods(type)) {
            Tagged tagged = new Tagged(method);
            if (!tagged.names.isEmpty()) {
                all.add(tagged);
            }
        }
        return all;
    }

    /** Calls the methods with this annotation in their order; or in the opposite one, and all of them whatever they throw. */
    static void call(List<Tagged> methods, String annotation, Object on, boolean up) throws Throwable {
        List<Case.Body> bodies = new ArrayList<>();
        for (Tagged tagged : methods) {
            if (tagged.names.contains(annotation)) {
                Object receiver = Modifier.isStatic(tagged.method.getModifiers()) ? null : on;
                bodies.add(up ? 0 : bodies.size(), () -> invoke(tagged.method, receiver));
            }
        }
        if (up) {
            Case.all(bodies);
            return;
        }
        for (Case.Body body : bodies) {
            body.run();
        }
    }

    static boolean has(AnnotatedElement element, String name) {
        return find(element, name) != null;
    }

    /** All annotations of this name, repeated ones too. */
    static List<Annotation> all(AnnotatedElement element, String name) throws Throwable {
        List<Annotation> found = new ArrayList<>();
        for (Annotation annotation : element.getAnnotations()) {
            Class<?> type = annotation.annotationType();
            if (type.getName().equals(name)) {
                found.add(annotation);
                continue;
            }
            Method inner = member(type, "value");
            boolean isContainer = inner != null && inner.getReturnType().isArray()
                    && inner.getReturnType().getComponentType().getName().equals(name);
            if (isContainer) {
                found.addAll(Arrays.asList((Annotation[]) invoke(inner, annotation)));
            }
        }
        if (found.isEmpty()) {
            Annotation composed = find(element, name);
            if (composed != null) {
                found.add(composed);
            }
        }
        return found;
    }

    private static Method member(Class<?> type, String name) {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == 0) {
                return method;
            }
        }
        return null;
    }

    /** A member of an annotation; null if this version of the library has no such member. */
    static Object value(Annotation annotation, String name) throws Throwable {
        Method member = member(annotation.annotationType(), name);
        return member == null ? null : invoke(member, annotation);
    }

    /** The exception that tells a run was not meant to be: a failed assumption, a skipped test. */
    static boolean isAborted(Throwable thrown) {
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            String name = type.getName();
            if (name.equals("org.opentest4j.TestAbortedException")
                    || name.equals("org.junit.AssumptionViolatedException")
                    || name.equals("org.junit.internal.AssumptionViolatedException")
                    || name.equals("org.testng.SkipException")) {
                return true;
            }
        }
        return false;
    }

    /** Calls it; what it throws is thrown as it is. */
    static Object invoke(Method method, Object on, Object... arguments) throws Throwable {
        if (!Modifier.isPublic(method.getModifiers()) || !Modifier.isPublic(method.getDeclaringClass().getModifiers())) {
            method.setAccessible(true);
        }
        try {
            return method.invoke(on, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    static Object make(Constructor<?> constructor, Object... arguments) throws Throwable {
        constructor.setAccessible(true);
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /** The class and those it extends, the topmost first. */
    static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> line = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            line.add(0, each);
        }
        return line;
    }

    /** Methods of a class, its superclasses and interfaces, the topmost first, without those that are overridden. */
    static List<Method> methods(Class<?> type) {
        List<Method> all = new ArrayList<>();
        Set<Class<?>> seen = new HashSet<>();
        for (Class<?> each : lineage(type)) {
            for (Class<?> face : each.getInterfaces()) {
                defaults(face, all, seen);
            }
            List<Method> own = new ArrayList<>();
            for (Method method : each.getDeclaredMethods()) {
                if (!method.isSynthetic() && !method.isBridge()) {
                    own.add(method);
                }
            }
            // The order of reflection is nobody's promise; this one is the same everywhere.
            own.sort((a, b) -> {
                int byName = a.getName().compareTo(b.getName());
                return byName != 0 ? byName : a.toString().compareTo(b.toString());
            });
            for (Method method : own) {
                all.removeIf(above -> overrides(method, above));
                all.add(method);
            }
        }
        return all;
    }

    private static void defaults(Class<?> face, List<Method> all, Set<Class<?>> seen) {
        if (!seen.add(face)) {
            return;
        }
        for (Class<?> above : face.getInterfaces()) {
            defaults(above, all, seen);
        }
        for (Method method : face.getDeclaredMethods()) {
            if (!method.isSynthetic() && !Modifier.isAbstract(method.getModifiers())) {
                all.removeIf(above -> overrides(method, above));
                all.add(method);
            }
        }
    }

    private static boolean overrides(Method below, Method above) {
        boolean hidden = Modifier.isPrivate(below.getModifiers()) || Modifier.isPrivate(above.getModifiers());
        if (hidden || Modifier.isStatic(below.getModifiers()) != Modifier.isStatic(above.getModifiers())) {
            return false;
        }
        boolean open = Modifier.isPublic(above.getModifiers()) || Modifier.isProtected(above.getModifiers());
        boolean near = below.getDeclaringClass().getPackageName().equals(above.getDeclaringClass().getPackageName());
        return (open || near) && below.getName().equals(above.getName())
                && Arrays.equals(below.getParameterTypes(), above.getParameterTypes());
    }

    static List<Field> fields(Class<?> type) {
        List<Field> all = new ArrayList<>();
        for (Class<?> each : lineage(type)) {
            Collections.addAll(all, each.getDeclaredFields());
        }
        return all;
    }

    /** A class of the program's libraries; null if it is not there. */
    static Class<?> library(String name) {
        try {
            return Class.forName(name, true, Annotated.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError missing) {
            return null;
        }
    }
}
