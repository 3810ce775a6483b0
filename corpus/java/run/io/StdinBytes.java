// stdin: abc\nxyz
public class StdinBytes {
    public static void main(String[] args) throws Exception {
        int c, sum = 0;
        System.out.println((char) System.in.read() + " " + System.in.available());
        byte[] buf = new byte[3];
        System.out.println(System.in.read(buf) + " " + new String(buf).trim());
        while ((c = System.in.read()) != -1) sum = sum * 31 + c;
        System.out.println(sum + " " + System.in.read());
        System.out.write(72);
        System.out.write("i\n".getBytes(), 0, 2);
        System.out.flush();
        if (System.console() == null || true) System.out.println("done");
    }
}
