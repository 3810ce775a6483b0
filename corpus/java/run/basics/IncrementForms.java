public class IncrementForms {
    static int calls;
    static int[] arr = {1, 2, 3};
    static int idx() { calls++; return 1; }
    int f = 5;
    static IncrementForms self = new IncrementForms();
    static IncrementForms get() { calls++; return self; }

    public static void main(String[] args) {
        arr[idx()]++;
        arr[idx()] += 10;
        ++arr[idx()];
        System.out.println(arr[1] + " " + calls);
        get().f++;
        get().f <<= 2;
        System.out.println(get().f-- + " " + --get().f + " " + calls);
        long l = Integer.MAX_VALUE;
        l++;
        int i = (int) l++;
        System.out.println(l + " " + i);
        double d = 0.5;
        d++;
        float g = --self.f;
        System.out.println(d-- + " " + d + " " + g);
        char c = 'z';
        c++;
        System.out.println(c++ + " " + c);
        byte b = (byte) 127;
        System.out.println(b++ + " " + b + " " + -b + " " + (b >>> 1));
        Integer boxed = 127;
        Integer old = boxed++;
        System.out.println(old + " " + boxed + " " + (old == 127));
        int x = 5;
        x = x-- - --x;
        System.out.println(x);
    }
}
