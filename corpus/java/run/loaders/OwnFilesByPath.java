import java.io.BufferedReader;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;

/** What lies on the class path is read through `Files`, by the path of its address. */
public class OwnFilesByPath {
    static final String MARK = "a text that is nowhere else";

    public static void main(String[] args) throws Exception {
        Path own = Path.of(OwnFilesByPath.class.getResource("OwnFilesByPath.class").toURI());
        System.out.println(own.getFileName() + " " + own.isAbsolute());
        byte[] bytes = Files.readAllBytes(own);
        System.out.println(HexFormat.of().formatHex(bytes, 0, 4));
        try (InputStream in = Files.newInputStream(own)) {
            System.out.println(Arrays.equals(in.readAllBytes(), bytes));
        }
        System.out.println(Files.readString(own, StandardCharsets.ISO_8859_1).contains(MARK));
        try (var lines = Files.lines(own, StandardCharsets.ISO_8859_1)) {
            System.out.println(lines.anyMatch(line -> line.contains("getFileName")));
        }
        try (BufferedReader reader = Files.newBufferedReader(own, StandardCharsets.ISO_8859_1)) {
            System.out.println((int) reader.read() == 0xCA);
        }
        System.out.println(Files.readAllLines(own, StandardCharsets.ISO_8859_1).size() > 1);
        try {
            Files.readString(own);
        } catch (java.nio.charset.MalformedInputException e) {
            System.out.println(e);
        }
    }
}
