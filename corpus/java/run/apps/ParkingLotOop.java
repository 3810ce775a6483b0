import java.util.*;

public class ParkingLotOop {
    enum Size { SMALL, MEDIUM, LARGE }

    static abstract class Vehicle {
        private final String plate;

        Vehicle(String plate) {
            this.plate = Objects.requireNonNull(plate);
        }

        abstract Size size();

        @Override
        public final String toString() {
            return getClass().getSimpleName() + "(" + plate + ")";
        }
    }

    static class Moto extends Vehicle {
        Moto(String p) { super(p); }

        Size size() { return Size.SMALL; }
    }

    static class Car extends Vehicle {
        Car(String p) { super(p); }

        Size size() { return Size.MEDIUM; }
    }

    static class Truck extends Vehicle {
        Truck(String p) { super(p); }

        Size size() { return Size.LARGE; }
    }

    static class Lot {
        private final EnumMap<Size, Integer> free = new EnumMap<>(Size.class);
        private final Map<Vehicle, Size> parked = new LinkedHashMap<>();

        Lot(int s, int m, int l) {
            free.put(Size.SMALL, s);
            free.put(Size.MEDIUM, m);
            free.put(Size.LARGE, l);
        }

        Optional<Size> park(Vehicle v) {
            if (parked.containsKey(v)) throw new IllegalStateException(v + " already parked");
            for (Size s : EnumSet.range(v.size(), Size.LARGE)) {
                if (free.get(s) > 0) {
                    free.merge(s, -1, Integer::sum);
                    parked.put(v, s);
                    return Optional.of(s);
                }
            }
            return Optional.empty();
        }

        void leave(Vehicle v) {
            Size s = parked.remove(v);
            if (s == null) throw new NoSuchElementException(v + " not here");
            free.merge(s, 1, Integer::sum);
        }
    }

    public static void main(String[] args) {
        Lot lot = new Lot(1, 1, 1);
        Vehicle[] vs = {new Moto("m1"), new Moto("m2"), new Car("c1"), new Truck("t1"), new Moto("m3")};
        for (Vehicle v : vs) System.out.println(v + " -> " + lot.park(v).map(Enum::name).orElse("full") + " " + lot.free);
        lot.leave(vs[1]);
        System.out.println(lot.park(vs[3]) + " " + lot.parked);
        for (Runnable r : List.<Runnable>of(() -> lot.leave(vs[4]), () -> lot.park(vs[0]), () -> new Car(null))) {
            try {
                r.run();
            } catch (IllegalStateException | NoSuchElementException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
