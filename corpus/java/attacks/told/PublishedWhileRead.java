// expect: assertion
// An object publishes itself while it is being read: its final field is not set yet.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class PublishedWhileRead {
    static volatile Thing published;

    static class Thing implements Serializable {
        final int value;

        Thing(int value) {
            this.value = value;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            published = this;
            in.defaultReadObject();
        }
    }

    static void other() {
        Thing thing = published;
        if (thing != null) {
            int first = thing.value;
            assert first == thing.value : "a final field has changed"; //! assertion
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Thing(7));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Thread other = new Thread(PublishedWhileRead::other);
        other.start();
        in.readObject();
        other.join();
    }
}
