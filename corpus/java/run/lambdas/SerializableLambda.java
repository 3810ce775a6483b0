import java.io.*;
import java.util.Comparator;
import java.util.function.Function;

public class SerializableLambda {
    interface SF<A, B> extends Function<A, B>, Serializable { }

    interface Marker { }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bos = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bos)) {
            out.writeObject(t);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bos.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        int k = 10;
        String pre = "v=";
        SF<Integer, String> f = x -> pre + (x + k);
        System.out.println(copy(f).apply(5));
        SF<String, Integer> len = String::length;
        System.out.println(copy(len).apply("four"));
        Comparator<String> c = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(copy(c).compare("a", "b"));
        Runnable r = (Runnable & Serializable & Marker) () -> System.out.println("ran");
        copy(r).run();
        System.out.println(r instanceof Marker);
        try {
            copy((Runnable) () -> { });
        } catch (NotSerializableException e) {
            System.out.println("not serializable");
        }
    }
}
