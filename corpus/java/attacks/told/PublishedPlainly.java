// expect: assertion
// An object publishes itself, by a plain field, while it is being read: its final field is not set yet.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class PublishedPlainly {
    static Thing published;

    static class Thing implements Serializable {
        final int value;
        final int[] more;

        Thing(int value) {
            this.value = value;
            this.more = new int[] {value};
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
            assert thing.more != null || first == thing.value : "a final field has changed"; //! assertion
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Thing(7));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Thread other = new Thread(PublishedPlainly::other);
        other.start();
        in.readObject();
        other.join();
    }
}
