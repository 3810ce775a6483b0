import java.nio.file.*;
import java.io.*;
import java.util.*;
public class PathText {
    static void p(Object o) {
        System.out.println(o);
    }
    public static void main(String[] a) throws Exception {
        Path q=Path.of("/a/b/../c/./d.txt");
        p(q+" "+q.normalize()+" "+q.getFileName()+" "+q.getParent()+" "+q.getRoot()+" "+q.getNameCount()+" "+q.subpath(1,3)+" "+q.isAbsolute());
        p(Paths.get("x","y","z").resolve("w")+" "+Path.of("/a/b").relativize(Path.of("/a/c/d"))+" "+Path.of("/a/b").resolveSibling("k")+" "+q.startsWith("/a")+" "+q.endsWith("d.txt"));
        for(Path e:q) System.out.print(e+",");
        p("");
        p(Path.of("a").compareTo(Path.of("b"))+" "+Path.of("a").equals(Path.of("a"))+" "+Path.of("foo").hashCode()+" "+Path.of("").toString().isEmpty());
        p(FileSystems.getDefault().getSeparator()+" "+FileSystems.getDefault().getPathMatcher("glob:*.{java,class}").matches(Path.of("x.java"))+" "+FileSystems.getDefault().getPathMatcher("regex:.*\\.txt").matches(Path.of("x.txt"))+" "+FileSystems.getDefault().isOpen());
        try {
            Path.of("a\0b");
        } catch(InvalidPathException e) {
            p(e.getMessage());
        }
        File f=new File("/tmp/x/../y.txt");
        p(f.getName()+" "+f.getParent()+" "+f.getPath()+" "+f.isAbsolute()+" "+f.getAbsolutePath()+" "+File.separator+File.pathSeparator+" "+new File("a","b")+" "+new File("rel/q").getParentFile()+" "+f.hashCode()+" "+f.equals(new File("/tmp/x/../y.txt"))+" "+f.toPath()+" "+f.compareTo(new File("/a")));
    }
}
