import org.sosy_lab.sv_benchmarks.Verifier;

/** Inputs of every width. */
public class Inputs {
    public static void main(String[] args) {
        switch (args[0]) {
            case "byte" -> {
                byte x = Verifier.nondetByte();
                assert x <= 100;
            }
            case "char" -> {
                char x = Verifier.nondetChar();
                assert x >= 0 && x < 10;
            }
            case "short" -> {
                short x = Verifier.nondetShort();
                assert x > -32768;
            }
            case "int" -> {
                int x = Verifier.nondetInt();
                assert x != 12;
            }
            case "long" -> {
                long x = Verifier.nondetLong();
                assert x != 12;
            }
            case "boolean" -> {
                assert !Verifier.nondetBoolean();
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
