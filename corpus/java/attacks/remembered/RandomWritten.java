// expect: unsupported
// A Random without a seed is written out.
import java.io.*; import java.util.*;
public class RandomWritten { public static void main(String[] a) throws Exception { Random r = new Random(); ByteArrayOutputStream b = new ByteArrayOutputStream(); new ObjectOutputStream(b).writeObject(r);
 Random q = (Random) new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject(); int x = r.nextInt(2), y = q.nextInt(2); assert x == y; } }
