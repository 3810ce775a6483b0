public class GenProg11x1 {
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
        for (int k1 = 0; k1 < 6; k1 += 2) {
            s = (String.valueOf(z ? i0 : i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
            i0 += k1;
            i0 = (int) (((double) sl) * (d0 * (Double.NaN)));
        }
        for (int k2 = 0; k2 < 6; k2 += 1) {
            l1 = (((long) d0 / (sl % (177L))) - ((l1 & l1) + (long) sd));
            i1 += k2;
            l0 &= ((l0 / l0) << (int) l0);
        }
        for (int k3 = 0; k3 < 6; k3 += 2) {
            sf = a[Math.floorMod((sf + i1), a.length)]; sl += sf;
            i0 += k3;
            for (int k4 = 0; k4 < 2; k4 += 1) {
                i1 = s.indexOf("");
                if ((int) (1e10) == i0) break;
                i1 += k4;
                try {
                    final int cap6 = a[Math.floorMod((int) (-7.75), a.length)];
                    java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                    i0 = fn5.applyAsInt(i1);
                    try {
                        a[a.length - 1] = (int) (l0 & l1);
                        sf = (s.indexOf('x') << s.indexOf(s)); sl += sf;
                    }
                    catch (IndexOutOfBoundsException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = a[Math.floorMod(a.length, a.length)];
                    }
                }
                catch (IndexOutOfBoundsException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[Math.floorMod((sl <= l0 ? i1 : (17)), a.length)] = (i1 << i1);
                }
                finally {
                    s = "x" + (sf) + ((a.length >>> s.length())); if (s.length() > 40) s = s.substring(30);
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
        Object ob1 = i0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        try {
            sf = (-i0 * (a.length & i1)); sl += sf;
            try {
                if (!(s.equals("1é"))) {
                    switch ((h0(i0, i1, (-6307916224771893497L))) & 0x3070) {
                        case 0:
                        l1 = (((long) sd * (l0 / l0)) & (((-38L) / sl) & (l0 & l0)));
                        case 4112:
                        i0 = (int) ((l0 ^ l1) % (l0 / l1));
                        break;
                        case 8224:
                        d0 = (((sd % sd) % ((Double.NaN) % d0)) / ((double) (l0 - sl)));
                        case 12336:
                        d0 = ((((1e10) / d0) * ((-0.0) - (3.25))) - ((sd - (1e300)) / (sd / sd)));
                        case 16448:
                        d0 = (((float) (a[((-4) / sf)])) / ((float) ((i0 & i0))));
                        default:
                        a[(i0 & 7)] &= ((18) & i0);
                    }
                    switch (((i0 ^ sf)) & 0x3070) {
                        case 0:
                        a[Math.floorMod(s.indexOf(s), a.length)] = ((i1 - i0) ^ (int) sl);
                        break;
                        case 4112:
                        i0++; i1--; l1 += i0; d0 -= ((190367248) != a.length ? i0 : sf);
                        break;
                        case 8224:
                        l0 = (long) ((byte) ((z ? a.length : sf)));
                        case 12336:
                        l0 = ((((4447733383971418142L) - l1) >>> a[s.charAt(i0 & 3)]) << (!(l1 >= l0) ? s.charAt(i0 & 3) : (int) sd));
                        break;
                        case 16448:
                        s = z + ("") + (char) ('a' + (i0 & 7)) + ((a.length >> (-131800856))); if (s.length() > 40) s = s.substring(30);
                        break;
                        default:
                        z = l0 >= (l0 ^ l0);
                    }
                }
                else {
                    i0++; i1--; l1 += i0; d0 -= ((-1422096842) % i0);
                }
                if (z) {
                    try {
                        l0 = (((long) d0 + (sl | (4294967296L))) ^ ((sl << (-2)) ^ ((708L) << a.length)));
                        z = s.equals("x");
                    }
                    catch (RuntimeException e2) {
                        s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 = ((long) ((-0.0) - d0) % (long) (((-731529328) & (Integer.MAX_VALUE))));
                    }
                    i0++; i1--; l1 += i0; d0 -= ((Integer.MIN_VALUE) >> i1);
                }
            }
            catch (RuntimeException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((sf & s.length()), a.length)] = i0;
            }
        }
        catch (NullPointerException | ClassCastException e4) {
            s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0 %= a[(i0 & 7)];
        }
        finally {
            i0++; i1--; l1 += i0; d0 -= (byte) ((413582240));
        }
        switch ((a[Math.floorMod((s.length() ^ i0), a.length)]) & 7) {
            case 0:
            l0 = ((long) ((s.length() ^ i1)) - ((sl >>> a.length) % ((-273L) / sl)));
            break;
            case 1:
            l0 /= ((l0 >> i1) >>> (sf ^ i1));
            break;
            case 2:
            a[Math.floorMod((a.length >>> (-31)), a.length)] = ((int) sd / a[Math.floorMod(((20) / (28)), a.length)]);
            break;
            case 3:
            a[Math.floorMod(a[(sf ^ i1)], a.length)] = ((int) sd * a.length);
            break;
            case 4:
            a[Math.floorMod((int) d0, a.length)] /= (s.length() | (5));
            break;
            default:
            a[((-25) >>> sf)] >>>= (byte) (i1);
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        for (int k1 = 0; k1 < 3; k1 += 2) {
            sf = i0++; sl += sf;
            i0 += k1;
            for (int k2 = 0; k2 < 2; k2 += 1) {
                a[a.length - 1] = s.indexOf("");
                if (s.equals(ss)) continue;
                i1 += k2;
                int w3 = 4;
                while (w3-- > 0) {
                    switch (((int) sd) & 0x3070) {
                        case 0:
                        s = z + (s + (i1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 4112:
                        i0++; i1--; l1 += i0; d0 -= (a.length << (32));
                        case 8224:
                        z = z;
                        break;
                        case 12336:
                        a[Math.floorMod(i0, a.length)] = ((27) | (sf + i0));
                        break;
                        case 16448:
                        z = d0 != sd;
                        default:
                        i1 = ((((-1433480403) >>> i1) + (sl != l0 ? i1 : i1)) - ((i1 + sf) * s.length()));
                    }
                    final int cap5 = (z ? (9) : a.length);
                    java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
                    i0 = fn4.applyAsInt(i1);
                }
            }
        }
        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
        try {
            int w6 = 1;
            while (w6-- > 0) {
                try {
                    s = (ss + ((Integer.MIN_VALUE))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                    if (sl < (l1 | (-684L))) {
                        i0 = (byte) (s.hashCode());
                        a[Math.floorMod((byte) (i1), a.length)] >>= (int) l0;
                    }
                }
                catch (ArithmeticException e7) {
                    s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = ((a.length % i1) % a.length); sl += sf;
                }
                finally {
                    i0 = ((int) (sl * (658L)) + s.indexOf(""));
                }
                for (int k8 = 0; k8 < 3; k8 += 1) {
                    i1 = a[Math.floorMod(sf, a.length)];
                    if (s.equals(s)) break;
                    i1 += k8;
                    if (sl != (sl % sl)) {
                        s = z + ("" + (i1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        l0 = ((long) (d0 - (-7.75)) >> (int) (sd + sd));
                    }
                    else {
                        Object ob9 = i0; s = String.valueOf((Long) ob9); z = ob9 instanceof Number;
                    }
                }
            }
            i0++; i1--; l1 += i0; d0 -= (sf + (-2));
        }
        catch (IndexOutOfBoundsException e10) {
            s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0 |= s.indexOf("");
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (((a.length >>> s.length())) & 7) {
            case 0:
            Object ob1 = null; s = String.valueOf((Integer) ob1); z = ob1 instanceof Number;
            break;
            case 1:
            z = s.equals("1é");
            case 2:
            l1 = (long) (((-601963191774977125L) < (l0 & l1) ? (int) (-1197961378072694166L) : (byte) (s.length())));
            case 3:
            i1 &= (((4) - i1) % (i1 % (13)));
            break;
            case 4:
            i0++; i1--; l1 += i0; d0 -= (a.length | a.length);
            default:
            z = (a.length ^ (-8)) <= i1;
        }
        switch (((z ? s.length() : (Integer.MAX_VALUE))) & 7) {
            case 0:
            s = String.valueOf(z ? i0 : i1) + ((sf >>> i1)); if (s.length() > 40) s = s.substring(30);
            break;
            case 1:
            Object ob2 = null; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
            break;
            case 2:
            a[Math.floorMod(s.length(), a.length)] = (sf << (int) l1);
            break;
            case 3:
            i0 = ((a[Math.floorMod(((-35) >> s.length()), a.length)] + (byte) (i1)) & ((i0 / i0) & s.indexOf("1")));
            break;
            case 4:
            Object ob3 = i0; s = String.valueOf((String) ob3); z = ob3 instanceof Number;
            break;
            default:
            Object ob4 = s; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
        }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i1 = (a[((-20) >> i0)] * i1);
            break;
            case "":
            l0 |= (long) ((1.0 / 3) % (1e300));
            break;
            case "-":
            i1 = ((((24) << a.length) << (int) l0) % (byte) (h0(s.length(), (36), sl)));
            case "1":
            z = !(s.equals("1é"));
            break;
            default:
            a[Math.floorMod(-i0, a.length)] = (a[--i1] - (s.length() >>> (-12)));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        i1 /= ((i0 + i1) >> (int) d0);
        d0 = (((d0 / d0) / (d0 / sd)) * (((1e300) + sd) * ((double) sl)));
        if (((!(i1 < (2))) ^ (((z) ^ (i0 >= a.length))))) {
            i0++; i1--; l1 += i0; d0 -= (i0 % i1);
            l1 = (((sl & l1) / (l0 & (-5747875731090523359L))) ^ ((long) (i1) / (sl ^ l0)));
        }
        else {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l1 = (((l1 << (26)) & ((Long.MIN_VALUE) / l1)) / (long) ((a.length >>> i1)));
                break;
                case "":
                i0 ^= ((i1 & i0) % h1(i0, i1, l0));
                break;
                case "-":
                a[Math.floorMod((byte) (i1), a.length)] += (i0 % i1);
                case "1":
                a[a.length - 1] >>= s.length();
                default:
                l0 = (((long) (Double.NaN) - (l1 - sl)) << s.indexOf(""));
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        a[Math.floorMod((int) (3.25), a.length)] <<= ((-1664346497) & i0);
        i0++; i1--; l1 += i0; d0 -= h1(a.length, s.length(), sl);
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l1 = (long) ((double) ((2739662952927720382L) - l0));
                break;
                case "":
                i0 = h2(((int) sd - (l0 != l0 ? (-29) : sf)), s.hashCode(), ((long) (i1) << -i0));
                case "-":
                i0 = (s.equals(s) ? sf : (int) (sd + d0));
                break;
                case "1":
                i1 = (int) ((double) (sl / sl));
                break;
                default:
                s = String.valueOf(z ? i0 : i1) + (i0); if (s.length() > 40) s = s.substring(30);
            }
            if (((((sf < (29)) || (a.length == i1))) | ((i1 & (-17)) >= (0)))) {
                try {
                    try {
                        i0 >>= --i1;
                        a[Math.floorMod(i1, a.length)] &= h0(s.length(), i1, l1);
                    }
                    catch (NegativeArraySizeException e1) {
                        s += e1.getClass().getSimpleName().length() + "" + e1.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = ((z ? (int) d0 : (int) l0) + (int) (l0 ^ sl));
                    }
                    finally {
                        i0 >>>= (int) (l1 / l1);
                    }
                    try {
                        l1 <<= (((-626L) - l0) % (long) (a.length));
                        Object ob2 = a; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
                    }
                    catch (NegativeArraySizeException e3) {
                        s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 = (((l0 / l0) ^ ((244L) | (1156048564693012556L))) ^ ((l1 / l0) * (sl / l0)));
                    }
                    finally {
                        l1 = (((l0 % l0) % ((948360616859914533L) & (-872L))) & (long) (d0 + sd));
                    }
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[Math.floorMod((s.length() > i0 ? i1 : i1), a.length)] -= (sf ^ a.length);
                }
                finally {
                    switch (((z ? (1142849278) : s.length())) & 7) {
                        case 0:
                        i0 %= ~i1;
                        break;
                        case 1:
                        l0 = ((long) (s.indexOf("")) % (long) ((double) l0));
                        break;
                        case 2:
                        i0++; i1--; l1 += i0; d0 -= a.length;
                        break;
                        case 3:
                        l0 = ((long) (d0 - sd) - ((long) (i1) | (long) (a.length)));
                        break;
                        case 4:
                        i1 = s.indexOf("1");
                        default:
                        i0++; i1--; l1 += i0; d0 -= --i1;
                    }
                }
                for (int k5 = 0; k5 < 8; k5 += 1) {
                    a[Math.floorMod((int) sd, a.length)] = (int) (sd - (1.0 / 3));
                    if (l0 == (sl >>> i1)) break;
                    i1 += k5;
                    switch (((byte) (s.length())) & 0x3070) {
                        case 0:
                        s = ("1é" + (i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 4112:
                        a[Math.floorMod(~i1, a.length)] = ((22) << ((-803856064) / s.length()));
                        case 8224:
                        Object ob6 = d0; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                        break;
                        case 12336:
                        i0++; i1--; l1 += i0; d0 -= (int) l0;
                        break;
                        case 16448:
                        l0 = ((long) ((i0 / (Integer.MIN_VALUE))) + ((long) (-0.0) << i1));
                        break;
                        default:
                        i0 = (byte) (((i0 >= a.length ? (-6) : (-12)) >> --i1));
                    }
                }
            }
        }
        catch (NegativeArraySizeException e7) {
            s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[(i0 & 7)] = (byte) ((i1 << s.length()));
        }
        finally {
            i0 = h1(h3(a[Math.floorMod((i1 == s.length() ? sf : i0), a.length)], ((-362L) != l0 ? i1 : (833246909)), (long) (a.length)), ((i0 - (-1364902194)) & s.indexOf("1")), ((long) ((-1035400896)) / (l0 ^ l0)));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c12() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = -372906654, i1 = Integer.MIN_VALUE;
        long l0 = 658L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            for (int k2 = 0; k2 < 6; k2 += 2) {
                l0 = (((sl + (Long.MIN_VALUE)) & (long) (-7.75)) % (((-3225848987596471715L) | l1) >> (i0 & i1)));
                i0 += k2;
                final int cap4 = (a.length - (-14));
                java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                i0 = fn3.applyAsInt(i1);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                try {
                    l1 = (((l1 % l0) | (l0 * sl)) ^ ((long) (i1) >> (i0 * (-2))));
                    i1 = (((((l0 != l0) ^ ((-1) >= i1))) ^ (l0 > (long) (1.0 / 3))) ? h0((int) d0, (sf >>> a.length), (long) (1.0 / 3)) : ((byte) (i1) + (i1 ^ (17))));
                }
                catch (NegativeArraySizeException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    Object ob7 = a; s = String.valueOf((String) ob7); z = ob7 instanceof Number;
                }
                finally {
                    try {
                        i0 = (int) ((double) (l0 >>> i1));
                        i0++; i1--; l1 += i0; d0 -= ((-28) * (28));
                    }
                    catch (NegativeArraySizeException e8) {
                        s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = "" + ((-36)) + ((l0 | l0)); if (s.length() > 40) s = s.substring(30);
                    }
                    finally {
                        z = ((((i0 > (-2062285976)) || (z))) ^ (!(z)));
                    }
                }
                s = "" + ((-1808924776)) + ((byte) (a.length)); if (s.length() > 40) s = s.substring(30);
            }
            catch (NegativeArraySizeException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = z;
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            if (s.equals("x")) {
                l0 = ((long) (d0 - sd) - ((l0 * l1) % (long) sd));
                int w11 = 5;
                while (w11-- > 0) {
                    if (s.hashCode() < (65536)) {
                        o.f = (int) sl; o.g ^= (l1 - sl);
                        l1 ^= (long) ((3.25) * (Double.NaN));
                    }
                    for (int k12 = 0; k12 < 8; k12 += 1) {
                        i1 = s.indexOf('x');
                        i1 += k12;
                        i0 = s.hashCode();
                    }
                }
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            s = z + ("") + (char) ('a' + (i0 & 7)) + ((l0 / l0)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c13() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = -1382198402, i1 = Integer.MAX_VALUE;
        long l0 = -727L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            for (int k2 = 0; k2 < 8; k2 += 1) {
                i0 = (a[a.length - 1] % (i1 | (byte) ((11))));
                i0 += k2;
                int w3 = 3;
                while (w3-- > 0) {
                    try {
                        s = "1é" + (s.length()) + ((sf | i0)); if (s.length() > 40) s = s.substring(30);
                        a[Math.floorMod((sf - (24)), a.length)] <<= (i1 >>> (11));
                    }
                    catch (ArithmeticException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 %= (long) ((byte) (a.length));
                    }
                    l0 += ((l0 & l0) / (l0 >>> a.length));
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k6 = 0; k6 < 7; k6 += 2) {
                a[Math.floorMod((i0 >> a.length), a.length)] ^= h1(i1, i1, l0);
                i0 += k6;
                l1 = (long) (((0.5) / sd) * (d0 * d0));
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        i0++; i1--; l1 += i0; d0 -= (i0 & (0));
        try {
            if (sl != (sl / (-470L))) {
                for (int k8 = 0; k8 < 2; k8 += 2) {
                    sf = s.indexOf('x'); sl += sf;
                    if (l0 != (long) (1e300)) break;
                    i0 += k8;
                    try {
                        i0 = (int) (long) ((i1 % i0));
                        l0 = (((l1 ^ l0) ^ (l1 >>> i1)) - ((l1 + (6751882978239532986L)) ^ (sl - l0)));
                    }
                    catch (NullPointerException | ClassCastException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod((i1 << a.length), a.length)] %= (i1 >> sf);
                    }
                }
                int w10 = 2;
                while (w10-- > 0) {
                    Object ob11 = l0; s = String.valueOf((Long) ob11); z = ob11 instanceof Number;
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0 = (z ? (i0 ^ (int) l1) : (int) (sd + d0));
                        case "":
                        a[Math.floorMod((s.length() + i1), a.length)] = i0++;
                        break;
                        case "-":
                        i0 &= (-i0 != i1 ? (s.length() + (0)) : ((-11) - (-25)));
                        break;
                        case "1":
                        l0 >>= ((l0 - (Long.MIN_VALUE)) - (l0 - sl));
                        break;
                        default:
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                int w13 = 4;
                while (w13-- > 0) {
                    i1 &= a[Math.floorMod(s.indexOf(""), a.length)];
                    for (int k14 = 0; k14 < 6; k14 += 2) {
                        d0 = (((sd % sd) * ((-0.0) * d0)) - ((double) (l1 - (-6924808006286482529L))));
                        if (z) break;
                        i1 += k14;
                        d0 = ((((Double.NaN) - (3.25)) * ((double) l0)) % ((d0 / (-7.75)) / ((float) (s.length()))));
                    }
                }
                try {
                    for (int k15 = 0; k15 < 8; k15 += 1) {
                        i0 -= a[Math.floorMod(s.indexOf("1"), a.length)];
                        i1 += k15;
                        a[Math.floorMod((s.length() & (38)), a.length)] = (((8) << (-24)) % h1(i1, i0, (4294967296L)));
                    }
                    a[a.length - 1] = s.indexOf('x');
                }
                catch (RuntimeException e16) {
                    s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = ((byte) ((int) (-1L)) >>> ((int) sl << (a.length + s.length())));
                }
            }
            catch (NullPointerException | ClassCastException e17) {
                s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = ((double) ((long) (i0) & (long) ((-1))));
            }
            finally {
                sf = h0((i0 >> (-21)), (int) l1, (long) (3.25)); sl += sf;
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            l0 = (((l0 - sl) + (long) (a.length)) >>> a.length);
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            if (z) {
                z = (z ? a.length : (-1)) <= i1;
                if (!(l0 > (l0 | l0))) {
                    l0 = (((l1 ^ l1) + (l0 * (-357L))) | ((long) (1e10) / (l0 % l0)));
                    l0 = (((l1 - l1) | (sl / l0)) - ((l1 >> (7)) / (l0 | sl)));
                }
            }
            else {
                switch (((int) sd) & 0x3070) {
                    case 0:
                    a[(i0 & 7)] |= (i1 >> (-16));
                    case 4112:
                    i0 = h4(--i1, (((Integer.MAX_VALUE) ^ i0) | (i1 - i0)), (((-8702475553462410008L) % l1) + (l1 % (-533818337628263599L))));
                    break;
                    case 8224:
                    l1 *= ((l0 / l1) << --i1);
                    break;
                    case 12336:
                    l0 = (long) (((int) d0 % (sf >> i1)));
                    case 16448:
                    i1 = --i1;
                    break;
                    default:
                    i1 = (6);
                }
            }
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        try {
            switch (((a.length >> i0)) & 0x3070) {
                case 0:
                i0 = (((byte) ((9)) >> (sf % (25))) + (byte) ((i1 + (-1642369098))));
                case 4112:
                i1 = (int) (long) (s.indexOf(""));
                break;
                case 8224:
                Object ob21 = i0; s = String.valueOf((Integer) ob21); z = ob21 instanceof Number;
                break;
                case 12336:
                i0 = ((int) ((1e300) + d0) << ((s.length() % s.length()) + (i1 / (-1715631820))));
                case 16448:
                sf = (--i1 >> (s.length() > s.length() ? s.length() : sf)); sl += sf;
                default:
                l0 -= ((l1 & l1) - ((318L) - sl));
            }
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c14() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 26, i1 = 3;
        long l0 = 955L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            if (!((byte) (i0) <= (-1649813269))) {
                sf = (byte) ((byte) (i1)); sl += sf;
                o.f = ((35) * i1); o.g ^= (l1 / (-5157795452386091057L));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (((s.equals("1é")) ^ (((Integer.MAX_VALUE) >> (32)) >= (-2)))) {
                for (int k3 = 0; k3 < 8; k3 += 2) {
                    o.f = ((3) >>> s.length()); o.g ^= (l0 << i1);
                    i0 += k3;
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0 = ((a[Math.floorMod(s.indexOf(s), a.length)] & h5((-21), (29), (Long.MAX_VALUE))) & (z ? i0++ : (i1 * (-131836984))));
                        case "":
                        l1 /= (long) ((a.length | (-1)));
                        case "-":
                        l1 = (((l1 >> i1) << (byte) (i0)) ^ ((l0 + l0) | (long) ((-36))));
                        break;
                        case "1":
                        z = !((-387916445068323136L) > ((291L) % l0));
                        default:
                        o.f = s.indexOf(""); o.g ^= ((0L) | l0);
                    }
                }
                for (int k4 = 0; k4 < 2; k4 += 2) {
                    a[a.length - 1] %= (i1 % (-10));
                    if (!(a.length > s.length())) break;
                    i0 += k4;
                    i1 = (s.hashCode() >> ((s.length() >>> sf) >> i0));
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k6 = 0; k6 < 3; k6 += 2) {
                i1 >>>= --i1;
                i1 += k6;
                try {
                    Object ob7 = i0; s = String.valueOf((Long) ob7); z = ob7 instanceof Number;
                    try {
                        i0 = a[Math.floorMod(i0++, a.length)];
                        i1 += ~i1;
                    }
                    catch (IndexOutOfBoundsException e8) {
                        s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = ((long) ((0.5) % sd) % ((l1 >>> i1) | (l0 / (Long.MAX_VALUE))));
                    }
                }
                catch (ArithmeticException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = (((float) (((2058064187) >>> sf))) % ((double) (long) (Double.NaN)));
                }
                finally {
                    try {
                        a[(i1 >> (Integer.MAX_VALUE))] = --i1;
                        i0 = (((i0 << a.length) & (i1 | sf)) + (int) (long) d0);
                    }
                    catch (IndexOutOfBoundsException e10) {
                        s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = ((double) ((l0 * l1) | (l0 - l1)));
                    }
                    finally {
                        s = "1é" + (i1) + ((i1 & i1)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= s.charAt(i0 & 3);
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            switch (((sf >>> (Integer.MIN_VALUE))) & 7) {
                case 0:
                sf = (s.indexOf("1") + (a.length - a.length)); sl += sf;
                break;
                case 1:
                i0 = a[Math.floorMod((int) (1e10), a.length)];
                case 2:
                sf = a[a.length - 1]; sl += sf;
                break;
                case 3:
                i1 = a[Math.floorMod(s.indexOf('x'), a.length)];
                case 4:
                a[Math.floorMod((i0 - i1), a.length)] = ((int) d0 ^ (i0 % i1));
                break;
                default:
                i0 = a[Math.floorMod((int) l1, a.length)];
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            i1 >>>= (int) (l0 | (404L));
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        final int cap15 = h4(i0, s.length(), l1);
        java.util.function.IntUnaryOperator fn14 = x -> x * cap15 - (x >> 1);
        i0 = fn14.applyAsInt(i1);
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c15() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 21, i1 = -2;
        long l0 = 285L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                l1 = (((l0 - sl) ^ ((-506L) >> (Integer.MAX_VALUE))) + ((l0 / l1) | (l0 % sl)));
                s = s + (a.length) + ((l1 >>> i1)); if (s.length() > 40) s = s.substring(30);
            }
            catch (NullPointerException | ClassCastException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 = ((long) (d0 % (1e10)) - (((-1L) + l0) ^ (sl << (5))));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        i0 = (int) ((sd + sd) % ((float) (i1)));
        try {
            for (int k4 = 0; k4 < 8; k4 += 2) {
                sf = s.indexOf('x'); sl += sf;
                i1 += k4;
                if ((a.length >> s.length()) != s.length()) {
                    try {
                        i0 = h0(sf, h2((i0 >>> s.length()), ((-2) == s.length() ? i0 : i1), (long) (a.length)), ((l0 + sl) + (sl * (-25L))));
                        i0++; i1--; l1 += i0; d0 -= (i1 + s.length());
                    }
                    catch (NegativeArraySizeException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = a[Math.floorMod((int) (-0.0), a.length)];
                    }
                    finally {
                        a[Math.floorMod((s.length() - sf), a.length)] -= (i1 | i1);
                    }
                    for (int k6 = 0; k6 < 2; k6 += 2) {
                        a[a.length - 1] >>= (a.length * s.length());
                        if (l1 <= (l0 ^ l1)) break;
                        i1 += k6;
                        a[Math.floorMod((i0 == (0) ? a.length : i0), a.length)] &= (397412691);
                    }
                }
                else {
                    i1 >>>= ((a.length ^ a.length) >>> (i1 + i0));
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            l0 >>= ((l1 ^ l0) ^ (l0 & (7484485199032145882L)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        for (int k8 = 0; k8 < 7; k8 += 1) {
            i0 = i0;
            i0 += k8;
            i0++; i1--; l1 += i0; d0 -= (i1 * i1);
        }
        final int cap10 = s.indexOf("1");
        java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
        i0 = fn9.applyAsInt(i1);
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c16() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 833985101, i1 = 34;
        long l0 = 933L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            final int cap3 = i1;
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            o.f = (sf << s.length()); o.g ^= (sl - l1);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        i0++; i1--; l1 += i0; d0 -= s.indexOf(s);
        try {
            i0 = ((int) (l0 | l0) * a[(i0 & 7)]);
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            if (l0 != (long) (s.length())) {
                try {
                    l1 = (((l0 >>> s.length()) / (l0 * sl)) - (long) ((1e10) + sd));
                    final int cap8 = (int) sd;
                    java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                    i0 = fn7.applyAsInt(i1);
                }
                catch (NegativeArraySizeException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = (((s.indexOf("1") < i0) && (!(i0 <= (0)))) ? (-i0 / a[(i0 & 7)]) : h4((int) sd, a[Math.floorMod((int) d0, a.length)], (l0 + l0)));
                }
                finally {
                    switch (((sf | sf)) & 0x3070) {
                        case 0:
                        i1 = (int) (((-0.0) / d0) / ((Double.NaN) * d0));
                        case 4112:
                        l0 <<= ((l0 << (-9)) | (sl >>> i0));
                        case 8224:
                        o.f = i0++; o.g ^= (long) (sf);
                        case 12336:
                        sf = (byte) (-i0); sl += sf;
                        case 16448:
                        i1 = ((byte) (s.indexOf("1")) >>> (-1429369058));
                        break;
                        default:
                        d0 = ((((1.0 / 3) + d0) - ((1e300) - d0)) / ((float) ((byte) ((19)))));
                    }
                }
                try {
                    i0++; i1--; l1 += i0; d0 -= h4(i0, (3), l0);
                    if (sd >= d0) {
                        i1 = s.indexOf('x');
                        i1 %= (byte) (i1);
                    }
                    else {
                        a[Math.floorMod((byte) (a.length), a.length)] = h4((i1 >= i1 ? a.length : a.length), (sf >>> (-1588528449)), (long) (i1));
                    }
                }
                catch (NullPointerException | ClassCastException e10) {
                    s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = s.indexOf(s); o.g ^= ((710L) - l1);
                }
                finally {
                    if (((39) < (-34) ? (0) : (-26)) >= i0) {
                        i1 = (sf & (s.charAt(i0 & 3) / (sf * sf)));
                        a[s.indexOf('x')] <<= s.indexOf("");
                    }
                }
            }
            else {
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            switch (((i1 >> a.length)) & 0x3070) {
                case 0:
                a[(i0 & 7)] = h3(s.indexOf(""), ((-8) * i0), (l0 % sl));
                break;
                case 4112:
                s = "1é" + (a.length) + ((l1 + (977862326839182501L))); if (s.length() > 40) s = s.substring(30);
                break;
                case 8224:
                a[-i0] = -i0;
                break;
                case 12336:
                i0 |= s.indexOf("");
                break;
                case 16448:
                l1 <<= (long) (a[a.length - 1]);
                default:
                i0++; i1--; l1 += i0; d0 -= s.hashCode();
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            int w13 = 2;
            while (w13-- > 0) {
                if ((byte) (i1) >= sf) {
                    i0 >>>= ((-33) / (i1 + i0));
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                }
                a[(i0 & 7)] = (byte) (((28) & i1));
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            l1 = (((long) sd | (long) (s.length())) + ((long) ((-20)) & (sl ^ (-483L))));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c17() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = -1594612386, i1 = -8;
        long l0 = 213L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            for (int k2 = 0; k2 < 4; k2 += 1) {
                i0 = a[((198431112) & a.length)];
                i0 += k2;
                if (((!(a.length < i0)) ^ (s.equals("1é")))) {
                    i0 += (a[Math.floorMod((i1 == i1 ? s.length() : s.length()), a.length)] << (a.length > sf ? (18) : (-33)));
                    for (int k3 = 0; k3 < 8; k3 += 1) {
                        z = d0 > sd;
                        if (sd > (Double.NaN)) continue;
                        i0 += k3;
                        a[(i0 & 7)] = (int) ((0L) & l0);
                    }
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                l0 = (long) (((float) ((-1977629605))) * (sd * (-0.0)));
                for (int k5 = 0; k5 < 8; k5 += 2) {
                    i1 = ((int) (long) sd >>> (int) ((double) (923L)));
                    i1 += k5;
                    d0 = (((sd / (-7.75)) * ((-7.75) - d0)) - ((float) ((byte) (i1))));
                }
            }
            catch (ArithmeticException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (((l1 ^ l1) + (l0 ^ (1520812004493425157L))) << ((sf >> s.length()) ^ s.indexOf("")));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            int w8 = 4;
            while (w8-- > 0) {
                Object ob9 = s; s = String.valueOf((Comparable<?>) ob9); z = ob9 instanceof Number;
                sf = ((a.length ^ sf) & h2(i0, i1, (-101L))); sl += sf;
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            if ((sf * sf) >= a.length) {
                sf = (int) (long) (-0.0); sl += sf;
                z = (107L) != (sl >> (219959247));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        int w11 = 5;
        while (w11-- > 0) {
            switch ((-i0) & 0x3070) {
                case 0:
                i1 = (s.indexOf('x') >>> (s.length() % (i0 >> sf)));
                break;
                case 4112:
                i1 = s.indexOf('x');
                break;
                case 8224:
                i0 = (int) ((sl + sl) | (l0 * l0));
                break;
                case 12336:
                Object ob12 = i0; s = String.valueOf((Comparable<?>) ob12); z = ob12 instanceof Number;
                case 16448:
                a[Math.floorMod((l1 >= l1 ? (-2096789038) : i1), a.length)] = ((i0 ^ a.length) - ((-14) % sf));
                default:
                d0 = ((float) ((byte) ((int) (3.25))));
            }
            int w13 = 3;
            while (w13-- > 0) {
                o.f = (a.length + i1); o.g ^= (l0 | l0);
                if (l0 != (l0 / (0L))) {
                    o.f = (i1 >>> s.length()); o.g ^= ((-5717972318971022513L) % l0);
                    sf = ((byte) (sf) | (sl <= l0 ? i0 : i1)); sl += sf;
                }
                else {
                    i1 = a[Math.floorMod((i1 >>> s.length()), a.length)];
                }
            }
        }
        try {
            d0 = (((float) (a[Math.floorMod((byte) (sf), a.length)])) - ((d0 % (3.25)) * (sd % sd)));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            Object ob16 = d0; s = String.valueOf((Comparable<?>) ob16); z = ob16 instanceof Number;
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c18() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 1477541085, i1 = -27;
        long l0 = 816L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            Object ob2 = 'c'; s = String.valueOf((Long) ob2); z = ob2 instanceof Number;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i1 >>= s.indexOf("1");
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                switch (((byte) (i1)) & 0x3070) {
                    case 0:
                    s = "x" + (a.length) + (s.indexOf("")); if (s.length() > 40) s = s.substring(30);
                    case 4112:
                    i0++; i1--; l1 += i0; d0 -= ((65536) + i0);
                    break;
                    case 8224:
                    l0 &= (long) ((i0 % (-32)));
                    case 12336:
                    l1 *= (((0L) * sl) >> a[Math.floorMod((i1 + a.length), a.length)]);
                    case 16448:
                    a[Math.floorMod((i0 >>> a.length), a.length)] = a[Math.floorMod((sf % i1), a.length)];
                    break;
                    default:
                    i0 ^= (((22) + (-1)) ^ (byte) (i1));
                }
                a[Math.floorMod((-16), a.length)] /= s.indexOf("");
            }
            catch (IndexOutOfBoundsException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = l1 <= (l0 / l0);
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            final int cap8 = (s.length() + s.length());
            java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
            i0 = fn7.applyAsInt(i1);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            int w10 = 6;
            while (w10-- > 0) {
                l0 = (((sl / (5283633861785198862L)) << ((Integer.MAX_VALUE) / i1)) ^ ((l1 | l1) >> ((16) / (23))));
                i1 /= (sf % a[Math.floorMod((1583772613), a.length)]);
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            a[s.length()] += s.indexOf("");
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            for (int k13 = 0; k13 < 3; k13 += 2) {
                l0 = (((l0 % (929L)) << (i1 ^ sf)) + ((l0 % l0) >> s.indexOf(s)));
                i1 += k13;
                switch (((int) (990L)) & 0x3070) {
                    case 0:
                    sf = ((sf >>> i1) / ((25) ^ (-21))); sl += sf;
                    break;
                    case 4112:
                    z = z;
                    case 8224:
                    sf = a[a.length - 1]; sl += sf;
                    break;
                    case 12336:
                    d0 = ((((float) (i1)) - ((Double.NaN) * d0)) / ((d0 * sd) * ((-0.0) % d0)));
                    break;
                    case 16448:
                    sf = s.indexOf(s); sl += sf;
                    default:
                    s = ("x" + (sl)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c19() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 29, i1 = -35;
        long l0 = -5224531366878107427L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        for (int k1 = 0; k1 < 1; k1 += 2) {
            i1 = h5((h2(sf, i0, sl) | a[Math.floorMod(((-10) > i0 ? s.length() : (-11)), a.length)]), ((i1 << s.length()) << ((47L) != sl ? i1 : (5))), ((sl & (Long.MIN_VALUE)) / ((-140L) | l1)));
            i1 += k1;
            l1 = (((l0 ^ (4294967296L)) >> (byte) ((-23))) / ((l0 - l0) | ((-133L) * l0)));
        }
        try {
            Object ob3 = a; s = String.valueOf((Comparable<?>) ob3); z = ob3 instanceof Number;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            if (!((byte) (i1) == (17))) {
                s = "" + (l1) + ((l1 - (-575L))); if (s.length() > 40) s = s.substring(30);
                int w5 = 2;
                while (w5-- > 0) {
                    i1 += (sd != (1e300) ? h4(i0, i0, l1) : s.charAt(i0 & 3));
                    switch (((sf >> s.length())) & 7) {
                        case 0:
                        i0 = (s.indexOf("") | a[Math.floorMod(((38) * i1), a.length)]);
                        break;
                        case 1:
                        i1 = (i1 >> ((int) l0 << ((16) >>> (-1))));
                        break;
                        case 2:
                        i0 >>>= (int) (sd * (Double.NaN));
                        case 3:
                        a[a.length - 1] += (int) l0;
                        break;
                        case 4:
                        d0 = ((double) ((sl * sl) ^ (l1 ^ (477L))));
                        break;
                        default:
                        z = ((0) << i1) > sf;
                    }
                }
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            int w7 = 4;
            while (w7-- > 0) {
                int w8 = 3;
                while (w8-- > 0) {
                    if ((((sf ^ (9)) != i1) ^ (s.equals(ss)))) {
                        s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
                        z = z;
                    }
                    s = ("x" + ((Integer.MIN_VALUE))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
                i0++; i1--; l1 += i0; d0 -= s.indexOf(s);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            a[Math.floorMod(i0, a.length)] >>>= (s.length() >> a.length);
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            switch ((h4(i0, sf, l1)) & 7) {
                case 0:
                s = s.substring(sf) + ((byte) ((33))); if (s.length() > 40) s = s.substring(30);
                break;
                case 1:
                i0 = h1((((sf == s.length()) & (sl <= l1)) ? s.indexOf("") : (int) l0), (int) (l1 / l0), ((l0 & (745L)) | (l0 & l0)));
                case 2:
                a[Math.floorMod((int) d0, a.length)] /= (i0 % i0);
                case 3:
                i0 &= ((a.length & sf) <= (-3) ? (sf | (14)) : (i0 | (-32)));
                break;
                case 4:
                Object ob11 = 'c'; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
                break;
                default:
                z = ((d0 > sd) || ((l0 <= (-2771753763737285772L) ? sf : sf) > s.length()));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            switch (((i1 + (18))) & 7) {
                case 0:
                a[Math.floorMod((i1 & i0), a.length)] = (int) ((1e10) - d0);
                break;
                case 1:
                l1 = ((long) (sd + sd) - ((long) d0 >> (int) (1.0 / 3)));
                break;
                case 2:
                i1 = ((--i1 / s.indexOf("")) & ~i1);
                case 3:
                l1 = ((((-770L) >> i0) - ((-950L) - l1)) % ((l0 - l1) << a.length));
                break;
                case 4:
                l1 = (long) ((s.indexOf("") << (-627549100)));
                default:
                sf = (s.equals("") ? -i0 : h3(sf, (14), (-242L))); sl += sf;
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            sf = ((byte) ((-10)) == (12) ? (byte) (i0) : (i1 * a.length)); sl += sf;
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c20() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = -21, i1 = 9;
        long l0 = 0L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            l0 &= ((sl - l1) << (i1 >> a.length));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                for (int k3 = 0; k3 < 8; k3 += 2) {
                    i0 = (21);
                    if (a[Math.floorMod((i1 >> sf), a.length)] <= (-31)) break;
                    i0 += k3;
                    Object ob4 = i0; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
                }
                i0++; i1--; l1 += i0; d0 -= (byte) (i0);
            }
            catch (IndexOutOfBoundsException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[a.length - 1] = (byte) ((int) l1);
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            d0 = (((sd + d0) / (sd % (0.5))) * ((sd % sd) % ((double) l0)));
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                i1 = s.indexOf("");
                try {
                    for (int k8 = 0; k8 < 8; k8 += 2) {
                        i0++; i1--; l1 += i0; d0 -= (sf << s.length());
                        if (s.indexOf("1") <= i1) break;
                        i0 += k8;
                        sf = s.indexOf("1"); sl += sf;
                    }
                    l0 = (((long) (sf) >>> (int) sl) / ((l1 >> i1) % (long) (i1)));
                }
                catch (NegativeArraySizeException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = (int) d0; o.g ^= (l0 / l0);
                }
                finally {
                    Object ob10 = s; s = String.valueOf((Integer) ob10); z = ob10 instanceof Number;
                }
            }
            catch (ArithmeticException e11) {
                s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = z + (s) + (char) ('a' + (i0 & 7)) + ((sf >>> (-22))); if (s.length() > 40) s = s.substring(30);
            }
            finally {
                if ((s.length() == i1 ? (-29) : i0) != i1) {
                    sf = ((sf / i1) & ((1) >> sf)); sl += sf;
                    i1 &= (s.indexOf("") & s.indexOf('x'));
                }
                else {
                    switch (((i1 % (39))) & 0x3070) {
                        case 0:
                        d0 = ((double) ((l1 ^ l1) * (l0 ^ sl)));
                        break;
                        case 4112:
                        o.f = (l0 < sl ? a.length : a.length); o.g ^= (l1 | sl);
                        break;
                        case 8224:
                        o.f = sf; o.g ^= (sl + l0);
                        break;
                        case 12336:
                        sf = ((s.length() % (10)) & h4(s.length(), s.length(), l0)); sl += sf;
                        break;
                        case 16448:
                        i0++; i1--; l1 += i0; d0 -= (i1 * (9));
                        break;
                        default:
                        i1 *= s.indexOf("1");
                    }
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c21() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = -13, i1 = 860256914;
        long l0 = 0L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            i0 = (int) (((double) l0) * ((double) l1));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            sf = (byte) ((sf & sf)); sl += sf;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                try {
                    l0 = (((l0 / l1) / (l0 ^ l1)) >> ((i1 | (27)) <= i0 ? (i1 << a.length) : (z ? sf : a.length)));
                    i1 = (24);
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[Math.floorMod((s.length() ^ sf), a.length)] %= (s.length() >> (32));
                }
                i1 = s.indexOf(s);
            }
            catch (NegativeArraySizeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (byte) (s.charAt(i0 & 3));
            }
            finally {
                i1 = (byte) (((a.length ^ sf) ^ (s.length() << s.length())));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            for (int k7 = 0; k7 < 4; k7 += 2) {
                Object ob8 = s; s = String.valueOf((String) ob8); z = ob8 instanceof Number;
                i0 += k7;
                if (!(!(z))) {
                    if ((1e300) != sd) {
                        sf = --i1; sl += sf;
                        i0 = (((sf - a.length) + (i0 >>> s.length())) * a[Math.floorMod((a.length ^ i1), a.length)]);
                    }
                    else {
                        i1 *= ((byte) (i1) < i1 ? (z ? i1 : sf) : s.hashCode());
                    }
                    switch (((int) (-7.75)) & 0x3070) {
                        case 0:
                        o.f = (i1 & (-14)); o.g ^= (l0 ^ l0);
                        break;
                        case 4112:
                        a[((30) - i1)] = (byte) (s.indexOf('x'));
                        case 8224:
                        i0 = a[Math.floorMod(h5(i1, (-35), l0), a.length)];
                        break;
                        case 12336:
                        i0++; i1--; l1 += i0; d0 -= (s.length() / (-28));
                        case 16448:
                        o.f = (int) l1; o.g ^= (l0 >> sf);
                        default:
                        Object ob9 = s; s = String.valueOf((Long) ob9); z = ob9 instanceof Number;
                    }
                }
                else {
                    i1 = (i0++ / ((byte) (a.length) - a[Math.floorMod(s.indexOf("1"), a.length)]));
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            l1 -= ((l1 ^ l1) ^ (long) d0);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            i0 ^= (a[Math.floorMod(a[(i0 & 7)], a.length)] + h0(a.length, (Integer.MAX_VALUE), l0));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            if ((((i1 > s.length() ? a.length : a.length) == i1) ^ ((-1L) > (sl * l0)))) {
                int w13 = 5;
                while (w13-- > 0) {
                    if ((i1 * sf) > i1) {
                        l1 = (((l0 - l0) - (sl & l1)) - ((l1 - sl) - (l0 << i0)));
                        i0++; i1--; l1 += i0; d0 -= (i1 - sf);
                    }
                    else {
                        i1 = (((int) l0 + (byte) ((65536))) - a[Math.floorMod((i1 % s.length()), a.length)]);
                    }
                    try {
                        i0 |= (h4(i1, s.length(), l1) >> sf);
                        l0 += (long) ((int) l0);
                    }
                    catch (IndexOutOfBoundsException e14) {
                        s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 = (((long) (i1) & ((-8226796747120595234L) + (860L))) - ((sl ^ l0) & (l0 + l0)));
                    }
                }
                switch ((((-16) << i0)) & 0x3070) {
                    case 0:
                    l1 = (((l0 % l0) >> (a.length == i1 ? s.length() : i0)) >> ((int) sd & (i1 << i0)));
                    break;
                    case 4112:
                    i0 = (h0((-33), (i1 & i1), (l0 << a.length)) ^ (byte) ((i0 >> (-38))));
                    break;
                    case 8224:
                    i1 = (int) ((l1 & sl) - ((777L) | (0L)));
                    case 12336:
                    a[Math.floorMod(a[Math.floorMod(h1(a.length, a.length, (650776978380813351L)), a.length)], a.length)] = ((-380310555) | (i0 - a.length));
                    break;
                    case 16448:
                    Object ob15 = i0; s = String.valueOf((Long) ob15); z = ob15 instanceof Number;
                    default:
                    sf = ((int) d0 % (i0 & (-26))); sl += sf;
                }
            }
            else {
                try {
                    for (int k16 = 0; k16 < 8; k16 += 1) {
                        l0 = (((sl ^ l0) % (l0 ^ (-2484452305927713301L))) ^ (long) (d0 / (-7.75)));
                        i1 += k16;
                        a[Math.floorMod((i1 ^ i1), a.length)] = (((33) / sf) / s.hashCode());
                    }
                    final int cap18 = ((-32) << (Integer.MAX_VALUE));
                    java.util.function.IntUnaryOperator fn17 = x -> x * cap18 - (x >> 1);
                    i0 = fn17.applyAsInt(i1);
                }
                catch (NullPointerException | ClassCastException e19) {
                    s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 |= s.indexOf(s);
                }
                finally {
                    if ((int) sd > i1) {
                        d0 = ((float) (i0++));
                        a[Math.floorMod((sf % a.length), a.length)] >>= (s.length() << i1);
                    }
                }
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        if ((z ? s.length() : (27)) <= i1) {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0 = a[Math.floorMod((21), a.length)];
                break;
                case "":
                a[a.length - 1] = (i0++ - --i1);
                case "-":
                i1 = ((int) ((double) l0) * s.indexOf(s));
                break;
                case "1":
                o.f = ((9) < sf ? a.length : sf); o.g ^= (l0 / (-1L));
                break;
                default:
                i1 |= (int) (l0 | l0);
            }
            switch (((int) sl) & 7) {
                case 0:
                l1 >>>= (long) (s.indexOf("1"));
                break;
                case 1:
                l1 += ((long) d0 >>> (i1 << s.length()));
                break;
                case 2:
                l0 *= ((l0 | l0) ^ (l1 % l0));
                case 3:
                s = ("x" + (i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                break;
                case 4:
                sf = (((36) + (2)) >> (a.length >> (-37))); sl += sf;
                break;
                default:
                a[Math.floorMod((int) l1, a.length)] *= (i1 << a.length);
            }
        }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c22() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 4, i1 = 772154883;
        long l0 = -1798119477523716102L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            i0 = ((byte) (sf) >>> (int) (l1 ^ (-2136742905487565988L)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i1 ^= ((i1 * i1) - --i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            a[Math.floorMod(h5(i1, i1, l0), a.length)] >>= (i0 / (24));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (z) {
                for (int k5 = 0; k5 < 3; k5 += 1) {
                    o.f = (int) (-388L); o.g ^= (long) (i0);
                    i0 += k5;
                    l0 = ((long) ((sf + s.length())) * ((l0 / l0) / (long) (-7.75)));
                }
                final int cap7 = ((-2) - s.length());
                java.util.function.IntUnaryOperator fn6 = x -> x * cap7 - (x >> 1);
                i0 = fn6.applyAsInt(i1);
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        d0 = (((sd % d0) - (d0 % d0)) + ((double) ((675L) | l0)));
        try {
            a[Math.floorMod(a[Math.floorMod((s.length() % i1), a.length)], a.length)] = (int) ((984L) | l0);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            z = (((((-10) < i1) ^ (l0 == sl))) & (((s.length() != sf) | (z))));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        l0 = (((long) d0 >>> h3(s.length(), a.length, sl)) ^ (long) (s.hashCode()));
        try {
            try {
                if (((!(sf == (-39))) && (z))) {
                    switch ((((7) < (6) ? a.length : (-32))) & 0x3070) {
                        case 0:
                        i0 = h3(((int) (0.5) | a[Math.floorMod((i0 >> i0), a.length)]), (sf << a[(i0 & 7)]), ((l0 | sl) - (l1 & l0)));
                        break;
                        case 4112:
                        o.f = a[(i0 & 7)]; o.g ^= (sl + l0);
                        case 8224:
                        d0 = ((float) ((s.hashCode() + (i1 % (-27)))));
                        case 12336:
                        d0 = (((float) (s.indexOf("1"))) + ((d0 * d0) % ((1e10) % d0)));
                        break;
                        case 16448:
                        l0 = ((((145L) & l1) / (l0 ^ l0)) * (((0L) ^ l1) & (l0 & (3337328532470446009L))));
                        default:
                        i1 = (h1((int) (1e10), i0++, (sl >>> i1)) | (i1 * (a.length / (65536))));
                    }
                    try {
                        l0 = (((l1 + l1) % (l1 << i0)) - ((sl % (-8973763756875488641L)) >> (int) l0));
                        i1 = h3((((-1) % (15)) | (sf >>> a.length)), (((34) - (27)) < i0 ? (int) sd : --i1), ((long) d0 - ((0L) >>> s.length())));
                    }
                    catch (IndexOutOfBoundsException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = (int) sl; o.g ^= (l0 << (21));
                    }
                }
                else {
                    l0 = (((l1 - l1) + ((5631188730812732436L) >> sf)) % ((l1 & l0) % (long) (i1)));
                }
                l0 = (((long) (i0) & (l1 / sl)) % ((long) sd - (l0 % l0)));
            }
            catch (IndexOutOfBoundsException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 &= sf;
            }
            finally {
                try {
                    a[Math.floorMod(~i1, a.length)] = a.length;
                    try {
                        a[Math.floorMod((i0 * a.length), a.length)] = (((1652729236) ^ (-1)) >> ((36) - i0));
                        o.f = h5(i0, (25), (-373L)); o.g ^= ((Long.MAX_VALUE) * (Long.MAX_VALUE));
                    }
                    catch (NullPointerException | ClassCastException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        sf = ((int) sd ^ i1); sl += sf;
                    }
                    finally {
                        i0++; i1--; l1 += i0; d0 -= (Integer.MIN_VALUE);
                    }
                }
                catch (NullPointerException | ClassCastException e14) {
                    s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((float) ((((-35) & (0)) + (int) sd)));
                }
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c23() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x1 o = new GenProg11x1();
        int i0 = 1022439734, i1 = 3;
        long l0 = 300L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            i0++; i1--; l1 += i0; d0 -= (int) l0;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l1 = (long) (((1e10) <= (Double.NaN) ? h5(s.length(), (-38), l0) : (byte) (a.length)));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            final int cap5 = (i0 + (65536));
            java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
            i0 = fn4.applyAsInt(i1);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (-i0 >= (-19)) {
                final int cap8 = (sf > s.length() ? s.length() : i1);
                java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                i0 = fn7.applyAsInt(i1);
                if ((int) sd != sf) {
                    sf = ((i1 >>> i1) + (sf >>> a.length)); sl += sf;
                    a[Math.floorMod((i1 - (-7)), a.length)] >>= a[Math.floorMod(s.indexOf("1"), a.length)];
                }
            }
            else {
                final int cap10 = ((-22) ^ (5));
                java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
                i0 = fn9.applyAsInt(i1);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                o.f = (i0 >>> s.length()); o.g ^= (long) sd;
                for (int k12 = 0; k12 < 2; k12 += 1) {
                    l0 = (((l0 + l0) % (l0 + l1)) - (long) ((1e300) + d0));
                    if ((((-21) > sf) & (i0 > s.length()))) break;
                    i1 += k12;
                    try {
                        a[Math.floorMod((i0 % s.length()), a.length)] %= sf;
                        a[a.length - 1] &= (sf / (24));
                    }
                    catch (ArithmeticException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = ((double) (long) (sd / d0));
                    }
                }
            }
            catch (RuntimeException e14) {
                s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = ((s.length() - (-1)) * (byte) (sf)); sl += sf;
            }
            finally {
                i1 = (i1 % ((l1 < l0 ? i1 : (-1979917241)) * (int) l1));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            s = z + (String.valueOf(z ? i0 : i1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            final int cap18 = ((Integer.MAX_VALUE) != s.length() ? i1 : s.length());
            java.util.function.IntUnaryOperator fn17 = x -> x * cap18 - (x >> 1);
            i0 = fn17.applyAsInt(i1);
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        try {
            for (int k20 = 0; k20 < 3; k20 += 1) {
                s = s.substring((-566920752)); if (s.length() > 40) s = s.substring(30);
                i1 += k20;
                for (int k21 = 0; k21 < 1; k21 += 2) {
                    o.f = (i1 + i1); o.g ^= ((341L) * (6012576570201100643L));
                    if (s.equals("x")) continue;
                    i1 += k21;
                    for (int k22 = 0; k22 < 7; k22 += 2) {
                        s = (String.valueOf(z ? i0 : i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        i1 += k22;
                        a[a.length] = (!(sl <= l1) ? (a.length | i1) : (s.length() >>> (-17)));
                    }
                }
            }
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 12: return c12();
            case 13: return c13();
            case 14: return c14();
            case 15: return c15();
            case 16: return c16();
            case 17: return c17();
            case 18: return c18();
            case 19: return c19();
            case 20: return c20();
            case 21: return c21();
            case 22: return c22();
            case 23: return c23();
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
        for (int id = 12; id < 24; id++) {
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
