package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * JUnit 5 and later. Plain tests are called directly, so that a search has no more to explore than the test itself; whatever
 * needs an extension is run by JUnit's own launcher, if it is on the class path.
 */
final class Jupiter {
    private static final String API = "org.junit.jupiter.api.";
    private static final String PARAMS = "org.junit.jupiter.params.";
    static final String STYLE = "junit5";

    /** What is done here, or says nothing about how a test runs. */
    private static final Set<String> KNOWN = new HashSet<>(Arrays.asList(
            API + "Test", API + "RepeatedTest", API + "Nested", API + "Disabled", API + "BeforeEach", API + "AfterEach",
            API + "BeforeAll", API + "AfterAll", API + "DisplayName", API + "DisplayNameGeneration",
            API + "IndicativeSentencesGeneration", API + "Tag", API + "Tags", API + "Order", API + "TestMethodOrder",
            API + "TestClassOrder", API + "TestInstance", API + "Timeout", API + "TestTemplate",
            API + "parallel.Execution", API + "parallel.Isolated", API + "parallel.ResourceLock",
            API + "parallel.ResourceLocks", PARAMS + "ParameterizedTest", PARAMS + "provider.ValueSource",
            PARAMS + "provider.ValueSources", PARAMS + "provider.NullSource", PARAMS + "provider.EmptySource",
            PARAMS + "provider.NullAndEmptySource", PARAMS + "provider.EnumSource", PARAMS + "provider.EnumSources",
            PARAMS + "provider.MethodSource", PARAMS + "provider.MethodSources", PARAMS + "provider.CsvSource",
            PARAMS + "provider.CsvSources", PARAMS + "provider.FieldSource", PARAMS + "provider.FieldSources",
            // Asks for this very check.
            "sojourner.junit.Explore"));

    private Jupiter() {}

    static List<Case> cases(Class<?> suite) throws Throwable {
        List<Case> found = new ArrayList<>();
        boolean isInner = suite.isMemberClass() && !Modifier.isStatic(suite.getModifiers());
        boolean isNested = isInner && Annotated.has(suite, API + "Nested");
        if (Modifier.isAbstract(suite.getModifiers()) || suite.isAnonymousClass() || isInner && !isNested) {
            return found;
        }
        for (Class<?> outer = suite; outer != null; outer = outer.getEnclosingClass()) {
            if (Annotated.has(outer, API + "Disabled")) {
                return found;
            }
        }
        for (Method method : Annotated.methods(suite)) {
            boolean isTest = Annotated.has(method, API + "Test") || Annotated.has(method, API + "RepeatedTest")
                    || Annotated.has(method, PARAMS + "ParameterizedTest") || Annotated.has(method, API + "TestFactory")
                    || Annotated.has(method, API + "TestTemplate");
            int modifiers = method.getModifiers();
            if (!isTest || Modifier.isPrivate(modifiers) || Modifier.isStatic(modifiers)
                    || Modifier.isAbstract(modifiers) || Annotated.has(method, API + "Disabled")) {
                continue;
            }
            String foreign = foreign(suite, method);
            if (foreign != null) {
                found.add(launched(suite, method, foreign));
            } else {
                direct(suite, method, found);
            }
        }
        return found;
    }

    /** The cases of a method that is called directly. */
    private static void direct(Class<?> suite, Method method, List<Case> found) throws Throwable {
        String name = method.getName();
        if (Annotated.has(method, PARAMS + "ParameterizedTest")) {
            List<Object[]> all;
            try {
                all = Parameters.of(suite, method);
            } catch (Parameters.Unknown unknown) {
                found.add(launched(suite, method, unknown.getMessage()));
                return;
            }
            for (int i = 0; i < all.size(); i++) {
                int index = i;
                // Made anew for every run: what a source makes may change.
                Case.Body body = () -> run(suite, method, Parameters.of(suite, method).get(index));
                found.add(Case.invocation(STYLE, name, i + 1, title(all.get(i)), body));
            }
            return;
        }
        Annotation repeated = Annotated.find(method, API + "RepeatedTest");
        if (repeated != null) {
            int times = (Integer) Annotated.value(repeated, "value");
            for (int i = 1; i <= times; i++) {
                String title = "repetition " + i + " of " + times;
                found.add(Case.invocation(STYLE, name, i, title, () -> run(suite, method, new Object[0])));
            }
            return;
        }
        found.add(Case.of(STYLE, name, () -> run(suite, method, new Object[0])));
    }

