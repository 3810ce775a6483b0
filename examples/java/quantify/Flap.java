import sojourner.Symbolic;

/** A flap that the wind pushes: beyond its stops it is out of control. Ask with the profiles in wind.profile. */
public class Flap {
    public static void main(String[] args) {
        int wind = Symbolic.intIn("wind", -20, 20);
        int position = 30 + wind;
        assert position >= 20 && position <= 40 : "the flap is beyond its stops";
    }
}
