package sojourner.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the project's tests, as they are, under every schedule and every draw. */
@Mojo(name = "test", defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class TestMojo extends SojournerMojo {
    /** The time for a test. */
    @Parameter(property = "sojourner.for", defaultValue = "10s")
    private String time;

    /** Only tests with one of these in their names. */
    @Parameter(property = "sojourner.only")
    private List<String> only = new ArrayList<>();

    /** The JUnit XML, where servers look for it. */
    @Parameter(property = "sojourner.junit", defaultValue = "${project.build.directory}/surefire-reports/TEST-sojourner.xml")
    private File junit;

    @Override
    List<String> words() throws Exception {
        File tests = new File(project.getBuild().getTestOutputDirectory());
        if (!tests.isDirectory()) {
            getLog().info("no tests in " + tests);
            return null;
        }
        List<String> path = new ArrayList<>(project.getTestClasspathElements());
        path.remove(tests.getPath());
        List<String> words = new ArrayList<>(Arrays.asList("test", tests.getPath(), "--for", time,
                "--class-path", String.join(File.pathSeparator, path), "--junit", junit.getPath()));
        junit.getParentFile().mkdirs();
        for (String name : only) {
            words.addAll(Arrays.asList("--only", name));
        }
        return words;
    }

    @Override
    String name() {
        return "tests";
    }
}
