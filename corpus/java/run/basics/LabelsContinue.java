public class LabelsContinue {
    public static void main(String[] args) {
        int n = 0;
        a:
        for (int i = 0; i < 5; i++) {
            b:
            for (int j = 0; j < 5; j++) {
                for (int k = 0; k < 5; k++) {
                    n++;
                    if (k == j) continue b;
                    if (i + j + k == 7) continue a;
                    if (i == 3 && k == 2) break a;
                }
                n += 100;
            }
            n += 10000;
        }
        System.out.println(n);
        int w = 0;
        outer:
        while (true) {
            do {
                w++;
                if (w % 7 == 0) continue outer;
                if (w > 30) break outer;
            } while (w % 5 != 0);
            w += 2;
        }
        System.out.println(w);
        x:
        {
            y:
            {
                if (w > 0) break x;
                System.out.println("no");
            }
            System.out.println("no");
        }
        do continue; while (w-- > 0);
        System.out.println(w);
    }
}
