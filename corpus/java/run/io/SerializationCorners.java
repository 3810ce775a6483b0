import java.io.*;
import java.util.*;
public class SerializationCorners {
    static class A implements Serializable {
        private static final long serialVersionUID = 1;
        int x = 1;
        transient int t = 5;
        String s = "str";
        List<Object> l = new ArrayList<>();
        A self = this;
    }
    static class B extends A {
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeUTF("extra");
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            System.out.println("read " + i.readUTF());
        }
    }
    static class S implements Serializable {
        static final S I = new S();
        private Object readResolve() {
            return I;
        }
    }
    static class W implements Serializable {
        int v = 9;
        private Object writeReplace() {
            return new R("w" + v, 2);
        }
    }
    record R(String n, int k) implements Serializable {
        R {
            if (k < 0) throw new IllegalArgumentException("neg");
            System.out.println("canon " + n);
        }
    }
    static class E implements Externalizable {
        int q;
        public E() {
            System.out.println("E()");
        }
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(q * 2);
        }
        public void readExternal(ObjectInput i) throws IOException {
            q = i.readInt();
        }
    }
    enum Color {
        RED, BLUE {
            int z() {
                return 1;
            }
        };
        int z() {
            return 0;
        }
    }
    static class Not {}
    static class Parent {
        int p = 3;
        Parent() {
            System.out.println("Parent()");
            p = 77;
        }
    }
    static class Kid extends Parent implements Serializable {
        int k = 4;
    }
    static byte[] ser(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream oo = new ObjectOutputStream(b)) {
            oo.writeObject(o);
        }
        return b.toByteArray();
    }
    static Object de(byte[] b) throws Exception {
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b))) {
            return i.readObject();
        }
    }
    static Object rt(Object o) throws Exception {
        return de(ser(o));
    }
    public static void main(String[] args) throws Exception {
        A a = (A) rt(new A());
        System.out.println(a.x + a.s + a.t + (a.self == a));
        B b = new B();
        b.l.add(Color.BLUE);
        b.l.add(new int[]{1,2});
        B b2 = (B) rt(b);
        System.out.println((b2.l.get(0) == Color.BLUE) + Arrays.toString((int[]) b2.l.get(1)));
        System.out.println((rt(S.I) == S.I) + " " + rt(new W()) + " " + rt(new R("q", 4)));
        E e = new E();
        e.q = 21;
        System.out.println(((E) rt(e)).q);
        Kid k = new Kid();
        k.p = 100;
        Kid k2 = (Kid) rt(k);
        System.out.println(k2.p + " " + k2.k);
        try {
            ser(new Not());
        } catch (NotSerializableException x) {
            System.out.println(x);
        }
        try {
            ser(List.of(1, new Not()));
        } catch (NotSerializableException x) {
            System.out.println(x.getMessage());
        }
        Map<String, Object> m = new TreeMap<>(Comparator.reverseOrder());
        m.put("a", 1);
        m.put("b", new Date(0));
        m.put("c", EnumSet.of(Color.RED));
        m.put("d", new BitSet(5));
        m.put("e", java.time.LocalDate.of(2020,1,1));
        m.put("f", new java.math.BigDecimal("1.5"));
        m.put("g", Optional.class);
        m.put("h", new HashMap<>(Map.of("k", "v")));
        m.put("i", new LinkedList<>(List.of(1,2)));
        m.put("j", UUID.nameUUIDFromBytes("x".getBytes()));
        m.put("k", new IllegalStateException("msg", new RuntimeException("c")));
        m.put("l", Locale.GERMANY);
        m.put("m", new StringBuilder("sb"));
        m.put("n", new ArrayDeque<>(List.of(4)));
        m.put("o", Collections.unmodifiableList(List.of("z")));
        m.put("p", new Object[]{1L, 2.0, 'c', (byte) 1, (short) 2, 3f, true, null});
        Map<String, Object> m2 = (Map<String, Object>) rt(m);
        System.out.println(m2.keySet());
        for (String key : m2.keySet()) if (!key.equals("p") && !key.equals("k")) System.out.println(key + "="
                + m2.get(key));
        System.out.println(Arrays.toString((Object[]) m2.get("p")) + ((Exception) m2.get("k")).getCause()
                + ((Exception) m2.get("k")).getStackTrace()[0].getMethodName());
        byte[] raw = ser("hello");
        System.out.println(HexFormat.of().formatHex(raw));
        System.out.println(HexFormat.of().formatHex(ser(new R("n", 1))));
        raw[0] = 0;
        try {
            de(raw);
        } catch (StreamCorruptedException x) {
            System.out.println(x);
        }
        try {
            de(new byte[]{1});
        } catch (EOFException x) {
            System.out.println(x);
        }
        System.out.println(ObjectStreamClass.lookup(A.class) + " "
                + ObjectStreamClass.lookup(Kid.class).getFields().length + " "
                + ObjectStreamClass.lookup(R.class).getSerialVersionUID());
        Runnable r = (Runnable & Serializable) () -> System.out.println("lambda ran");
        ((Runnable) rt(r)).run();
        ObjectInputStream fi = new ObjectInputStream(new ByteArrayInputStream(ser(new ArrayList<>(List.of(1)))));
        fi.setObjectInputFilter(i -> i.serialClass() == Integer.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
        try {
            fi.readObject();
        } catch (InvalidClassException x) {
            System.out.println(x.getMessage());
        }
    }
}
