public class GenProg11x11 {
    static int sf = 3;
    static long sl = -5L;
    static double sd = 0.25;
    static String ss = "s";
    int f = 1;
    long g = 2L;

    static int h0(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if (d0 <= d0) {
            a[Math.floorMod(((7) % i0), a.length)] ^= (byte) (i0);
            l1 = (long) (((float) (sf)) - (d0 / (Double.NaN)));
        }
        if ((-68L) > (long) (i1)) {
            l1 = (long) ((sd * (1e300)) * ((float) (i0)));
            i1 = i1;
        }
        else {
            d0 = ((float) (s.indexOf("")));
        }
        z = sd < sd;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        for (int k1 = 0; k1 < 6; k1 += 1) {
            i0++; i1--; l1 += i0; d0 -= (i1 * s.length());
            i0 += k1;
            switch (((i1 / (-10))) & 0x3070) {
                case 0:
                sf = a[(i0 & 7)]; sl += sf;
                case 4112:
                i1 -= s.indexOf("");
                case 8224:
                l1 -= ((l0 & l0) * (l0 + l0));
                case 12336:
                a[(i0 & 7)] = (z ? i1 : a.length);
                break;
                case 16448:
                a[Math.floorMod((i1 * sf), a.length)] = (int) (d0 % d0);
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= (i0 >>> i1);
            }
        }
        d0 = ((float) (((s.length() / i1) ^ (sf | a.length))));
        final int cap3 = s.indexOf("");
        java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
        i0 = fn2.applyAsInt(i1);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        final int cap2 = a.length;
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        int w3 = 1;
        while (w3-- > 0) {
            switch ((h0(a.length, s.length(), sl)) & 7) {
                case 0:
                i0 = ((((2) - s.length()) | ((39) % i1)) + ~i1);
                break;
                case 1:
                l0 = (((l0 ^ l0) & (l0 & (955468539337241723L))) | (long) (d0 % sd));
                break;
                case 2:
                l0 *= ((l1 ^ l1) << (int) sd);
                break;
                case 3:
                i0 = ((((i1 > i0) | (z)) ? (l0 == sl ? i1 : sf) : s.charAt(i0 & 3)) + (d0 != (-7.75) ? s.charAt(i0 & 3) : (int) sl));
                break;
                case 4:
                a[(i0 & 7)] /= s.indexOf(s);
                default:
                l0 -= ((sl * l0) >>> (i1 % s.length()));
            }
            a[Math.floorMod(h1(i0, i1, l1), a.length)] |= a[a.length - 1];
        }
        int w4 = 1;
        while (w4-- > 0) {
            i1 >>= ((int) (-564L) & s.indexOf("1"));
            i0 = (-i0 & s.indexOf(""));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (((i0 << i1)) & 7) {
            case 0:
            l1 = ((((-83L) % (-3L)) >> (i0 * i1)) | (((-414L) & (5728800288585893339L)) >>> ((-18) / a.length)));
            case 1:
            a[Math.floorMod((i1 << s.length()), a.length)] = ~i1;
            case 2:
            i0 = (int) ((double) (l0 / (-377L)));
            case 3:
            a[(i0 & 7)] >>>= ((65536) << (3));
            break;
            case 4:
            i0 %= (byte) (a.length);
            break;
            default:
            s = ("" + ((-1))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
        }
        s = "x" + (i1) + ((s.length() / i1)); if (s.length() > 40) s = s.substring(30);
        try {
            Object ob1 = a; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
            final int cap3 = (s.length() ^ i0);
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (ArithmeticException e4) {
            s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[Math.floorMod((int) d0, a.length)] /= (i1 * (7));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        int w1 = 2;
        while (w1-- > 0) {
            final int cap3 = ((14) + (65536));
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
            if (sl > (l0 - (-853L))) {
                try {
                    i0 = i1;
                    if (sd <= sd) {
                        i0++; i1--; l1 += i0; d0 -= h2(a.length, s.length(), l0);
                        i0++; i1--; l1 += i0; d0 -= (byte) (i0);
                    }
                    else {
                        d0 = ((float) (((byte) (i1) / ((25) >>> i0))));
                    }
                }
                catch (NullPointerException | ClassCastException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (s.length() % a.length);
                }
                finally {
                    final int cap6 = s.indexOf("");
                    java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                    i0 = fn5.applyAsInt(i1);
                }
                for (int k7 = 0; k7 < 8; k7 += 1) {
                    Object ob8 = 'c'; s = String.valueOf((String) ob8); z = ob8 instanceof Number;
                    i1 += k7;
                    for (int k9 = 0; k9 < 1; k9 += 1) {
                        sf = (z ? i1 : (i1 | s.length())); sl += sf;
                        if (!((-325L) == l0)) break;
                        i1 += k9;
                        d0 = ((double) ((sl << i0) + (l0 / (-858L))));
                    }
                }
            }
            else {
                for (int k10 = 0; k10 < 1; k10 += 2) {
                    l1 = (((l0 - l0) & (long) (-7.75)) / (long) (i1));
                    if (s.equals(s)) continue;
                    i1 += k10;
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        a[(i0 & 7)] %= (s.length() * (21));
                        break;
                        case "":
                        i0 = (byte) ((a[(i0 & 7)] | (byte) ((-24))));
                        case "-":
                        a[Math.floorMod((i1 & (-3)), a.length)] /= (int) d0;
                        case "1":
                        i1 = (((s.length() & sf) / (a.length * i0)) | (((-19) - i1) % ((-39) << a.length)));
                        break;
                        default:
                        l0 = (((l0 - (-549560926484999917L)) * (l0 - l1)) * (((9102503422539082584L) % l0) - (l0 | l0)));
                    }
                }
            }
        }
        i1 *= ((sf >>> (-1342681132)) ^ (i1 & s.length()));
        try {
            if ((4294967296L) > (sl & (344L))) {
                for (int k11 = 0; k11 < 3; k11 += 1) {
                    a[a.length - 1] = s.hashCode();
                    i0 += k11;
                    try {
                        s = (ss).replace('1', 'x') + ((a.length ^ (-22))); if (s.length() > 40) s = s.substring(30);
                        i0 = h3(((a.length >> i1) ^ (l0 > (373L) ? i1 : sf)), h0(a[Math.floorMod(((-1345500268) ^ a.length), a.length)], (i1 - a.length), ((-810L) * l0)), ((long) d0 & (l1 ^ l0)));
                    }
                    catch (NullPointerException | ClassCastException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0++; i1--; l1 += i0; d0 -= (a.length - (-465181972));
                    }
                    finally {
                        i0++; i1--; l1 += i0; d0 -= (i1 % s.length());
                    }
                }
                if (z) {
                    a[Math.floorMod(a[Math.floorMod(h2(i0, i1, (4294967296L)), a.length)], a.length)] |= (s.length() >>> (9));
                    int w13 = 2;
                    while (w13-- > 0) {
                        i0++; i1--; l1 += i0; d0 -= h0(a.length, s.length(), l0);
                        d0 = (((float) ((byte) (a.length))) / ((sd - sd) - ((double) (480L))));
                    }
                }
            }
            else {
                try {
                    int w14 = 2;
                    while (w14-- > 0) {
                        a[Math.floorMod((int) (-1L), a.length)] = (int) (sd - (1e10));
                        l0 = (long) (((i1 ^ (-10)) << (int) sl));
                    }
                    for (int k15 = 0; k15 < 5; k15 += 1) {
                        a[Math.floorMod((i1 & (1)), a.length)] /= (s.length() ^ s.length());
                        if (((i0 < sf) ^ ((Integer.MIN_VALUE) < (-20)))) continue;
                        i0 += k15;
                        a[a.length - 1] %= h1(i0, (-26), sl);
                    }
                }
                catch (IndexOutOfBoundsException e16) {
                    s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = (((i1 / i1) | (i1 % (28))) >> (((788056068) >> (-23)) | (s.length() % sf)));
                }
                finally {
                    sf = s.length(); sl += sf;
                }
            }
            int w17 = 2;
            while (w17-- > 0) {
                for (int k18 = 0; k18 < 2; k18 += 1) {
                    l0 = (((l1 % l0) ^ (long) sd) | ((sl << s.length()) & (sl >> i0)));
                    i1 += k18;
                    a[(int) sl] = (byte) ((sf & (-3)));
                }
                switch ((i0++) & 0x3070) {
                    case 0:
                    i1 = (s.indexOf("") % s.charAt(i0 & 3));
                    break;
                    case 4112:
                    s = ss + ((-27)) + (((7) <= (1198740289) ? sf : s.length())); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 8224:
                    z = !(i0++ > i1);
                    break;
                    case 12336:
                    i1 = ((int) ((float) (s.length())) + h2(h1((-35), i1, l1), ((-1573602719) << (142717291)), (l0 + l0)));
                    break;
                    case 16448:
                    i0++; i1--; l1 += i0; d0 -= ((-2131934939) << (-1));
                    break;
                    default:
                    i0++; i1--; l1 += i0; d0 -= ((10) % i1);
                }
            }
        }
        catch (ArithmeticException e19) {
            s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l1 = ((long) ((3.25) * sd) / ((l1 ^ sl) ^ (sl | l1)));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        Object ob1 = a; s = String.valueOf((Long) ob1); z = ob1 instanceof Number;
        if (((((sl < (-208L)) & ((19) > (-36)))) || ((sf & i1) >= i1))) {
            l1 = (((long) (sf) % (l0 >>> s.length())) * ((long) ((Integer.MAX_VALUE)) << s.indexOf(s)));
            if (!(s.equals(""))) {
                sf = a[Math.floorMod((i0 ^ i1), a.length)]; sl += sf;
                try {
                    if (((!(a.length >= i1)) & (d0 != sd))) {
                        i1 &= (h3((4), (38), (1983128913007459936L)) >>> (s.length() & s.length()));
                        Object ob2 = l0; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
                    }
                    else {
                        i0++; i1--; l1 += i0; d0 -= (i1 / i1);
                    }
                    sf = ((i1 + i1) % (a.length * i1)); sl += sf;
                }
                catch (ArithmeticException e3) {
                    s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = (sd == d0 ? (h0((155758867), i1, l0) - ((827L) != (603L) ? i1 : i0)) : i1);
                }
                finally {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        a[(i1 % (Integer.MIN_VALUE))] = h3(h1((-9), i0, l1), s.length(), (l0 | l0));
                        break;
                        case "":
                        sf = (byte) (((-4) % i1)); sl += sf;
                        case "-":
                        z = ((a[a.length - 1] <= sf) | ((113L) < (l1 / l1)));
                        break;
                        case "1":
                        s = String.valueOf(z ? i0 : i1) + ((long) (1e10)); if (s.length() > 40) s = s.substring(30);
                        default:
                        i1 = (((byte) (i1) & (l1 < sl ? i0 : sf)) << ((s.length() | (27)) + ((-17) + i0)));
                    }
                }
            }
        }
        else {
            s = ("x").replace('1', 'x') + (s.indexOf("1")); if (s.length() > 40) s = s.substring(30);
        }
        l0 = (((long) sd | (l1 + l0)) + ((l0 * sl) ^ (l0 + l1)));
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c132() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -1884523509, i1 = 831808435;
        long l0 = 0L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            l1 = (((l0 % l0) % ((0L) & l1)) / ((l1 - (8088889933833693106L)) + (l1 ^ l0)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            sf = (int) ((double) (-8224386066249169957L)); sl += sf;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            s = ss + (i1) + ((Integer.MAX_VALUE)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (!(sl < (long) ((26)))) {
                i0 = ((a.length ^ (-27)) == sf ? (byte) ((int) (0.5)) : h1((i1 & s.length()), (int) sl, (l0 * sl)));
                int w5 = 2;
                while (w5-- > 0) {
                    i0 >>>= ((i1 - a.length) & s.indexOf('x'));
                    if (s.equals(ss)) {
                        i0 = h3(h5((a.length / s.length()), a[a.length - 1], (l0 & sl)), (((-1907460327) * sf) % i0++), ((l0 | l1) * (sl >> s.length())));
                        i0 = ((((-8) != i0 ? (-5) : (-639788921)) >>> (sf < i0 ? i1 : s.length())) >> (int) (sl % (-468L)));
                    }
                    else {
                        a[a.length - 1] -= ((29) - i1);
                    }
                }
            }
            else {
                try {
                    z = l1 == (long) (i0);
                    try {
                        z = z;
                        Object ob6 = null; s = String.valueOf((Comparable<?>) ob6); z = ob6 instanceof Number;
                    }
                    catch (NegativeArraySizeException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = (i1 | i0) > sf;
                    }
                }
                catch (NegativeArraySizeException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 &= (long) (h1(i0, i0, sl));
                }
                finally {
                    if ((((-860L) != (l0 - sl)) ^ ((i0 >>> (2059957646)) < i1))) {
                        i0 = h1((a[Math.floorMod(s.indexOf(""), a.length)] >>> s.indexOf(s)), a[a.length - 1], (long) (sd / sd));
                        d0 = ((((double) (-523L)) * (sd - (0.5))) - ((d0 - sd) + ((double) l1)));
                    }
                }
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c133() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -19, i1 = 33;
        long l0 = 862L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            l1 = (long) ((d0 / sd) - ((double) sl));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            a[Math.floorMod((s.length() + i0), a.length)] = (i1 * i0++);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            o.f = h0(i0, (-12), l0); o.g ^= (long) sd;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                o.f = (i1 * sf); o.g ^= (sl * l0);
                switch (((byte) (s.length())) & 0x3070) {
                    case 0:
                    l1 %= ((l1 | l1) & (l1 % l0));
                    break;
                    case 4112:
                    a[Math.floorMod((int) d0, a.length)] = s.hashCode();
                    break;
                    case 8224:
                    i1 = (31);
                    break;
                    case 12336:
                    Object ob5 = a; s = String.valueOf((Long) ob5); z = ob5 instanceof Number;
                    break;
                    case 16448:
                    a[Math.floorMod(((-25) >> sf), a.length)] %= (int) d0;
                    break;
                    default:
                    l0 >>>= (long) ((-7.75) + sd);
                }
            }
            catch (ArithmeticException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = ((sf << a[Math.floorMod((i0 ^ i1), a.length)]) >>> sf);
            }
            finally {
                i1 = (int) (((1.0 / 3) / d0) * ((double) (-992L)));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            try {
                for (int k8 = 0; k8 < 6; k8 += 1) {
                    i0++; i1--; l1 += i0; d0 -= (int) l0;
                    i0 += k8;
                    l1 = (long) (s.indexOf(""));
                }
                i0 = s.indexOf('x');
            }
            catch (RuntimeException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (h1((int) d0, (int) l1, (l1 & sl)) >>> (int) (long) sd);
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            a[Math.floorMod(h2(i0, a.length, (-237L)), a.length)] = (int) (long) (i1);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c134() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -3, i1 = Integer.MAX_VALUE;
        long l0 = -947L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            int w2 = 5;
            while (w2-- > 0) {
                for (int k3 = 0; k3 < 6; k3 += 1) {
                    d0 = ((((double) l0) % ((float) (sf))) / ((float) (a[Math.floorMod((-25), a.length)])));
                    i0 += k3;
                    l1 = ((((570L) / l0) ^ (l0 << s.length())) * (long) (d0 + d0));
                }
                try {
                    a[Math.floorMod(((-14) + i1), a.length)] = ((s.length() << i1) & (z ? i0 : (-38)));
                    i0++; i1--; l1 += i0; d0 -= (i1 >> (-1));
                }
                catch (RuntimeException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((((double) l0) - (sd % sd)) - ((sd % (1e300)) - (sd + sd)));
                }
                finally {
                    try {
                        Object ob5 = s; s = String.valueOf((String) ob5); z = ob5 instanceof Number;
                        l0 |= (long) ((a.length - (65536)));
                    }
                    catch (ArithmeticException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = ((-24) & i1); o.g ^= (sl >> (23));
                    }
                    finally {
                        s = ss + (sf) + (s.indexOf(s)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l1 = (((long) sd << ((Integer.MAX_VALUE) >> i1)) & (((-605L) - l0) / (l0 % sl)));
                break;
                case "":
                a[Math.floorMod(a[Math.floorMod(((1808711320) / a.length), a.length)], a.length)] %= (int) d0;
                break;
                case "-":
                i1 = h1(((byte) (i0) + (i1 + s.length())), a[(i0 & 7)], ((l0 >>> a.length) << (s.length() * i1)));
                break;
                case "1":
                o.f = a[(int) l0]; o.g ^= (long) (1.0 / 3);
                default:
                sf = s.hashCode(); sl += sf;
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            Object ob9 = i0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            sf = (int) (sl - sl); sl += sf;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                l0 = (((l0 / (-401L)) / (l0 | (-956L))) * ((l1 / l1) >>> (a.length >>> a.length)));
                for (int k12 = 0; k12 < 5; k12 += 1) {
                    i0++; i1--; l1 += i0; d0 -= i0++;
                    i0 += k12;
                    l0 = ((long) ((sf / i0)) * ((long) d0 + (long) (sf)));
                }
            }
            catch (NullPointerException | ClassCastException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 += (~i1 - ((-11) - (12)));
            }
            finally {
                for (int k14 = 0; k14 < 5; k14 += 2) {
                    i1 = h1((int) ((double) l0), (i0++ & ((21) == i1 ? (26) : i0)), ((sl + l0) << --i1));
                    i1 += k14;
                    z = (-0.0) <= sd;
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            try {
                switch (((i1 % a.length)) & 0x3070) {
                    case 0:
                    s = s.substring(i0) + (a[(i1 != s.length() ? a.length : sf)]); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 4112:
                    l0 = ((long) ((int) sl) ^ ((l1 & l1) * (l1 & l1)));
                    case 8224:
                    l0 -= ((l1 / (454L)) << (i0 / a.length));
                    break;
                    case 12336:
                    l0 |= ((long) ((-16)) & (l0 | (-623L)));
                    break;
                    case 16448:
                    d0 = ((float) (((z ? i1 : (0)) - (i1 * (-32)))));
                    break;
                    default:
                    i1 = ((s.indexOf("") | (a.length | sf)) << (((-38) >> i1) / ((Integer.MIN_VALUE) >> a.length)));
                }
                i0++; i1--; l1 += i0; d0 -= (sf + i0);
            }
            catch (NullPointerException | ClassCastException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((i1 + (26)), a.length)] *= i1;
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            if (!((int) (-0.0) < s.length())) {
                for (int k18 = 0; k18 < 7; k18 += 1) {
                    i0 = -i0;
                    i0 += k18;
                    i0++; i1--; l1 += i0; d0 -= (byte) (i0);
                }
                switch ((s.indexOf("")) & 0x3070) {
                    case 0:
                    i0++; i1--; l1 += i0; d0 -= i0;
                    break;
                    case 4112:
                    d0 = ((((Double.NaN) + d0) + (sd - sd)) % ((d0 - sd) / ((float) (i1))));
                    break;
                    case 8224:
                    o.f = (int) d0; o.g ^= (sl - sl);
                    break;
                    case 12336:
                    sf = h4(((1217327340) / (1012851412)), (s.length() >> (-17)), (sl >>> (Integer.MAX_VALUE))); sl += sf;
                    break;
                    case 16448:
                    Object ob19 = d0; s = String.valueOf((Integer) ob19); z = ob19 instanceof Number;
                    default:
                    l0 = (long) ((int) (l0 % sl));
                }
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c135() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = 0, i1 = -6;
        long l0 = 2553951908928406182L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            d0 = ((double) ((sl % (0L)) + (l1 + l0)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k3 = 0; k3 < 4; k3 += 1) {
                l0 >>>= ((sl / l1) >>> (s.length() - i1));
                i0 += k3;
                i1 = ((int) (d0 % (3.25)) | (int) ((float) ((-9))));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            final int cap6 = (int) l0;
            java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
            i0 = fn5.applyAsInt(i1);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            l1 = (((sl % l0) << (sf + a.length)) | (long) ((double) l0));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c136() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -1745640146, i1 = -25;
        long l0 = -4306485276422518849L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            int w2 = 3;
            while (w2-- > 0) {
                for (int k3 = 0; k3 < 1; k3 += 1) {
                    o.f = (39); o.g ^= (sl % (5977994964018488862L));
                    i1 += k3;
                    try {
                        s = s + (l0) + (a[Math.floorMod((s.length() & i0), a.length)]); if (s.length() > 40) s = s.substring(30);
                        i1 -= ((i0 == s.length() ? a.length : s.length()) >> (l0 > l0 ? i1 : (0)));
                    }
                    catch (RuntimeException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] %= (byte) ((-15));
                    }
                }
                Object ob5 = d0; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                if ((-0.0) < sd) {
                    i0 = (int) ((double) ((840L) / (969L)));
                    i0++; i1--; l1 += i0; d0 -= s.hashCode();
                }
                else {
                    for (int k7 = 0; k7 < 3; k7 += 1) {
                        z = sd <= sd;
                        i1 += k7;
                        i0 = (int) ((l1 | sl) - (l0 - l0));
                    }
                }
                l1 = (((l1 ^ sl) * (sl % l1)) + ((sl >>> i1) % (l1 % l0)));
            }
            catch (IndexOutOfBoundsException e8) {
                s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = (Long.MAX_VALUE) != (long) sd;
            }
            finally {
                Object ob9 = i0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        switch (((byte) (s.length())) & 0x3070) {
            case 0:
            l0 = (((l1 * l0) - (long) (i1)) / ((l0 - l1) & (long) sd));
            case 4112:
            l1 <<= ((l0 / l0) / (long) (1e300));
            break;
            case 8224:
            z = (int) d0 <= s.length();
            case 12336:
            a[(int) d0] = (int) (sd - (0.5));
            break;
            case 16448:
            l1 *= ((l0 & l1) | (l0 + l0));
            break;
            default:
            z = z;
        }
        try {
            try {
                for (int k11 = 0; k11 < 8; k11 += 1) {
                    l1 = (((l0 & (-1L)) & ((578L) % l1)) >>> ((sf << i0) ^ a[Math.floorMod(((-15) + (Integer.MAX_VALUE)), a.length)]));
                    if (s.hashCode() < (-10)) break;
                    i1 += k11;
                    i0 = i0++;
                }
                switch (((sf - i0)) & 0x3070) {
                    case 0:
                    a[(i0 >> s.length())] = ((sf >> i1) - ((11) - sf));
                    case 4112:
                    z = z;
                    case 8224:
                    d0 = (((d0 * sd) / ((float) (s.length()))) % ((sd % (1e300)) + (d0 - (-0.0))));
                    break;
                    case 12336:
                    a[Math.floorMod(((-39) << a.length), a.length)] = a.length;
                    case 16448:
                    l0 += ((sl ^ l0) - (l1 | l0));
                    break;
                    default:
                    a[Math.floorMod((i1 | a.length), a.length)] &= (z ? sf : (-18));
                }
            }
            catch (NegativeArraySizeException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                Object ob13 = s; s = String.valueOf((Integer) ob13); z = ob13 instanceof Number;
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            if (z) {
                sf = a[a.length - 1]; sl += sf;
                sf = (int) ((double) l0); sl += sf;
            }
            else {
                for (int k15 = 0; k15 < 6; k15 += 2) {
                    a[a.length - 1] = ((i0 | a.length) >> (s.length() * i0));
                    i0 += k15;
                    d0 = ((((double) l1) * ((float) ((-3)))) + (((float) (a.length)) % (d0 % (0.5))));
                }
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            i1 = (int) ((d0 * (3.25)) - (sd * (1e300)));
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c137() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -7, i1 = 0;
        long l0 = 4294967296L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            final int cap3 = a[Math.floorMod(s.indexOf("1"), a.length)];
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob5 = 'c'; s = String.valueOf((Comparable<?>) ob5); z = ob5 instanceof Number;
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            final int cap8 = a[(i0 & 7)];
            java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
            i0 = fn7.applyAsInt(i1);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            switch (((int) l1) & 7) {
                case 0:
                i0 = (a[Math.floorMod((byte) (s.length()), a.length)] * (a[(i0 & 7)] >>> h3(i1, (-12), l0)));
                break;
                case 1:
                o.f = (-933798469); o.g ^= ((668L) / l0);
                break;
                case 2:
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                break;
                case 3:
                i0 = ~i1;
                case 4:
                i0++; i1--; l1 += i0; d0 -= (int) sl;
                default:
                a[Math.floorMod(a[Math.floorMod((s.length() - i0), a.length)], a.length)] = ((a.length >>> (-30)) % a[Math.floorMod((i1 + i0), a.length)]);
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c138() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -19, i1 = Integer.MAX_VALUE;
        long l0 = -167L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        o.f = (s.length() ^ sf); o.g ^= (long) (i0);
        try {
            i1 %= s.indexOf('x');
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                Object ob3 = s; s = String.valueOf((Long) ob3); z = ob3 instanceof Number;
                break;
                case "":
                a[Math.floorMod((i0 * (34)), a.length)] >>>= (-1);
                break;
                case "-":
                z = z;
                break;
                case "1":
                d0 = ((((1e300) + (-7.75)) / (d0 % sd)) + ((sd % (Double.NaN)) % ((double) sl)));
                default:
                l0 = ((((-5839981863811641085L) & (774L)) % (long) (3.25)) >> s.indexOf("1"));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            l1 >>= ((sl / (4294967296L)) >>> (sf + (-363952636)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            l0 >>= (long) ((i1 >>> (-10)));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                switch (((i1 - s.length())) & 7) {
                    case 0:
                    sf = (s.indexOf("") << s.hashCode()); sl += sf;
                    break;
                    case 1:
                    i0 = i1;
                    case 2:
                    i0++; i1--; l1 += i0; d0 -= (int) l0;
                    break;
                    case 3:
                    l1 = (long) ((int) ((float) ((28))));
                    case 4:
                    i0 = a[(i0 & 7)];
                    break;
                    default:
                    s = "1é" + (a.length) + ((byte) (a.length)); if (s.length() > 40) s = s.substring(30);
                }
                try {
                    switch (((l1 >= (-3255167096187413905L) ? (-872083989) : i1)) & 0x3070) {
                        case 0:
                        i0 = s.indexOf('x');
                        case 4112:
                        i1 = (!(s.equals("")) ? (int) (d0 % sd) : (int) (l1 | l1));
                        break;
                        case 8224:
                        i0++; i1--; l1 += i0; d0 -= (a.length / (-4));
                        case 12336:
                        i0++; i1--; l1 += i0; d0 -= (int) (Long.MIN_VALUE);
                        break;
                        case 16448:
                        i0++; i1--; l1 += i0; d0 -= (sf >>> i1);
                        default:
                        i1 ^= ((i0 << i1) * (byte) ((1755239307)));
                    }
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0 = (((i1 >>> a.length) * (a.length * (-1))) + (int) (sl ^ l0));
                        break;
                        case "":
                        s = ("x").replace('1', 'x') + (s.indexOf(s)); if (s.length() > 40) s = s.substring(30);
                        break;
                        case "-":
                        a[Math.floorMod(s.indexOf(s), a.length)] ^= (9);
                        break;
                        case "1":
                        i1 = (int) (((float) (a.length)) - ((1e300) + sd));
                        default:
                        z = z;
                    }
                }
                catch (RuntimeException e7) {
                    s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 = ((((560L) + sl) - (long) (a.length)) / ((l0 << i1) ^ (sl ^ (0L))));
                }
                finally {
                    z = s.equals("x");
                }
            }
            catch (RuntimeException e8) {
                s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(s.hashCode(), a.length)] = (((65536) >>> a.length) | (int) d0);
            }
            finally {
                for (int k9 = 0; k9 < 1; k9 += 2) {
                    i0 = (s.indexOf(s) & ((a.length - i1) >>> (byte) (i1)));
                    i0 += k9;
                    if (sl >= (sl & l0)) {
                        i0 = ((s.length() + ((-5) / (-36))) ^ i0);
                        i1 = a[Math.floorMod(((-21) & (-38)), a.length)];
                    }
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            a[Math.floorMod(s.indexOf("1"), a.length)] <<= (i0 - i1);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            if (s.equals(s)) {
                switch ((((-776427648) > i1 ? s.length() : sf)) & 0x3070) {
                    case 0:
                    l0 = ((long) (((Integer.MAX_VALUE) / (Integer.MAX_VALUE))) & ((l0 + (827L)) * (l0 / l1)));
                    break;
                    case 4112:
                    a[Math.floorMod((byte) (a.length), a.length)] = h0(((-563197837) / (8)), h3(i1, a.length, sl), (sl * l0));
                    case 8224:
                    i0++; i1--; l1 += i0; d0 -= (i1 - a.length);
                    break;
                    case 12336:
                    i0 = (((int) d0 << (a.length * (-8))) ^ ((int) l1 - (sf * s.length())));
                    break;
                    case 16448:
                    i1 += s.length();
                    break;
                    default:
                    a[Math.floorMod((i1 >> i1), a.length)] = ((a.length << i1) * a[Math.floorMod((s.length() * i1), a.length)]);
                }
                if (!((a.length >>> sf) < i1)) {
                    l0 |= (((475L) & l0) & (sl % (-497L)));
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l1 = (((l1 >>> a.length) / (sl / l1)) & ((long) d0 | (long) (1e300)));
                        break;
                        case "":
                        d0 = (((float) ((i1 ^ i1))) + ((d0 + d0) % ((float) (sf))));
                        break;
                        case "-":
                        Object ob12 = null; s = String.valueOf((Integer) ob12); z = ob12 instanceof Number;
                        break;
                        case "1":
                        Object ob13 = i0; s = String.valueOf((Long) ob13); z = ob13 instanceof Number;
                        default:
                        sf = a[-i0]; sl += sf;
                    }
                }
                else {
                    o.f = (int) (Double.NaN); o.g ^= (l1 - (462L));
                }
            }
            else {
                switch ((((-1343553195) >> a.length)) & 7) {
                    case 0:
                    i1 = (h5((1467245047), h0(i1, i0, (Long.MIN_VALUE)), (long) (a.length)) | h3(s.indexOf(""), (sf / (-6)), (l0 * l0)));
                    break;
                    case 1:
                    l1 = (((l0 | (0L)) * (sl | sl)) - ((l1 ^ l1) * (long) (-0.0)));
                    break;
                    case 2:
                    o.f = (z ? (-13) : sf); o.g ^= (l1 / l0);
                    break;
                    case 3:
                    i1 = (((i1 & s.length()) >> (i1 >>> i1)) - (int) (l1 & l1));
                    case 4:
                    l0 = (((l0 | l0) - (sl + sl)) * (((-459L) | l1) - (l0 / (Long.MAX_VALUE))));
                    break;
                    default:
                    i1 = ((s.indexOf('x') | (int) (0L)) | (s.indexOf("1") % (i1 / i0)));
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            a[Math.floorMod((int) sd, a.length)] = (s.equals("1é") ? (i1 & (0)) : ((-35) << s.length()));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c139() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = 19, i1 = 65536;
        long l0 = 570L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            try {
                a[Math.floorMod((i1 << (-1653079276)), a.length)] >>= (sf >> sf);
                i1 = h5((a[i0] / (z ? i1 : s.length())), (byte) ((s.length() * sf)), ((long) sd / (sl | l1)));
            }
            catch (RuntimeException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((sd / sd) * (sd % sd)) + ((sd + (3.25)) + (d0 + sd)));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k4 = 0; k4 < 3; k4 += 1) {
                i1 <<= ((1.0 / 3) <= d0 ? (s.length() % (-1)) : h3(i1, (-19), l0));
                i0 += k4;
                i0++; i1--; l1 += i0; d0 -= ((-34) + i0);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        for (int k5 = 0; k5 < 7; k5 += 2) {
            sf = ~i1; sl += sf;
            i1 += k5;
            int w6 = 1;
            while (w6-- > 0) {
                o.f = ((858050029) ^ s.length()); o.g ^= (l0 % l0);
                try {
                    switch ((a[Math.floorMod((i1 % sf), a.length)]) & 7) {
                        case 0:
                        a[Math.floorMod((a.length ^ a.length), a.length)] %= (i0 * i0);
                        case 1:
                        s = s.substring((32)); if (s.length() > 40) s = s.substring(30);
                        case 2:
                        l0 = (((l0 / sl) | (sl & (464L))) | ((l0 >>> i1) - (sl / sl)));
                        case 3:
                        i1 <<= ((byte) ((Integer.MIN_VALUE)) % (s.length() << i0));
                        case 4:
                        i1 = (int) (((1e300) + d0) % ((3.25) + d0));
                        break;
                        default:
                        a[((-21) & s.length())] = (a[Math.floorMod((i1 >> i0), a.length)] << a[Math.floorMod((int) l1, a.length)]);
                    }
                    for (int k7 = 0; k7 < 1; k7 += 1) {
                        i0 = (byte) (((-0.0) != sd ? (int) sd : s.charAt(i0 & 3)));
                        if ((i1 >>> i1) > sf) break;
                        i1 += k7;
                        d0 = ((float) ((--i1 >> (byte) ((38)))));
                    }
                }
                catch (IndexOutOfBoundsException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 |= ((l0 >> s.length()) | (long) d0);
                }
                finally {
                    for (int k9 = 0; k9 < 2; k9 += 2) {
                        i1 = ((--i1 >>> (i1 ^ (-25))) & s.indexOf('x'));
                        i1 += k9;
                        z = z;
                    }
                }
            }
        }
        try {
            try {
                Object ob11 = a; s = String.valueOf((String) ob11); z = ob11 instanceof Number;
                sf = ((a.length % i0) - (i1 ^ a.length)); sl += sf;
            }
            catch (ArithmeticException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (((l0 / l0) % ((-875416185092468450L) ^ (4313265598116509088L))) | ((sl + (-1L)) & (long) d0));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                if ((-7.75) < (3.25)) {
                    i0 = h5((s.length() + s.indexOf('x')), ((int) (4294967296L) + (byte) (i0)), (long) ((s.length() << i1)));
                    if (z) {
                        s = ("x").replace('1', 'x') + (--i1); if (s.length() > 40) s = s.substring(30);
                        l1 = (((sl / l0) / ((Long.MAX_VALUE) % sl)) * ((l1 % l0) | (l1 + l0)));
                    }
                    else {
                        i1 = (a[Math.floorMod((i0 >> i0), a.length)] << (s.indexOf("1") % a.length));
                    }
                }
                else {
                    try {
                        o.f = (int) (-7.75); o.g ^= (l0 >> sf);
                        d0 = ((((double) sl) - (sd / sd)) % ((double) (l0 % (173L))));
                    }
                    catch (ArithmeticException e14) {
                        s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = (((int) sl - a[a.length - 1]) | (-20));
                    }
                }
                Object ob15 = d0; s = String.valueOf((Integer) ob15); z = ob15 instanceof Number;
            }
            catch (IndexOutOfBoundsException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (long) ((d0 / d0) % ((float) (i1)));
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c140() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = -2081421775, i1 = -28;
        long l0 = 540L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i0 <<= (int) (long) (-7.75);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 2;
            while (w3-- > 0) {
                z = s.equals("1é");
                d0 = ((float) (((int) l0 / (s.length() / i1))));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i0 /= ((byte) (i0) % (byte) ((-18)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            for (int k6 = 0; k6 < 8; k6 += 2) {
                Object ob7 = null; s = String.valueOf((Long) ob7); z = ob7 instanceof Number;
                i1 += k6;
                i1 -= (((0) == i0 ? (27) : i0) ^ s.length());
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            int w9 = 6;
            while (w9-- > 0) {
                i1 = (l0 > ((984917410808714690L) / l1) ? (s.indexOf("1") | (i1 / i1)) : ((sf ^ s.length()) >>> a[s.indexOf("1")]));
                try {
                    for (int k10 = 0; k10 < 1; k10 += 1) {
                        Object ob11 = s; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
                        if (z) continue;
                        i1 += k10;
                        d0 = (((double) (l0 | sl)) - ((sd * sd) * ((-0.0) + (-0.0))));
                    }
                    try {
                        a[Math.floorMod((int) (1e300), a.length)] = ((i0 * i1) * ((-10) >>> i1));
                        s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
                    }
                    catch (RuntimeException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = ("x").replace('1', 'x') + ((long) d0); if (s.length() > 40) s = s.substring(30);
                    }
                    finally {
                        o.f = (s.length() / i1); o.g ^= (l0 / (-303L));
                    }
                }
                catch (NullPointerException | ClassCastException e13) {
                    s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = (((long) (-0.0) ^ (l0 / sl)) % ((l0 * l0) & (long) (a.length)));
                }
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            l0 = (((long) d0 >>> a[Math.floorMod(s.hashCode(), a.length)]) ^ ((long) ((35)) % (sl * (224L))));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c141() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = 15, i1 = 34;
        long l0 = 835L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            for (int k1 = 0; k1 < 3; k1 += 2) {
                i0 = (a[(i0 & 7)] * i0++);
                if (s.length() < (-1382518860)) continue;
                i1 += k1;
                if (l0 != (l0 / l0)) {
                    l0 = (((l0 / l0) >>> (byte) (sf)) | ((l0 % l1) ^ (long) (0.5)));
                    try {
                        i0 = s.indexOf(s);
                        i0 = (byte) (((z ? s.length() : (-1136342703)) + (i1 % sf)));
                    }
                    catch (NegativeArraySizeException e2) {
                        s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 >>>= a[Math.floorMod((a.length >> s.length()), a.length)];
                    }
                }
                else {
                    if ((0.5) < sd) {
                        sf = h3(a[(s.length() << i1)], (i1 - (-22)), (l0 - l1)); sl += sf;
                        sf = ((Integer.MIN_VALUE) % ((-17) - i1)); sl += sf;
                    }
                    else {
                        d0 = (((double) (long) (0.5)) + ((float) ((sf + (Integer.MIN_VALUE)))));
                    }
                }
            }
            try {
                switch ((h3((-1249456035), (37), l0)) & 0x3070) {
                    case 0:
                    a[Math.floorMod((s.length() & (1865654716)), a.length)] = sf;
                    break;
                    case 4112:
                    z = (sf >> i1) >= a.length;
                    break;
                    case 8224:
                    a[Math.floorMod((i1 >> (0)), a.length)] >>>= (i1 >> i1);
                    case 12336:
                    o.f = (int) sd; o.g ^= (l0 % l0);
                    break;
                    case 16448:
                    a[Math.floorMod((int) sd, a.length)] = (byte) ((sf > a.length ? i1 : (18)));
                    break;
                    default:
                    o.f = (int) sd; o.g ^= (l0 ^ l0);
                }
                if (s.length() >= i1) {
                    o.f = a[Math.floorMod((sf + i1), a.length)]; o.g ^= (l0 - (-1477085888747085825L));
                    sf = ((l1 > l0 ? (65536) : (65536)) + (i1 * i1)); sl += sf;
                }
            }
            catch (ArithmeticException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((sd % (1e300)) - (d0 - sd)) + ((sd % d0) + ((-7.75) + sd)));
            }
            finally {
                for (int k4 = 0; k4 < 7; k4 += 1) {
                    l0 <<= ((sl ^ l1) / (l0 + l0));
                    i0 += k4;
                    try {
                        o.f = i1; o.g ^= (long) sd;
                        l0 <<= (long) ((i1 % i1));
                    }
                    catch (NullPointerException | ClassCastException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod((s.length() * i0), a.length)] /= (s.length() | (1));
                    }
                    finally {
                        d0 = (((d0 % sd) / (sd * sd)) * (((double) l1) - ((float) (sf))));
                    }
                }
            }
        }
        catch (ArithmeticException e6) {
            s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l1 = (((l0 * sl) | (l1 * l1)) * ((long) (3.25) << s.indexOf('x')));
        }
        finally {
            for (int k7 = 0; k7 < 7; k7 += 2) {
                l1 = (((l0 | l0) >>> ((9) << i0)) ^ ((l0 >> i1) & (long) d0));
                i0 += k7;
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = a.length;
                    break;
                    case "":
                    a[Math.floorMod(((7) << s.length()), a.length)] = (byte) (h4(i1, s.length(), (-1L)));
                    case "-":
                    l1 = (((l0 >>> s.length()) + ((-1L) ^ l1)) + (((-115L) % l0) | (sl / l0)));
                    break;
                    case "1":
                    i0 *= ((a.length ^ (-3)) >>> (9));
                    break;
                    default:
                    sf = (int) (l0 << i1); sl += sf;
                }
            }
        }
        try {
            i1 = (s.length() - a.length);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        int w9 = 6;
        while (w9-- > 0) {
            for (int k10 = 0; k10 < 1; k10 += 2) {
                i0 -= ((byte) (i0) % (i1 - i1));
                i1 += k10;
                for (int k11 = 0; k11 < 5; k11 += 2) {
                    d0 = (((sd - d0) - ((3.25) - sd)) % ((sd % sd) + ((3.25) % sd)));
                    i1 += k11;
                    try {
                        a[Math.floorMod((int) d0, a.length)] = s.indexOf("1");
                        i0 = (int) ((float) ((sf >> (-15))));
                    }
                    catch (IndexOutOfBoundsException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = i1;
                    }
                }
            }
            for (int k13 = 0; k13 < 7; k13 += 1) {
                s = (("1é").replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                if (d0 > sd) break;
                i0 += k13;
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    o.f = (i0 % i1); o.g ^= (l1 ^ sl);
                    break;
                    case "":
                    o.f = (z ? a.length : sf); o.g ^= (long) (1.0 / 3);
                    case "-":
                    i1 = (a[a.length - 1] % (24));
                    case "1":
                    i0 ^= (a[(i0 & 7)] & (sf >>> a.length));
                    break;
                    default:
                    i1 = ((i0 % sf) & ((0) & (7)));
                }
            }
        }
        try {
            s = z + ("x") + (char) ('a' + (i0 & 7)) + ((long) (i1)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            for (int k16 = 0; k16 < 2; k16 += 1) {
                l1 = (((long) (i0) >> (i1 / i1)) + ((long) (i0) | (l0 / (-873L))));
                if (s.equals("")) continue;
                i0 += k16;
                i0++; i1--; l1 += i0; d0 -= (int) (1e300);
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            final int cap19 = (i0 + i1);
            java.util.function.IntUnaryOperator fn18 = x -> x * cap19 - (x >> 1);
            i0 = fn18.applyAsInt(i1);
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        if (s.equals(ss)) {
            try {
                if (l0 >= (l0 ^ (672L))) {
                    i1 = ((int) (long) ((-9)) / (-1873270732));
                    switch (((i1 - i1)) & 0x3070) {
                        case 0:
                        i0++; i1--; l1 += i0; d0 -= (byte) ((-1));
                        break;
                        case 4112:
                        i0 = (int) ((l0 ^ l1) | (long) (i1));
                        break;
                        case 8224:
                        s = ss + (l0) + ((i1 >>> a.length)); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 12336:
                        a[(i0 & 7)] >>>= i1;
                        break;
                        case 16448:
                        i1 = ((s.charAt(i0 & 3) ^ s.indexOf("")) % (a[(i0 & 7)] & (a.length + i0)));
                        break;
                        default:
                        z = l1 != (long) d0;
                    }
                }
                else {
                    sf = (int) ((109L) << i1); sl += sf;
                }
                int w20 = 1;
                while (w20-- > 0) {
                    int w21 = 3;
                    while (w21-- > 0) {
                        i0 = a[Math.floorMod((int) sd, a.length)];
                        i0 = (byte) (i0++);
                    }
                    for (int k22 = 0; k22 < 3; k22 += 1) {
                        d0 = (((double) (l0 * l0)) / ((double) (l1 ^ l1)));
                        i0 += k22;
                        i0++; i1--; l1 += i0; d0 -= (int) l0;
                    }
                }
            }
            catch (IndexOutOfBoundsException e23) {
                s += e23.getClass().getSimpleName().length() + "" + e23.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = ((((double) l0) * ((3.25) % sd)) - (((0.5) / d0) / ((double) l1)));
            }
            finally {
                if ((((l0 != l0 ? i1 : i1) > i0) && (h2(s.length(), sf, sl) > (Integer.MAX_VALUE)))) {
                    if ((0L) >= ((455L) - (246L))) {
                        l0 = (((l0 >>> (33)) - (l0 + l0)) % ((long) d0 << (z ? sf : sf)));
                        i0 = ((!(sl >= l0) ? (s.length() + i1) : (i0 - a.length)) & (int) ((-0.0) - sd));
                    }
                    else {
                        a[Math.floorMod((s.length() % sf), a.length)] += (int) (Double.NaN);
                    }
                    i1 |= (int) (sl & l0);
                }
                else {
                    for (int k24 = 0; k24 < 5; k24 += 1) {
                        Object ob25 = 'c'; s = String.valueOf((Integer) ob25); z = ob25 instanceof Number;
                        if (((l1 == l1) || (sl != l0))) break;
                        i0 += k24;
                        l0 -= (((4294967296L) + l0) % (long) d0);
                    }
                }
            }
            l0 ^= ((long) ((-22)) % (l0 + l0));
        }
        try {
            for (int k27 = 0; k27 < 5; k27 += 2) {
                s = "1é" + (sl) + ((l0 ^ l1)); if (s.length() > 40) s = s.substring(30);
                i0 += k27;
                z = ((-3) & s.length()) > i0;
            }
        }
        catch (RuntimeException g26) { t.append(g26).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c142() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = 5, i1 = 1;
        long l0 = -369L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            try {
                for (int k2 = 0; k2 < 4; k2 += 2) {
                    l0 = (((l1 / l0) % (l1 % (-420L))) | ((l0 * l0) | (sl - sl)));
                    i0 += k2;
                    try {
                        a[Math.floorMod(h2(i1, i0, sl), a.length)] = ((a.length % sf) + (i0 / i1));
                        Object ob3 = s; s = String.valueOf((Integer) ob3); z = ob3 instanceof Number;
                    }
                    catch (ArithmeticException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = (((double) (l0 | l0)) - ((float) (s.indexOf(s))));
                    }
                    finally {
                        z = !((-108L) <= (l0 ^ l0));
                    }
                }
                try {
                    o.f = s.length(); o.g ^= (l0 - (5294972766652912010L));
                    s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
                }
                catch (NullPointerException | ClassCastException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = ((s.length() & sf) >>> ~i1); sl += sf;
                }
                finally {
                    l0 = (((l0 * l1) * (long) sd) / ((l0 % l0) << h5(i1, sf, l1)));
                }
            }
            catch (NegativeArraySizeException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((int) (3.25), a.length)] <<= h5((-8), (-24), (0L));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l1 *= (long) ((sf * a.length));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            l1 >>>= ((l0 - l0) * (long) ((-1416524624)));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            z = d0 >= d0;
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            z = (-892L) != (sl / (574L));
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            a[Math.floorMod(--i1, a.length)] = (s.indexOf(s) * ((1880915025) / a.length));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c143() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x11 o = new GenProg11x11();
        int i0 = 65536, i1 = -1;
        long l0 = Long.MIN_VALUE, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            d0 = (((float) (a[Math.floorMod((int) (1e300), a.length)])) / ((sd * sd) % ((float) (i1))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            a[Math.floorMod((byte) (i1), a.length)] = ((int) (1e10) >>> (i1 % (Integer.MIN_VALUE)));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k4 = 0; k4 < 3; k4 += 1) {
                s = "x" + ((-1)) + ((a.length >>> a.length)); if (s.length() > 40) s = s.substring(30);
                i0 += k4;
                if (((l0 != (sl & (933L))) ^ (((l0 > l0) & (z))))) {
                    i1 = --i1;
                    for (int k5 = 0; k5 < 2; k5 += 2) {
                        i1 = (int) (((float) ((1510851949))) * ((float) (i0)));
                        if (z) continue;
                        i1 += k5;
                        l0 = ((long) (sd / (3.25)) | (long) ((3.25) / d0));
                    }
                }
                else {
                    if ((((z ? (-16) : i1) <= s.length()) & (d0 != sd))) {
                        s = z + (ss) + (char) ('a' + (i0 & 7)) + (a.length); if (s.length() > 40) s = s.substring(30);
                        a[Math.floorMod((int) l0, a.length)] = (a[(i0 & 7)] ^ (i1 / i1));
                    }
                    else {
                        i1 = (byte) ((65536));
                    }
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            i1 &= ((i1 - i1) % (a.length | (7)));
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        for (int k7 = 0; k7 < 4; k7 += 1) {
            a[a.length - 1] = (674932865);
            i0 += k7;
            try {
                s = ("" + (s.length())).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                final int cap9 = (i1 + s.length());
                java.util.function.IntUnaryOperator fn8 = x -> x * cap9 - (x >> 1);
                i0 = fn8.applyAsInt(i1);
            }
            catch (ArithmeticException e10) {
                s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
            }
        }
        try {
            if (((sd == sd) ^ (l1 == (l1 >> (-2))))) {
                i0 = s.indexOf("1");
                if (s.indexOf("") <= sf) {
                    sf = ((int) sd | (i1 + s.length())); sl += sf;
                    for (int k12 = 0; k12 < 8; k12 += 2) {
                        i1 = ((410L) <= ((4294967296L) | l1) ? s.indexOf(s) : ((int) (1e10) / (i0 >= i1 ? i1 : i1)));
                        if (((z) ^ (s.length() < i1))) break;
                        i1 += k12;
                        i0 = s.indexOf("1");
                    }
                }
            }
            else {
                switch (((i0 <= i1 ? i1 : s.length())) & 7) {
                    case 0:
                    i0++; i1--; l1 += i0; d0 -= (i1 << a.length);
                    break;
                    case 1:
                    l0 = (long) ((d0 - d0) + (d0 + sd));
                    break;
                    case 2:
                    l0 = ((long) ((int) sd) % (long) ((double) l1));
                    break;
                    case 3:
                    i1 = ((((-14) & i1) | (s.length() + (-11))) ^ s.indexOf(""));
                    case 4:
                    Object ob13 = a; s = String.valueOf((String) ob13); z = ob13 instanceof Number;
                    default:
                    Object ob14 = 'c'; s = String.valueOf((String) ob14); z = ob14 instanceof Number;
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 132: return c132();
            case 133: return c133();
            case 134: return c134();
            case 135: return c135();
            case 136: return c136();
            case 137: return c137();
            case 138: return c138();
            case 139: return c139();
            case 140: return c140();
            case 141: return c141();
            case 142: return c142();
            case 143: return c143();
            default: throw new AssertionError(id);
        }
    }

    static String show(Object o) {
        if (o instanceof Float f) return "f" + Integer.toHexString(Float.floatToIntBits(f));
        if (o instanceof Double d) return "d" + Long.toHexString(Double.doubleToLongBits(d));
        if (o instanceof Character c) return "c" + (int) c;
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        for (int id = 132; id < 144; id++) {
            String line;
            try {
                line = show(call(id));
            } catch (RuntimeException | StackOverflowError e) {
                line = "! " + e;
            }
            System.out.println(id + " " + line);
        }
    }
}
