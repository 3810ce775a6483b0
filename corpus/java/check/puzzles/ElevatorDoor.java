// expect: assertion
// pair: ElevatorSafe
// The elevator moves when its door is closed, and the door opens when the elevator stands, but looking and acting are
// separate steps.
public class ElevatorDoor {
    private boolean open, moving;

    synchronized boolean isOpen() {
        return open;
    }

    synchronized boolean isMoving() {
        return moving;
    }

    synchronized void setOpen(boolean value) {
        open = value;
        assert !(open && moving) : "moving with an open door"; //! assertion
    }

    synchronized void setMoving(boolean value) {
        moving = value;
        assert !(open && moving) : "moving with an open door"; //! assertion
    }

    public static void main(String[] args) {
        ElevatorDoor elevator = new ElevatorDoor();
        new Thread(() -> {
            if (!elevator.isMoving()) {
                elevator.setOpen(true);
                elevator.setOpen(false);
            }
        }).start();
        if (!elevator.isOpen()) {
            elevator.setMoving(true);
            elevator.setMoving(false);
        }
    }
}
