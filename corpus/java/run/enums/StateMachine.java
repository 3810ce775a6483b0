import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

public class StateMachine {
    enum State {
        IDLE {
            State on(Event e) {
                return e == Event.START ? RUNNING : this;
            }
        },
        RUNNING {
            State on(Event e) {
                return switch (e) {
                    case PAUSE -> PAUSED;
                    case STOP -> STOPPED;
                    case START -> throw new IllegalStateException("already " + this);
                    default -> this;
                };
            }
        },
        PAUSED {
            State on(Event e) {
                return e == Event.RESUME ? RUNNING : e == Event.STOP ? STOPPED : this;
            }
        },
        STOPPED {
            State on(Event e) {
                return this;
            }

            @Override
            boolean terminal() {
                return true;
            }
        };

        abstract State on(Event e);

        boolean terminal() {
            return false;
        }
    }

    enum Event { START, PAUSE, RESUME, STOP }

    public static void main(String[] args) {
        State s = State.IDLE;
        Map<State, Integer> visits = new EnumMap<>(State.class);
        for (String w : "PAUSE START START PAUSE RESUME RESUME STOP START".split(" ")) {
            Event e = Event.valueOf(w);
            try {
                State n = s.on(e);
                System.out.println(s + " --" + e + "--> " + n + (n.terminal() ? " (terminal)" : ""));
                s = n;
            } catch (IllegalStateException x) {
                System.out.println("error: " + x.getMessage());
            }
            visits.merge(s, 1, Integer::sum);
        }
        System.out.println(visits);
        Map<State, Set<State>> reach = new EnumMap<>(State.class);
        for (State a : State.values()) {
            Set<State> t = EnumSet.noneOf(State.class);
            for (Event e : Event.values()) {
                try {
                    t.add(a.on(e));
                } catch (IllegalStateException x) {
                    t.add(a);
                }
            }
            reach.put(a, t);
        }
        System.out.println(reach);
    }
}
