import java.lang.reflect.*;
import java.util.*;
public class MemberOrder {
    static class A {
        void f(int a) {
        }
        void f(String s) {
        }
        void f() {
        }
        void f(long l) {
        }
        void f(char c) {
        }
    }
    static class B {
        public void zz() {
        }
        void f(int a) {
        }
        void g() {
        }
        void f(String s) {
        }
        void f() {
        }
        void h(int x) {
        }
        void h() {
        }
        void h(long x) {
        }
    }
    static class C {
        C() {
        }
        C(int a) {
        }
        C(String s) {
        }
        C(long l,int b) {
        }
    }
    static class D {
        D(int a) {
        }
        D() {
        }
        void m() {
        }
        D(String s) {
        }
    }
    public static void main(String[] a) {
        for(Class<?> c:new Class<?>[]{A.class,B.class,C.class,D.class}) {
            for(Method m:c.getDeclaredMethods()) System.out.print(m.getName()+Arrays.toString(m.getParameterTypes())+" ");
            for(Constructor<?> m:c.getDeclaredConstructors()) System.out.print(Arrays.toString(m.getParameterTypes())+" ");
            System.out.println();
        }
    }
}
