// expect: assertion
// The elements of an array are read in a loop over it while another thread writes one and ends.
public class LoopOverArray {
    public static void main(String[] args) throws Exception {
        int[] array = new int[4];
        Thread other = new Thread(() -> array[3] = 1);
        other.start();
        int sum = 0;
        for (int element : array) {
            sum += element;
        }
        assert sum == 0; //! assertion
    }
}
