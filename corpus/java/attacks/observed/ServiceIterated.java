// expect: exception
// Two threads share the iterator of a ServiceLoader.
public class ServiceIterated { 
 public static void main(String[] a) throws Throwable { var it = java.util.ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class).iterator();
  Thread u = new Thread(() -> { if (it.hasNext()) it.next(); }); u.start(); if (it.hasNext()) it.next(); u.join(); } }
