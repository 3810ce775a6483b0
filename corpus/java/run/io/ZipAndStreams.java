import java.io.*;
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;
import java.util.jar.*;
public class ZipAndStreams {
    static void p(Object o) {
        System.out.println(o);
    }
    interface T {
        Object r() throws Exception;
    }
    static void t(T r) {
        try {
            p(r.r());
        } catch (Throwable e) {
            p(e);
        }
    }
    public static void main(String[] args) throws Exception {
        byte[] data = "the rain in spain stays mainly in the plain. ".repeat(40).getBytes();
        CRC32 c = new CRC32();
        c.update(data);
        Adler32 a = new Adler32();
        a.update(data, 3, 50);
        CRC32C cc = new CRC32C();
        cc.update(ByteBuffer.wrap(data));
        p(Long.toHexString(c.getValue()) + " " + Long.toHexString(a.getValue()) + " " + Long.toHexString(cc.getValue()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(bo)) {
            g.write(data);
        }
        byte[] gz = bo.toByteArray();
        p(gz.length + " " + Arrays.equals(new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes(), data));
        gz[gz.length - 5] ^= 1;
        t(() -> new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes().length);
        t(() -> new GZIPInputStream(new ByteArrayInputStream(new byte[]{1, 2, 3})));
        ByteArrayOutputStream zo = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(zo)) {
            z.setComment("cmt");
            for (String n : List.of("a.txt", "dir/", "dir/b.bin")) {
                ZipEntry e = new ZipEntry(n);
                e.setTime(1700000000000L);
                e.setComment("c" + n);
                z.putNextEntry(e);
                if (!n.endsWith("/")) z.write(n.repeat(20).getBytes());
                z.closeEntry();
            }
            ZipEntry st = new ZipEntry("stored");
            st.setMethod(ZipEntry.STORED);
            st.setSize(3);
            CRC32 k = new CRC32();
            k.update("abc".getBytes());
            st.setCrc(k.getValue());
            z.putNextEntry(st);
            z.write("abc".getBytes());
            z.closeEntry();
            try {
                z.putNextEntry(new ZipEntry("a.txt"));
            } catch (ZipException e) {
                p(e);
            }
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(zo.toByteArray()))) {
            for (ZipEntry e; (e = z.getNextEntry()) != null; ) {
                byte[] b = z.readAllBytes();
                p(e.getName() + e.isDirectory() + b.length + " " + e.getSize() + e.getMethod() + e);
            }
        }
        Deflater df = new Deflater(9, true);
        df.setInput(data);
        df.finish();
        byte[] buf = new byte[500];
        int n = df.deflate(buf);
        p(n + " " + df.finished() + df.getTotalIn() + df.getBytesWritten());
        Inflater inf = new Inflater(true);
        inf.setInput(buf, 0, n);
        byte[] back = new byte[data.length];
        p(inf.inflate(back) + "" + inf.finished() + Arrays.equals(back, data));
        t(() -> {
            Inflater i = new Inflater();
            i.setInput(new byte[]{9, 9, 9});
            return i.inflate(new byte[9]);
        });
        Manifest mf = new Manifest();
        mf.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        mf.getMainAttributes().putValue("Main-Class", "x.Y".repeat(30));
        ByteArrayOutputStream mo = new ByteArrayOutputStream();
        mf.write(mo);
        p(mo.toString().replace("\r", "~"));
        ByteArrayOutputStream jo = new ByteArrayOutputStream();
        try (JarOutputStream j = new JarOutputStream(jo, mf)) {
            j.putNextEntry(new JarEntry("q/"));
        }
        p(new JarInputStream(new ByteArrayInputStream(jo.toByteArray())).getManifest().getMainAttributes().size());
        p(new String(new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream("round".getBytes()))).readAllBytes()) + new CheckedInputStream(new ByteArrayInputStream(data), new CRC32()).skip(10));
        ByteBuffer b = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(0x01020304).putDouble(Math.PI).put((byte) 9).putChar('Z').putShort(20, (short) -2);
        p(b + Arrays.toString(b.array()));
        b.flip();
        p(b.getInt() + "" + b.getDouble() + b.get() + b.getChar() + b.remaining());
        t(() -> b.get());
        t(() -> b.putInt(1));
        t(() -> b.position(99));
        b.rewind().mark();
        b.get();
        b.reset();
        p(b.slice(1, 3).capacity() + "" + b.duplicate().order() + b.asReadOnlyBuffer().isReadOnly() + b.compact().position() + b.compareTo(ByteBuffer.allocate(2)) + b.hasArray() + b.mismatch(ByteBuffer.allocate(24)) + ByteBuffer.wrap(new byte[]{1, 2}).equals(ByteBuffer.wrap(new byte[]{0, 1, 2}, 1, 2)));
        t(() -> b.asReadOnlyBuffer().put(0, (byte) 1));
        t(() -> ByteBuffer.allocate(-1));
        t(() -> b.asReadOnlyBuffer().array());
        t(() -> ByteBuffer.allocate(4).order((ByteOrder) null).order());
        IntBuffer ib = ByteBuffer.allocate(16).asIntBuffer();
        ib.put(5).put(new int[]{6, 7});
        ib.flip();
        p(ib + "" + ib.get(2) + ib.limit());
        LongBuffer lb = LongBuffer.wrap(new long[]{1, 2, 3}, 1, 2);
        p(lb.get() + "" + lb.arrayOffset() + lb);
        CharBuffer cb = CharBuffer.wrap("hello").subSequence(1, 4);
        p(cb + "" + cb.length() + cb.charAt(1) + CharBuffer.allocate(3).put("ab").flip());
        ByteBuffer dd = ByteBuffer.allocateDirect(8);
        dd.putLong(0, -1);
        p(dd.isDirect() + "" + dd.get(7) + dd);
        DataOutputStream dos = new DataOutputStream(bo = new ByteArrayOutputStream());
        dos.writeUTF("é\0中");
        dos.writeInt(-5);
        dos.writeDouble(1.5);
        dos.writeChars("hi");
        dos.writeBoolean(true);
        dos.writeLong(Long.MIN_VALUE);
        dos.writeBytes("xyz");
        p(dos.size() + HexFormat.of().formatHex(bo.toByteArray()));
        DataInputStream dis = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        p(dis.readUTF() + dis.readInt() + dis.readDouble() + dis.readChar() + dis.readChar() + dis.readBoolean() + dis.readLong() + dis.skipBytes(2) + dis.readUnsignedByte());
        t(() -> dis.readInt());
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3"));
        br.mark(10);
        p(br.readLine() + br.read() + br.ready());
        br.reset();
        p(br.lines().toList());
        PushbackReader pb = new PushbackReader(new StringReader("abc"), 2);
        int ch = pb.read();
        pb.unread(ch);
        pb.unread('Z');
        t(() -> {
            pb.unread('Q');
            return 0;
        });
        p((char) pb.read() + "" + (char) pb.read());
        StreamTokenizer tk = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // c\n \"q\\n\" y_1 /* no */ -7"));
        tk.slashSlashComments(true);
        tk.slashStarComments(true);
        tk.wordChars('_', '_');
        StringBuilder sb = new StringBuilder();
        while (tk.nextToken() != StreamTokenizer.TT_EOF) sb.append(tk.ttype == StreamTokenizer.TT_NUMBER ? "N" + tk.nval : tk.ttype == StreamTokenizer.TT_WORD ? "W" + tk.sval : tk.ttype > 0 && tk.sval != null ? "S" + tk.sval : "C" + (char) tk.ttype).append(tk.lineno()).append(' ');
        p(sb);
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc"));
        ln.readLine();
        ln.readLine();
        p(ln.getLineNumber());
        SequenceInputStream sq = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        p(new String(sq.readAllBytes()));
        PrintStream old = System.out;
        ByteArrayOutputStream cap = new ByteArrayOutputStream();
        System.setOut(new PrintStream(cap, true, "UTF-8"));
        System.out.printf("%s-%d%n", "cap", 5);
        System.out.print('c');
        System.out.println(new char[]{'x', 'y'});
        System.out.append("app").append("seq", 1, 2).write(65);
        System.out.flush();
        System.setOut(old);
        p(cap.toString(StandardCharsets.UTF_8));
        PrintWriter pw = new PrintWriter(new StringWriter() {
            @Override public void write(String s, int o, int l) {
                super.write(s.toUpperCase(), o, l);
            }
        }, true);
        pw.println("loud");
        p(pw.checkError());
        Reader failing = new Reader() {
            public int read(char[] c1, int o, int l) throws IOException {
                throw new IOException("disk on fire");
            }
            public void close() throws IOException {
                throw new IOException("close fails");
            }
        };
        t(() -> {
            try (BufferedReader r = new BufferedReader(failing)) {
                return r.readLine();
            }
        });
        try (BufferedReader r = new BufferedReader(failing)) {
            r.read();
        } catch (IOException e) {
            p(e + Arrays.toString(e.getSuppressed()));
        }
        Properties pr = new Properties(new Properties() {
            {
                setProperty("dflt", "D");
            }
        });
        pr.load(new StringReader("# c\na = 1\nb:two\\\n   lines\nk\\ ey=\\u0041\\tz\n!x\nempty\n"));
        StringWriter sw = new StringWriter();
        new TreeMap<>(pr).forEach((k, v) -> sw.write(k + "=>" + v + ";"));
        p(sw + pr.getProperty("dflt") + pr.getProperty("no", "z") + new TreeSet<>(pr.stringPropertyNames()));
        StringWriter ps = new StringWriter();
        Properties one = new Properties();
        one.setProperty("k é", "v=#!\n");
        one.store(ps, "cm\u00e9");
        p(ps.toString().lines().filter(l -> !l.matches("#\\w{3} \\w{3} .*")).toList());
        ByteArrayOutputStream xo = new ByteArrayOutputStream();
        one.storeToXML(xo, "c");
        p(xo);
        System.err.println("to err");
        new Exception("st").printStackTrace(new PrintWriter(System.out, true));
        PipedReader prd = new PipedReader();
        PipedWriter pwr = new PipedWriter(prd);
        pwr.write("pipe");
        pwr.close();
        p(new BufferedReader(prd).readLine());
        ObjectOutputStream oos = new ObjectOutputStream(OutputStream.nullOutputStream());
        oos.writeObject(List.of(1));
        RandomAccess ra = new ArrayList<>();
        t(() -> new FileInputStream((String) null));
        p(new File("/a/b/../c.txt").getName() + new File("a/b").getParent() + new File("x", "y").getPath() + File.separator + new File("/a").isAbsolute() + new File("a/./b").toPath().normalize() + java.nio.file.Path.of("/a/b/c").relativize(java.nio.file.Path.of("/a/d")) + java.nio.file.Path.of("a").resolveSibling("b") + java.nio.file.Path.of("/x/y.txt").getFileName() + java.nio.file.Path.of("/a/b").startsWith("/a"));
    }
}
