// expect: verified
// A long computation by calls alone, without a jump back, ends.
public class DeepRecursion {
    static int rabbits(int months) {
        return months < 2 ? months : rabbits(months - 1) + rabbits(months - 2);
    }

    public static void main(String[] args) {
        assert rabbits(29) == 514229;
    }
}
