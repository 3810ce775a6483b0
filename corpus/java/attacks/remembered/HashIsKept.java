// expect: verified
// The identity hash of an object does not change.
import java.util.Random;

public class HashIsKept {
    public static void main(String[] args) {
        Random random = new Random();
        Object one = new Object(), two = new Object();
        int hash = 0;
        boolean early = random.nextBoolean();
        if (early) {
            two.hashCode();
            hash = one.hashCode();
        }
        random.nextBoolean();
        assert !early || hash == one.hashCode();
        assert one.hashCode() == System.identityHashCode(one);
    }
}
