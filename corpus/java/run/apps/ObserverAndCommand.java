import java.util.*;
import java.util.function.Consumer;

public class ObserverAndCommand {
    static class EventBus {
        private final Map<Class<?>, List<Consumer<Object>>> subs = new LinkedHashMap<>();

        <E> Runnable on(Class<E> type, Consumer<? super E> c) {
            Consumer<Object> w = o -> c.accept(type.cast(o));
            subs.computeIfAbsent(type, k -> new ArrayList<>()).add(w);
            return () -> subs.get(type).remove(w);
        }

        void publish(Object e) {
            subs.forEach((t, l) -> {
                if (t.isInstance(e)) List.copyOf(l).forEach(c -> c.accept(e));
            });
        }
    }

    interface Command {
        void run();

        void undo();
    }

    static class Editor {
        final StringBuilder text = new StringBuilder();
        final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
        final EventBus bus = new EventBus();

        void exec(Command c) {
            c.run();
            done.push(c);
            undone.clear();
            bus.publish("changed to " + text);
        }

        void insert(int at, String s) {
            exec(new Command() {
                public void run() {
                    text.insert(at, s);
                }

                public void undo() {
                    text.delete(at, at + s.length());
                }
            });
        }

        void delete(int from, int to) {
            String cut = text.substring(from, to);
            exec(new Command() {
                public void run() {
                    text.delete(from, to);
                }

                public void undo() {
                    text.insert(from, cut);
                }
            });
        }

        boolean undo() {
            if (done.isEmpty()) return false;
            Command c = done.pop();
            c.undo();
            undone.push(c);
            bus.publish(text.length());
            return true;
        }

        boolean redo() {
            if (undone.isEmpty()) return false;
            Command c = undone.pop();
            c.run();
            done.push(c);
            return true;
        }
    }

    public static void main(String[] args) {
        Editor e = new Editor();
        Runnable off = e.bus.on(String.class, s -> System.out.println("text: " + s));
        e.bus.on(Integer.class, n -> System.out.println("length: " + n));
        e.bus.on(Object.class, o -> System.out.println("any: " + o.getClass().getSimpleName()));
        e.insert(0, "hello");
        e.insert(5, " world");
        e.delete(0, 1);
        off.run();
        e.insert(0, "J");
        while (e.undo()) System.out.println("  " + e.text);
        System.out.println(e.redo() + " " + e.redo() + " " + e.text);
        e.insert(0, ">");
        System.out.println(e.redo() + " " + e.text);
        try {
            e.delete(3, 100);
        } catch (StringIndexOutOfBoundsException x) {
            System.out.println("bad range, " + e.done.size());
        }
    }
}
