import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Temporary files, by streams, readers, random access, channels and paths: written, listed, renamed, deleted. */
public class TemporaryFiles {
    interface Action {
        Object run() throws Exception;
    }

    static String root;

    /** What an action gives, or throws, without the names that were made up. */
    static void show(String what, Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (Exception e) {
            text = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        System.out.println(what + ": " + text.replace(root, "ROOT"));
    }

    static void streams(File folder) throws Exception {
        File file = new File(folder, "a.txt");
        show("exists", file::exists);
        show("missing", () -> new FileInputStream(file));
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write("hello".getBytes());
            out.write('!');
        }
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write(" and more\n".getBytes());
        }
        show("length", file::length);
        show("is file", () -> file.isFile() + " " + file.isDirectory() + " " + file.canRead() + " " + file.canWrite());
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            show("line", in::readLine);
            show("line", in::readLine);
        }
        try (FileInputStream in = new FileInputStream(file)) {
            show("available", in::available);
            show("skipped", () -> in.skip(6));
            show("byte", in::read);
            show("rest", () -> new String(in.readAllBytes()));
            show("end", in::read);
            in.close();
            show("closed", in::read);
        }
        try (PrintWriter out = new PrintWriter(new FileWriter(file))) {
            out.printf("%d %s%n", 7, "lines");
        }
        show("after", () -> Files.readString(file.toPath()));
        show("a folder", () -> new FileOutputStream(folder));
        show("below a file", () -> new FileOutputStream(new File(file, "x")));
        show("nowhere", () -> new FileOutputStream(new File(folder, "none/x")));
    }

    static void anywhere(File folder) throws Exception {
        File file = new File(folder, "random");
        try (RandomAccessFile random = new RandomAccessFile(file, "rw")) {
            random.writeInt(42);
            random.writeUTF("text");
            random.seek(100);
            random.write(9);
            show("length", random::length);
            random.seek(0);
            show("int", random::readInt);
            show("text", random::readUTF);
            show("pointer", random::getFilePointer);
            random.setLength(8);
            show("cut", () -> random.length() + " " + random.getFilePointer());
        }
        show("read only", () -> {
            try (RandomAccessFile random = new RandomAccessFile(file, "r")) {
                random.write(1);
                return "written";
            }
        });
    }

    static void folders(File folder) throws Exception {
        File sub = new File(folder, "sub/deep");
        show("mkdir", sub::mkdir);
        show("mkdirs", sub::mkdirs);
        show("mkdirs", sub::mkdirs);
        show("new", () -> new File(sub, "one").createNewFile() + " " + new File(sub, "one").createNewFile());
        show("up", () -> new File(sub, "../deep/./one").getCanonicalPath());
        show("names", () -> sorted(sub.list()));
        show("no folder", () -> sorted(new File(sub, "one").list()));
        show("delete", () -> sub.delete() + " " + new File(sub, "one").delete() + " " + sub.delete());
        show("rename", () -> {
            File from = new File(folder, "a.txt");
            File to = new File(folder, "sub/b.txt");
            return from.renameTo(to) + " " + from.exists() + " " + to.length();
        });
        show("files", () -> sorted(folder.list()));
        show("the empty path", () -> new File("").exists() + " " + new File("").isDirectory());
    }

    static String sorted(String[] names) {
        if (names == null) {
            return "null";
        }
        Arrays.sort(names);
        return Arrays.toString(names);
    }

    static void paths(Path folder) throws Exception {
        Path file = folder.resolve("p.txt");
        show("read", () -> Files.readString(file));
        show("size", () -> Files.size(file));
        Files.write(file, List.of("one", "two", "three"));
        show("lines", () -> Files.readAllLines(file));
        show("append", () -> Files.writeString(file, "four\n", StandardOpenOption.APPEND).getFileName());
        show("again", () -> Files.createFile(file));
        show("new only", () -> Files.writeString(file, "", StandardOpenOption.CREATE_NEW));
        show("stream", () -> {
            try (Stream<String> lines = Files.lines(file)) {
                return lines.filter(line -> line.length() > 3).collect(Collectors.joining(","));
            }
        });
        show("attributes", () -> {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return found.size() + " " + found.isRegularFile() + " " + found.isDirectory() + " " + found.isSymbolicLink();
        });
        Path copy = folder.resolve("copy.txt");
        show("copy", () -> Files.copy(file, copy).getFileName() + " " + Files.size(copy));
        show("copy again", () -> Files.copy(file, copy));
        show("replace", () -> Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING).getFileName());
        show("move", () -> Files.move(copy, folder.resolve("moved.txt"), StandardCopyOption.ATOMIC_MOVE).getFileName());
        show("moved", () -> Files.exists(copy) + " " + Files.notExists(copy) + " " + Files.isRegularFile(folder.resolve("moved.txt")));
        show("mismatch", () -> Files.mismatch(file, folder.resolve("moved.txt")));
        show("same", () -> Files.isSameFile(file, folder.resolve("./p.txt")));
        show("real", () -> folder.resolve("sub/../p.txt").toRealPath());
        show("listed", () -> {
            StringBuilder names = new StringBuilder();
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.txt")) {
                List<String> all = new java.util.ArrayList<>();
                entries.forEach(entry -> all.add(entry.getFileName().toString()));
                all.sort(null);
                names.append(all);
            }
            return names;
        });
        show("not empty", () -> {
            Files.delete(folder);
            return "deleted";
        });
        show("walk", () -> {
            try (Stream<Path> all = Files.walk(folder)) {
                return all.map(path -> folder.relativize(path).toString()).sorted().collect(Collectors.toList());
            }
        });
    }

    static void channels(Path folder) throws Exception {
        Path file = folder.resolve("channel");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            show("written", () -> channel.write(ByteBuffer.wrap("0123456789".getBytes())));
            show("position", channel::position);
            show("at", () -> channel.write(ByteBuffer.wrap("ab".getBytes()), 3));
            channel.position(2);
            ByteBuffer buffer = ByteBuffer.allocate(4);
            show("read", () -> channel.read(buffer) + " " + new String(buffer.array()));
            show("cut", () -> channel.truncate(5).size() + " " + channel.position());
            show("end", () -> channel.read(ByteBuffer.allocate(1)));
            try (FileChannel other = FileChannel.open(folder.resolve("other"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                show("transferred", () -> channel.transferTo(1, 3, other) + " " + other.size());
            }
            show("locked", () -> channel.tryLock().isValid());
        }
        show("other", () -> Files.readString(folder.resolve("other")));
        show("out", () -> {
            try (var out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
                out.write("xyz".getBytes());
            }
            return Files.readString(file);
        });
        show("deleted while open", () -> {
            try (FileInputStream in = new FileInputStream(file.toFile())) {
                Files.delete(file);
                return Files.exists(file) + " " + new String(in.readAllBytes());
            }
        });
    }

    static void remove(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException exception) throws IOException {
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("temporary");
        root = folder.toString();
        streams(folder.toFile());
        anywhere(folder.toFile());
        folders(folder.toFile());
        paths(folder);
        channels(folder);
        File made = File.createTempFile("abc", ".tmp", folder.toFile());
        System.out.println(made.getName().startsWith("abc") + " " + made.getName().endsWith(".tmp") + " " + made.length());
        Path other = Files.createTempFile(folder, "abc", null);
        System.out.println(other.getFileName().toString().endsWith(".tmp") + " " + !other.toFile().equals(made));
        remove(folder);
        System.out.println(Files.exists(folder));
        try {
            new FileReader(root + "/a.txt");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().replace(root, "ROOT"));
        }
    }
}
