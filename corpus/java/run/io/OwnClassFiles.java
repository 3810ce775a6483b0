import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What lies in a folder of the class path is the program's own: it can be listed, looked at and opened in every way. */
public class OwnClassFiles {
    static class Neighbour {}

    interface Other {}

    public static void main(String[] args) throws Exception {
        URL address = OwnClassFiles.class.getResource("OwnClassFiles.class");
        Path file = Path.of(address.toURI());
        Path folder = file.getParent();
        attributes(file, folder);
        listings(folder);
        channels(file);
        missing(folder);
        byFolder(folder);
    }

    static void attributes(Path file, Path folder) throws IOException {
        System.out.println(Files.exists(file) + " " + Files.isRegularFile(file) + " " + Files.isDirectory(file));
        System.out.println(Files.isDirectory(folder) + " " + Files.isReadable(file) + " " + Files.isSymbolicLink(file));
        BasicFileAttributes all = Files.readAttributes(file, BasicFileAttributes.class);
        System.out.println(all.isRegularFile() + " " + (all.size() == file.toFile().length()));
        System.out.println(all.lastModifiedTime().toMillis() == file.toFile().lastModified());
        System.out.println(file.toFile().canRead() + " " + file.toFile().isFile() + " " + folder.toFile().isDirectory());
        System.out.println(file.toRealPath().equals(file.toFile().getCanonicalFile().toPath()));
        File around = new File(folder.toFile(), "no/../OwnClassFiles.class");
        System.out.println(around.getCanonicalPath().endsWith("OwnClassFiles.class"));
        System.out.println(folder.toUri().toString().endsWith("/") + " " + file.toUri().toString().endsWith("/"));
    }

    static void listings(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            System.out.println(all.map(p -> p.getFileName().toString()).filter(OwnClassFiles::mine).sorted().toList());
        }
        try (DirectoryStream<Path> some = Files.newDirectoryStream(folder, "OwnClassFiles$*.class")) {
            int count = 0;
            for (Path one : some) count += one.toString().endsWith(".class") ? 1 : 0;
            System.out.println(count);
        }
        try (Stream<Path> all = Files.walk(folder)) {
            System.out.println(all.filter(p -> mine(p.getFileName().toString())).count());
        }
        String[] names = folder.toFile().list();
        System.out.println(Arrays.stream(names).filter(OwnClassFiles::mine).count());
    }

    static boolean mine(String name) {
        return name.startsWith("OwnClassFiles");
    }

    static void channels(Path file) throws IOException {
        try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "r")) {
            System.out.println(Integer.toHexString(random.readInt()) + " " + random.getFilePointer());
            random.seek(1);
            System.out.println(random.read() == 0xFE);
            random.seek(random.length());
            System.out.println(random.read());
        }
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer four = ByteBuffer.allocate(4);
            System.out.println(channel.read(four) + " " + Integer.toHexString(four.getInt(0)) + " " + channel.position());
            ByteBuffer two = ByteBuffer.allocateDirect(2);
            System.out.println(channel.read(two, 2) + " " + Integer.toHexString(two.getShort(0) & 0xFFFF));
            ByteBuffer[] parts = {ByteBuffer.allocate(1), ByteBuffer.allocate(3)};
            channel.position(0);
            System.out.println(channel.read(parts) + " " + Integer.toHexString(parts[1].get(0) & 0xFF));
            MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            System.out.println(Integer.toHexString(map.getInt(0)) + " " + (map.limit() == channel.size()) + map.isReadOnly());
            channel.position(channel.size());
            System.out.println(channel.read(four.clear()));
        }
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            System.out.println(channel.size() == Files.size(file));
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream(file.toFile()))) {
            System.out.println(Integer.toHexString(in.readInt()));
        }
        System.out.println(Files.readAllBytes(file).length == Files.size(file));
    }

    static void missing(Path folder) {
        Path none = folder.resolve("there-is-none");
        System.out.println(Files.exists(none) + " " + Files.notExists(none) + " " + none.toFile().exists());
        try {
            Files.size(none);
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage().endsWith("there-is-none"));
        } catch (IOException e) {
            System.out.println("another exception: " + e);
        }
        try {
            Files.list(folder.resolve("OwnClassFiles.class")).close();
        } catch (NotDirectoryException e) {
            System.out.println("no folder");
        } catch (IOException e) {
            System.out.println("another exception: " + e);
        }
        for (String mode : List.of("r")) {
            try {
                new RandomAccessFile(none.toFile(), mode).close();
            } catch (FileNotFoundException e) {
                System.out.println(e.getMessage().substring(e.getMessage().indexOf('(')));
            } catch (IOException e) {
                System.out.println("another exception: " + e);
            }
        }
    }

    static void byFolder(Path folder) throws Exception {
        URL root = OwnClassFiles.class.getClassLoader().getResource("");
        System.out.println(root.getProtocol() + " " + Path.of(root.toURI()).equals(folder));
        try (BufferedReader reader = Files.newBufferedReader(Path.of(OwnClassFiles.class.getResource("OwnClassFiles$Other.class").toURI()), java.nio.charset.StandardCharsets.ISO_8859_1)) {
            System.out.println(reader.readLine() != null);
        }
    }
}