    static String title(Object[] arguments) {
        StringBuilder title = new StringBuilder();
        for (Object argument : arguments) {
            title.append(title.length() == 0 ? "" : ", ").append(text(argument));
        }
        return title.toString();
    }

    private static String text(Object value) {
        if (value instanceof Object[]) {
            return Arrays.deepToString((Object[]) value);
        }
        try {
            return String.valueOf(value);
        } catch (Throwable thrown) {
            return value.getClass().getName();
        }
    }

    /** The first thing about a test that somebody else has to do: an extension, a parameter that is injected; or null. */
    private static String foreign(Class<?> suite, Method test) {
        String found = foreign(test);
        boolean isParameterized = Annotated.has(test, PARAMS + "ParameterizedTest");
        if (found == null && !isParameterized && test.getParameterCount() > 0) {
            found = "a parameter that is injected";
        }
        for (Class<?> outer = suite; outer != null && found == null; outer = outer.getEnclosingClass()) {
            for (Class<?> type : Annotated.lineage(outer)) {
                found = found == null ? foreign(type) : found;
            }
            for (Field field : Annotated.fields(outer)) {
                found = found == null ? foreign(field) : found;
            }
            for (Method method : Annotated.methods(outer)) {
                boolean isLifecycle = isLifecycle(method);
                found = found == null && isLifecycle ? foreign(method) : found;
                if (found == null && isLifecycle && method.getParameterCount() > 0) {
                    found = "a parameter that is injected";
                }
            }
            int hidden = outer.getEnclosingClass() != null && !Modifier.isStatic(outer.getModifiers()) ? 1 : 0;
            Constructor<?>[] constructors = outer.getDeclaredConstructors();
            if (found == null && (constructors.length != 1 || constructors[0].getParameterCount() != hidden)) {
                found = "a constructor with parameters";
            }
        }
        return found;
    }

    private static boolean isLifecycle(Method method) {
        return Annotated.has(method, API + "BeforeEach") || Annotated.has(method, API + "AfterEach")
                || Annotated.has(method, API + "BeforeAll") || Annotated.has(method, API + "AfterAll");
    }

