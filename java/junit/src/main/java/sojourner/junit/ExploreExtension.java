package sojourner.junit;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import sojourner.build.Program;

/** Hands a test to the checker instead of running it. */
public final class ExploreExtension implements InvocationInterceptor {
    /** Says what the class path of tests is, where {@code java.class.path} does not. */
    public static final String CLASS_PATH = "sojourner.class.path";
    /** Says where reports go. */
    public static final String REPORTS = "sojourner.reports";

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        Explore explore = of(context).orElse(null);
        if (explore == null) {
            invocation.proceed();
            return;
        }
        invocation.skip();
        Class<?> suite = called.getTargetClass();
        if (explore.replay().isEmpty()) {
            check(explore, suite, called.getExecutable());
        } else {
            replay(explore, suite);
        }
    }

    /** The checker sets up and tears down in each of its runs; out here that would only cost time. */
    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        pass(invocation, context);
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        pass(invocation, context);
    }

    private static void pass(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        if (of(context).isPresent()) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }

    private static Optional<Explore> of(ExtensionContext context) {
        Optional<Explore> own = context.getTestMethod().map(method -> method.getAnnotation(Explore.class));
        for (Class<?> suite = context.getRequiredTestClass(); !own.isPresent() && suite != null;
                suite = suite.getEnclosingClass()) {
            own = Optional.ofNullable(suite.getAnnotation(Explore.class));
        }
        return own;
    }

    private static void check(Explore explore, Class<?> suite, Method method) throws Exception {
        String name = suite.getName() + "." + method.getName();
        Path page = page(name);
        List<String> words = new ArrayList<>(Arrays.asList("test", tests(suite), "--exactly", name, "--quiet",
                "--for", explore.time(), "--class-path", classPath(), "--jdk", System.getProperty("java.home")));
        if (!explore.memory().isEmpty()) {
            words.addAll(Arrays.asList("--memory", explore.memory()));
        }
        if (page != null) {
            words.addAll(Arrays.asList("--html", page.toString()));
        }
        words.addAll(Arrays.asList(explore.options()));
        Program.Ended ended = Program.find(null).run(words, null, null);
        String link = page == null ? "" : "\n" + page.toUri();
        switch (ended.code) {
            case 0:
                return;
            case 1:
                throw new AssertionFailedError("violated under some schedule, draw or input\n\n" + ended.output.trim()
                        + "\n\nagain: @Explore(replay = \"" + token(ended.output) + "\")" + link);
            case 3:
                undecided(explore.undecided(), ended.output.trim() + link);
                return;
            case 4:
                throw new AssertionFailedError("could not check\n\n" + ended.output.trim() + link);
            default:
                throw new IllegalStateException("sojourner ended with " + ended.code + ": " + ended.errors.trim());
        }
    }

    private static void undecided(Explore.Undecided undecided, String story) {
        String what = "not decided within the time: nothing wrong so far, and no proof\n\n" + story;
        if (undecided == Explore.Undecided.FAIL) {
            throw new AssertionFailedError(what);
        }
        if (undecided == Explore.Undecided.ABORT) {
            throw new TestAbortedException(what);
        }
    }

    private static void replay(Explore explore, Class<?> suite) throws Exception {
        String path = tests(suite) + File.pathSeparator + classPath();
        List<String> words = Arrays.asList("replay", explore.replay(), "--class-path", path);
        Program.Ended ended = Program.find(null).run(words, null, null);
        if (ended.code == 1) {
            throw new AssertionFailedError("the run of the token still breaks the test\n\n" + ended.output.trim());
        }
        if (ended.code != 0) {
            // The program is no longer the one that the token was made for.
            throw new TestAbortedException("the token cannot be followed: " + ended.errors.trim()
                    + "; leave out replay to check the test anew");
        }
    }

    /** The token that a report names. */
    private static String token(String output) {
        String mark = "sojourner replay ";
        int at = output.indexOf(mark);
        int end = at < 0 ? -1 : output.indexOf('\n', at);
        return at < 0 ? "..." : output.substring(at + mark.length(), end < 0 ? output.length() : end).trim();
    }

    /** Where the test is from. */
    private static String tests(Class<?> suite) throws URISyntaxException {
        CodeSource source = suite.getProtectionDomain().getCodeSource();
        if (source == null) {
            throw new IllegalStateException("it is not known where " + suite.getName() + " is from");
        }
        return Paths.get(source.getLocation().toURI()).toString();
    }

    /** Of this run; what starts tests may hide it behind a jar of its own. */
    private static String classPath() {
        for (String name : new String[] {CLASS_PATH, "surefire.test.class.path"}) {
            String given = System.getProperty(name, "");
            if (!given.isEmpty()) {
                return given;
            }
        }
        return System.getProperty("java.class.path");
    }

    private static Path page(String name) throws IOException {
        String given = System.getProperty(REPORTS, "");
        Path folder = given.isEmpty() ? null : Paths.get(given);
        for (String build : new String[] {"target", "build"}) {
            if (folder == null && Files.isDirectory(Paths.get(build))) {
                folder = Paths.get(build, "sojourner");
            }
        }
        if (folder == null) {
            return null;
        }
        Files.createDirectories(folder);
        return folder.resolve(name + ".html").toAbsolutePath();
    }
}
