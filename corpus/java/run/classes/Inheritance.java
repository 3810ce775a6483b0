public class Inheritance {
    static class Animal {
        protected String name;
        static int count;

        Animal(String name) {
            this.name = name;
            count++;
            init();
        }

        void init() {
            System.out.println("Animal.init " + name);
        }

        String sound() {
            return "...";
        }

        String describe() {
            return name + " says " + sound() + " " + kind();
        }

        static String kind() {
            return "animal";
        }

        private String secret() {
            return "animal secret";
        }

        String reveal() {
            return secret();
        }
    }

    static class Dog extends Animal {
        int legs = 4;
        String name = "shadow";

        Dog(String n) {
            super(n);
            System.out.println("Dog ctor legs " + legs);
        }

        @Override
        void init() {
            System.out.println("Dog.init legs " + legs + " " + name + " " + super.name);
        }

        @Override
        String sound() {
            return "Woof";
        }

        static String kind() {
            return "dog";
        }

        private String secret() {
            return "dog secret";
        }

        String both() {
            return super.sound() + sound() + super.describe() + ((Animal) this).name + this.name;
        }
    }

    static final class Puppy extends Dog {
        Puppy() {
            super("pup");
        }

        @Override
        String sound() {
            return super.sound().toLowerCase() + "!";
        }
    }

    static abstract class Template {
        final String run() {
            return before() + body() + after();
        }

        String before() {
            return "<";
        }

        abstract String body();

        String after() {
            return ">";
        }
    }

    static void over(Object o) { System.out.println("Object"); }

    static void over(String s) { System.out.println("String"); }

    static void over(Integer i) { System.out.println("Integer"); }

    static void over(int i) { System.out.println("int"); }

    static void over(long l) { System.out.println("long"); }

    static void over(double d) { System.out.println("double"); }

    static void over(Animal a) { System.out.println("Animal"); }

    static void over(Dog d) { System.out.println("Dog"); }

    public static void main(String[] args) {
        Animal[] zoo = {new Animal("thing"), new Dog("rex"), new Puppy()};
        for (Animal a : zoo) {
            System.out.println(a.describe() + " " + a.reveal() + " " + a.name + " " + a.getClass().getSimpleName());
        }
        System.out.println(((Dog) zoo[1]).both() + " " + ((Dog) zoo[2]).both());
        System.out.println(((Dog) zoo[1]).name + " " + ((Animal) zoo[1]).name + " " + Animal.count + " " + Dog.count);
        System.out.println(new Template() { String body() { return "body"; } }.run());
        System.out.println(new Template() { String body() { return "x"; } String after() { return "|" + super.after(); } }.run());
        byte b = 1;
        short s = 1;
        char c = 'c';
        float f = 1;
        over(b); over(s); over(c); over(1); over(1L); over(f); over(1.0); over("s"); over(Integer.valueOf(1)); over((Object) "s"); over(zoo[1]); over((Dog) zoo[1]); over(new Puppy()); over(Long.valueOf(1)); over('x' + 1L);
    }
}
