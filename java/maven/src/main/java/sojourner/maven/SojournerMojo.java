package sojourner.maven;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import sojourner.build.Policy;
import sojourner.build.Program;

/** What both goals share: the program, the JDK, the limits, what makes the build fail. */
abstract class SojournerMojo extends AbstractMojo {
    @Parameter(defaultValue = "${project}", readonly = true)
    MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true)
    private MavenSession session;

    @Component
    private ToolchainManager toolchains;

    /** Nothing is done. */
    @Parameter(property = "sojourner.skip", defaultValue = "false")
    private boolean skip;

    /** Where the program is; otherwise the variable SOJOURNER, or the PATH. */
    @Parameter(property = "sojourner.binary")
    private String binary;

    /** The JDK whose classes are used; otherwise that of the toolchain, or of Maven. */
    @Parameter(property = "sojourner.jdk")
    private String jdk;

    /** The memory for a check: 500M, 2G. */
    @Parameter(property = "sojourner.memory")
    private String memory;

    /** What makes the build fail, with commas between: violation, could-not-check, undecided; or none. */
    @Parameter(property = "sojourner.failOn", defaultValue = "violation,could-not-check")
    private String failOn;

    /** What must be verified of a check that a limit ended, from 0 to 1: below it the build fails. */
    @Parameter(property = "sojourner.mass")
    private Double mass;

    /** More words for the program, such as --property=deadlock. */
    @Parameter
    private List<String> options = new ArrayList<>();

    /** Where reports go. */
    @Parameter(property = "sojourner.reports", defaultValue = "${project.build.directory}/sojourner")
    File reports;

    /** The words for this goal; null if there is nothing to do. */
    abstract List<String> words() throws Exception;

    /** The name of the reports. */
    abstract String name();

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("sojourner is skipped");
            return;
        }
        List<String> reasons;
        try {
            Policy policy = new Policy(failOn, mass == null ? Double.NaN : mass);
            List<String> words = words();
            if (words == null) {
                return;
            }
            reasons = policy.reasons(run(words));
        } catch (IllegalArgumentException | IOException wrong) {
            throw new MojoExecutionException(wrong.getMessage(), wrong);
        } catch (MojoExecutionException failed) {
            throw failed;
        } catch (Exception failed) {
            throw new MojoExecutionException("sojourner could not be run: " + failed.getMessage(), failed);
        }
        if (!reasons.isEmpty()) {
            throw new MojoFailureException(reasons.stream().collect(Collectors.joining("\n"))
                    + "\nReports: " + reports);
        }
    }

    /** Runs the program; its result as JSON. */
    private String run(List<String> words) throws Exception {
        Files.createDirectories(reports.toPath());
        File json = new File(reports, name() + ".json");
        Files.deleteIfExists(json.toPath());
        List<String> all = new ArrayList<>(words);
        all.addAll(Arrays.asList("--jdk", jdk()));
        if (memory != null) {
            all.addAll(Arrays.asList("--memory", memory));
        }
        for (String ending : new String[] {"json", "html", "sarif", "md"}) {
            all.addAll(Arrays.asList("--report", new File(reports, name() + "." + ending).toString()));
        }
        all.addAll(options);
        all.addAll(arguments());
        Program program = Program.find(binary);
        getLog().debug(program + " " + String.join(" ", all));
        Program.Ended ended = program.run(all, project.getBasedir(), line -> getLog().info(line));
        for (String line : ended.output.trim().split("\n")) {
            getLog().info(line);
        }
        if (!json.isFile()) {
            throw new MojoExecutionException("sojourner ended with " + ended.code + ": " + ended.errors.trim());
        }
        return new String(Files.readAllBytes(json.toPath()), StandardCharsets.UTF_8);
    }

    /** What follows after all flags. */
    List<String> arguments() {
        return new ArrayList<>();
    }

    private String jdk() {
        if (jdk != null) {
            return jdk;
        }
        Toolchain toolchain = toolchains.getToolchainFromBuildContext("jdk", session);
        String javac = toolchain == null ? null : toolchain.findTool("javac");
        return javac == null ? System.getProperty("java.home") : new File(javac).getParentFile().getParent();
    }
}
