// expect: assertion
// A builder of formatters is no formatter: it changes.
import java.time.format.DateTimeFormatterBuilder;

public class FormatterBuilderShared {
    static final DateTimeFormatterBuilder BUILDER = new DateTimeFormatterBuilder();
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = 1;
            BUILDER.appendLiteral("a");
        });
        writer.start();
        if (x == 1) {
            assert BUILDER.toFormatter().toString().contains("a"); //! assertion
        }
        writer.join();
    }
}
