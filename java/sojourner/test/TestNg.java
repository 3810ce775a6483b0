package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** TestNG: tests with data providers, expected exceptions, repetitions and threads of their own, called directly. */
final class TestNg {
    private static final String API = "org.testng.annotations.";
    static final String STYLE = "testng";

    private TestNg() {}

    static List<Case> cases(Class<?> suite, List<Method> methods) throws Throwable {
        List<Case> found = new ArrayList<>();
        boolean isInner = suite.isMemberClass() && !Modifier.isStatic(suite.getModifiers());
        if (Modifier.isAbstract(suite.getModifiers()) || isInner || Annotated.has(suite, API + "Ignore")) {
            return found;
        }
        Annotation onClass = Annotated.find(suite, API + "Test");
        for (Method method : methods) {
            Annotation asked = Annotated.find(method, API + "Test");
            boolean byClass = onClass != null && Modifier.isPublic(method.getModifiers())
                    && !Modifier.isStatic(method.getModifiers()) && !isLifecycle(method)
                    && method.getReturnType() == void.class;
            if (asked == null && !byClass || Annotated.has(method, API + "Ignore")) {
                continue;
            }
            Annotation test = asked == null ? onClass : asked;
            if (!(Boolean) Annotated.value(test, "enabled") || onClass != null && !(Boolean) Annotated.value(onClass, "enabled")) {
                continue;
            }
            add(suite, method, test, found);
        }
        return found;
    }

    private static void add(Class<?> suite, Method method, Annotation test, List<Case> found) throws Throwable {
        String name = method.getName();
        String problem = problem(suite, method, test);
        if (problem != null) {
            found.add(Case.refused(STYLE, name, problem));
            return;
        }
        String provider = (String) Annotated.value(test, "dataProvider");
        if (provider == null || provider.isEmpty()) {
            found.add(Case.of(STYLE, name, () -> run(suite, method, test, new Object[0])));
            return;
        }
        Object instance = provides(suite, test, provider) == null ? null : Annotated.make(suite.getDeclaredConstructor());
        List<Object[]> rows = rows(suite, test, provider, instance);
        for (int i = 0; i < rows.size(); i++) {
            int at = i;
            found.add(Case.invocation(STYLE, name, i + 1, Jupiter.title(rows.get(i)), () -> {
                Object maker = Annotated.make(suite.getDeclaredConstructor());
                run(suite, method, test, rows(suite, test, provider, maker).get(at));
            }));
        }
    }

    /** What stands against calling a test directly, or null. */
    private static String problem(Class<?> suite, Method method, Annotation test) throws Throwable {
        String provider = (String) Annotated.value(test, "dataProvider");
        boolean provided = provider != null && !provider.isEmpty();
        if (!provided && method.getParameterCount() > 0) {
            return "a parameter that is injected is not supported";
        }
        if (provided && provides(suite, test, provider) == null) {
            return "there is no data provider " + provider + " without parameters";
        }
        for (Class<?> each : Annotated.lineage(suite)) {
            if (Annotated.has(each, API + "Factory") || Annotated.has(each, API + "Listeners")) {
                return "@Factory and @Listeners are not supported";
            }
        }
        for (Method each : Annotated.methods(suite)) {
            if (isLifecycle(each) && each.getParameterCount() > 0) {
                return "a parameter that is injected is not supported";
            }
        }
        return null;
    }

    private static boolean isLifecycle(Method method) {
        for (String when : new String[] {"Suite", "Test", "Groups", "Class", "Method"}) {
            if (Annotated.has(method, API + "Before" + when) || Annotated.has(method, API + "After" + when)) {
                return true;
            }
        }
        return Annotated.has(method, API + "DataProvider") || Annotated.has(method, API + "Factory");
    }

    private static Method provides(Class<?> suite, Annotation test, String provider) throws Throwable {
        Class<?> where = (Class<?>) Annotated.value(test, "dataProviderClass");
        for (Method method : Annotated.methods(where == null || where == Object.class ? suite : where)) {
            Annotation found = Annotated.find(method, API + "DataProvider");
            if (found != null && method.getParameterCount() == 0) {
                String name = (String) Annotated.value(found, "name");
                if (provider.equals(name) || name.isEmpty() && provider.equals(method.getName())) {
                    return method;
                }
            }
        }
        return null;
    }

