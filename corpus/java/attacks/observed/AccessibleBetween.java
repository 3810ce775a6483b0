// expect: exception
// A method is made accessible by one thread and called by another.
public class AccessibleBetween { 
 static class P { private static void f() { } }
 public static void main(String[] a) throws Throwable { var m = java.lang.Integer.class.getDeclaredMethod("toString"); 
  var f = java.util.ArrayList.class.getMethod("size"); Thread u = new Thread(() -> { f.setAccessible(true); f.setAccessible(false); }); u.start(); if (f.isAccessible()) throw new RuntimeException(); u.join(); } }
