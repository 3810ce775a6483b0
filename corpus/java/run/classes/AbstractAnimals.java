public class AbstractAnimals {
    static abstract class An { abstract String say(); public String toString() { return getClass().getSimpleName() + ":" + say(); } }
    static class Dog extends An { String say() { return "woof"; } }
    static class Loud extends Dog { String say() { return super.say().toUpperCase() + "!"; } }

    public static void main(String[] args) {
        for (An a : new An[] {new Dog(), new Loud(), new An() { String say() { return "..."; } }}) System.out.println(a);
    }
}
