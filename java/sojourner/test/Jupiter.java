package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

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
            API + "TestClassOrder", API + "TestInstance", API + "Timeout", API + "TestTemplate", API + "TestFactory",
            API + "parallel.Execution", API + "parallel.Isolated", API + "parallel.ResourceLock",
            API + "parallel.ResourceLocks", PARAMS + "ParameterizedTest", PARAMS + "provider.ValueSource",
            PARAMS + "provider.ValueSources", PARAMS + "provider.NullSource", PARAMS + "provider.EmptySource",
            PARAMS + "provider.NullAndEmptySource", PARAMS + "provider.EnumSource", PARAMS + "provider.EnumSources",
            PARAMS + "provider.MethodSource", PARAMS + "provider.MethodSources", PARAMS + "provider.CsvSource",
            PARAMS + "provider.CsvSources", PARAMS + "provider.FieldSource", PARAMS + "provider.FieldSources",
            // Asks for this very check.
            "sojourner.junit.Explore"));

    private static final Set<String> TESTS = new HashSet<>(Arrays.asList(
            API + "Test", API + "RepeatedTest", PARAMS + "ParameterizedTest", API + "TestFactory", API + "TestTemplate"));
    private static final Set<String> LIFE = new HashSet<>(Arrays.asList(
            API + "BeforeEach", API + "AfterEach", API + "BeforeAll", API + "AfterAll"));

    private Jupiter() {}

    static List<Case> cases(Class<?> suite, List<Method> methods) throws Throwable {
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
        String ofClass = null;
        boolean isLooked = false;
        for (Method method : methods) {
            Set<String> names = Annotated.names(method);
            int modifiers = method.getModifiers();
            if (Collections.disjoint(names, TESTS) || Modifier.isPrivate(modifiers) || Modifier.isStatic(modifiers)
                    || Modifier.isAbstract(modifiers) || names.contains(API + "Disabled")) {
                continue;
            }
            if (!isLooked) {
                ofClass = foreign(suite);
                isLooked = true;
            }
            String foreign = foreign(method, names, ofClass);
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
                int at = i;
                String title = "repetition " + i + " of " + times;
                found.add(Case.invocation(STYLE, name, i, title, () -> run(suite, method, told(method, title, at, times))));
            }
            return;
        }
        found.add(Case.of(STYLE, name, () -> run(suite, method, told(method, display(method), 1, 1))));
    }

    /** What JUnit tells a test about itself: the arguments for such parameters, in order. */
    private static Object[] told(Method method, String title, int number, int of) {
        Class<?>[] types = method.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = Proxy.newProxyInstance(types[i].getClassLoader(), new Class<?>[] {types[i]}, (self, asked, with) -> {
                switch (asked.getName()) {
                    case "getDisplayName":
                    case "toString":
                        return title;
                    case "getTags":
                        return Collections.emptySet();
                    case "getTestClass":
                        return Optional.of(method.getDeclaringClass());
                    case "getTestMethod":
                        return Optional.of(method);
                    case "getCurrentRepetition":
                        return number;
                    case "getTotalRepetitions":
                        return of;
                    case "getFailureCount":
                        return 0;
                    case "getFailureThreshold":
                        return Integer.MAX_VALUE;
                    case "publishEntry":
                        return null;
                    default:
                        throw new UnsupportedOperationException(asked.getName());
                }
            });
        }
        return arguments;
    }

    /** The name that JUnit shows for a test. */
    private static String display(Method method) throws Throwable {
        Annotation named = Annotated.find(method, API + "DisplayName");
        if (named != null) {
            return (String) Annotated.value(named, "value");
        }
        StringBuilder name = new StringBuilder(method.getName()).append('(');
        for (Class<?> type : method.getParameterTypes()) {
            name.append(name.charAt(name.length() - 1) == '(' ? "" : ", ").append(type.getSimpleName());
        }
        return name.append(')').toString();
    }

    /** Whether all parameters of a method are of the kinds that tell it about itself. */
    private static boolean isTold(Method method) {
        boolean tagged = Annotated.has(method, API + "Tag") || Annotated.has(method, API + "Tags")
                || Annotated.has(method.getDeclaringClass(), API + "Tag");
        for (Class<?> type : method.getParameterTypes()) {
            boolean known = type.getName().equals(API + "TestInfo") && !tagged
                    || type.getName().equals(API + "RepetitionInfo") && Annotated.has(method, API + "RepeatedTest")
                    || type.getName().equals(API + "TestReporter");
            if (!known) {
                return false;
            }
        }
        return true;
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
    private static String foreign(Method test, Set<String> names, String ofClass) {
        String found = foreign((AnnotatedElement) test);
        boolean isParameterized = names.contains(PARAMS + "ParameterizedTest");
        if (found == null && !isParameterized && !isTold(test)) {
            found = "a parameter that is injected";
        }
        return found == null ? ofClass : found;
    }

    /** The same of a class, those around it, and what is called before and after its tests. */
    private static String foreign(Class<?> suite) {
        String found = null;
        for (Class<?> outer = suite; outer != null && found == null; outer = outer.getEnclosingClass()) {
            for (Class<?> type : Annotated.lineage(outer)) {
                found = found == null ? foreign((AnnotatedElement) type) : found;
            }
            for (Field field : Annotated.fields(outer)) {
                found = found == null ? foreign(field) : found;
            }
            for (Method method : Annotated.methods(outer)) {
                boolean isLifecycle = isLifecycle(method);
                found = found == null && isLifecycle ? foreign((AnnotatedElement) method) : found;
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
        return !Collections.disjoint(Annotated.names(method), LIFE);
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
        List<List<Annotated.Tagged>> life = new ArrayList<>();
        for (Class<?> outer : outers) {
            life.add(Annotated.tagged(outer));
        }
        boolean perClass = perClass(suite);
        if (perClass) {
            make(outers, instances);
        }
        Case.Body before = () -> {
            for (int i = 0; i < instances.length; i++) {
                Annotated.call(life.get(i), API + "BeforeAll", instances[i], false);
            }
        };
        Case.Body after = () -> {
            List<Case.Body> bodies = new ArrayList<>();
            for (int i = instances.length - 1; i >= 0; i--) {
                int at = i;
                bodies.add(() -> Annotated.call(life.get(at), API + "AfterAll", instances[at], true));
            }
            Case.all(bodies);
        };
        Case.around(before, () -> {
            if (!perClass) {
                make(outers, instances);
            }
            each(life, instances, test, arguments);
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

    private static void each(List<List<Annotated.Tagged>> life, Object[] instances, Method test, Object[] arguments) throws Throwable {
        int last = instances.length - 1;
        Case.Body before = () -> {
            for (int i = 0; i <= last; i++) {
                Annotated.call(life.get(i), API + "BeforeEach", instances[i], false);
            }
        };
        Case.Body after = () -> {
            List<Case.Body> bodies = new ArrayList<>();
            for (int i = last; i >= 0; i--) {
                int at = i;
                bodies.add(() -> Annotated.call(life.get(at), API + "AfterEach", instances[at], true));
            }
            Case.all(bodies);
        };
        Case.around(before, () -> Case.timed(limit(test), () -> invoke(test, instances[last], arguments)), after);
    }

    /** Calls a test; one that makes tests has them run, one after the other. */
    private static void invoke(Method test, Object on, Object[] arguments) throws Throwable {
        Object made = Annotated.invoke(test, on, arguments);
        if (Annotated.has(test, API + "TestFactory")) {
            dynamic(made);
        }
    }

    /** Runs what a factory has made: a test, a container, or several of them. */
    private static void dynamic(Object made) throws Throwable {
        Class<?> tests = Annotated.library(API + "DynamicTest");
        Class<?> containers = Annotated.library(API + "DynamicContainer");
        if (tests.isInstance(made)) {
            Object body = Annotated.invoke(tests.getMethod("getExecutable"), made);
            Annotated.invoke(Annotated.library(API + "function.Executable").getMethod("execute"), body);
            return;
        }
        if (containers.isInstance(made)) {
            dynamic(Annotated.invoke(containers.getMethod("getChildren"), made));
            return;
        }
        List<Object[]> rows = new ArrayList<>();
        Parameters.spread(made, rows);
        List<Case.Body> bodies = new ArrayList<>();
        for (Object[] row : rows) {
            bodies.add(() -> dynamic(row[0]));
        }
        Case.all(bodies);
    }

    /** The time limit of a test in nanoseconds, its own or that of its class; 0 if there is none. */
    private static long limit(Method test) throws Throwable {
        Annotation found = Annotated.find(test, API + "Timeout");
        for (Class<?> each = test.getDeclaringClass(); each != null && found == null; each = each.getEnclosingClass()) {
            found = Annotated.find(each, API + "Timeout");
        }
        if (found == null) {
            return 0;
        }
        TimeUnit unit = (TimeUnit) Annotated.value(found, "unit");
        return unit.toNanos((Long) Annotated.value(found, "value"));
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
