import java.util.List;

public class SealedHierarchy {
    sealed interface Vehicle permits Car, Truck, Bike { }

    static final class Car implements Vehicle {
        int seats = 4;
    }

    static non-sealed class Truck implements Vehicle {
        double load() {
            return 10.5;
        }
    }

    static class BigTruck extends Truck {
        @Override
        double load() {
            return super.load() * 2;
        }
    }

    enum Bike implements Vehicle { CITY, RACE }

    sealed static abstract class Node {
        static final class Leaf extends Node {
            final int v;

            Leaf(int v) {
                this.v = v;
            }
        }

        static final class Branch extends Node {
            final Node l, r;

            Branch(Node l, Node r) {
                this.l = l;
                this.r = r;
            }
        }

        int sum() {
            if (this instanceof Leaf lf) return lf.v;
            if (this instanceof Branch b) return b.l.sum() + b.r.sum();
            throw new AssertionError();
        }
    }

    static String describe(Vehicle v) {
        if (v instanceof Car c && c.seats > 3) return "car " + c.seats;
        if (!(v instanceof Truck t)) return "not truck " + (v instanceof Bike b ? b.name() : "?");
        return "truck " + t.load();
    }

    public static void main(String[] args) {
        Car small = new Car();
        small.seats = 2;
        for (Vehicle v : List.of(new Car(), small, new Truck(), new BigTruck(), Bike.RACE)) System.out.println(describe(v));
        System.out.println(new Node.Branch(new Node.Leaf(1), new Node.Branch(new Node.Leaf(2), new Node.Leaf(3))).sum());
        System.out.println(Vehicle.class.isSealed() + " " + Truck.class.isSealed() + " " + Vehicle.class.getPermittedSubclasses().length + " " + Car.class.getPermittedSubclasses());
        Object o = "text";
        if (o instanceof String s && s.length() == 4 || o == null) System.out.println("match");
        while (!(o instanceof Integer n)) {
            o = 5;
        }
        System.out.println(n + 1);
    }
}
