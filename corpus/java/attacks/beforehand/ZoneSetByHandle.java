// expect: verified
// The same, with the property set by a handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.TimeZone;

public class ZoneSetByHandle {
    public static void main(String[] args) throws Throwable {
        MethodType type = MethodType.methodType(String.class, String.class, String.class);
        Object old = MethodHandles.lookup().findStatic(System.class, "set" + "Property", type)
            .invoke("user.timezone", "Asia/Tokyo");
        assert TimeZone.getDefault().getID().equals("Asia/Tokyo");
    }
}
