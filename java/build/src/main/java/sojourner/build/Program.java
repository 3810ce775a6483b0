package sojourner.build;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The program {@code sojourner}: found by the system property {@code sojourner.binary}, the variable {@code SOJOURNER}, on
 * the class path (an artifact of the platform), or on the PATH; and started.
 */
public final class Program {
    /** Says where the program is. */
    public static final String PROPERTY = "sojourner.binary";
    /** The same, as a variable of the environment. */
    public static final String VARIABLE = "SOJOURNER";

    private final Path binary;

    private Program(Path binary) {
        this.binary = binary;
    }

    /** Finds it; {@code named}, if it is not null or empty, before everything else. */
    public static Program find(String named) throws IOException {
        String[] places = {named, System.getProperty(PROPERTY), System.getenv(VARIABLE)};
        String[] whence = {"the setting", "-D" + PROPERTY, VARIABLE};
        for (int i = 0; i < places.length; i++) {
            if (places[i] != null && !places[i].isEmpty()) {
                Path path = Paths.get(places[i]);
                if (!Files.isRegularFile(path)) {
                    throw new IOException(whence[i] + " says that sojourner is " + path + ", where no file is");
                }
                return new Program(path.toAbsolutePath());
            }
        }
        Path carried = carried();
        if (carried != null) {
            return new Program(carried);
        }
        String name = "sojourner" + (isWindows() ? ".exe" : "");
        String path = System.getenv("PATH");
        for (String folder : (path == null ? "" : path).split(File.pathSeparator)) {
            Path here = folder.isEmpty() ? null : Paths.get(folder, name);
            if (here != null && Files.isExecutable(here) && !Files.isDirectory(here)) {
                return new Program(here);
            }
        }
        throw new IOException("sojourner was not found: install it (cargo install, or an archive of a release) so that it "
                + "is on the PATH, or name it with -D" + PROPERTY + "=FILE or the variable " + VARIABLE);
    }

    private static boolean isWindows() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("windows");
    }

    /** The program from an artifact of this platform, copied to where it can be started. */
    private static Path carried() throws IOException {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        system = system.contains("mac") ? "macos" : isWindows() ? "windows" : "linux";
        String machine = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        machine = machine.equals("amd64") ? "x86_64" : machine.equals("arm64") ? "aarch64" : machine;
        String name = "sojourner" + (isWindows() ? ".exe" : "");
        String resource = "/sojourner/platform/" + system + "-" + machine + "/" + name;
        try (InputStream in = Program.class.getResourceAsStream(resource)) {
            if (in == null) {
                return null;
            }
            Path folder = Files.createTempDirectory("sojourner");
            Path file = folder.resolve(name);
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            file.toFile().setExecutable(true);
            file.toFile().deleteOnExit();
            folder.toFile().deleteOnExit();
            return file;
        }
    }

    /** What a run of the program led to. */
    public static final class Ended {
        /** 0 verified, 1 violated, 2 bad input, 3 not decided, 4 could not check, 101 a bug of the program. */
        public final int code;
        /** What it printed. */
        public final String output;
        /** What it said besides. */
        public final String errors;

        Ended(int code, String output, String errors) {
            this.code = code;
            this.output = output;
            this.errors = errors;
        }
    }

    /** Runs it in a folder; {@code says}, if it is not null, gets each line of what it says besides its result. */
    public Ended run(List<String> words, File folder, Consumer<String> says) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(binary.toString());
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder);
        Process process = builder.start();
        process.getOutputStream().close();
        AtomicReference<String> errors = new AtomicReference<>("");
        Thread reader = new Thread(() -> errors.set(lines(process.getErrorStream(), says)), "sojourner: what it says");
        reader.setDaemon(true);
        reader.start();
        try {
            String output = new String(all(process.getInputStream()), StandardCharsets.UTF_8);
            int code = process.waitFor();
            reader.join();
            return new Ended(code, output, errors.get());
        } catch (InterruptedException stop) {
            process.destroy();
            throw stop;
        }
    }

    private static String lines(InputStream in, Consumer<String> says) {
        StringBuilder text = new StringBuilder();
        try (java.io.BufferedReader reader =
                new java.io.BufferedReader(new java.io.InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                text.append(line).append('\n');
                if (says != null) {
                    says.accept(line);
                }
            }
        } catch (IOException over) {
            text.append(over.getMessage());
        }
        return text.toString();
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            out.write(part, 0, n);
        }
        return out.toByteArray();
    }

    @Override
    public String toString() {
        return binary.toString();
    }
}
