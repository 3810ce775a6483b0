// stdin: alpha\nbeta gamma\n\ndelta é\nlast without newline
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

public class StdinReader {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        int n = 0;
        while ((line = r.readLine()) != null) {
            System.out.println(++n + " " + line.length() + " " + new StringBuilder(line).reverse());
        }
        System.out.println(r.read());
    }
}