    private static String foreign(AnnotatedElement element) {
        for (Annotation annotation : element.getAnnotations()) {
            String name = annotation.annotationType().getName();
            boolean ofJunit = name.startsWith("org.junit.jupiter.") || name.startsWith("org.junitpioneer.");
            if (!KNOWN.contains(name) && (ofJunit || Annotated.has(annotation.annotationType(), API + "extension.ExtendWith"))) {
                return "@" + annotation.annotationType().getSimpleName();
            }
        }
        if (element instanceof Method) {
            for (Parameter parameter : ((Method) element).getParameters()) {
                String found = foreign(parameter);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static void run(Class<?> suite, Method test, Object[] arguments) throws Throwable {
        List<Class<?>> outers = new ArrayList<>();
        for (Class<?> each = suite; each != null; each = isInner(each) ? each.getEnclosingClass() : null) {
            outers.add(0, each);
        }
        Object[] instances = new Object[outers.size()];
        boolean perClass = perClass(suite);
        if (perClass) {
            make(outers, instances);
        }
        Case.Body before = () -> {
            for (int i = 0; i < instances.length; i++) {
                call(outers.get(i), API + "BeforeAll", instances[i], false);
            }
        };
        Case.Body after = () -> {
            List<Case.Body> bodies = new ArrayList<>();
            for (int i = instances.length - 1; i >= 0; i--) {
                int at = i;
                bodies.add(() -> call(outers.get(at), API + "AfterAll", instances[at], true));
            }
            Case.all(bodies);
        };
        Case.around(before, () -> {
            if (!perClass) {
                make(outers, instances);
            }
            each(outers, instances, test, arguments);
        }, after);
    }

    private static boolean isInner(Class<?> type) {
        return type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    }

    private static boolean perClass(Class<?> suite) throws Throwable {
        Annotation life = Annotated.find(suite, API + "TestInstance");
        return life != null && String.valueOf(Annotated.value(life, "value")).equals("PER_CLASS");
    }

    private static void make(List<Class<?>> outers, Object[] instances) throws Throwable {
        for (int i = 0; i < instances.length; i++) {
            Constructor<?> constructor = outers.get(i).getDeclaredConstructors()[0];
            instances[i] = i == 0 ? Annotated.make(constructor) : Annotated.make(constructor, instances[i - 1]);
        }
    }

    private static void each(List<Class<?>> outers, Object[] instances, Method test, Object[] arguments) throws Throwable {
        int last = instances.length - 1;
        Case.Body before = () -> {
            for (int i = 0; i <= last; i++) {
                call(outers.get(i), API + "BeforeEach", instances[i], false);
            }
        };
        Case.Body after = () -> {
            List<Case.Body> bodies = new ArrayList<>();
            for (int i = last; i >= 0; i--) {
                int at = i;
                bodies.add(() -> call(outers.get(at), API + "AfterEach", instances[at], true));
            }
            Case.all(bodies);
        };
        Case.around(before, () -> Annotated.invoke(test, instances[last], arguments), after);
    }

    /** Calls the methods with this annotation: those of superclasses first, or last. */
    private static void call(Class<?> suite, String annotation, Object on, boolean up) throws Throwable {
        List<Method> methods = new ArrayList<>(Annotated.methods(suite));
        methods.removeIf(method -> !Annotated.has(method, annotation));
        if (!up) {
            for (Method method : methods) {
                Annotated.invoke(method, on);
            }
            return;
        }
        Collections.reverse(methods);
        List<Case.Body> bodies = new ArrayList<>();
        for (Method method : methods) {
            bodies.add(() -> Annotated.invoke(method, on));
        }
        Case.all(bodies);
    }

    /** A test that JUnit itself runs, with all its extensions; one case for all invocations. */
    private static Case launched(Class<?> suite, Method method, String why) {
        String name = method.getName();
        if (Annotated.library("org.junit.platform.launcher.core.LauncherFactory") == null) {
            return Case.refused(STYLE, name, why + " needs JUnit's own launcher: put junit-platform-launcher, in the "
                    + "version of the other JUnit jars, on the class path");
        }
        return Case.of(STYLE, name, () -> launch(suite, method));
    }

    private static void launch(Class<?> suite, Method method) throws Throwable {
        Class<?> selectors = Annotated.library("org.junit.platform.engine.discovery.DiscoverySelectors");
        Object selector = Annotated.invoke(selectors.getMethod("selectMethod", Class.class, Method.class), null, suite, method);
        Class<?> builders = Annotated.library("org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder");
        Object builder = Annotated.invoke(builders.getMethod("request"), null);
        Annotated.invoke(builders.getMethod("selectors", List.class), builder, Collections.singletonList(selector));
        Object request = Annotated.invoke(builders.getMethod("build"), builder);
        Class<?> factory = Annotated.library("org.junit.platform.launcher.core.LauncherFactory");
        Object launcher = Annotated.invoke(factory.getMethod("create"), null);
        Class<?> summaries = Annotated.library("org.junit.platform.launcher.listeners.SummaryGeneratingListener");
        Object listener = Annotated.make(summaries.getConstructor());
        Class<?> listening = Annotated.library("org.junit.platform.launcher.TestExecutionListener");
        Object listeners = java.lang.reflect.Array.newInstance(listening, 1);
        java.lang.reflect.Array.set(listeners, 0, listener);
        Class<?> launching = Annotated.library("org.junit.platform.launcher.Launcher");
        Class<?> asked = Annotated.library("org.junit.platform.launcher.LauncherDiscoveryRequest");
        Method execute = launching.getMethod("execute", asked, listeners.getClass());
        Annotated.invoke(execute, launcher, request, listeners);
        Object summary = Annotated.invoke(summaries.getMethod("getSummary"), listener);
        Class<?> type = Annotated.library("org.junit.platform.launcher.listeners.TestExecutionSummary");
        List<?> failures = (List<?>) Annotated.invoke(type.getMethod("getFailures"), summary);
        for (Object failure : failures) {
            Class<?> one = Annotated.library("org.junit.platform.launcher.listeners.TestExecutionSummary$Failure");
            throw (Throwable) Annotated.invoke(one.getMethod("getException"), failure);
        }
        long passed = (Long) Annotated.invoke(type.getMethod("getTestsSucceededCount"), summary);
        // Aborted or skipped: this run says nothing.
        sojourner.Check.assume(passed > 0);
    }
}
