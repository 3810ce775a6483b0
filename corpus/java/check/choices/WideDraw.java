// expect: assertion
// A draw with more outcomes than can be enumerated: a few of them are tried, and one of those fails.
public class WideDraw {
    public static void main(String[] args) {
        int[] hits = new int[3];
        int index = (int) (Math.random() * 4);
        assert index < hits.length : "index " + index; //! assertion
    }
}
