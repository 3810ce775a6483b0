public class GenProg11x9 {
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
        i1 = (s.equals("x") ? ((byte) (i1) - (a.length * (-670664782))) : ((0) * (sf % (-12))));
        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
        if (((-350610050) ^ s.length()) >= a.length) {
            final int cap2 = s.indexOf('x');
            java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
            i0 = fn1.applyAsInt(i1);
            i0++; i1--; l1 += i0; d0 -= i0;
        }
        else {
            for (int k3 = 0; k3 < 2; k3 += 1) {
                i1 = sf;
                if ((a.length - a.length) != (-920262925)) break;
                i0 += k3;
                for (int k4 = 0; k4 < 3; k4 += 1) {
                    i0 *= ((s.length() + a.length) | (int) sd);
                    i0 += k4;
                    try {
                        Object ob5 = s; s = String.valueOf((Comparable<?>) ob5); z = ob5 instanceof Number;
                        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                    }
                    catch (NegativeArraySizeException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] = s.indexOf('x');
                    }
                    finally {
                        i0++; i1--; l1 += i0; d0 -= (s.length() / i1);
                    }
                }
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch ((((2) / (16))) & 7) {
            case 0:
            i0++; i1--; l1 += i0; d0 -= (i0 - (2));
            break;
            case 1:
            z = (-789L) <= (sl >>> (28));
            break;
            case 2:
            sf = h0((s.length() < (-14) ? i1 : i0), s.indexOf(""), (long) (i1)); sl += sf;
            break;
            case 3:
            i1 = ~i1;
            break;
            case 4:
            sf = ((i1 >>> i1) ^ a[(i0 >> (Integer.MAX_VALUE))]); sl += sf;
            break;
            default:
            l1 = (((l0 * l0) ^ ((-1L) << sf)) | ((l0 * (386L)) * (sl | l0)));
        }
        l0 &= ((sl / (205L)) % (long) d0);
        a[Math.floorMod(((-1) ^ (65536)), a.length)] = h0((z ? (30) : (8)), (i1 * (Integer.MAX_VALUE)), (long) d0);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if ((((s.length() != sf ? i1 : i0) == (1976584477)) | (d0 >= d0))) {
            int w1 = 1;
            while (w1-- > 0) {
                try {
                    try {
                        s = s.substring((21)) + ((i1 >> sf)); if (s.length() > 40) s = s.substring(30);
                        i0++; i1--; l1 += i0; d0 -= (0);
                    }
                    catch (NullPointerException | ClassCastException e2) {
                        s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 >>>= ((byte) ((32)) | (sf - sf));
                    }
                    finally {
                        a[a.length - 1] >>= i0;
                    }
                    try {
                        Object ob3 = i0; s = String.valueOf((String) ob3); z = ob3 instanceof Number;
                        l0 <<= (long) ((s.length() >>> (-39)));
                    }
                    catch (NullPointerException | ClassCastException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[(sl <= l0 ? (Integer.MIN_VALUE) : i1)] = (int) (l1 | l0);
                    }
                }
                catch (ArithmeticException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 *= ((long) ((0)) % (long) (a.length));
                }
                if (z) {
                    int w6 = 4;
                    while (w6-- > 0) {
                        i0 %= (a[a.length - 1] ^ s.charAt(i0 & 3));
                        a[Math.floorMod(s.indexOf("1"), a.length)] ^= (i1 | (21));
                    }
                    for (int k7 = 0; k7 < 1; k7 += 2) {
                        d0 = (((d0 - d0) * (sd + d0)) - ((d0 * d0) % (d0 - d0)));
                        i1 += k7;
                        i1 = (((int) l0 >>> (sf / (-1))) | (int) (sd - (0.5)));
                    }
                }
            }
            a[Math.floorMod((sf / (-18)), a.length)] ^= (int) l1;
        }
        l0 = ((((749L) / l1) - (l0 + l0)) + ((l0 / l0) % ((-1L) >>> i1)));
        i1 = (byte) ((a[(i0 & 7)] ^ (a.length >> sf)));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        i1 = a[Math.floorMod((i0 != a.length ? sf : i0), a.length)];
        l1 = ((((Long.MAX_VALUE) >> sf) - (long) (i0)) & ((l1 * l1) ^ (sl * (Long.MIN_VALUE))));
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0++; i1--; l1 += i0; d0 -= (i1 < i0 ? i0 : i1);
            break;
            case "":
            i0++; i1--; l1 += i0; d0 -= ((-19) % (20));
            case "-":
            l1 &= (long) (sd * d0);
            case "1":
            i1 <<= ((i1 ^ i1) + i0);
            break;
            default:
            i0++; i1--; l1 += i0; d0 -= a[(i0 & 7)];
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        d0 = ((((double) l0) + ((double) (672L))) - (((Double.NaN) - d0) / (sd - (3.25))));
        z = (s.length() / s.length()) > (-1);
        i0 = (byte) (((sf * i0) | (byte) (i1)));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l1 = (((l0 - l0) / (l1 / l0)) / (long) (d0 % sd));
        i0 = (int) (long) (((9) != (27) ? i1 : sf));
        l1 &= (long) (h4(i0, sf, sl));
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c108() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = -19, i1 = 1844709961;
        long l0 = -495L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            s = "x" + (l1) + (((18) | s.length())); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            sf = (int) (l0 * (796L)); sl += sf;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            d0 = (((float) ((sf == i1 ? i1 : i1))) - ((sd / (3.25)) % ((float) (i1))));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                if (sl > (l0 ^ (12L))) {
                    s = ss + (sf) + ((long) d0); if (s.length() > 40) s = s.substring(30);
                    for (int k5 = 0; k5 < 7; k5 += 2) {
                        Object ob6 = a; s = String.valueOf((Long) ob6); z = ob6 instanceof Number;
                        if (s.equals(s)) continue;
                        i0 += k5;
                        s = s.substring((-1)); if (s.length() > 40) s = s.substring(30);
                    }
                }
                i1 = (byte) ((s.indexOf('x') << (int) (-7.75)));
            }
            catch (ArithmeticException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(((-26) - i1), a.length)] = (byte) (a[Math.floorMod((int) (208L), a.length)]);
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c109() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 20, i1 = -1;
        long l0 = -207L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        i1 = (int) ((l0 * sl) * (sl / l1));
        try {
            a[Math.floorMod(s.charAt(i0 & 3), a.length)] = (byte) ((a.length % sf));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        int w2 = 4;
        while (w2-- > 0) {
            l1 = (long) ((float) ((i1 - (9))));
            i0 = (((sf >>> i0) - ((-933L) > sl ? i1 : i1)) * (int) (sd / d0));
        }
        try {
            try {
                if (!((i1 ^ sf) == (17))) {
                    if ((sl != l0 ? sf : i1) == i1) {
                        l1 = (((long) (i1) << (int) (464L)) / ((sl * l0) >>> (a.length >> (677401377))));
                        z = l0 >= (l0 + l0);
                    }
                    try {
                        a[a.length - 1] -= ((0) + i1);
                        a[Math.floorMod(--i1, a.length)] %= ((Integer.MAX_VALUE) / (39));
                    }
                    catch (ArithmeticException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = h5(s.indexOf("1"), (byte) ((i1 % i0)), (long) ((byte) (i1)));
                    }
                }
                else {
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                }
                if (!((int) sd > sf)) {
                    a[a.length - 1] = s.indexOf("");
                    switch ((((33) / sf)) & 7) {
                        case 0:
                        i0 = a[Math.floorMod(s.charAt(i0 & 3), a.length)];
                        case 1:
                        l1 = (long) ((double) ((Long.MIN_VALUE) + l0));
                        break;
                        case 2:
                        s = z + (("x").replace('1', 'x')) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 3:
                        i0 = a[(i0 & 7)];
                        case 4:
                        i0++; i1--; l1 += i0; d0 -= (i1 | sf);
                        default:
                        i1 <<= (int) (sd % (-0.0));
                    }
                }
                else {
                    for (int k5 = 0; k5 < 5; k5 += 1) {
                        l0 = (long) ((double) (sl - sl));
                        if (((sl == l0) ^ (i0 > sf))) continue;
                        i1 += k5;
                        Object ob6 = l0; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                    }
                }
            }
            catch (IndexOutOfBoundsException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((z ? (-3) : a.length), a.length)] = (a[Math.floorMod((byte) (i0), a.length)] >>> (sf * i1));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c110() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = -441570187, i1 = -829597764;
        long l0 = 930L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0 = ((byte) ((int) l1) / ((l0 > l0 ? (4) : i0) >>> a[(i0 & 7)]));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                i0 = ((s.indexOf(s) ^ s.indexOf("")) & a[(i0 & 7)]);
                l1 = (long) (((Double.NaN) / sd) * (sd * (0.5)));
            }
            catch (NegativeArraySizeException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = ~i1;
            }
            finally {
                for (int k4 = 0; k4 < 5; k4 += 2) {
                    i0++; i1--; l1 += i0; d0 -= (s.length() & i0);
                    if (!((28) > (0))) break;
                    i0 += k4;
                    if ((0.5) != (Double.NaN)) {
                        Object ob5 = l0; s = String.valueOf((Comparable<?>) ob5); z = ob5 instanceof Number;
                        i1 = (s.hashCode() + s.length());
                    }
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            if (a.length > (-115528426)) {
                int w7 = 1;
                while (w7-- > 0) {
                    final int cap9 = --i1;
                    java.util.function.IntUnaryOperator fn8 = x -> x * cap9 - (x >> 1);
                    i0 = fn8.applyAsInt(i1);
                    Object ob10 = i0; s = String.valueOf((Integer) ob10); z = ob10 instanceof Number;
                }
                if ((int) (-7.75) != i0) {
                    if ((sf == a.length ? (-10) : sf) == s.length()) {
                        sf = (((-4) ^ sf) & (a.length ^ (-36))); sl += sf;
                        a[a.length - 1] *= (int) (Double.NaN);
                    }
                    else {
                        l0 = (((sl >> a.length) % (l1 << i0)) + ((l0 << i1) | (long) d0));
                    }
                    s = (String.valueOf(z ? i0 : i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
                else {
                    a[Math.floorMod(s.indexOf('x'), a.length)] -= a[(byte) (a.length)];
                }
            }
            else {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    a[Math.floorMod(s.indexOf("1"), a.length)] %= (a.length / (35));
                    break;
                    case "":
                    s = s + ((699L)) + (((468L) >> (4))); if (s.length() > 40) s = s.substring(30);
                    case "-":
                    i0 = h0((byte) (a[Math.floorMod((a.length & (-1)), a.length)]), a.length, ((l0 << s.length()) & (l1 >> (900190485))));
                    case "1":
                    z = z;
                    break;
                    default:
                    i1 = a[Math.floorMod(a[Math.floorMod(i0, a.length)], a.length)];
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                final int cap13 = (byte) (s.length());
                java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
                i0 = fn12.applyAsInt(i1);
                int w14 = 5;
                while (w14-- > 0) {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l0 = ((long) ((Integer.MIN_VALUE)) << ((byte) (sf) - (s.length() / i1)));
                        break;
                        case "":
                        d0 = (((sd - d0) + ((double) l1)) - (((float) ((1910743959))) + ((0.5) + (-7.75))));
                        break;
                        case "-":
                        a[Math.floorMod((byte) (i1), a.length)] = ((int) sd - (byte) (a.length));
                        break;
                        case "1":
                        l0 = (long) (((double) (Long.MIN_VALUE)) * ((float) (i1)));
                        break;
                        default:
                        a[Math.floorMod((i1 >> s.length()), a.length)] = ((a.length << (-15)) - (int) l1);
                    }
                    try {
                        z = (1e10) >= (0.5);
                        l1 = (((l1 % (-8275499338376939044L)) >> (int) d0) << ((a.length <= s.length() ? (-1) : i1) >= i1 ? (byte) ((154819766)) : (int) sl));
                    }
                    catch (NegativeArraySizeException e15) {
                        s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = (i0++ >> ((byte) (i1) | i0));
                    }
                    finally {
                        o.f = ((-6) & i0); o.g ^= (l1 / l0);
                    }
                }
            }
            catch (NullPointerException | ClassCastException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 >>>= (long) ((s.length() / i1));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            try {
                switch ((h0((-629757068), i1, l1)) & 7) {
                    case 0:
                    i0 /= (s.equals("1é") ? (int) d0 : s.indexOf('x'));
                    case 1:
                    i1 = (int) ((l0 % sl) | (l0 ^ l1));
                    break;
                    case 2:
                    i1 *= ((i0 & (-29)) >= (Integer.MAX_VALUE) ? s.hashCode() : (i1 >>> i1));
                    break;
                    case 3:
                    sf = h1((byte) (i0), (i0 << (-1178423933)), (l1 >> i0)); sl += sf;
                    case 4:
                    i0 = s.length();
                    break;
                    default:
                    i0 = (int) ((l0 / (4294967296L)) - (sl | l0));
                }
                i0++; i1--; l1 += i0; d0 -= ((19) >> (65536));
            }
            catch (NegativeArraySizeException e18) {
                s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = (i1 >> i1); o.g ^= (long) sd;
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            switch (((int) sl) & 7) {
                case 0:
                a[Math.floorMod(((30) & i1), a.length)] += h0(a.length, i1, l1);
                break;
                case 1:
                l1 = (((l0 / l0) | (l0 - (108L))) & ((long) sd ^ (l1 % (880L))));
                break;
                case 2:
                Object ob20 = a; s = String.valueOf((Integer) ob20); z = ob20 instanceof Number;
                break;
                case 3:
                a[(s.length() << i0)] %= (byte) (s.length());
                break;
                case 4:
                i0++; i1--; l1 += i0; d0 -= (byte) (i0);
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= (int) (1.0 / 3);
            }
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c111() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 20, i1 = -29;
        long l0 = -194L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            final int cap3 = (int) d0;
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch ((s.hashCode()) & 7) {
                case 0:
                i1 >>= ((i0 * (897333516)) & (i1 << i1));
                break;
                case 1:
                i1 = i1;
                break;
                case 2:
                i1 = h3(h4((i1 + sf), (i1 | i1), (l1 & l1)), ((int) (1.0 / 3) + --i1), (long) ((sf - s.length())));
                break;
                case 3:
                l0 /= ((l1 & l1) >>> (sf + i0));
                case 4:
                o.f = (byte) ((39)); o.g ^= (long) (i0);
                default:
                sf = (h5((0), (28), sl) | (byte) ((-1713821008))); sl += sf;
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            z = (int) l1 != i1;
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            l0 = (((long) d0 % (long) (i1)) / (((0L) - l1) - (long) ((-13))));
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            if ((i0 ^ i0) == sf) {
                l0 = (((l0 ^ l0) - (sl ^ l1)) >> (~i1 % (byte) ((-626144932))));
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    o.f = --i1; o.g ^= (l1 / l0);
                    break;
                    case "":
                    i0 = a[Math.floorMod(((20) | i1), a.length)];
                    break;
                    case "-":
                    d0 = ((((float) ((-34))) + (d0 * (Double.NaN))) + (((1e10) / sd) / ((double) (-7466371746390591038L))));
                    break;
                    case "1":
                    i1 = (int) ((sl % l0) / (l0 >>> i0));
                    break;
                    default:
                    l0 = ((((2677679571269542302L) / sl) * (l0 % l1)) & ((l0 * (183L)) - (l0 >> sf)));
                }
            }
            else {
                if (h3((-8), sf, (-299L)) < sf) {
                    i0 = s.charAt(i0 & 3);
                    d0 = ((float) (s.indexOf("1")));
                }
                else {
                    sf = h3((l0 >= (-263L) ? i1 : a.length), ((-32) >= (-6) ? i1 : i1), (long) sd); sl += sf;
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i1 = ((int) (d0 + d0) / (((sl <= l0) & (i1 < s.length())) ? (i0 * sf) : (a.length - s.length())));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            l0 -= ((l1 / l1) + (sl * l1));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            if (!((i1 / (6)) >= i1)) {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    case "":
                    o.f = s.indexOf(s); o.g ^= (l0 ^ l0);
                    break;
                    case "-":
                    l1 = (((sl * l0) & (l0 - sl)) * (((-854L) | (-362L)) >> (sf < (-12) ? i0 : (22))));
                    break;
                    case "1":
                    a[Math.floorMod(~i1, a.length)] ^= (i0 & s.length());
                    break;
                    default:
                    o.f = (i1 & sf); o.g ^= (l1 & l0);
                }
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i0 *= (-i0 * s.indexOf('x'));
                    break;
                    case "":
                    i1 = a[Math.floorMod((i1 + (37)), a.length)];
                    break;
                    case "-":
                    i1 = (int) (((-585L) | (-107L)) / (l1 >>> i1));
                    break;
                    case "1":
                    i0++; i1--; l1 += i0; d0 -= (int) d0;
                    default:
                    i1 = i1;
                }
            }
            else {
                try {
                    a[Math.floorMod(h1((-11), i1, l0), a.length)] += a.length;
                    z = (i1 >> sf) < (-19);
                }
                catch (NullPointerException | ClassCastException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((double) ((long) (a.length) >> s.indexOf("1")));
                }
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c112() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = Integer.MIN_VALUE, i1 = 23;
        long l0 = -84L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            s = (s).replace('1', 'x') + ((sf >> sf)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (int) sd;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                i0 >>>= h1(((Integer.MIN_VALUE) & (12)), (a.length + (-1880650154)), (long) (s.length()));
                i0++; i1--; l1 += i0; d0 -= (s.length() % i1);
            }
            catch (IndexOutOfBoundsException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = (int) (long) (sf); sl += sf;
            }
            finally {
                final int cap6 = (i1 >>> (-1));
                java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                i0 = fn5.applyAsInt(i1);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            for (int k8 = 0; k8 < 4; k8 += 1) {
                z = ((i1 <= s.length()) || (s.equals("")));
                i1 += k8;
                if (!(s.equals(""))) {
                    try {
                        o.f = ((7) - (-10)); o.g ^= ((-737L) >> i1);
                        i1 = ((byte) ((int) sd) & ((i1 == (65536) ? i1 : i1) / s.indexOf(s)));
                    }
                    catch (NegativeArraySizeException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = s.equals("");
                    }
                    finally {
                        a[Math.floorMod((a.length * i1), a.length)] = (int) (sl / (-1L));
                    }
                    s = ("x" + ((9))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
                else {
                    final int cap11 = (byte) (i1);
                    java.util.function.IntUnaryOperator fn10 = x -> x * cap11 - (x >> 1);
                    i0 = fn10.applyAsInt(i1);
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                d0 = ((double) ((long) sd + (l1 / l0)));
                a[Math.floorMod((i0 == s.length() ? s.length() : i1), a.length)] = i0;
            }
            catch (IndexOutOfBoundsException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (((l0 + l0) ^ ((-967L) * l0)) & (long) ((byte) (i0)));
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c113() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = -19, i1 = 31;
        long l0 = 0L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                try {
                    for (int k2 = 0; k2 < 2; k2 += 1) {
                        o.f = s.indexOf(s); o.g ^= (l0 - l1);
                        i1 += k2;
                        z = l0 >= (l0 / (561L));
                    }
                    d0 = (((double) ((-775L) + sl)) + ((float) (s.indexOf(""))));
                }
                catch (NegativeArraySizeException e3) {
                    s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 >>>= (s.indexOf(s) / ~i1);
                }
                if (h5(s.length(), i1, sl) < (-32)) {
                    if (l0 >= (long) d0) {
                        l0 &= ((long) (i1) & (sl | l0));
                        Object ob4 = 'c'; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
                    }
                    else {
                        sf = (int) (d0 * sd); sl += sf;
                    }
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0++; i1--; l1 += i0; d0 -= i1;
                        break;
                        case "":
                        Object ob5 = d0; s = String.valueOf((String) ob5); z = ob5 instanceof Number;
                        break;
                        case "-":
                        sf = (int) (long) (i1); sl += sf;
                        case "1":
                        d0 = ((double) ((l0 + (4294967296L)) | (long) (i0)));
                        break;
                        default:
                        a[(i0 & 7)] = (byte) ((i0 + (36)));
                    }
                }
            }
            catch (ArithmeticException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = (s.charAt(i0 & 3) >= s.length() ? --i1 : (i1 % s.length())); sl += sf;
            }
            finally {
                switch (((266103686)) & 0x3070) {
                    case 0:
                    i1 = (int) ((double) (l0 << i1));
                    break;
                    case 4112:
                    a[(i0 & 7)] *= a[Math.floorMod((int) sl, a.length)];
                    break;
                    case 8224:
                    i0 = (((s.equals("x")) & ((s.length() | i0) >= sf)) ? --i1 : (((-33) << sf) + h1(s.length(), (-10), l0)));
                    break;
                    case 12336:
                    i0 = (((i1 + i1) >>> -i0) * ((a.length + sf) * (byte) (sf)));
                    case 16448:
                    i1 = a[a.length - 1];
                    break;
                    default:
                    i0++; i1--; l1 += i0; d0 -= (int) l1;
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                z = ((s.equals("1é")) | (s.equals(s)));
                try {
                    l1 *= ((sl ^ l0) / (l0 | l0));
                    i0 = ((l0 != (l1 / l0) ? (i0 >= s.length() ? i0 : s.length()) : (sf - i1)) - (byte) ((int) l1));
                }
                catch (NegativeArraySizeException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= -i0;
                }
                finally {
                    for (int k9 = 0; k9 < 7; k9 += 1) {
                        Object ob10 = i0; s = String.valueOf((Integer) ob10); z = ob10 instanceof Number;
                        if (!(z)) continue;
                        i1 += k9;
                        l0 = (((l0 * l0) % ((66L) >> sf)) & (long) ((sf - a.length)));
                    }
                }
            }
            catch (ArithmeticException e11) {
                s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
            }
            finally {
                final int cap13 = ((-3) < i1 ? (0) : (Integer.MIN_VALUE));
                java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
                i0 = fn12.applyAsInt(i1);
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                for (int k15 = 0; k15 < 1; k15 += 2) {
                    l0 <<= ((l1 << (0)) << a[Math.floorMod((i1 - s.length()), a.length)]);
                    if (((432611585) >> sf) >= (-20)) break;
                    i0 += k15;
                    o.f = (i0 * sf); o.g ^= (l0 & l0);
                }
                i0 = ((int) ((1e300) * d0) % h0((l0 > (593L) ? s.length() : (Integer.MIN_VALUE)), (i1 & a.length), (l1 ^ l1)));
            }
            catch (NullPointerException | ClassCastException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (sf & i0);
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        for (int k17 = 0; k17 < 3; k17 += 1) {
            i1 = (((int) l1 / (sf >>> sf)) >> (s.indexOf(s) << (i1 ^ a.length)));
            if ((byte) (i0) == (29)) continue;
            i1 += k17;
            sf = s.charAt(i0 & 3); sl += sf;
        }
        try {
            if (!(z)) {
                try {
                    Object ob19 = i0; s = String.valueOf((Long) ob19); z = ob19 instanceof Number;
                    l1 &= ((l0 + sl) / (l1 + l0));
                }
                catch (NegativeArraySizeException e20) {
                    s += e20.getClass().getSimpleName().length() + "" + e20.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = (((long) (sf) >>> (i1 ^ i0)) & ((long) (-7.75) % (long) d0));
                }
                a[Math.floorMod((int) (-0.0), a.length)] &= (s.length() << (-21));
            }
            else {
                l1 >>>= ((long) ((0)) ^ (l0 - l0));
            }
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            try {
                i1 ^= a[a.length - 1];
                l0 *= ((l1 | l1) * (long) sd);
            }
            catch (RuntimeException e22) {
                s += e22.getClass().getSimpleName().length() + "" + e22.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = l1 < (l0 - l0);
            }
            finally {
                int w23 = 4;
                while (w23-- > 0) {
                    final int cap25 = (i1 % sf);
                    java.util.function.IntUnaryOperator fn24 = x -> x * cap25 - (x >> 1);
                    i0 = fn24.applyAsInt(i1);
                    Object ob26 = d0; s = String.valueOf((Long) ob26); z = ob26 instanceof Number;
                }
            }
        }
        catch (RuntimeException g21) { t.append(g21).append(';'); }
        try {
            try {
                a[(i0 & 7)] = (l1 <= (sl / sl) ? h4((-12), a.length, sl) : i1);
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = (int) ((d0 * (3.25)) + (d0 % (3.25)));
                    break;
                    case "":
                    sf = (int) ((double) sl); sl += sf;
                    break;
                    case "-":
                    sf = ((int) (-7.75) | (a.length * (Integer.MAX_VALUE))); sl += sf;
                    break;
                    case "1":
                    a[a.length - 1] = (int) (sd % sd);
                    break;
                    default:
                    s = ss + (i1) + ((a.length | i0)); if (s.length() > 40) s = s.substring(30);
                }
            }
            catch (RuntimeException e28) {
                s += e28.getClass().getSimpleName().length() + "" + e28.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = ((((982L) % (-3896631915587842986L)) - (sl / l1)) - (long) (s.indexOf("1")));
            }
        }
        catch (RuntimeException g27) { t.append(g27).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c114() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 35, i1 = 65536;
        long l0 = -74L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            int w1 = 3;
            while (w1-- > 0) {
                try {
                    sf = ((z ? i1 : (-10)) | h3(sf, i0, l1)); sl += sf;
                    try {
                        a[(i0 & 7)] &= (22);
                        sf = ((byte) ((23)) - a[Math.floorMod(h3((-1), (26), l0), a.length)]); sl += sf;
                    }
                    catch (RuntimeException e2) {
                        s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    }
                }
                catch (NullPointerException | ClassCastException e3) {
                    s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = (((a.length >> sf) & a[Math.floorMod(((-1553273905) | (-21)), a.length)]) >> (int) ((6596543031780388981L) % (-480L)));
                }
                i0 = (s.equals(s) ? (int) (l1 / l0) : ((i0 / i0) >>> (sf & a.length)));
            }
            l1 = (((long) sd % (l0 & l0)) / ((long) (-7.75) << ((0) >> i1)));
        }
        catch (NegativeArraySizeException e4) {
            s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            Object ob5 = s; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
        }
        finally {
            if ((s.length() - i1) == a.length) {
                if (!((byte) (a.length) == i1)) {
                    for (int k6 = 0; k6 < 6; k6 += 1) {
                        i0++; i1--; l1 += i0; d0 -= (i1 & sf);
                        i0 += k6;
                        l1 = (((l0 * l0) & (sl >>> i1)) % (long) ((int) sl));
                    }
                    for (int k7 = 0; k7 < 5; k7 += 2) {
                        o.f = (sf << s.length()); o.g ^= (long) d0;
                        i1 += k7;
                        i1 = (byte) ((s.equals(ss) ? i1 : (a.length & sf)));
                    }
                }
                else {
                    try {
                        d0 = (((float) (a[Math.floorMod((i1 - a.length), a.length)])) + (((double) l0) * (d0 / d0)));
                        a[(sf - i1)] = (s.hashCode() ^ i0);
                    }
                    catch (NullPointerException | ClassCastException e8) {
                        s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        Object ob9 = s; s = String.valueOf((Integer) ob9); z = ob9 instanceof Number;
                    }
                }
                if (l1 > (l1 - sl)) {
                    l0 = ((((208L) - l0) % (l0 + l0)) & ((l1 + l1) | ((699L) / l0)));
                    i1 = (h5(i0, ((-26) >>> i1), (l0 + l0)) - ((i1 >> (10)) * (i1 ^ s.length())));
                }
                else {
                    for (int k10 = 0; k10 < 5; k10 += 1) {
                        i0 = ((z ? (byte) (i1) : -i0) >> ((byte) ((0)) ^ ((-1) & (-35))));
                        i0 += k10;
                        s = z + ("x") + (char) ('a' + (i0 & 7)) + (a[Math.floorMod((int) l0, a.length)]); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
            else {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = (!((3.25) < d0) ? (~i1 | ((-621L) >= l1 ? i1 : s.length())) : a[Math.floorMod((i1 + sf), a.length)]);
                    break;
                    case "":
                    i0++; i1--; l1 += i0; d0 -= (a.length ^ a.length);
                    break;
                    case "-":
                    l1 -= ((sl ^ l1) & (long) sd);
                    case "1":
                    o.f = i1; o.g ^= (long) d0;
                    break;
                    default:
                    o.f = s.indexOf(""); o.g ^= (l0 >>> (-1505427241));
                }
            }
        }
        try {
            if (((d0 < sd) && (s.equals("")))) {
                a[Math.floorMod(i1, a.length)] = s.indexOf("1");
                if (!(s.equals(ss))) {
                    i1 = (int) (((-7.75) + d0) % (d0 + sd));
                    l0 |= ((l1 & sl) << (s.length() % (-39)));
                }
                else {
                    a[Math.floorMod(((1) - s.length()), a.length)] = (((22) >>> sf) >>> a.length);
                }
            }
            else {
                if ((i0 - i0) < sf) {
                    if (!((i1 << sf) < a.length)) {
                        i0 = s.indexOf("");
                        l1 -= ((long) (3.25) + (l0 * l0));
                    }
                    if (s.equals("1é")) {
                        z = ((d0 != (-0.0)) || ((i0 | i1) <= i0));
                        a[Math.floorMod((a.length - a.length), a.length)] /= i0++;
                    }
                    else {
                        s = (s).replace('1', 'x') + (((14) % s.length())); if (s.length() > 40) s = s.substring(30);
                    }
                }
                else {
                    l1 = (((l0 >>> s.length()) >> ((4294967296L) < l0 ? i0 : (-33))) * (long) ((float) (a.length)));
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            a[Math.floorMod((a.length * i1), a.length)] |= ((Integer.MIN_VALUE) < i1 ? i1 : sf);
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            switch ((i0) & 7) {
                case 0:
                o.f = i1; o.g ^= (l0 + sl);
                case 1:
                i0 = (i0 + ((i1 | a.length) + (36)));
                break;
                case 2:
                z = s.equals("");
                break;
                case 3:
                sf = (-16); sl += sf;
                break;
                case 4:
                i0 = h5((int) ((double) l0), ((sf | a.length) / ((-1649617952) >> i1)), ((long) sd - (l0 / (678L))));
                default:
                a[Math.floorMod((-19), a.length)] = (((-37) >>> (-1359529622)) << a[Math.floorMod((int) l0, a.length)]);
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            try {
                a[Math.floorMod(((-28) >> sf), a.length)] = a[Math.floorMod((byte) (i0), a.length)];
                for (int k15 = 0; k15 < 3; k15 += 2) {
                    l1 = (long) (((float) ((16))) / (sd + d0));
                    i0 += k15;
                    if ((int) l0 <= a.length) {
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                        d0 = ((float) ((((Integer.MIN_VALUE) + (-2)) | (int) sl)));
                    }
                    else {
                        l1 ^= (long) (d0 / sd);
                    }
                }
            }
            catch (NegativeArraySizeException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = (byte) ((-2141771532));
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            d0 = ((double) ((long) (s.length()) << s.indexOf(s)));
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            final int cap20 = (int) (-0.0);
            java.util.function.IntUnaryOperator fn19 = x -> x * cap20 - (x >> 1);
            i0 = fn19.applyAsInt(i1);
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            i1 = (h2(h2((646880464), i1, l1), (sf << i1), (long) sd) + s.indexOf(""));
        }
        catch (RuntimeException g21) { t.append(g21).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c115() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 30, i1 = -34;
        long l0 = 937L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            z = ((s.equals("x")) | (((a.length == i0) || (z))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        for (int k2 = 0; k2 < 6; k2 += 2) {
            l0 = ((long) ((i1 % a.length)) % (((-6844512599896026286L) ^ l0) | (long) (a.length)));
            i0 += k2;
            if (l0 != (long) ((768235794))) {
                if (!(d0 > (-0.0))) {
                    int w3 = 5;
                    while (w3-- > 0) {
                        o.f = (sf * a.length); o.g ^= (l0 >>> i0);
                        i0 = (i0++ % (a[Math.floorMod((a.length >> (Integer.MIN_VALUE)), a.length)] / (i1 << s.length())));
                    }
                    o.f = (sf << a.length); o.g ^= (sl * sl);
                }
                a[(sf >>> (-10))] = (-i0 ^ (a.length ^ i0));
            }
            else {
                final int cap5 = (sf % (0));
                java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
                i0 = fn4.applyAsInt(i1);
            }
        }
        try {
            i1 = a.length;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            Object ob8 = null; s = String.valueOf((Long) ob8); z = ob8 instanceof Number;
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c116() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 35, i1 = Integer.MAX_VALUE;
        long l0 = -267L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        i0 = ((s.length() << (s.length() | (-32))) >> (int) ((double) (7680548202376061246L)));
        try {
            d0 = ((((double) l1) - ((double) l0)) - (((Double.NaN) % sd) - ((float) (sf))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            final int cap4 = (i0 + sf);
            java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
            i0 = fn3.applyAsInt(i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            l0 >>= ((l1 >>> i1) + ((-1L) % l0));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            int w7 = 4;
            while (w7-- > 0) {
                int w8 = 5;
                while (w8-- > 0) {
                    switch (((int) l0) & 0x3070) {
                        case 0:
                        l0 = (((sl ^ (0L)) >> s.charAt(i0 & 3)) >> (-32));
                        case 4112:
                        i0++; i1--; l1 += i0; d0 -= a[(i0 & 7)];
                        case 8224:
                        a[Math.floorMod((i1 | (0)), a.length)] &= a.length;
                        break;
                        case 12336:
                        i0 = (i1 + (int) ((double) l0));
                        case 16448:
                        d0 = ((((Double.NaN) * (0.5)) - (sd % d0)) - (((1.0 / 3) % sd) % ((float) (s.length()))));
                        default:
                        s = z + ("" + (a.length)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    }
                    switch ((i1) & 7) {
                        case 0:
                        a[(i0 & 7)] = ((z ? i1 : a.length) + (s.length() >>> (1306554012)));
                        case 1:
                        l1 = (((sl >> (-1510676779)) * ((7871602809661928986L) | l1)) ^ ((long) sd ^ (l0 + l0)));
                        break;
                        case 2:
                        d0 = (((sd / (3.25)) * ((1e10) + d0)) - (((double) l1) - (d0 - d0)));
                        case 3:
                        i1 = (s.indexOf("1") << (int) (d0 + sd));
                        break;
                        case 4:
                        a[Math.floorMod((sf - i0), a.length)] = s.hashCode();
                        break;
                        default:
                        l0 = (((l1 >> (38)) + (long) (s.length())) * ((l0 >> sf) * (l0 ^ l0)));
                    }
                }
                final int cap10 = s.indexOf("1");
                java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
                i0 = fn9.applyAsInt(i1);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            final int cap13 = (a.length << sf);
            java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
            i0 = fn12.applyAsInt(i1);
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            a[Math.floorMod((int) l1, a.length)] &= (int) l0;
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            final int cap17 = (int) (Double.NaN);
            java.util.function.IntUnaryOperator fn16 = x -> x * cap17 - (x >> 1);
            i0 = fn16.applyAsInt(i1);
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c117() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 65536, i1 = 26;
        long l0 = -124L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i1 *= ((i1 * (1645564813)) * s.indexOf("1"));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (!(d0 < sd)) {
                for (int k3 = 0; k3 < 6; k3 += 2) {
                    i0++; i1--; l1 += i0; d0 -= (i1 >> i1);
                    i0 += k3;
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        s = (s + (a.length)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        break;
                        case "":
                        o.f = (int) sd; o.g ^= (sl / sl);
                        break;
                        case "-":
                        i0 = a[Math.floorMod(i1, a.length)];
                        case "1":
                        z = sd >= sd;
                        break;
                        default:
                        l1 = (long) ((i1 >= i1 ? (l0 == l0 ? a.length : (Integer.MIN_VALUE)) : (i1 - s.length())));
                    }
                }
                a[a.length - 1] -= (int) l0;
            }
            else {
                a[Math.floorMod((int) d0, a.length)] -= (i0 >>> i1);
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            d0 = ((((float) (sf)) % ((1e300) % d0)) * ((float) ((sf | s.length()))));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            for (int k6 = 0; k6 < 6; k6 += 1) {
                Object ob7 = s; s = String.valueOf((Integer) ob7); z = ob7 instanceof Number;
                if (!(z)) continue;
                i0 += k6;
                if ((int) l0 == (32)) {
                    switch (((i1 - (-447209043))) & 7) {
                        case 0:
                        Object ob8 = a; s = String.valueOf((Long) ob8); z = ob8 instanceof Number;
                        case 1:
                        d0 = (((float) (s.indexOf(s))) / ((float) ((int) sl)));
                        break;
                        case 2:
                        i0++; i1--; l1 += i0; d0 -= (sf * sf);
                        break;
                        case 3:
                        i0++; i1--; l1 += i0; d0 -= -i0;
                        case 4:
                        a[Math.floorMod(a[Math.floorMod(((12) << s.length()), a.length)], a.length)] %= --i1;
                        default:
                        i0 <<= ((i1 - s.length()) >>> (i0 % i0));
                    }
                    int w9 = 4;
                    while (w9-- > 0) {
                        i0 = ((((-2) / sf) - (i1 | i1)) + (byte) ((a.length + i0)));
                        sf = a[Math.floorMod((i0 >>> i1), a.length)]; sl += sf;
                    }
                }
                else {
                    i1 ^= ((sf | i1) % i0++);
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                try {
                    a[Math.floorMod((i1 % i1), a.length)] = ((byte) (i1) - a[Math.floorMod(h0((6), a.length, l0), a.length)]);
                    o.f = (i0 >>> i1); o.g ^= (long) (s.length());
                }
                catch (RuntimeException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= s.indexOf("");
                }
                finally {
                    try {
                        Object ob12 = s; s = String.valueOf((Long) ob12); z = ob12 instanceof Number;
                        a[Math.floorMod((int) sd, a.length)] = (byte) ((l1 < l0 ? (-11) : i1));
                    }
                    catch (NullPointerException | ClassCastException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = (long) (((float) (i0)) / (sd * sd));
                    }
                }
                sf = ((int) l1 + s.hashCode()); sl += sf;
            }
            catch (IndexOutOfBoundsException e14) {
                s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = ((-i0 / (i0 | i0)) >>> ((-1) >> h5(i1, s.length(), l0)));
            }
            finally {
                i0 |= a[Math.floorMod((int) sd, a.length)];
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            l1 -= ((l1 >>> a.length) % (l0 % l0));
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            z = d0 != d0;
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        try {
            a[Math.floorMod((int) l0, a.length)] /= (byte) ((-3));
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c118() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = 0, i1 = 29;
        long l0 = -1L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            for (int k2 = 0; k2 < 6; k2 += 2) {
                i0 = s.indexOf("1");
                i0 += k2;
                for (int k3 = 0; k3 < 7; k3 += 2) {
                    i1 = ~i1;
                    i0 += k3;
                    switch (((1610664888)) & 7) {
                        case 0:
                        l1 = (((l1 >> s.length()) + ((-353L) | l1)) / (long) ((double) l1));
                        break;
                        case 1:
                        z = !(z);
                        break;
                        case 2:
                        l0 = (long) (((double) l1) * ((float) (i1)));
                        case 3:
                        z = s.equals(ss);
                        case 4:
                        i0++; i1--; l1 += i0; d0 -= (int) d0;
                        default:
                        i1 = (i1 != s.length() ? ((sf + s.length()) ^ (sf != (23) ? i1 : sf)) : a[a.length - 1]);
                    }
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob5 = null; s = String.valueOf((Long) ob5); z = ob5 instanceof Number;
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            a[a[Math.floorMod(((-32) % i1), a.length)]] /= (byte) (sf);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        l0 <<= ((l1 | l0) * (l1 & l0));
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c119() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x9 o = new GenProg11x9();
        int i0 = Integer.MIN_VALUE, i1 = -9;
        long l0 = 686L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            if ((int) d0 > i0) {
                for (int k2 = 0; k2 < 4; k2 += 2) {
                    l0 = ((long) ((float) ((1921976775))) / ((long) (i1) / (l1 - l0)));
                    i1 += k2;
                    for (int k3 = 0; k3 < 4; k3 += 1) {
                        l1 = (long) (((double) l0) - ((double) l0));
                        i1 += k3;
                        i0 &= (byte) ((i1 + i1));
                    }
                }
                if (!(l1 < (long) (i1))) {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l0 = (((l1 & sl) / (l1 % l1)) & ((long) sd + ((752L) * (5046319910516880964L))));
                        break;
                        case "":
                        l0 = (((l0 + l1) ^ ((-988L) | sl)) - (((-442L) | sl) << i1));
                        break;
                        case "-":
                        i0 += ((int) sl << ((-20) * a.length));
                        case "1":
                        z = s.indexOf(s) <= s.length();
                        break;
                        default:
                        l1 >>>= (long) (d0 - (-0.0));
                    }
                    for (int k4 = 0; k4 < 6; k4 += 2) {
                        d0 = ((double) ((l0 ^ sl) | (l1 / l0)));
                        if (s.hashCode() >= (65536)) continue;
                        i1 += k4;
                        i0 &= s.indexOf(s);
                    }
                }
                else {
                    try {
                        i1 = (a[(i0 & 7)] - (a[(i0 & 7)] + (i1 + a.length)));
                        z = ((((i1 >= s.length()) || (i1 != (65536)))) & (s.equals("")));
                    }
                    catch (NegativeArraySizeException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = a[Math.floorMod(s.indexOf(""), a.length)]; o.g ^= ((Long.MAX_VALUE) + l0);
                    }
                }
            }
            else {
                l1 = ((long) (sd / (3.25)) << (int) ((double) l0));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch ((((38) << i1)) & 7) {
                case 0:
                i0++; i1--; l1 += i0; d0 -= (z ? (24) : i1);
                case 1:
                o.f = s.indexOf('x'); o.g ^= (long) (i1);
                break;
                case 2:
                l0 = (((l0 ^ l1) - (l0 ^ l1)) | (long) (((-1994962040) * s.length())));
                break;
                case 3:
                a[Math.floorMod((z ? i0 : (6)), a.length)] = --i1;
                case 4:
                a[Math.floorMod(a[(i0 & 7)], a.length)] = (int) ((double) l0);
                break;
                default:
                a[-i0] = ((sf + (-26)) & (int) sd);
            }
            for (int k6 = 0; k6 < 1; k6 += 2) {
                a[Math.floorMod(--i1, a.length)] = ((int) l1 ^ (byte) ((Integer.MAX_VALUE)));
                i0 += k6;
                l0 = (((l0 | sl) >>> (byte) (sf)) % ((l1 >>> sf) & (l1 * l1)));
            }
        }
        catch (IndexOutOfBoundsException e7) {
            s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[Math.floorMod((l0 < l0 ? i1 : sf), a.length)] |= ((18) / i1);
        }
        try {
            switch (((a.length << i1)) & 7) {
                case 0:
                s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
                break;
                case 1:
                sf = (h1(s.length(), i0, (837L)) * ((-3) * (-2))); sl += sf;
                break;
                case 2:
                a[Math.floorMod((i1 % s.length()), a.length)] = (s.indexOf('x') | (-32));
                break;
                case 3:
                s = (s.substring(i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                break;
                case 4:
                sf = (a.length * (i1 % (-23))); sl += sf;
                default:
                i1 = --i1;
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            i1 = (((l0 > l1 ? sf : s.length()) + (byte) ((65536))) >> (a[Math.floorMod((sf / sf), a.length)] / (i1 * s.length())));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            Object ob11 = 'c'; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 108: return c108();
            case 109: return c109();
            case 110: return c110();
            case 111: return c111();
            case 112: return c112();
            case 113: return c113();
            case 114: return c114();
            case 115: return c115();
            case 116: return c116();
            case 117: return c117();
            case 118: return c118();
            case 119: return c119();
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
        for (int id = 108; id < 120; id++) {
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
