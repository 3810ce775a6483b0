// expect: deadlock
// pair: ListsIntoEachOtherCopied
// addAll of a synchronized list takes the lock of its own list, then that of the other.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListsIntoEachOther {
    public static void main(String[] args) {
        List<Integer> a = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        List<Integer> b = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        new Thread(() -> a.addAll(b)).start(); //! deadlock
        b.addAll(a); //! deadlock
    }
}
