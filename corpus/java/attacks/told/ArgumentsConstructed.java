// expect: assertion
// The arguments of a constructor called by reflection are taken from an array that another thread changes.
import java.lang.reflect.Constructor;

public class ArgumentsConstructed {
    static final Object[] arguments = {0};
    final int value;

    public ArgumentsConstructed(int value) {
        this.value = value;
    }

    static void other() {
        arguments[0] = 1;
        arguments[0] = 0;
    }

    public static void main(String[] args) throws Throwable {
        Constructor<ArgumentsConstructed> make = ArgumentsConstructed.class.getConstructor(int.class);
        make.newInstance(0);
        Thread other = new Thread(ArgumentsConstructed::other);
        other.start();
        assert make.newInstance(arguments).value == 0 : "an argument in between"; //! assertion
        other.join();
    }
}
