// expect: verified
// The time zone is read from a property when it is first asked for.
import java.util.TimeZone;

public class ZoneSet {
    public static void main(String[] args) {
        System.setProperty("user.timezone", "Asia/Tokyo");
        assert TimeZone.getDefault().getID().equals("Asia/Tokyo");
    }
}
