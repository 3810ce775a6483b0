// jdk: 25+
import static java.lang.foreign.ValueLayout.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** Memory outside the heap and arrays seen as memory, through layouts and variable handles. */
public class MemorySegments {
    static final StructLayout POINT =
            MemoryLayout.structLayout(JAVA_INT.withName("x"), JAVA_INT.withName("y")).withName("Point");
    static final SequenceLayout POINTS = MemoryLayout.sequenceLayout(5, POINT);
    static final VarHandle Y = POINT.varHandle(PathElement.groupElement("y"));
    static final VarHandle X_OF = POINTS.varHandle(PathElement.sequenceElement(), PathElement.groupElement("x"));

    static void show(String name, Callable<?> action) {
        String text;
        try {
            text = " = " + action.call();
        } catch (Throwable e) {
            text = " ! " + e;
        }
        System.out.println(name + text.replaceAll("(heapBase: \\[.@|address: 0x)[0-9a-f]+", "$1"));
    }

    static void structs(Arena arena) {
        MemorySegment points = arena.allocate(POINTS);
        for (int i = 0; i < 5; i++) {
            X_OF.set(points, 0L, (long) i, i * 10);
            Y.set(points.asSlice(i * POINT.byteSize(), POINT), 0L, -i);
        }
        StringBuilder text = new StringBuilder();
        points.elements(POINT).forEach(p -> text.append(p.get(JAVA_INT, 0)).append('/').append((int) Y.get(p, 0L)).append(' '));
        System.out.println(text);
        System.out.println((int) X_OF.getAndAdd(points, 0L, 2L, 5) + " " + (int) X_OF.getVolatile(points, 0L, 2L));
        System.out.println(X_OF.compareAndSet(points, 0L, 2L, 25, 99) + " " + (int) X_OF.getAcquire(points, 0L, 2L));
        System.out.println(X_OF.varType() + " " + X_OF.coordinateTypes());
        System.out.println(Y.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        System.out.println(Y.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        show("index", () -> X_OF.get(points, 0L, 9L));
        show("type", () -> {
            X_OF.set(points, 0L, 1L, "text");
            return null;
        });
        show("handle", () -> {
            try {
                return (int) X_OF.toMethodHandle(VarHandle.AccessMode.GET).invoke(points, 0L, 1L);
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        System.out.println(POINTS + " " + POINT.byteAlignment() + " " + POINT.memberLayouts());
        System.out.println(POINTS.byteOffset(PathElement.sequenceElement(3), PathElement.groupElement("y")));
        show("path", () -> POINT.varHandle(PathElement.groupElement("z")));
        show("alignment", () -> MemoryLayout.structLayout(JAVA_BYTE, JAVA_INT));
    }

    static void values(Arena arena) {
        Object[] samples = {(byte) -3, true, 'x', (short) -300, 77, 1L << 40, 1.5f, 2.5};
        ValueLayout[] layouts =
                {JAVA_BYTE, JAVA_BOOLEAN, JAVA_CHAR, JAVA_SHORT, JAVA_INT, JAVA_LONG, JAVA_FLOAT, JAVA_DOUBLE};
        for (int i = 0; i < layouts.length; i++) {
            MemorySegment segment = arena.allocate(layouts[i]);
            VarHandle handle = layouts[i].varHandle();
            handle.set(segment, 0L, samples[i]);
            VarHandle swapped = layouts[i].withOrder(ByteOrder.BIG_ENDIAN).varHandle();
            System.out.print(layouts[i] + "=" + handle.get(segment, 0L) + " " + swapped.get(segment, 0L) + ", ");
        }
        System.out.println();
        MemorySegment text = arena.allocateFrom("h\u00e9llo");
        System.out.println(text.byteSize() + " " + text.getString(0));
        text.setString(0, "bye");
        System.out.println(text.getString(0));
        MemorySegment pointer = arena.allocate(ADDRESS);
        pointer.set(ADDRESS, 0, text);
        System.out.println(pointer.get(ADDRESS, 0).address() == text.address());
    }

    static void arrays(Arena arena) {
        MemorySegment numbers = arena.allocateFrom(JAVA_INT, 5, 4, 3, 2, 1);
        int[] copy = numbers.toArray(JAVA_INT);
        Arrays.sort(copy);
        MemorySegment.copy(copy, 0, numbers, JAVA_INT, 0, 5);
        System.out.println(Arrays.toString(numbers.toArray(JAVA_INT)) + " " + numbers.getAtIndex(JAVA_INT, 4));
        show("past the end", () -> numbers.getAtIndex(JAVA_INT, 5));
        show("slice", () -> numbers.asSlice(8, 100));
        show("read only", () -> {
            numbers.asReadOnly().set(JAVA_INT, 0, 1);
            return null;
        });
        System.out.println(numbers.get(JAVA_INT_UNALIGNED, 1) + " " + numbers.asByteBuffer().get(4));
        System.out.println(numbers.mismatch(arena.allocateFrom(JAVA_INT, 1, 2, 9)) + " " + numbers.isNative());
        SegmentAllocator slices = SegmentAllocator.slicingAllocator(arena.allocate(32));
        System.out.println(slices.allocate(8).byteSize() + " " + slices.allocateFrom(JAVA_LONG, 5L).get(JAVA_LONG, 0));
        show("used up", () -> slices.allocate(100));

        MemorySegment bytes = MemorySegment.ofArray(new byte[16]);
        bytes.fill((byte) 1);
        System.out.println(bytes.get(JAVA_INT_UNALIGNED, 3) + " " + bytes.get(JAVA_LONG_UNALIGNED, 8));
        show("aligned", () -> bytes.get(JAVA_INT, 0));
        VarHandle fourth = MethodHandles.insertCoordinates(JAVA_INT_UNALIGNED.varHandle(), 1, 4L);
        fourth.set(bytes, 0x01020304);
        System.out.println(Arrays.toString(bytes.toArray(JAVA_BYTE)) + " " + (int) fourth.get(bytes));
        VarHandle exact = JAVA_INT.varHandle().withInvokeExactBehavior();
        show("exact", () -> {
            exact.set(bytes, 0L, (short) 1);
            return null;
        });
    }

    static void adapted() {
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = {1, 2, 3};
        VarHandle second = MethodHandles.insertCoordinates(element, 1, 1);
        second.set(array, 42);
        System.out.println((int) second.getAndAdd(array, 1) + " " + array[1] + " " + second);
        VarHandle more = MethodHandles.dropCoordinates(element, 1, String.class);
        System.out.println((int) more.get(array, "ignored", 2));
        VarHandle turned = MethodHandles.permuteCoordinates(element, List.of(int.class, int[].class), 1, 0);
        System.out.println((int) turned.get(0, array));
    }

    static void shared() throws InterruptedException {
        Arena arena = Arena.ofShared();
        MemorySegment counter = arena.allocate(JAVA_LONG);
        VarHandle handle = JAVA_LONG.varHandle();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 100; n++) {
                    long before = (long) handle.getAndAdd(counter, 0L, 1L);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter.get(JAVA_LONG, 0));
        arena.close();
        show("closed", () -> counter.get(JAVA_LONG, 0));
        show("twice", () -> {
            arena.close();
            return null;
        });
        show("global", () -> {
            Arena.global().close();
            return null;
        });
    }

    public static void main(String[] args) throws Exception {
        try (Arena arena = Arena.ofConfined()) {
            structs(arena);
            values(arena);
            arrays(arena);
        }
        adapted();
        shared();
        MemorySegment gone;
        try (Arena arena = Arena.ofConfined()) {
            gone = arena.allocate(8);
        }
        gone.get(JAVA_INT, 0);
    }
}
