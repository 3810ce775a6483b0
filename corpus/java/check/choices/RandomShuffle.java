// expect: verified
// outcomes: 123|132|213|231|312|321
// Collections.shuffle with a Random: every permutation, each with probability 1/6.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class RandomShuffle {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(list, new Random());
        System.out.println("" + list.get(0) + list.get(1) + list.get(2));
    }
}
