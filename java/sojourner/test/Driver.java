package sojourner.test;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The main class of <code>sojourner test</code>: lists the tests of classes, or runs one of them. What a test throws is
 * thrown by <code>main</code>, so that it is told as what it is; a test that an assumption ends is no run at all.
 *
 * <pre>
 *   list CLASS...            a line a test: class, method, case, style, what stands against running it
 *   run CLASS METHOD CASE    one test
 * </pre>
 */
public final class Driver {
    private Driver() {}

    public static void main(String[] words) throws Throwable {
        if (words[0].equals("list")) {
            for (int i = 1; i < words.length; i++) {
                list(words[i]);
            }
            return;
        }
        Class<?> suite = Class.forName(words[1]);
        int number = Integer.parseInt(words[3]);
        for (Case test : cases(suite, words[2])) {
            if (test.method.equals(words[2]) && test.number == number) {
                run(test);
                return;
            }
        }
        throw new IllegalArgumentException("no test " + words[2] + " in " + words[1]);
    }

    private static void run(Case test) throws Throwable {
        if (test.problem != null) {
            throw new UnsupportedOperationException(test.problem);
        }
        try {
            test.body.run();
        } catch (Throwable thrown) {
            if (Annotated.isAborted(thrown)) {
                sojourner.Check.assume(false);
            }
            if (thrown instanceof AssertionError && makesItsMessage(thrown)) {
                tell(thrown, thrown.getMessage());
            }
            throw thrown;
        }
        // Whoever runs tests goes on when the method has returned; threads it leaves behind end with the process.
        System.exit(0);
    }

    /** Whether the message is not kept but made when it is asked for, as that of several assertions together. */
    private static boolean makesItsMessage(Throwable thrown) throws NoSuchMethodException {
        return thrown.getClass().getMethod("getMessage").getDeclaringClass() != Throwable.class;
    }

    /** Keeps the message in the exception, for whoever tells of it without running it. */
    private static native void tell(Throwable thrown, String message);

    private static void list(String name) {
        List<Case> found;
        try {
            Class<?> suite = Class.forName(name, false, Driver.class.getClassLoader());
            found = cases(suite, null);
        } catch (Throwable thrown) {
            System.out.println(line(name, "", 0, "", "", "the class cannot be looked at: " + thrown));
            return;
        }
        for (Case test : found) {
            System.out.println(line(name, test.method, test.number, test.title, test.style, test.problem));
        }
    }

    /** The tests of a class; of this method only, unless it is null: looking at annotations is what takes longest. */
    private static List<Case> cases(Class<?> suite, String only) throws Throwable {
        List<Method> methods = new ArrayList<>();
        for (Method method : Annotated.methods(suite)) {
            if (only == null || method.getName().equals(only)) {
                methods.add(method);
            }
        }
        List<Case> found = Jupiter.cases(suite, methods);
        if (only == null || found.isEmpty()) {
            found.addAll(JUnit4.cases(suite, methods));
        }
        if (only == null || found.isEmpty()) {
            found.addAll(TestNg.cases(suite, methods));
        }
        return found;
    }

    private static String line(String suite, String method, int number, String title, String style, String problem) {
        String[] words = {suite, method, Integer.toString(number), title, style, problem == null ? "" : problem};
        StringBuilder line = new StringBuilder("test");
        for (String word : words) {
            line.append('\t').append(plain(word));
        }
        return line.toString();
    }

    /** On one line, without the signs that divide one. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length() && i < 300; i++) {
            char sign = text.charAt(i);
            plain.append(sign < ' ' ? ' ' : sign);
        }
        return plain.toString();
    }
}
