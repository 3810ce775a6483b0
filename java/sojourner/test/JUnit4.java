package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** JUnit 4, and 3 by its means: plain tests are called directly, those with runners and rules by JUnit's own core. */
final class JUnit4 {
    private static final String API = "org.junit.";
    static final String STYLE = "junit4";

    private JUnit4() {}

    static List<Case> cases(Class<?> suite, List<Method> methods) throws Throwable {
        List<Case> found = new ArrayList<>();
        boolean isInner = suite.isMemberClass() && !Modifier.isStatic(suite.getModifiers());
        if (Modifier.isAbstract(suite.getModifiers()) || isInner || Annotated.has(suite, API + "Ignore")) {
            return found;
        }
        Class<?> three = Annotated.library("junit.framework.TestCase");
        boolean isThree = three != null && three.isAssignableFrom(suite);
        Annotation runner = Annotated.find(suite, API + "runner.RunWith");
        String running = runner == null ? "" : ((Class<?>) Annotated.value(runner, "value")).getName();
        boolean byParameters = running.equals(API + "runners.Parameterized");
        boolean byCore = isThree || runner != null && !running.equals(API + "runners.JUnit4") || hasRules(suite);
        for (Method method : methods) {
            boolean isTest = Annotated.has(method, API + "Test") || isThree && method.getName().startsWith("test")
                    && method.getParameterCount() == 0 && Modifier.isPublic(method.getModifiers());
            if (!isTest || Annotated.has(method, API + "Ignore") || Modifier.isAbstract(method.getModifiers())) {
                continue;
            }
            String name = method.getName();
            if (byParameters) {
                int rows = parameters(suite);
                for (int i = 0; i < rows; i++) {
                    int at = i;
                    found.add(Case.invocation(STYLE, name, i + 1, "parameters " + i, () -> core(suite, name, at)));
                }
            } else if (byCore) {
                found.add(Case.of(STYLE, name, () -> core(suite, name, -1)));
            } else {
                found.add(Case.of(STYLE, name, () -> run(suite, method)));
            }
        }
        if (found.isEmpty() && runner != null && !byParameters && !running.startsWith("org.junit.platform.")) {
            // A runner with tests of its own, a suite for instance: its parts are found by themselves.
            if (!running.startsWith(API + "runners.") && !running.startsWith(API + "experimental.")) {
                found.add(Case.refused(STYLE, "all", "the tests of the runner " + running + " cannot be listed"));
            }
        }
        return found;
    }

    private static boolean hasRules(Class<?> suite) {
        for (Field field : Annotated.fields(suite)) {
            if (Annotated.has(field, API + "Rule") || Annotated.has(field, API + "ClassRule")) {
                return true;
            }
        }
        for (Method method : Annotated.methods(suite)) {
            if (Annotated.has(method, API + "Rule") || Annotated.has(method, API + "ClassRule")) {
                return true;
            }
        }
        return false;
    }

    /** How many rows the parameters of a class have. */
    private static int parameters(Class<?> suite) throws Throwable {
        for (Method method : Annotated.methods(suite)) {
            if (Annotated.has(method, API + "runners.Parameterized$Parameters")) {
                Object rows = Annotated.invoke(method, null);
                int count = 0;
                if (rows instanceof Object[]) {
                    return ((Object[]) rows).length;
                }
                for (Object row : (Iterable<?>) rows) {
                    count++;
                }
                return count;
            }
        }
        return 0;
    }

    private static void run(Class<?> suite, Method test) throws Throwable {
        Annotation asked = Annotated.find(test, API + "Test");
        Class<?> expected = (Class<?>) Annotated.value(asked, "expected");
        long limit = (Long) Annotated.value(asked, "timeout");
        List<Annotated.Tagged> life = Annotated.tagged(suite);
        Case.Body body = () -> {
            Constructor<?> constructor = suite.getDeclaredConstructor();
            Object instance = Annotated.make(constructor);
            Case.around(() -> Annotated.call(life, API + "Before", instance, false),
                    () -> Case.timed(limit * 1_000_000, () -> expecting(test, instance, expected)),
                    () -> Annotated.call(life, API + "After", instance, true));
        };
        Case.around(() -> Annotated.call(life, API + "BeforeClass", null, false), body, () -> Annotated.call(life, API + "AfterClass", null, true));
    }

    private static void expecting(Method test, Object instance, Class<?> expected) throws Throwable {
        if (expected == null || expected.getName().equals(API + "Test$None")) {
            Annotated.invoke(test, instance);
            return;
        }
        try {
            Annotated.invoke(test, instance);
        } catch (Throwable thrown) {
            if (expected.isInstance(thrown) || Annotated.isAborted(thrown)) {
                if (Annotated.isAborted(thrown) && !expected.isInstance(thrown)) {
                    throw thrown;
                }
                return;
            }
            throw new Exception("Unexpected exception, expected<" + expected.getName() + "> but was<"
                    + thrown.getClass().getName() + ">", thrown);
        }
        throw new AssertionError("Expected exception: " + expected.getName());
    }

    /** Runs a test by JUnit's own core; a row of its parameters if there is one. */
    private static void core(Class<?> suite, String name, int row) throws Throwable {
        Class<?> requests = Annotated.library(API + "runner.Request");
        Object request;
        if (row < 0) {
            request = Annotated.invoke(requests.getMethod("method", Class.class, String.class), null, suite, name);
        } else {
            Object all = Annotated.invoke(requests.getMethod("aClass", Class.class), null, suite);
            Class<?> descriptions = Annotated.library(API + "runner.Description");
            Object runner = Annotated.invoke(requests.getMethod("getRunner"), all);
            Class<?> runners = Annotated.library(API + "runner.Runner");
            Object described = Annotated.invoke(runners.getMethod("getDescription"), runner);
            List<?> rows = (List<?>) Annotated.invoke(descriptions.getMethod("getChildren"), described);
            Object wanted = null;
            for (Object test : (List<?>) Annotated.invoke(descriptions.getMethod("getChildren"), rows.get(row))) {
                String method = (String) Annotated.invoke(descriptions.getMethod("getMethodName"), test);
                if (method.equals(name) || method.startsWith(name + "[")) {
                    wanted = test;
                }
            }
            request = Annotated.invoke(requests.getMethod("filterWith", descriptions), all, wanted);
        }
        Class<?> cores = Annotated.library(API + "runner.JUnitCore");
        Object core = Annotated.make(cores.getConstructor());
        Object result = Annotated.invoke(cores.getMethod("run", requests), core, request);
        Class<?> results = Annotated.library(API + "runner.Result");
        for (Object failure : (List<?>) Annotated.invoke(results.getMethod("getFailures"), result)) {
            Class<?> one = Annotated.library(API + "runner.notification.Failure");
            throw (Throwable) Annotated.invoke(one.getMethod("getException"), failure);
        }
        int ran = (Integer) Annotated.invoke(results.getMethod("getRunCount"), result);
        Object aborted = 0L;
        try {
            aborted = Annotated.invoke(results.getMethod("getAssumptionFailureCount"), result);
        } catch (NoSuchMethodException earlier) {
            // Versions before 4.13 do not tell.
        }
        sojourner.Check.assume(ran > ((Number) aborted).longValue());
    }
}
