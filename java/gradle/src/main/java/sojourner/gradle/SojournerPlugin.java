package sojourner.gradle;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import sojourner.build.Policy;
import sojourner.build.Program;

/**
 * Tasks {@code sojournerTest} and {@code sojournerCheck}, which hand the project's class path to the checker, and
 * {@code sojournerClassPath}, which writes it for the command line. The settings are those of {@link SojournerExtension}.
 */
public class SojournerPlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        project.getPlugins().apply(JavaPlugin.class);
        SojournerExtension settings = project.getExtensions().create("sojourner", SojournerExtension.class);
        Task test = task(project, "sojournerTest", "Checks the tests under every schedule and every draw.", "testClasses");
        test.doLast(task -> test(project, settings));
        Task check = task(project, "sojournerCheck", "Checks the program under every schedule and every draw.", "classes");
        check.doLast(task -> check(project, settings));
        Task path = task(project, "sojournerClassPath", "Writes the class path of the tests into a file.", "classes");
        path.doLast(task -> write(new File(buildFolder(project), "sojourner-class-path.txt"),
                sourceSet(project, "test").getRuntimeClasspath().getAsPath()));
    }

    private static Task task(Project project, String name, String description, String after) {
        Task task = project.getTasks().create(name);
        task.setGroup("verification");
        task.setDescription(description);
        task.dependsOn(after);
        // What was found last time may not be all.
        task.getOutputs().upToDateWhen(any -> false);
        return task;
    }

    private static SourceSet sourceSet(Project project, String name) {
        // Where it is kept differs between versions; the property is the same.
        return ((SourceSetContainer) project.property("sourceSets")).getByName(name);
    }

    private static File buildFolder(Project project) {
        return project.file(project.property("buildDir"));
    }

    private static void test(Project project, SojournerExtension settings) {
        SourceSet tests = sourceSet(project, "test");
        FileCollection folders = tests.getOutput().getClassesDirs().filter(File::isDirectory);
        File junit = new File(buildFolder(project), "test-results/sojourner/TEST-sojourner.xml");
        for (File folder : folders) {
            List<String> words = new ArrayList<>(Arrays.asList("test", folder.getPath(), "--for", time(settings, "10s"),
                    "--class-path", tests.getRuntimeClasspath().getAsPath(), "--junit", junit.getPath()));
            for (String name : settings.getOnly()) {
                words.addAll(Arrays.asList("--only", name));
            }
            junit.getParentFile().mkdirs();
            run(project, settings, "tests", words, new ArrayList<>());
        }
    }

    private static void check(Project project, SojournerExtension settings) {
        if (settings.getMainClass() == null) {
            throw new GradleException("name the class to start: sojourner { mainClass = \"CLASS\" }");
        }
        String path = sourceSet(project, "main").getRuntimeClasspath().getAsPath();
        List<String> words = new ArrayList<>(Arrays.asList("check", settings.getMainClass(), "--for",
                time(settings, "60s"), "--class-path", path));
        List<String> arguments = new ArrayList<>();
        if (!settings.getArguments().isEmpty()) {
            arguments.add("--");
            arguments.addAll(settings.getArguments());
        }
        run(project, settings, "check", words, arguments);
    }

    private static String time(SojournerExtension settings, String otherwise) {
        return settings.getTime() == null ? otherwise : settings.getTime();
    }

    private static void run(Project project, SojournerExtension settings, String name, List<String> words,
            List<String> arguments) {
        List<String> reasons;
        File reports = new File(buildFolder(project), "reports/sojourner");
        try {
            Policy policy = new Policy(settings.getFailOn(), settings.getMass() == null ? Double.NaN : settings.getMass());
            Files.createDirectories(reports.toPath());
            File json = new File(reports, name + ".json");
            Files.deleteIfExists(json.toPath());
            String jdk = settings.getJdk() == null ? System.getProperty("java.home") : settings.getJdk();
            words.addAll(Arrays.asList("--jdk", jdk));
            if (settings.getMemory() != null) {
                words.addAll(Arrays.asList("--memory", settings.getMemory()));
            }
            for (String ending : new String[] {"json", "html", "sarif", "md"}) {
                words.addAll(Arrays.asList("--report", new File(reports, name + "." + ending).getPath()));
            }
            words.addAll(settings.getOptions());
            words.addAll(arguments);
            Program program = Program.find(settings.getBinary());
            Program.Ended ended =
                    program.run(words, project.getProjectDir(), line -> project.getLogger().lifecycle(line));
            project.getLogger().lifecycle(ended.output.trim());
            if (!json.isFile()) {
                throw new GradleException("sojourner ended with " + ended.code + ": " + ended.errors.trim());
            }
            reasons = policy.reasons(new String(Files.readAllBytes(json.toPath()), StandardCharsets.UTF_8));
        } catch (IOException | InterruptedException | IllegalArgumentException wrong) {
            throw new GradleException(wrong.getMessage(), wrong);
        }
        if (!reasons.isEmpty()) {
            throw new GradleException(String.join("\n", reasons) + "\nReports: " + reports);
        }
    }

    private static void write(File file, String text) {
        try {
            file.getParentFile().mkdirs();
            Files.write(file.toPath(), (text + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException wrong) {
            throw new GradleException(file + " cannot be written: " + wrong.getMessage(), wrong);
        }
    }
}
