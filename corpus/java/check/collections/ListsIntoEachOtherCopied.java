// expect: verified
// pair: ListsIntoEachOther
// A copy is made first, so only one lock is held at a time.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ListsIntoEachOtherCopied {
    public static void main(String[] args) throws InterruptedException {
        List<Object> a = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        List<Object> b = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        Thread t = new Thread(() -> a.addAll(Arrays.asList(b.toArray())));
        t.start();
        b.addAll(Arrays.asList(a.toArray()));
        t.join();
        assert a.contains(2) && b.contains(1) && a.size() + b.size() <= 5;
    }
}
