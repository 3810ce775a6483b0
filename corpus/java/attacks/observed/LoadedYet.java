// expect: assertion
// A loader is asked twice whether it has a class while another thread defines it.
public class LoadedYet extends ClassLoader {
    static class Part {}

    LoadedYet() {
        super(LoadedYet.class.getClassLoader());
    }

    Class<?> look() {
        return findLoadedClass("LoadedYet$Part");
    }

    void define() {
        try {
            byte[] bytes = LoadedYet.class.getResourceAsStream("LoadedYet$Part.class").readAllBytes();
            defineClass("LoadedYet$Part", bytes, 0, bytes.length);
        } catch (java.io.IOException missing) {
            throw new IllegalStateException(missing);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LoadedYet loader = new LoadedYet();
        Thread other = new Thread(loader::define);
        other.start();
        Class<?> first = loader.look();
        Class<?> second = loader.look();
        other.join();
        assert first == second;
    }
}
