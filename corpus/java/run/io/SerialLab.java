import java.io.*;
import java.util.*;
public class SerialLab {
    static void p(Object o) {
        System.out.println(o);
    }
    static byte[] ser(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream s = new ObjectOutputStream(b)) {
            s.writeObject(o);
        }
        return b.toByteArray();
    }
    static Object de(byte[] b, ObjectInputFilter f) throws Exception {
        try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(b))) {
            if (f != null) s.setObjectInputFilter(f);
            return s.readObject();
        }
    }
    static class Base {
        int base = 1;
        Base() {
            p("Base()");
            base = 7;
        }
    }
    static class Mid extends Base implements Serializable {
        private static final long serialVersionUID = 5;
        int mid = 2;
        transient String tr = "t";
        Mid self = this;
        List<Object> l = new ArrayList<>(List.of(1, "x"));
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(42);
            o.writeUTF("extra");
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            tr = i.readInt() + i.readUTF();
        }
    }
    static class Leaf extends Mid {
        final int[][] g = {{1}, {2, 3}};
        Object lam = (Runnable & Serializable) () -> p("ran");
        Leaf() {
            mid = 99;
        }
    }
    public static class Ext implements Externalizable {
        int a;
        String b;
        public Ext() {
            p("Ext()");
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
        public String toString() {
            return "Ext" + a + b;
        }
    }
    static class Sing implements Serializable {
        static final Sing I = new Sing();
        Object readResolve() {
            return I;
        }
    }
    static class Rep implements Serializable {
        final int v;
        Rep(int v) {
            this.v = v;
        }
        Object writeReplace() {
            return new Form("v" + v);
        }
        record Form(String s) implements Serializable {
            Object readResolve() {
                return new Rep(Integer.parseInt(s.substring(1)) * 10);
            }
        }
    }
    enum En {
        A {
            int q = 3;
        }, B
    }
    record Rec(int x, String y, Rec next) implements Serializable {
        Rec {
            p("Rec " + x);
        }
    }
    static class Bad implements Serializable {
        Object o = new Object();
    }
    static class PF implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("n", int.class), new ObjectStreamField("s", String.class)};
        int hidden = 3;
        private void writeObject(ObjectOutputStream o) throws IOException {
            ObjectOutputStream.PutField f = o.putFields();
            f.put("n", hidden * 2);
            f.put("s", "str");
            o.writeFields();
        }
        private void readObject(ObjectInputStream i) throws Exception {
            ObjectInputStream.GetField f = i.readFields();
            hidden = f.get("n", 0) + 100;
            p("" + f.get("s", "d") + f.defaulted("n"));
        }
    }
    static class Val implements Serializable, ObjectInputValidation {
        int v = 5;
        private void readObject(ObjectInputStream i) throws Exception {
            i.registerValidation(this, 1);
            i.defaultReadObject();
        }
        public void validateObject() throws InvalidObjectException {
            p("validate");
            if (v == 5) throw new InvalidObjectException("v is 5");
        }
    }
    public static void main(String[] args) throws Exception {
        Leaf lf = (Leaf) de(ser(new Leaf()), null);
        p(lf.base + " " + lf.mid + lf.tr + (lf.self == lf) + lf.l + Arrays.deepToString(lf.g));
        ((Runnable) lf.lam).run();
        p(de(ser(new Ext(4, "z")), null));
        p(de(ser(Sing.I), null) == Sing.I);
        p(((Rep) de(ser(new Rep(6)), null)).v);
        p(de(ser(En.A), null) == En.A);
        p(de(ser(new Rec(1, "a", new Rec(2, null, null))), null));
        p(((PF) de(ser(new PF()), null)).hidden);
        try {
            ser(new Bad());
        } catch (NotSerializableException e) {
            p(e);
        }
        try {
            de(ser(new Val()), null);
        } catch (InvalidObjectException e) {
            p(e);
        }
        Map<Object, Object> m = new TreeMap<>(Comparator.comparing(Object::toString));
        try {
            ser(m);
        } catch (NotSerializableException e) {
            p(e.getMessage().replaceAll("\\$\\$Lambda.*", "LAMBDA"));
        }
        p(de(ser(new TreeMap<>(Map.of("k", List.of(1, 2), "j", Set.of(3)))), null) + "" + de(ser(new ArrayDeque<>(List.of(1, 2))), null) + de(ser(new BitSet(3)), null) + de(ser(java.time.LocalDate.of(2020, 2, 29)), null) + de(ser(new java.math.BigDecimal("1.50")), null) + de(ser(Optional.class), null) + de(ser(new int[]{1, 2}.getClass()), null) + de(ser(Locale.FRANCE), null) + de(ser(new UUID(1, 2)), null) + de(ser(Collections.unmodifiableList(new LinkedList<>(List.of("q")))), null) + de(ser(new EnumMap<>(Map.of(En.B, 1))), null) + de(ser(new Date(5)), null).equals(new Date(5)) + ((Throwable) de(ser(new IllegalStateException("ise", new Error("c"))), null)).getCause() + de(ser(new PriorityQueue<>(List.of(3, 1, 2))), null) + de(ser(EnumSet.of(En.A)), null) + de(ser(java.net.URI.create("http://a/b?c")), null) + de(ser(new StringBuilder("sb")), null) + de(ser(new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 2))), null) + ((Random) de(ser(new Random(42)), null)).nextInt() + de(ser(new java.util.concurrent.atomic.AtomicInteger(9)), null));
        byte[] b = ser(new Object[]{"s", 1, 2.5, 'c', null, new String[]{"a"}});
        p(b.length + " " + HexFormat.of().formatHex(b));
        p(Arrays.deepToString((Object[]) de(b, null)));
        for (String pat : new String[]{"!java.util.ArrayList", "java.util.*;!*", "maxdepth=1", "maxarray=2", "maxrefs=3", "maxbytes=10", "SerialLab$*;java.base/*;!*"}) try {
            p(pat + " " + de(ser(new ArrayList<>(List.of(new ArrayList<>(List.of(1)), new int[5]))), ObjectInputFilter.Config.createFilter(pat)).getClass());
        } catch (InvalidClassException e) {
            p(pat + " " + e.getMessage());
        }
        p(de(ser(new ArrayList<>(List.of(1))), fi -> {
            System.out.print(fi.serialClass() + "," + fi.depth() + "," + fi.arrayLength() + "," + fi.references() + "; ");
            return ObjectInputFilter.Status.UNDECIDED;
        }));
        byte[] cut = Arrays.copyOf(b, 20);
        try {
            de(cut, null);
        } catch (EOFException e) {
            p(e);
        }
        byte[] bad = b.clone();
        bad[0] = 1;
        try {
            de(bad, null);
        } catch (StreamCorruptedException e) {
            p(e);
        }
        byte[] mid = ser(new Rec(1, "q", null));
        String hs = new String(mid, "ISO-8859-1").replace("SerialLab$Rec", "SerialLab$Ree");
        try {
            de(hs.getBytes("ISO-8859-1"), null);
        } catch (ClassNotFoundException e) {
            p(e);
        }
        byte[] sv = ser(new Mid());
        sv[new String(sv, "ISO-8859-1").indexOf("$Mid") + 4 + 7] = 9;
        try {
            de(sv, null);
        } catch (InvalidClassException e) {
            p(e.getMessage());
        }
        ObjectStreamClass d = ObjectStreamClass.lookup(Leaf.class);
        p(d + " " + d.getFields().length + Arrays.toString(ObjectStreamClass.lookup(PF.class).getFields()) + ObjectStreamClass.lookup(En.class).getSerialVersionUID() + ObjectStreamClass.lookup(Object.class) + ObjectStreamClass.lookup(Rec.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Rep.class).getSerialVersionUID());
        PipedOutputStream po = new PipedOutputStream();
        PipedInputStream pi = new PipedInputStream(po);
        Thread t = new Thread(() -> {
            try (ObjectOutputStream o = new ObjectOutputStream(po)) {
                for (int i = 0; i < 3; i++) {
                    o.writeObject(new int[]{i});
                    o.reset();
                }
                o.writeObject(null);
            } catch (IOException e) {
                p(e);
            }
        });
        t.start();
        try (ObjectInputStream oi = new ObjectInputStream(pi)) {
            for (Object o; (o = oi.readObject()) != null; ) p(((int[]) o)[0]);
        }
        t.join();
        ByteArrayOutputStream ub = new ByteArrayOutputStream();
        ObjectOutputStream uo = new ObjectOutputStream(ub);
        StringBuilder sh = new StringBuilder("1");
        uo.writeObject(sh);
        sh.append("2");
        uo.writeObject(sh);
        uo.writeUnshared(sh);
        uo.writeLong(7);
        uo.flush();
        ObjectInputStream ui = new ObjectInputStream(new ByteArrayInputStream(ub.toByteArray()));
        Object u1 = ui.readObject(), u2 = ui.readObject(), u3 = ui.readUnshared();
        p(u1 + "" + (u1 == u2) + u3 + ui.available() + ui.readLong());
    }
}
