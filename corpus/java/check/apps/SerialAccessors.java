// expect: verified
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Random;

/**
 * The JDK writes a class for each serializable class that it looks up, and numbers them: which class gets the first
 * number depends on a coin.
 */
public class SerialAccessors {
    static class Left implements Serializable {
        private static final long serialVersionUID = 1;
        int value = 3;
    }

    static class Right implements Serializable {
        private static final long serialVersionUID = 2;
        String value = "four";
    }

    public static void main(String[] args) throws Exception {
        boolean leftFirst = new Random().nextBoolean();
        ObjectStreamClass.lookup(leftFirst ? Left.class : Right.class);
        ObjectStreamClass.lookup(leftFirst ? Right.class : Left.class);
        Left left = (Left) copy(new Left());
        Right right = (Right) copy(new Right());
        if (left.value != 3 || !right.value.equals("four")) {
            throw new AssertionError(left.value + right.value);
        }
        Thread other = new Thread(() -> left.value++);
        other.start();
        other.join();
        if (((Left) copy(left)).value != 4) {
            throw new AssertionError(left.value);
        }
    }

    static Object copy(Object original) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(original);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
