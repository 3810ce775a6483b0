// expect: race
// property: race
// pair: MapPutIfAbsent
// A HashMap is written by two threads without a lock.
import java.util.HashMap;
import java.util.Map;

public class PlainMapShared {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        new Thread(() -> map.put("a", 1)).start(); //! race
        map.put("b", 2); //! race
    }
}
