import java.io.*;
import java.util.*;
public class SerialCustomForms {
    static byte[] ser(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o2 = new ObjectOutputStream(b)) {
            o2.writeObject(o);
        }
        return b.toByteArray();
    }
    static Object de(byte[] b) throws Exception {
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b))) {
            return i.readObject();
        }
    }
    static class Temp implements Serializable {
        private static final long serialVersionUID = 3;
        transient double c;
        String tag;
        Temp(double c, String t) {
            this.c = c;
            tag = t;
        }
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeDouble(c * 9 / 5 + 32);
            o.writeUTF("end\u20ac");
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            c = (i.readDouble() - 32) * 5 / 9;
            System.out.println("read " + i.readUTF());
        }
        public String toString() {
            return tag + c;
        }
    }
    static class Single implements Serializable {
        static final Single ONE = new Single();
        private Object readResolve() {
            return ONE;
        }
    }
    static class Proxied implements Serializable {
        final int x;
        Proxied(int x) {
            this.x = x;
        }
        private Object writeReplace() {
            return new P(x * 2);
        }
        private void readObject(ObjectInputStream i) throws InvalidObjectException {
            throw new InvalidObjectException("proxy required");
        }
        static class P implements Serializable {
            int y;
            P(int y) {
                this.y = y;
            }
            private Object readResolve() {
                return new Proxied(y / 2);
            }
        }
    }
    public static class Ext implements Externalizable {
        int a;
        String b;
        public Ext() {
            System.out.println("Ext()");
        }
        Ext(int a, String b) {
            this.a = a;
            this.b = b;
        }
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(a);
            o.writeObject(b);
        }
        public void readExternal(ObjectInput i) throws IOException, ClassNotFoundException {
            a = i.readInt();
            b = (String) i.readObject();
        }
    }
    static class NoExt implements Externalizable {
        NoExt(int q) {
        }
        public void writeExternal(ObjectOutput o) {
        }
        public void readExternal(ObjectInput i) {
        }
    }
    static class Base {
        int base = 7;
        Base() {
            System.out.println("Base()");
        }
    }
    static class Derived extends Base implements Serializable {
        int d = 9;
        static int st = 4;
        transient int t = 5;
        final int f = 6;
        Derived next;
    }
    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("name", String.class), new ObjectStreamField("n", int.class)};
        String real = "r";
        private void writeObject(ObjectOutputStream o) throws IOException {
            ObjectOutputStream.PutField p = o.putFields();
            p.put("name", real + "!");
            p.put("n", 42);
            o.writeFields();
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField g = i.readFields();
            real = g.get("name", "none") + "/" + g.get("n", 0) + "/" + g.defaulted("n");
        }
    }
    static class Bad implements Serializable {
        Object o = new Object();
    }
    enum Color {
        RED {
            public String toString() {
                return "rosso";
            }
        }, BLUE
    }
    record Pt(int x, List<String> names) implements Serializable {
        Pt {
            if (x < 0) throw new IllegalArgumentException("neg");
            System.out.println("canon " + x);
        }
    }
    static class Valid implements Serializable, ObjectInputValidation {
        int v;
        Valid(int v) {
            this.v = v;
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.registerValidation(this, 1);
            i.defaultReadObject();
        }
        public void validateObject() throws InvalidObjectException {
            if (v < 0) throw new InvalidObjectException("v=" + v);
        }
    }
    public static void main(String[] args) throws Exception {
        byte[] b = ser(new Temp(100, "t"));
        System.out.println(b.length + " " + HexFormat.of().formatHex(b));
        System.out.println(de(b));
        System.out.println(de(ser(Single.ONE)) == Single.ONE);
        System.out.println(((Proxied) de(ser(new Proxied(21)))).x);
        Ext e = (Ext) de(ser(new Ext(3, "q")));
        System.out.println(e.a + e.b);
        try {
            de(ser(new NoExt(1)));
        } catch (InvalidClassException x) {
            System.out.println(x);
        }
        Derived d = new Derived();
        d.base = 70;
        d.d = 90;
        d.next = d;
        Derived d2 = (Derived) de(ser(d));
        System.out.println(d2.base + " " + d2.d + " " + d2.t + " " + d2.f + " " + (d2.next == d2));
        System.out.println(((Fields) de(ser(new Fields()))).real);
        try {
            ser(new Bad());
        } catch (NotSerializableException x) {
            System.out.println(x.getMessage());
        }
        try {
            ser(new Object[] {1, new Thread()});
        } catch (NotSerializableException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(Arrays.toString((Object[]) de(ser(new Object[] {Color.RED, Color.BLUE, 1, 2L, 'c', "s", new int[] {1, 2}.length, null, new Pt(4, List.of("a", "b"))}))));
        System.out.println(de(ser(Color.RED)) == Color.RED);
        byte[] pt = ser(new Pt(5, List.of()));
        for (int i = 0; i < pt.length - 3; i++) if (pt[i] == 0 && pt[i + 1] == 0 && pt[i + 2] == 0 && pt[i + 3] == 5) {
            pt[i] = -1;
            break;
        }
        try {
            de(pt);
        } catch (InvalidObjectException x) {
            System.out.println(x.getMessage() + " " + x.getCause());
        }
        System.out.println(((Valid) de(ser(new Valid(1)))).v);
        try {
            de(ser(new Valid(-1)));
        } catch (InvalidObjectException x) {
            System.out.println(x.getMessage());
        }
        for (Object o : new Object[] {new ArrayList<>(List.of(1, 2)), new LinkedHashMap<>(Map.of("k", 1)), new TreeMap<>(Comparator.reverseOrder()), new HashSet<>(Set.of(9)), new ArrayDeque<>(List.of("q")), new BitSet(), EnumSet.of(Color.BLUE), new EnumMap<>(Map.of(Color.RED, 1)), new java.math.BigDecimal("1.50"), java.time.LocalDate.of(2020, 1, 2), java.time.Duration.ofMillis(5), UUID.nameUUIDFromBytes(new byte[1]), Collections.unmodifiableList(List.of(1)), Arrays.asList(1, 2), Optional.class, int.class, new Date(5), new StringBuilder("sb"), Locale.ITALY, new Exception("msg").getMessage(), new int[][] {{1}, {2, 3}}, new PriorityQueue<>(List.of(3, 1)), Collections.emptyList(), new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 2)), new java.util.concurrent.atomic.AtomicInteger(6), new Stack<>(), Currency.getInstance("EUR"), java.net.URI.create("http://x/y")}) {
            byte[] s = ser(o);
            Object r = de(s);
            String t = r instanceof int[][] m ? Arrays.deepToString(m) : r.toString();
            System.out.println(r.getClass().getName() + " " + t + " " + s.length + " " + Arrays.hashCode(s));
        }
        try {
            de(new byte[] {1, 2, 3, 4, 5});
        } catch (StreamCorruptedException x) {
            System.out.println(x.getMessage());
        }
        try {
            de(Arrays.copyOf(b, b.length - 4));
        } catch (EOFException x) {
            System.out.println("EOF " + x.getMessage());
        }
        Exception ex = (Exception) de(ser(new IllegalStateException("orig", new IOException("cause"))));
        System.out.println(ex + " " + ex.getCause() + " " + ex.getStackTrace()[0].getMethodName());
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        ObjectOutputStream oo = new ObjectOutputStream(bo);
        int[] shared = {1};
        oo.writeObject(shared);
        shared[0] = 2;
        oo.writeObject(shared);
        oo.reset();
        oo.writeObject(shared);
        oo.writeUnshared(shared);
        oo.writeInt(7);
        oo.flush();
        ObjectInputStream oi = new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()));
        for (int i = 0; i < 4; i++) System.out.print(((int[]) oi.readObject())[0] + " ");
        System.out.println(oi.readInt() + " " + oi.available());
        ObjectInputStream fi = new ObjectInputStream(new ByteArrayInputStream(ser(new ArrayList<>(List.of(1)))));
        fi.setObjectInputFilter(ObjectInputFilter.Config.createFilter("!java.util.ArrayList"));
        try {
            fi.readObject();
        } catch (InvalidClassException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(Temp.class) + " " + ObjectStreamClass.lookup(Pt.class).getSerialVersionUID() + " " + Arrays.toString(ObjectStreamClass.lookup(Derived.class).getFields()) + ObjectStreamClass.lookup(Derived.class).getSerialVersionUID());
    }
}
