// stdin: 5 3.5 word\nline two here\n1,2,3\n0x1F true 99999999999\nlast line no newline
import java.io.*;
import java.util.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.zip.*;
import java.security.*;
public class StreamsAndCiphers {
    static void p(Object o) {
        System.out.println(o);
    }
    static class P implements Serializable {
        private static final long serialVersionUID=1;
        String n;
        transient int t=5;
        int[] a={1,2};
        P next;
        List<Object> l=new ArrayList<>(List.of("x",1));
        P(String n) {
            this.n=n;
        }
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(77);
        }
        private void readObject(ObjectInputStream i) throws IOException,ClassNotFoundException {
            i.defaultReadObject();
            t=i.readInt();
        }
    }
    static class Ext implements Externalizable {
        int v;
        public Ext() {
        }
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(v*2);
        }
        public void readExternal(ObjectInput i) throws IOException {
            v=i.readInt();
        }
    }
    enum E {
        A,B
    }
    record R(int a,String b) implements Serializable {
    }
    static class Sing implements Serializable {
        static final Sing I=new Sing();
        Object readResolve() {
            return I;
        }
    }
    static class NoS {
        int q;
    }
    static class Par {
        int par=3;
        Par() {
            par=9;
        }
    }
    static class Chi extends Par implements Serializable {
        int c=4;
    }
    public static void main(String[] a) throws Exception {
        Scanner sc=new Scanner(System.in);
        p(sc.nextInt()+sc.nextDouble()+sc.next()+"|"+sc.nextLine()+"|"+sc.nextLine());
        sc.useDelimiter("[,\\s]+");
        p(sc.nextInt()+sc.nextInt()+sc.nextInt());
        p(sc.hasNextInt()+" "+sc.next()+sc.nextBoolean()+sc.hasNextInt()+sc.nextLong());
        sc.nextLine();
        p(sc.nextLine()+sc.hasNextLine());
        try {
            sc.nextLine();
        } catch(NoSuchElementException e) {
            p(e.getMessage());
        }
        Scanner s2=new Scanner("a1b22");
        p(s2.findInLine("\\d+")+new Scanner("x=5;y=6").useDelimiter("[=;]").tokens().toList()+new Scanner("1 2 3").findAll("\\d").map(m->m.group()).toList());
        try {
            new Scanner("abc").nextInt();
        } catch(InputMismatchException e) {
            p(e.getMessage());
        }
        ByteArrayOutputStream bo=new ByteArrayOutputStream();
        try(ObjectOutputStream oo=new ObjectOutputStream(bo)) {
            P q=new P("first");
            q.next=q;
            q.t=11;
            oo.writeObject(q);
            oo.writeObject(E.B);
            oo.writeObject(new R(3,"r"));
            Ext x=new Ext();
            x.v=21;
            oo.writeObject(x);
            oo.writeObject(Sing.I);
            oo.writeObject(new int[][]{{1},{2,3}});
            oo.writeObject(new TreeMap<>(Map.of("k",1)));
            oo.writeObject(null);
            oo.writeUTF("utf");
            oo.writeObject(new Chi());
            oo.writeObject(java.time.LocalDate.of(2020,1,1));
            oo.writeObject(new java.math.BigDecimal("1.50"));
        }
        p(bo.size());
        ObjectInputStream oi=new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()));
        P q=(P)oi.readObject();
        p(q.n+q.t+(q.next==q)+q.l+Arrays.toString(q.a));
        p(oi.readObject()==E.B);
        p(oi.readObject());
        p(((Ext)oi.readObject()).v);
        p(oi.readObject()==Sing.I);
        p(Arrays.deepToString((int[][])oi.readObject())+oi.readObject()+oi.readObject()+oi.readUTF());
        Chi ch=(Chi)oi.readObject();
        p(ch.c+ch.par);
        p(oi.readObject()+" "+oi.readObject());
        try {
            oi.readObject();
        } catch(EOFException e) {
            p(e);
        }
        try {
            new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new NoS());
        } catch(NotSerializableException e) {
            p(e);
        }
        p(ObjectStreamClass.lookup(Chi.class)!=null);
        p(ObjectStreamClass.lookup(R.class)+" "+ObjectStreamClass.lookup(String.class).getSerialVersionUID());
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[]{1,2,3,4}));
        } catch(StreamCorruptedException e) {
            p(e.getMessage());
        }
        DataOutputStream dos=new DataOutputStream(bo=new ByteArrayOutputStream());
        dos.writeInt(1);
        dos.writeLong(2);
        dos.writeUTF("é");
        dos.writeDouble(1.5);
        dos.writeBoolean(true);
        dos.writeChar('x');
        dos.writeShort(-1);
        p(Arrays.toString(bo.toByteArray()));
        DataInputStream di=new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        p(di.readInt()+di.readLong()+di.readUTF()+di.readDouble()+di.readBoolean()+di.readChar()+di.readUnsignedShort());
        try {
            di.readInt();
        } catch(EOFException e) {
            p(e);
        }
        BufferedReader br=new BufferedReader(new StringReader("l1\nl2\r\nl3"));
        p(br.readLine()+(char)br.read()+br.lines().toList());
        StringWriter sw=new StringWriter();
        PrintWriter pw=new PrintWriter(sw);
        pw.printf("%d %s%n",1,"a");
        pw.print('c');
        pw.println(1.5);
        pw.flush();
        p(sw);
        LineNumberReader ln=new LineNumberReader(new StringReader("a\nb"));
        ln.readLine();
        p(ln.getLineNumber());
        PushbackReader pb=new PushbackReader(new StringReader("xy"));
        int c=pb.read();
        pb.unread(c);
        p((char)pb.read());
        StreamTokenizer st=new StreamTokenizer(new StringReader("a 1.5 'q' + // c\n b"));
        StringBuilder sb=new StringBuilder();
        while(st.nextToken()!=StreamTokenizer.TT_EOF) sb.append(st).append(';');
        p(sb);
        SequenceInputStream sq=new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()),new ByteArrayInputStream("cd".getBytes()));
        p(new String(sq.readAllBytes()));
        CharArrayWriter cw=new CharArrayWriter();
        cw.write("caw");
        p(cw.toString()+cw.size());
        PipedInputStream pi=new PipedInputStream();
        PipedOutputStream po=new PipedOutputStream(pi);
        po.write("pipe".getBytes());
        po.close();
        p(new String(pi.readAllBytes()));
        PrintStream ps=new PrintStream(bo=new ByteArrayOutputStream(),true,"UTF-8");
        PrintStream old=System.out;
        System.setOut(ps);
        System.out.println("captured é");
        System.setOut(old);
        p(bo.toString("UTF-8").trim()+bo.size());
        ByteBuffer b=ByteBuffer.allocate(32);
        b.putInt(7).putDouble(2.5).put((byte)1).putChar('z').flip();
        p(b+" "+b.getInt()+b.getDouble()+b.get()+b.getChar()+b.hasRemaining());
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putLong(0x0102030405060708L);
        p(b.get(0)+" "+b.order()+b.slice().capacity()+b.asReadOnlyBuffer().isReadOnly()+Arrays.toString(Arrays.copyOf(b.array(),8)));
        try {
            ByteBuffer.allocate(1).putInt(1);
        } catch(BufferOverflowException e) {
            p(e);
        }
        try {
            b.asReadOnlyBuffer().put((byte)1);
        } catch(ReadOnlyBufferException e) {
            p(e);
        }
        ByteBuffer db=ByteBuffer.allocateDirect(16);
        db.putInt(0,42).putShort(8,(short)3);
        p(db+" "+db.getInt(0)+db.isDirect()+db.getLong(4));
        IntBuffer ib=IntBuffer.wrap(new int[]{1,2,3});
        ib.get();
        p(ib+" "+ib.remaining()+ib.compact());
        CharBuffer cb=CharBuffer.wrap("chars");
        p(cb.subSequence(1,3)+""+StandardCharsets.UTF_8.encode("é€")+StandardCharsets.UTF_8.decode(ByteBuffer.wrap("dé".getBytes("UTF-8"))));
        FloatBuffer fb=ByteBuffer.allocate(8).asFloatBuffer();
        fb.put(1.5f);
        p(fb.get(0)+" "+fb);
        p(b.compareTo(ByteBuffer.allocate(1))+" "+ByteBuffer.wrap(new byte[]{1,2}).equals(ByteBuffer.wrap(new byte[]{1,2}))+ByteBuffer.wrap(new byte[]{1,2}).hashCode());
        CRC32 crc=new CRC32();
        crc.update("hello".getBytes());
        Adler32 ad=new Adler32();
        ad.update("hello".getBytes());
        p(crc.getValue()+" "+ad.getValue());
        CRC32C c3=new CRC32C();
        c3.update("hello".getBytes());
        p(c3.getValue());
        for(String al:new String[]{"MD5","SHA-1","SHA-256","SHA-512","SHA3-256","SHA-224"}) p(al+" "+HexFormat.of().formatHex(MessageDigest.getInstance(al).digest("hello".getBytes())));
        try {
            MessageDigest.getInstance("X");
        } catch(NoSuchAlgorithmException e) {
            p(e.getMessage());
        }
        p(Base64.getEncoder().encodeToString("hello world?>".getBytes())+Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[]{-1,-2})+new String(Base64.getDecoder().decode("aGk="))+Base64.getMimeEncoder(8,"|".getBytes()).encodeToString("abcdefghij".getBytes()));
        try {
            Base64.getDecoder().decode("a");
        } catch(IllegalArgumentException e) {
            p(e.getMessage());
        }
        javax.crypto.Mac mac=javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec("k".getBytes(),"HmacSHA256"));
        p(HexFormat.of().formatHex(mac.doFinal("m".getBytes())));
        javax.crypto.Cipher ci=javax.crypto.Cipher.getInstance("AES/ECB/PKCS5Padding");
        ci.init(1,new javax.crypto.spec.SecretKeySpec("0123456789abcdef".getBytes(),"AES"));
        p(Base64.getEncoder().encodeToString(ci.doFinal("secret".getBytes())));
        bo=new ByteArrayOutputStream();
        try(GZIPOutputStream gz=new GZIPOutputStream(bo)) {
            gz.write("hello hello hello".getBytes());
        }
        p(bo.size()+" "+new String(new GZIPInputStream(new ByteArrayInputStream(bo.toByteArray())).readAllBytes()));
        Deflater df=new Deflater();
        df.setInput(new byte[1000]);
        df.finish();
        byte[] ob=new byte[100];
        int n=df.deflate(ob);
        p(n+" "+df.getTotalIn()+df.finished());
        Inflater inf=new Inflater();
        inf.setInput(ob,0,n);
        byte[] rb=new byte[2000];
        p(inf.inflate(rb)+" "+inf.finished());
        bo=new ByteArrayOutputStream();
        try(ZipOutputStream zo=new ZipOutputStream(bo)) {
            ZipEntry ze=new ZipEntry("a.txt");
            ze.setTime(0);
            zo.putNextEntry(ze);
            zo.write("entry".getBytes());
            zo.closeEntry();
        }
        ZipInputStream zi=new ZipInputStream(new ByteArrayInputStream(bo.toByteArray()));
        p(zi.getNextEntry()+new String(zi.readAllBytes()));
        new SecureRandom().nextInt();
        p("secure ok "+(UUID.randomUUID().version()));
        System.err.println("to err");
        Console con=System.console();
        p(con==null);
        for (String key : new String[] {"file.separator", "java.specification.version", "nokey", "os.name", "java.class.version", "path.separator", "java.vm.name", "os.arch", "java.io.tmpdir", "user.language", "file.encoding", "sun.jnu.encoding", "native.encoding", "java.runtime.name", "java.specification.name", "sun.arch.data.model"}) {
            p(key + " " + System.getProperty(key));
        }
        p(System.getenv("PATH")!=null);
        p(System.getenv("NOPE_X"));
        System.exit(3);
    }
}
