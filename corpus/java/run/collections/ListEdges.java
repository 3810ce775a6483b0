import java.util.*;

/** Small methods of lists at their edges: what they throw and from where, how they grow, and what subclasses change. */
public class ListEdges {
    interface Attempt {
        Object run();
    }

    static void show(String what, Attempt attempt) {
        try {
            System.out.println(what + " = " + attempt.run());
        } catch (RuntimeException e) {
            StringBuilder trace = new StringBuilder();
            for (StackTraceElement element : e.getStackTrace()) {
                if (element.getClassName().startsWith("ListEdges")) {
                    break;
                }
                trace.append(' ').append(element.getClassName()).append('.').append(element.getMethodName());
            }
            System.out.println(what + ": " + e + trace);
        }
    }

    /** Hands out another array than it has, and counts. */
    static class Odd extends ArrayList<Object> {
        static int asked;

        @Override
        public Object[] toArray() {
            asked++;
            return new Object[] {"x", "y"};
        }
    }

    static class Nothing {
        Nothing() {
            super();
        }
    }

    static class Less extends Nothing {
        int id = 7;

        int id() {
            return id;
        }
    }

    static int idOf(Less less) {
        return less.id;
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            list.add(i * 37 % 11);
        }
        for (int index : new int[] {-1, 0, 24, 25, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            show("get " + index, () -> list.get(index));
            show("remove " + index, () -> list.remove(index));
            show("check " + index, () -> Objects.checkIndex(index, 24));
        }
        System.out.println(list);
        show("changed while read", () -> {
            for (Integer i : list) {
                if (i == 5) {
                    list.add(i);
                }
            }
            return "unnoticed";
        });
        show("cleared while read", () -> {
            Iterator<Integer> it = list.iterator();
            it.next();
            list.clear();
            return it.hasNext() + " " + it.next();
        });
        show("past the end", () -> new ArrayList<String>().iterator().next());
        list.addAll(Arrays.asList(3, 1, 2));
        show("itself", () -> list.addAll(list));
        show("itself again", () -> list.addAll(list));
        show("none", () -> list.addAll(new ArrayList<>()));
        show("null", () -> list.addAll(null));
        System.out.println(list + " " + list.size());
        Odd odd = new Odd();
        odd.add("own");
        List<Object> objects = new ArrayList<>(20);
        objects.addAll(odd);
        odd.addAll(objects);
        objects.addAll(odd);
        System.out.println(objects + " " + odd.size() + " " + odd.get(1) + " " + Odd.asked);
        List<Object> narrow = new ArrayList<>(Arrays.asList((Object[]) new String[] {"a", "b"}));
        narrow.add(1);
        narrow.set(0, 2);
        System.out.println(narrow + " " + narrow.remove(Integer.valueOf(1)) + narrow.remove(0) + narrow);
        show("compare", () -> {
            Comparable<Integer> five = 5;
            return five.compareTo(4) + " " + five.compareTo(5) + " " + five.compareTo(Integer.MAX_VALUE)
                    + " " + Integer.valueOf(Integer.MIN_VALUE).compareTo(Integer.MAX_VALUE);
        });
        show("compare null", () -> Integer.valueOf(5).compareTo(null));
        @SuppressWarnings({"unchecked", "rawtypes"})
        Comparable<Object> raw = (Comparable) Integer.valueOf(5);
        show("compare another", () -> {
            try {
                return raw.compareTo("five");
            } catch (ClassCastException e) {
                return "ClassCastException from " + e.getStackTrace()[0].getMethodName();
            }
        });
        Less less = new Less();
        System.out.println(less.id() + idOf(less));
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            nested.add(new ArrayList<>(nested.isEmpty() ? List.of(i) : nested.get(i - 1)));
            nested.get(i).add(i);
        }
        nested.remove(1).clear();
        System.out.println(nested);
    }
}
