package shop;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ClockTest {
    static int value;

    /** Several assertions in one: the message is made when it is asked for. */
    static class Several extends AssertionError {
        @Override
        public String getMessage() {
            return "2 failures: " + "the first" + ", the second";
        }
    }

    private static void await(int counts) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(counts);
        new Thread(latch::countDown).start();
        if (!latch.await(5, TimeUnit.SECONDS)) {
            throw new AssertionError("nobody came");
        }
    }

    @Test
    void guardsItsWait() throws InterruptedException {
        await(1);
    }

    @Test
    void waitsForNobody() throws InterruptedException {
        await(2);
    }

    @Test
    void reliesOnAPause() throws InterruptedException {
        value = 0;
        new Thread(() -> value = 1).start();
        Thread.sleep(100);
        if (value != 1) {
            throw new AssertionError("not yet");
        }
    }

    private static void sleeper() throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(2000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        sleeper.join();
    }

    @Test
    @Timeout(1)
    void sleepsTooLong() throws InterruptedException {
        sleeper();
    }

    @Test
    @Timeout(3)
    void sleepsShortEnough() throws InterruptedException {
        sleeper();
    }

    @Test
    void failsTwice() {
        throw new Several();
    }

    @Test
    void usesAFile() throws Exception {
        Path folder = Files.createTempDirectory("clock");
        Path file = Files.writeString(folder.resolve("a"), "text");
        File[] found = folder.toFile().listFiles();
        if (found.length != 1 || !Files.readString(found[0].toPath()).equals("text")) {
            throw new AssertionError("not what was written");
        }
        Files.delete(file);
        Files.delete(folder);
    }
}
