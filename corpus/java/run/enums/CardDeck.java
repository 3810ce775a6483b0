import java.util.*;

public class CardDeck {
    enum S { CLUBS, SPADES } 
    enum R { TWO, ACE; int v() { return this == ACE ? 11 : ordinal() + 2; } }
    record Card(R r, S s) implements Comparable<Card> { public int compareTo(Card o) { return r != o.r ? r.compareTo(o.r) : s.compareTo(o.s); } }

    public static void main(String[] args) {
        List<Card> d = new ArrayList<>();
        for (S s : S.values()) for (R r : R.values()) d.add(new Card(r, s));
        Collections.shuffle(d, new Random(1));
        System.out.println(d);
        Collections.sort(d);
        System.out.println(d + " " + d.stream().mapToInt(c -> c.r().v()).sum());
    }
}
