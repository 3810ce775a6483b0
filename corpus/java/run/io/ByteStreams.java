import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class ByteStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bos = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bos)) {
            out.writeByte(-1);
            out.writeShort(-2);
            out.writeChar('é');
            out.writeInt(0xCAFEBABE);
            out.writeLong(Long.MIN_VALUE + 5);
            out.writeFloat(1.5f);
            out.writeDouble(-0.1);
            out.writeBoolean(true);
            out.writeUTF("h\u0000é€\ud83d\ude00");
            out.writeBytes("abc");
            out.writeChars("xy");
            System.out.println(out.size());
        }
        byte[] b = bos.toByteArray();
        System.out.println(b.length + " " + Arrays.hashCode(b));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(b));
        System.out.println(in.readUnsignedByte() + " " + in.readUnsignedShort() + " " + in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readBoolean() + " " + in.readUTF().length() + " " + in.available());
        byte[] rest = new byte[3];
        in.readFully(rest);
        System.out.println(new String(rest, StandardCharsets.US_ASCII) + in.readChar() + in.skipBytes(100) + in.read());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("eof " + e.getMessage());
        }
        ByteArrayInputStream bi = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(bi.read() + " " + bi.available() + " " + bi.skip(1) + " " + bi.read() + " " + bi.read());
        bi.reset();
        bi.mark(0);
        System.out.println(Arrays.toString(bi.readAllBytes()) + bi.read(new byte[2]));
        BufferedInputStream buf = new BufferedInputStream(new ByteArrayInputStream("buffered".getBytes()), 3);
        buf.mark(10);
        System.out.print((char) buf.read());
        System.out.print((char) buf.read());
        buf.reset();
        System.out.println(new String(buf.readNBytes(4)) + buf.available());
        PushbackInputStream pb = new PushbackInputStream(new ByteArrayInputStream(new byte[] {7, 8}));
        int x = pb.read();
        pb.unread(x + 1);
        System.out.println(pb.read() + pb.read());
        SequenceInputStream seq = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        System.out.println(new String(seq.readAllBytes()));
        PrintStream ps = new PrintStream(bos, true, StandardCharsets.UTF_8);
        bos.reset();
        ps.print(1);
        ps.print('c');
        ps.print(2.5);
        ps.println(new char[] {'p', 'q'});
        ps.printf("%03d", 7).append("z").append("12345", 1, 3);
        ps.write(65);
        ps.flush();
        System.out.println(bos.toString(StandardCharsets.UTF_8).replace("\n", "$") + " " + bos.size() + ps.checkError());
        OutputStream upper = new FilterOutputStream(System.out) {
            @Override
            public void write(int c) throws IOException {
                super.write(Character.toUpperCase(c));
            }
        };
        upper.write("filtered\n".getBytes());
        upper.flush();
        try {
            new ByteArrayInputStream(b).read(new byte[2], 1, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        InputStream nul = InputStream.nullInputStream();
        System.out.println(nul.read() + " " + new ByteArrayInputStream(new byte[5]).transferTo(OutputStream.nullOutputStream()));
    }
}
