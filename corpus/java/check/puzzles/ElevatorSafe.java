// expect: verified
// pair: ElevatorDoor
// Looking and acting are one critical section; both wait for each other and both are done in the end.
public class ElevatorSafe {
    private boolean open, moving;

    synchronized void setOpen(boolean value) throws InterruptedException {
        while (value && moving) {
            wait();
        }
        open = value;
        assert !(open && moving);
        notifyAll();
    }

    synchronized void setMoving(boolean value) throws InterruptedException {
        while (value && open) {
            wait();
        }
        moving = value;
        assert !(open && moving);
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        ElevatorSafe elevator = new ElevatorSafe();
        new Thread(() -> {
            try {
                elevator.setOpen(true);
                elevator.setOpen(false);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        elevator.setMoving(true);
        elevator.setMoving(false);
    }
}
