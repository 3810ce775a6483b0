public class ThreadNumbers {
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {});
        Thread second = new Thread(null, () -> {}, "named");
        System.out.println(second.getId() - first.getId());
        System.out.println(Thread.currentThread().getName() + " " + first.getName() + " " + second.getName());
        System.out.println(Thread.activeCount() + " " + Thread.currentThread().getThreadGroup());
        first.start();
        first.join();
        System.out.println(first.getThreadGroup() + " " + first.getState() + " " + Thread.activeCount());
    }
}
