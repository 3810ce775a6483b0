// stdin: look\nnorth\ntake lamp\ninventory\njump\nsouth\nsouth\ntake lamp\ndrop lamp\ninventory\nquit\nafter\n
import java.util.*;
import java.util.function.*;
public class TextAdventure {
    enum Dir {
        NORTH, SOUTH, EAST, WEST;
        Dir opposite() {
            return values()[ordinal() ^ 1];
        }
        static Optional<Dir> of(String s) {
            return Arrays.stream(values()).filter(d -> d.name().equalsIgnoreCase(s)).findFirst();
        }
    }
    static class Room {
        final String name;
        final EnumMap<Dir, Room> exits = new EnumMap<>(Dir.class);
        final Set<String> items = new TreeSet<>();
        Room(String n, String... it) {
            name = n;
            Collections.addAll(items, it);
        }
        void link(Dir d, Room r) {
            exits.put(d, r);
            r.exits.put(d.opposite(), this);
        }
        public String toString() {
            return "%s items=%s exits=%s".formatted(name, items, exits.keySet());
        }
    }
    interface Command extends BiFunction<TextAdventure, String[], Boolean> {
    }
    Room here;
    final List<String> bag = new LinkedList<>();
    final Map<String, Command> commands = new LinkedHashMap<>();
    TextAdventure() {
        Room hall = new Room("Hall"), attic = new Room("Attic", "lamp", "rope"), cellar = new Room("Cellar", "wine");
        hall.link(Dir.NORTH, attic);
        hall.link(Dir.SOUTH, cellar);
        here = hall;
        commands.put("look", (g, a) -> { System.out.println(g.here); return true; });
        commands.put("take", (g, a) -> { if (g.here.items.remove(a[1])) g.bag.add(a[1]); else System.out.println("no " + a[1] + " here"); return true; });
        commands.put("drop", (g, a) -> { if (!g.bag.remove(a[1])) throw new NoSuchElementException(a[1]); g.here.items.add(a[1]); return true; });
        commands.put("inventory", (g, a) -> { System.out.println(g.bag.isEmpty() ? "nothing" : String.join(", ", g.bag)); return true; });
        commands.put("quit", (g, a) -> false);
    }
    boolean step(String line) {
        String[] w = line.trim().toLowerCase().split("\\s+");
        Optional<Dir> d = Dir.of(w[0]);
        if (d.isPresent()) {
            Room next = here.exits.get(d.get());
            if (next == null) System.out.println("a wall");
            else {
                here = next;
                System.out.println("you are in the " + here.name);
            }
            return true;
        }
        return commands.getOrDefault(w[0], (g, a) -> { System.out.println("what is '" + a[0] + "'? try " + g.commands.keySet()); return true; }).apply(this, w);
    }
    public static void main(String[] args) {
        TextAdventure g = new TextAdventure();
        Scanner in = new Scanner(System.in);
        int turns = 0;
        while (in.hasNextLine()) {
            turns++;
            System.out.print("> ");
            if (!g.step(in.nextLine())) break;
        }
        System.out.println("bye after " + turns + " turns in " + g.here);
        System.out.println(in.nextLine());
        g.step("drop sword");
    }
}
