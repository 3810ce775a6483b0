import java.io.*;
import java.util.*;

public class Serialization {
    static class Base implements Serializable {
        private static final long serialVersionUID = 1L;
        int id = 7;
        transient String secret = "hidden";
        String name;
        Base friend;
    }

    static class NotSer {
        int x = 99;

        NotSer() {
            x = 5;
            System.out.println("NotSer ctor");
        }
    }

    static class Sub extends NotSer implements Serializable {
        int y = 3;

        Sub() {
            x = 42;
        }
    }

    static class Custom implements Serializable {
        transient int[] data = {1, 2, 3};
        String tag = "t";

        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(data.length);
            for (int d : data) o.writeInt(d * 10);
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            data = new int[i.readInt()];
            for (int k = 0; k < data.length; k++) data[k] = i.readInt();
        }
    }

    static class Single implements Serializable {
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    static class Ext implements Externalizable {
        int v;

        public Ext() { }

        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(v + 1);
        }

        public void readExternal(ObjectInput i) throws IOException {
            v = i.readInt();
        }
    }

    enum Color { RED }

    record Rec(int a, String b, List<Integer> l) implements Serializable {
        Rec {
            System.out.println("Rec ctor");
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            o.writeObject(t);
        }
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()))) {
            return (T) i.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Base a = new Base();
        a.name = "é";
        a.friend = a;
        Base c = copy(a);
        System.out.println(c.id + " " + c.secret + " " + c.name + " " + (c.friend == c) + " " + (c != a));
        Sub s = copy(new Sub());
        System.out.println(s.x + " " + s.y);
        System.out.println(Arrays.toString(copy(new Custom()).data) + (copy(Single.ONE) == Single.ONE) + (copy(Color.RED) == Color.RED));
        Ext e = new Ext();
        e.v = 1;
        System.out.println(copy(e).v + " " + copy(new Rec(1, "x", List.of(1, 2))));
        Map<String, Object> m = new HashMap<>();
        m.put("list", new ArrayList<>(List.of(1, 2L, 3.0)));
        m.put("arr", new int[][] {{1}, {2, 3}});
        m.put("date", java.time.LocalDate.of(2020, 1, 1));
        Map<String, Object> mc = copy(m);
        System.out.println(new TreeSet<>(mc.keySet()) + " " + mc.get("list") + Arrays.deepToString((int[][]) mc.get("arr")) + mc.get("date"));
        System.out.println(copy(new TreeMap<>(Map.of("b", 1, "a", 2))) + " " + copy(new LinkedList<>(List.of("p"))) + copy(new ArrayDeque<>(List.of(1, 2))) + copy(EnumSet.of(Color.RED)) + copy(new java.math.BigDecimal("1.50")) + copy(new java.math.BigInteger("-99999999999999999999")));
        try {
            copy(new Object[] {new Object()});
        } catch (NotSerializableException x) {
            System.out.println(x.getMessage());
        }
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        ObjectOutputStream o = new ObjectOutputStream(b);
        o.writeInt(5);
        o.writeUTF("utf");
        String same = new String("same");
        o.writeObject(same);
        o.writeObject(same);
        o.flush();
        ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
        System.out.println(i.readInt() + i.readUTF() + (i.readObject() == i.readObject()));
        try {
            i.readObject();
        } catch (EOFException x) {
            System.out.println("eof");
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (StreamCorruptedException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(Base.class).getSerialVersionUID());
    }
}
