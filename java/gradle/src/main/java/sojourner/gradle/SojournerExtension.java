package sojourner.gradle;

import java.util.ArrayList;
import java.util.List;

/** The settings of {@code sojourner { ... }} in a build file. */
public class SojournerExtension {
    private String binary;
    private String jdk;
    private String memory;
    private String failOn = "violation,could-not-check";
    private Double mass;
    private String time;
    private String mainClass;
    private List<String> arguments = new ArrayList<>();
    private List<String> options = new ArrayList<>();
    private List<String> only = new ArrayList<>();

    /** Where the program is; otherwise the variable SOJOURNER, or the PATH. */
    public String getBinary() {
        return binary;
    }

    public void setBinary(String binary) {
        this.binary = binary;
    }

    /** The JDK whose classes are used; otherwise that of Gradle. */
    public String getJdk() {
        return jdk;
    }

    public void setJdk(String jdk) {
        this.jdk = jdk;
    }

    /** The memory for a check: 500M, 2G. */
    public String getMemory() {
        return memory;
    }

    public void setMemory(String memory) {
        this.memory = memory;
    }

    /** What makes the build fail, with commas between: violation, could-not-check, undecided; or none. */
    public String getFailOn() {
        return failOn;
    }

    public void setFailOn(String failOn) {
        this.failOn = failOn;
    }

    /** What must be verified of a check that a limit ended, from 0 to 1. */
    public Double getMass() {
        return mass;
    }

    public void setMass(Double mass) {
        this.mass = mass;
    }

    /** The time for a test (10s), or for the check (60s). */
    public String getTime() {
        return time;
    }

    public void setTime(String time) {
        this.time = time;
    }

    /** The class that sojournerCheck starts. */
    public String getMainClass() {
        return mainClass;
    }

    public void setMainClass(String mainClass) {
        this.mainClass = mainClass;
    }

    /** Arguments of the program. */
    public List<String> getArguments() {
        return arguments;
    }

    public void setArguments(List<String> arguments) {
        this.arguments = arguments;
    }

    /** More words for the program. */
    public List<String> getOptions() {
        return options;
    }

    public void setOptions(List<String> options) {
        this.options = options;
    }

    /** Only tests with one of these in their names. */
    public List<String> getOnly() {
        return only;
    }

    public void setOnly(List<String> only) {
        this.only = only;
    }
}
