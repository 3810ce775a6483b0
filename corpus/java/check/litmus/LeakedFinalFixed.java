// expect: verified
// pair: LeakedFinal
// The object is handed out when its constructor is done.
public class LeakedFinalFixed {
    static volatile LeakedFinalFixed published;
    int plain;
    final int settled;

    LeakedFinalFixed() {
        plain = 1;
        settled = 1;
    }

    public static void main(String[] args) {
        new Thread(() -> published = new LeakedFinalFixed()).start();
        LeakedFinalFixed seen = published;
        if (seen != null) {
            int first = seen.plain;
            assert first >= seen.settled;
        }
    }
}