    private static List<Object[]> rows(Class<?> suite, Annotation test, String provider, Object instance) throws Throwable {
        Method method = provides(suite, test, provider);
        boolean own = method.getDeclaringClass().isInstance(instance);
        Object maker = Modifier.isStatic(method.getModifiers()) ? null
                : own ? instance : Annotated.make(method.getDeclaringClass().getDeclaredConstructor());
        Object given = Annotated.invoke(method, maker);
        List<Object[]> rows = new ArrayList<>();
        Iterator<?> each = given instanceof Iterator ? (Iterator<?>) given : Arrays.asList((Object[]) given).iterator();
        while (each.hasNext()) {
            Object row = each.next();
            rows.add(row instanceof Object[] ? (Object[]) row : new Object[] {row});
        }
        return rows;
    }

    private static void run(Class<?> suite, Method test, Annotation asked, Object[] arguments) throws Throwable {
        Object instance = Annotated.make(suite.getDeclaredConstructor());
        String[] outside = {"Suite", "Test", "Class"};
        List<Annotated.Tagged> life = Annotated.tagged(suite);
        Case.around(() -> {
            for (String when : outside) {
                Annotated.call(life, API + "Before" + when, instance, false);
            }
        }, () -> repeated(life, test, asked, instance, arguments), () -> {
            List<Case.Body> bodies = new ArrayList<>();
            for (int i = outside.length - 1; i >= 0; i--) {
                String when = outside[i];
                bodies.add(() -> Annotated.call(life, API + "After" + when, instance, true));
            }
            Case.all(bodies);
        });
    }

    /** The invocations of a test, one after the other, or by as many threads as it asks for. */
    private static void repeated(List<Annotated.Tagged> life, Method test, Annotation asked, Object instance, Object[] arguments)
            throws Throwable {
        int times = Math.max(1, (Integer) Annotated.value(asked, "invocationCount"));
        int width = Math.min(times, (Integer) Annotated.value(asked, "threadPoolSize"));
        if (width <= 1) {
            for (int i = 0; i < times; i++) {
                once(life, test, asked, instance, arguments);
            }
            return;
        }
        Throwable[] thrown = new Throwable[times];
        for (int begun = 0; begun < times; begun += width) {
            int from = begun;
            int upTo = Math.min(times, begun + width);
            Thread[] threads = new Thread[upTo - from];
            for (int i = from; i < upTo; i++) {
                int at = i;
                threads[i - from] = new Thread(() -> {
                    try {
                        once(life, test, asked, instance, arguments);
                    } catch (Throwable failed) {
                        thrown[at] = failed;
                    }
                });
                threads[i - from].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
        for (Throwable failed : thrown) {
            if (failed != null) {
                throw failed;
            }
        }
    }

    private static void once(List<Annotated.Tagged> life, Method test, Annotation asked, Object instance, Object[] arguments)
            throws Throwable {
        Case.around(() -> Annotated.call(life, API + "BeforeMethod", instance, false),
                () -> Case.timed((Long) Annotated.value(asked, "timeOut") * 1_000_000,
                        () -> expecting(test, asked, instance, arguments)),
                () -> Annotated.call(life, API + "AfterMethod", instance, true));
    }

    private static void expecting(Method test, Annotation asked, Object instance, Object[] arguments) throws Throwable {
        Class<?>[] expected = (Class<?>[]) Annotated.value(asked, "expectedExceptions");
        if (expected == null || expected.length == 0) {
            Annotated.invoke(test, instance, arguments);
            return;
        }
        try {
            Annotated.invoke(test, instance, arguments);
        } catch (Throwable thrown) {
            String words = (String) Annotated.value(asked, "expectedExceptionsMessageRegExp");
            for (Class<?> type : expected) {
                boolean said = words == null || words.equals(".*") || String.valueOf(thrown.getMessage()).matches(words);
                if (type.isInstance(thrown) && said) {
                    return;
                }
            }
            throw thrown;
        }
        throw new AssertionError("expected an exception of type " + expected[0].getName() + " but none was thrown");
    }
}
