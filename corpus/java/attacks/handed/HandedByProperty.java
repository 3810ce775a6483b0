// expect: assertion
// The properties of the system hand an object on.
public class HandedByProperty {
    static void count() {
        ((int[]) System.getProperties().get("own"))[0]++;
    }

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        System.getProperties().put("own", count);
        Thread other = new Thread(HandedByProperty::count);
        other.start();
        count();
        other.join();
        assert count[0] == 2; //! assertion
    }
}
