package sojourner.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the program of the project under every schedule and every draw. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class CheckMojo extends SojournerMojo {
    /** The class to start. */
    @Parameter(property = "sojourner.mainClass")
    private String mainClass;

    /** Arguments of the program. */
    @Parameter(property = "sojourner.arguments")
    private List<String> arguments = new ArrayList<>();

    /** The time for the check. */
    @Parameter(property = "sojourner.for", defaultValue = "60s")
    private String time;

    @Override
    List<String> words() throws Exception {
        if (mainClass == null) {
            throw new MojoExecutionException("name the class to start: -Dsojourner.mainClass=CLASS, or <mainClass> in the "
                    + "configuration of the plug-in");
        }
        String path = String.join(File.pathSeparator, project.getRuntimeClasspathElements());
        String junit = new File(reports, name() + ".xml").getPath();
        return new ArrayList<>(Arrays.asList("check", mainClass, "--class-path", path, "--for", time, "--report", junit));
    }

    @Override
    List<String> arguments() {
        List<String> all = new ArrayList<>();
        if (!arguments.isEmpty()) {
            all.add("--");
            all.addAll(arguments);
        }
        return all;
    }

    @Override
    String name() {
        return "check";
    }
}
