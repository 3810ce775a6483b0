// expect: assertion
// pair: LeakedFinalFixed
// A constructor hands out its object before it has set the final field. Who reads an ordinary field first and the final
// one later can see the second set and the first not: a final field is only final when its constructor is done.
public class LeakedFinal {
    static volatile LeakedFinal published;
    int plain;
    final int settled;

    LeakedFinal() {
        published = this;
        plain = 1;
        settled = 1;
    }

    public static void main(String[] args) {
        new Thread(LeakedFinal::new).start();
        LeakedFinal seen = published;
        if (seen != null) {
            int first = seen.plain;
            assert first >= seen.settled; //! assertion
        }
    }
}
