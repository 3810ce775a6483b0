import java.io.IOException;

/** Asks for what differs from one machine to the next. */
public class Asks {
    public static void main(String[] args) throws IOException {
        assert System.in.read() == -1;
        assert System.currentTimeMillis() / 1000 > 0;
        assert Runtime.getRuntime().availableProcessors() > 0;
        assert Runtime.getRuntime().freeMemory() > 0;
        assert new Asks().hashCode() != 0;
        assert System.getenv("SOJOURNER") == null;
    }
}
