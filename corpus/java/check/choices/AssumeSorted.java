// expect: verified
// args: 3
// larger: 5
// native: assume ends the run with an error on an ordinary JVM
// Largest value. Binary search is right for sorted arrays; the others are assumed away.
import sojourner.Check;
import sojourner.Choice;

public class AssumeSorted {
    public static void main(String[] args) {
        int max = Integer.parseInt(args[0]);
        int[] a = {Choice.anyInt(0, max), Choice.anyInt(0, max), Choice.anyInt(0, max)};
        if (a[0] > a[1] || a[1] > a[2]) {
            Check.assume(false);
        }
        int key = Choice.anyInt(0, max), lo = 0, hi = a.length;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        assert lo == 0 || a[lo - 1] < key;
        assert lo == a.length || a[lo] >= key;
    }
}
