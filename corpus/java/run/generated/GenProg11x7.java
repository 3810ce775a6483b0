public class GenProg11x7 {
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
        i0++; i1--; l1 += i0; d0 -= (byte) (i0);
        if (!((((37) > sf) || (i1 <= i0)))) {
            final int cap2 = (int) sd;
            java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
            i0 = fn1.applyAsInt(i1);
            final int cap4 = i0++;
            java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
            i0 = fn3.applyAsInt(i1);
        }
        else {
            try {
                try {
                    if (z) {
                        i0 -= (int) (l0 & l1);
                        i1 = (((int) sl >> (s.length() + sf)) / ((sl != l1 ? i1 : (26)) << (s.length() | i1)));
                    }
                    for (int k5 = 0; k5 < 1; k5 += 2) {
                        i0 = (int) ((l1 >> (-1)) | (long) ((1727484660)));
                        i0 += k5;
                        i1 = ((sf >> (i0 >> i1)) * (int) ((60L) % sl));
                    }
                }
                catch (IndexOutOfBoundsException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (byte) (a.length);
                }
                i0 &= (s.equals(ss) ? (i0 + (-9)) : ((65536) == (26) ? i1 : i1));
            }
            catch (NullPointerException | ClassCastException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = (-1639945838918965320L) > (l1 >>> i0);
            }
        }
        s = z + ("1é") + (char) ('a' + (i0 & 7)) + ((i0 * s.length())); if (s.length() > 40) s = s.substring(30);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l0 = ((long) ((float) ((12))) << a[Math.floorMod((int) sl, a.length)]);
        a[((20) & (-6))] += a[Math.floorMod(((-1370742020) >>> (7)), a.length)];
        z = s.equals("1é");
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        try {
            if ((int) sd != (-5)) {
                i1 = (s.equals(s) ? (int) (l0 / sl) : (byte) (((65536) | (22))));
                l0 *= ((long) (0.5) | (l0 << a.length));
            }
            else {
                try {
                    a[Math.floorMod(i0, a.length)] += a[(int) sl];
                    i0 = (int) ((long) (i0) - ((-1342405936503988231L) % l0));
                }
                catch (RuntimeException e1) {
                    s += e1.getClass().getSimpleName().length() + "" + e1.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = a[Math.floorMod((byte) ((-34)), a.length)];
                }
            }
            l1 %= ((long) (a.length) + (l1 % l1));
        }
        catch (IndexOutOfBoundsException e2) {
            s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l0 = (((l0 >>> sf) | (l1 / (398L))) >> ((byte) (i1) | s.indexOf("1")));
        }
        try {
            for (int k3 = 0; k3 < 3; k3 += 1) {
                d0 = ((((float) ((-8))) * (d0 / d0)) / ((sd / d0) - (d0 + sd)));
                if (d0 < d0) continue;
                i1 += k3;
                for (int k4 = 0; k4 < 8; k4 += 2) {
                    i1 = (int) ((double) (long) d0);
                    if (s.equals(ss)) continue;
                    i1 += k4;
                    try {
                        l0 = (long) ((byte) ((int) l1));
                        i0 = (a[Math.floorMod((i1 + s.length()), a.length)] * (21));
                    }
                    catch (NullPointerException | ClassCastException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = (((d0 - d0) % ((float) (sf))) / ((double) (long) (3.25)));
                    }
                    finally {
                        l0 &= ((l1 * l0) & (sl & l0));
                    }
                }
            }
            l0 = (((l1 << i1) | (l0 - sl)) ^ ((sl + l1) >>> (i0 >> i0)));
        }
        catch (RuntimeException e6) {
            s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[Math.floorMod((i0 >>> i1), a.length)] = (z ? (z ? i0 : sf) : (i0 >> i0));
        }
        finally {
            l1 >>>= ((l0 / l1) + (l0 >> i1));
        }
        i1 = ((h1(i0, i1, l1) ^ ((Integer.MAX_VALUE) >> i0)) / s.indexOf("1"));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        for (int k1 = 0; k1 < 3; k1 += 2) {
            i1 = (byte) ((s.indexOf("1") >> ((14) << (-871397781))));
            i0 += k1;
            int w2 = 2;
            while (w2-- > 0) {
                for (int k3 = 0; k3 < 5; k3 += 1) {
                    i0 = (!(!((0) >= i1)) ? ((i1 | (Integer.MAX_VALUE)) % s.indexOf(s)) : (int) (d0 + d0));
                    if (((a.length >= a.length) | (z))) break;
                    i0 += k3;
                    Object ob4 = 'c'; s = String.valueOf((String) ob4); z = ob4 instanceof Number;
                }
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        a[Math.floorMod((s.length() - i1), a.length)] -= i1;
                        case "":
                        i0 -= (l0 < (long) (s.length()) ? (int) (1e10) : (int) sd);
                        break;
                        case "-":
                        l1 = ((long) ((byte) ((0))) >> -i0);
                        case "1":
                        l0 = (((long) (-0.0) * (sl / (0L))) & (long) ((Double.NaN) - sd));
                        default:
                        i0 = a[(i0 & 7)];
                    }
                    i0 = (a[Math.floorMod((a.length | (-1)), a.length)] & --i1);
                }
                catch (NullPointerException | ClassCastException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[Math.floorMod((i1 >>> i1), a.length)] = s.indexOf("");
                }
                finally {
                    for (int k6 = 0; k6 < 2; k6 += 1) {
                        l0 = (((l0 | l0) + (sl & sl)) % ((l0 ^ l0) - (l0 - l1)));
                        i0 += k6;
                        s = z + (s.substring((65536))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        switch (((i0 - s.length())) & 7) {
            case 0:
            s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
            case 1:
            i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((i1 != (Integer.MIN_VALUE) ? (Integer.MAX_VALUE) : i1), a.length)];
            break;
            case 2:
            l1 = (long) (((-0.0) - d0) * ((double) l0));
            break;
            case 3:
            sf = (int) (l1 - sl); sl += sf;
            break;
            case 4:
            z = z;
            break;
            default:
            i0 = --i1;
        }
        for (int k7 = 0; k7 < 3; k7 += 2) {
            i1 = ((byte) ((int) (0.5)) >> s.indexOf(s));
            if (!(s.length() > sf)) break;
            i1 += k7;
            i1 = ((int) ((0.5) - (1.0 / 3)) >> s.indexOf("1"));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (((i0 >>> i1)) & 7) {
            case 0:
            l1 = ((long) (h1(i1, i1, l1)) ^ (long) ((i1 >>> a.length)));
            case 1:
            z = s.equals(s);
            case 2:
            Object ob1 = d0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
            break;
            case 3:
            l1 = ((long) (s.indexOf("1")) & (long) ((float) (i1)));
            break;
            case 4:
            l0 = (((l1 % l0) + (sl | l0)) / ((sl >> i1) >> ((-35) <= s.length() ? i1 : i1)));
            default:
            i1 = (int) ((d0 + sd) * ((float) ((7))));
        }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[(i0 & 7)] = h1((i0 >> i1), (i1 | i0), (l1 & (33L)));
                break;
                case "":
                d0 = ((double) ((l0 + l1) % (sl & sl)));
                break;
                case "-":
                sf = a[Math.floorMod(s.length(), a.length)]; sl += sf;
                break;
                case "1":
                s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
                break;
                default:
                a[a.length - 1] = (int) (l0 >>> (34));
            }
            switch (((i1 << sf)) & 7) {
                case 0:
                i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
                break;
                case 1:
                a[Math.floorMod((a.length >> sf), a.length)] %= (a.length | i1);
                break;
                case 2:
                d0 = (((float) (s.indexOf(s))) + ((sd + (-0.0)) % (d0 + (0.5))));
                break;
                case 3:
                a[a[Math.floorMod(((Integer.MIN_VALUE) + (502482365)), a.length)]] = ((byte) (i0) - (sf ^ i1));
                case 4:
                z = s.equals(ss);
                default:
                i0 = ((int) ((float) (a.length)) - (int) (d0 + (1.0 / 3)));
            }
        }
        catch (NegativeArraySizeException e2) {
            s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i1 <<= (a[Math.floorMod(a[(i1 ^ (-32))], a.length)] ^ ((9) ^ i0));
        }
        i1 = a[(sf - (-5))];
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        s = (ss + (i0)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
        try {
            Object ob1 = d0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
            try {
                d0 = (((sd + (-0.0)) - (d0 / sd)) + (((double) sl) % (sd / d0)));
                final int cap3 = (int) sl;
                java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
                i0 = fn2.applyAsInt(i1);
            }
            catch (NullPointerException | ClassCastException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = z + ("x" + ((-8509764296131212769L))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (NegativeArraySizeException e5) {
            s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            sf = a[(int) l0]; sl += sf;
        }
        finally {
            try {
                z = (i0 << i1) != i1;
                a[(i0 & 7)] &= -i0;
            }
            catch (IndexOutOfBoundsException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (i0 >> i0);
            }
            finally {
                i0 %= s.indexOf("");
            }
        }
        int w7 = 1;
        while (w7-- > 0) {
            i0++; i1--; l1 += i0; d0 -= (i1 >> i1);
            i0 >>>= ((i0 >>> i1) != a.length ? (sf + a.length) : (int) l0);
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c84() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = -30, i1 = -25;
        long l0 = -267L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            try {
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                z = !(s.equals(ss));
            }
            catch (NullPointerException | ClassCastException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(~i1, a.length)] += (int) sd;
            }
            finally {
                s = z + ("x") + (char) ('a' + (i0 & 7)) + ((int) d0); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0 = (int) ((float) ((byte) ((33))));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                for (int k5 = 0; k5 < 2; k5 += 2) {
                    o.f = s.hashCode(); o.g ^= (sl | l0);
                    i0 += k5;
                    l0 = (((sl * l0) % (long) (a.length)) << ((i1 >> i1) % (i1 >>> i1)));
                }
                i0 = (int) ((float) (h4(i1, a.length, sl)));
            }
            catch (NullPointerException | ClassCastException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 |= ((l0 & l0) - (l0 & l0));
            }
            finally {
                Object ob7 = a; s = String.valueOf((Comparable<?>) ob7); z = ob7 instanceof Number;
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (((byte) (i1)) & 7) {
                case 0:
                d0 = ((double) ((sl * l0) - (long) d0));
                case 1:
                i0 = s.hashCode();
                break;
                case 2:
                Object ob9 = i0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
                break;
                case 3:
                l1 ^= ((sl ^ l0) | (l0 / sl));
                case 4:
                Object ob10 = i0; s = String.valueOf((Long) ob10); z = ob10 instanceof Number;
                default:
                l0 = (((sl % l0) * (long) sd) % ((l1 * (2263804265451698723L)) >> ((26) * (30))));
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            final int cap13 = (i1 + i1);
            java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
            i0 = fn12.applyAsInt(i1);
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c85() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 1881892539, i1 = 10;
        long l0 = Long.MIN_VALUE, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            for (int k2 = 0; k2 < 8; k2 += 2) {
                l1 = ((long) ((0.5) % (1e300)) / ((l0 / l0) * (l0 ^ l1)));
                if (z) break;
                i1 += k2;
                Object ob3 = s; s = String.valueOf((Integer) ob3); z = ob3 instanceof Number;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch ((((-29) ^ s.length())) & 0x3070) {
                case 0:
                a[Math.floorMod((a.length - (-2013700877)), a.length)] = ((byte) ((-1700098807)) / (int) sl);
                break;
                case 4112:
                i1 = (((byte) (sf) & (i1 & (31))) >> ((i1 + i1) & ((16) & i0)));
                break;
                case 8224:
                i1 |= ((s.length() | sf) / a[a.length - 1]);
                case 12336:
                i0++; i1--; l1 += i0; d0 -= ((Integer.MAX_VALUE) * i0);
                break;
                case 16448:
                o.f = (i0 == i1 ? i1 : (10)); o.g ^= (l1 & sl);
                break;
                default:
                i1 = (a[Math.floorMod((int) l0, a.length)] >>> (i0++ >>> (i1 - i1)));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch ((h2(i1, i0, l1)) & 0x3070) {
                case 0:
                o.f = ((Integer.MAX_VALUE) % a.length); o.g ^= ((-310L) + l1);
                case 4112:
                Object ob6 = d0; s = String.valueOf((String) ob6); z = ob6 instanceof Number;
                case 8224:
                s = ("" + (i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                break;
                case 12336:
                i0 = i1;
                break;
                case 16448:
                a[Math.floorMod((int) sl, a.length)] <<= (i1 >> i1);
                default:
                z = (z ? (14) : (-1)) < (-1512761298);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                try {
                    Object ob8 = s; s = String.valueOf((String) ob8); z = ob8 instanceof Number;
                    i1 = (i0++ * ((i1 / s.length()) / a[(i0 & 7)]));
                }
                catch (ArithmeticException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = i1;
                }
                final int cap11 = h1((12), (2072986545), l1);
                java.util.function.IntUnaryOperator fn10 = x -> x * cap11 - (x >> 1);
                i0 = fn10.applyAsInt(i1);
            }
            catch (NullPointerException | ClassCastException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (sf / i1);
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        a[(a.length >> i1)] *= sf;
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c86() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 65536, i1 = -192173344;
        long l0 = -367L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            try {
                s = z + ("") + (char) ('a' + (i0 & 7)) + ((a.length & a.length)); if (s.length() > 40) s = s.substring(30);
                i0 *= (a[a.length - 1] >> sf);
            }
            catch (NullPointerException | ClassCastException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((a.length % i1), a.length)] = ((s.length() + i1) + (a.length % (-1778616556)));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            z = s.equals("x");
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            int w4 = 3;
            while (w4-- > 0) {
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        a[Math.floorMod((sf ^ sf), a.length)] = (a[(i0 & 7)] >> a[Math.floorMod((byte) (i1), a.length)]);
                        case "":
                        s = z + (s) + (char) ('a' + (i0 & 7)) + ((long) ((0))); if (s.length() > 40) s = s.substring(30);
                        case "-":
                        i1 = (s.equals("1é") ? ((i0 >>> a.length) | (sf << sf)) : ((a.length % a.length) ^ (a.length / i0)));
                        break;
                        case "1":
                        sf = (i0 >>> (i1 % a.length)); sl += sf;
                        break;
                        default:
                        s = String.valueOf(z ? i0 : i1) + ((byte) (i1)); if (s.length() > 40) s = s.substring(30);
                    }
                    a[Math.floorMod((a.length | i1), a.length)] = s.charAt(i0 & 3);
                }
                catch (ArithmeticException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = ((int) (l0 + (-1L)) >>> ((int) l1 >>> (byte) (i1)));
                }
                finally {
                    final int cap7 = ~i1;
                    java.util.function.IntUnaryOperator fn6 = x -> x * cap7 - (x >> 1);
                    i0 = fn6.applyAsInt(i1);
                }
                i0++; i1--; l1 += i0; d0 -= s.indexOf("");
            }
            d0 = (((float) (s.indexOf(""))) - (((float) ((-579388175))) / (d0 + d0)));
        }
        catch (RuntimeException e8) {
            s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0++; i1--; l1 += i0; d0 -= (int) sl;
        }
        finally {
            s = "1é" + (sf) + ((a.length - a.length)); if (s.length() > 40) s = s.substring(30);
        }
        try {
            try {
                a[Math.floorMod(((9) * s.length()), a.length)] *= (a.length % (-851530617));
                int w10 = 2;
                while (w10-- > 0) {
                    if (z) {
                        i0 = (((38) * a[Math.floorMod((i1 == (26) ? i0 : i1), a.length)]) / s.indexOf("1"));
                        i1 = s.indexOf('x');
                    }
                    else {
                        a[(i0 & 7)] = ((i0 * s.length()) * (i1 >>> sf));
                    }
                    for (int k11 = 0; k11 < 3; k11 += 2) {
                        d0 = (((sd + (3.25)) + ((float) (s.length()))) + ((float) (i1)));
                        i1 += k11;
                        o.f = (int) sl; o.g ^= (l0 & sl);
                    }
                }
            }
            catch (NullPointerException | ClassCastException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 += ((l0 % (862L)) % (sl - sl));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            i0 >>>= (z ? (s.length() >> i0) : (i0 | (2)));
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c87() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = -1, i1 = 39;
        long l0 = -613L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[Math.floorMod((s.length() << i1), a.length)] = h4((i1 & sf), s.indexOf(s), (l0 % l0));
                break;
                case "":
                i1 = (byte) ((i1 ^ (int) l1));
                case "-":
                o.f = (byte) (i0); o.g ^= (l0 | l0);
                break;
                case "1":
                Object ob2 = d0; s = String.valueOf((Integer) ob2); z = ob2 instanceof Number;
                break;
                default:
                o.f = ((39) >>> i1); o.g ^= (l0 - sl);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                if ((byte) ((Integer.MAX_VALUE)) != a.length) {
                    if ((i0 >> i1) <= i1) {
                        d0 = (((float) (a[Math.floorMod((int) sl, a.length)])) + (((float) (i0)) / (d0 + d0)));
                        i0++; i1--; l1 += i0; d0 -= s.length();
                    }
                    z = (int) l0 <= a.length;
                }
                Object ob4 = i0; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
            }
            catch (NegativeArraySizeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= ((37) - sf);
            }
            finally {
                for (int k6 = 0; k6 < 3; k6 += 2) {
                    a[(i0 & 7)] <<= (i1 - (20));
                    if (d0 != d0) continue;
                    i1 += k6;
                    for (int k7 = 0; k7 < 6; k7 += 2) {
                        sf = (int) (sl - sl); sl += sf;
                        if ((a.length >> sf) <= i0) continue;
                        i0 += k7;
                        i1 = (((23) ^ --i1) >> ((byte) (s.length()) << (i1 ^ i1)));
                    }
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            a[-i0] = (byte) (a[((-1) >> a.length)]);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        Object ob9 = null; s = String.valueOf((Comparable<?>) ob9); z = ob9 instanceof Number;
        try {
            i0++; i1--; l1 += i0; d0 -= h2((-1265088021), i1, (4294967296L));
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            l0 = (((l1 >> (18)) * (l0 ^ (-332L))) * ((sl >>> (9)) - (l1 / (495L))));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            l0 = (((l0 & (4294967296L)) >> (byte) (i1)) / ((l0 / (4294967296L)) - ((953L) + l1)));
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            o.f = (22); o.g ^= (l0 / l1);
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            a[Math.floorMod((s.length() / a.length), a.length)] = (byte) ((i0 & i1));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c88() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 1, i1 = -31;
        long l0 = -700L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            try {
                i1 = ((l1 > (l0 - (333L)) ? (i0 ^ i0) : (int) l0) << (~i1 | (s.length() > a.length ? i0 : i1)));
                l0 = (long) ((sd - (3.25)) % (sd * (-7.75)));
            }
            catch (IndexOutOfBoundsException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = !(!(z));
            }
            finally {
                s = z + ("") + (char) ('a' + (i0 & 7)) + ((i1 % i1)); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (((sl == (l0 % l1)) || (!(z)))) {
                for (int k3 = 0; k3 < 5; k3 += 2) {
                    d0 = ((((double) sl) / (sd * sd)) / (((float) ((-22))) - ((1.0 / 3) - (1e300))));
                    i1 += k3;
                    i0 = (h0(-i0, (sf - i1), (long) ((38))) / h1((i1 | i1), a[Math.floorMod(s.hashCode(), a.length)], (long) (3.25)));
                }
                int w4 = 4;
                while (w4-- > 0) {
                    a[Math.floorMod(i0++, a.length)] <<= s.indexOf(s);
                    d0 = (((sd % d0) * ((double) l1)) + ((sd / sd) - (sd + d0)));
                }
            }
            else {
                for (int k5 = 0; k5 < 5; k5 += 2) {
                    l1 = ((long) ((3.25) - (3.25)) + (long) (sd % d0));
                    i0 += k5;
                    try {
                        a[Math.floorMod((i0 ^ sf), a.length)] = (byte) ((i1 << (16)));
                        l1 = (((sl - sl) ^ (l1 & l0)) % ((l0 ^ l1) / (long) (i0)));
                    }
                    catch (RuntimeException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[(sf / s.length())] >>>= (int) sl;
                    }
                }
            }
            s = s.substring((33)) + ((i1 * s.length())); if (s.length() > 40) s = s.substring(30);
        }
        catch (NegativeArraySizeException e7) {
            s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l1 ^= ((l1 + (646L)) * (l1 >> i1));
        }
        finally {
            l1 *= ((l1 % l0) / ((-364L) | sl));
        }
        try {
            i1 = a[a.length - 1];
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            a[Math.floorMod(h2(sf, sf, (0L)), a.length)] |= (l1 >= l0 ? s.length() : i1);
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c89() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = -24, i1 = 0;
        long l0 = 287L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i1 = (a[s.hashCode()] << s.indexOf('x'));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (((int) l0) & 0x3070) {
                case 0:
                a[(i0 & 7)] <<= (i1 - i1);
                break;
                case 4112:
                a[Math.floorMod((i0 >>> i1), a.length)] = ((i1 ^ i1) / ((-9) - i1));
                break;
                case 8224:
                l0 -= (long) ((double) l0);
                case 12336:
                i0++; i1--; l1 += i0; d0 -= (i1 >> s.length());
                break;
                case 16448:
                s = s.substring((-100697615)); if (s.length() > 40) s = s.substring(30);
                break;
                default:
                a[(i0 & 7)] ^= s.length();
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch ((h2((14), sf, l1)) & 7) {
                case 0:
                i0 >>>= (((0) + sf) | (byte) ((Integer.MAX_VALUE)));
                break;
                case 1:
                i0 %= ((sf - (38)) / ((-35) % sf));
                break;
                case 2:
                d0 = ((double) ((long) d0 ^ (sl | (-523L))));
                break;
                case 3:
                l0 <<= (((862L) ^ sl) << (s.length() - i0));
                break;
                case 4:
                a[(i0 & 7)] ^= (sf >> i0);
                break;
                default:
                a[Math.floorMod(s.indexOf('x'), a.length)] = (--i1 - (i0 >> i1));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            l0 = ((((328L) >> a.length) - ((-7986407060976591289L) ^ l1)) % ((sl % sl) * (l1 + l1)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            try {
                s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
                try {
                    if (i0 != i1) {
                        a[Math.floorMod((sf + i0), a.length)] = (int) (l1 & l0);
                        i0 *= ((int) (1e300) << ((-5) > i0 ? s.length() : sf));
                    }
                    switch ((s.indexOf("")) & 0x3070) {
                        case 0:
                        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                        break;
                        case 4112:
                        o.f = (i1 << i1); o.g ^= (long) (i1);
                        case 8224:
                        i0++; i1--; l1 += i0; d0 -= h3((32), (4), l0);
                        break;
                        case 12336:
                        i0++; i1--; l1 += i0; d0 -= ((29) >= sf ? i1 : (-4));
                        case 16448:
                        z = z;
                        default:
                        a[Math.floorMod(-i0, a.length)] = h4((a.length - a.length), s.length(), (l1 << a.length));
                    }
                }
                catch (IndexOutOfBoundsException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 >>>= ((long) d0 & (long) ((Integer.MAX_VALUE)));
                }
                finally {
                    i1 += a[(i0 & 7)];
                }
            }
            catch (NegativeArraySizeException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                Object ob8 = a; s = String.valueOf((Comparable<?>) ob8); z = ob8 instanceof Number;
            }
            finally {
                i0 = s.length();
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c90() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = -1429840069, i1 = -1591365791;
        long l0 = 163L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            for (int k2 = 0; k2 < 3; k2 += 2) {
                i1 &= (int) ((double) l0);
                i0 += k2;
                d0 = ((float) (((int) d0 >> --i1)));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                a[Math.floorMod((int) sd, a.length)] /= (i1 ^ sf);
                try {
                    d0 = ((double) ((l0 / (234L)) * (sl ^ l1)));
                    l1 = (long) ((float) (((12) ^ i1)));
                }
                catch (NullPointerException | ClassCastException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((((double) l1) + (sd + d0)) * (((float) (sf)) * (d0 + d0)));
                }
                finally {
                    s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
                }
            }
            catch (RuntimeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = !(sd >= (-7.75));
            }
            finally {
                int w6 = 1;
                while (w6-- > 0) {
                    i1 <<= (byte) ((int) sl);
                    s = s.substring(s.length()) + ((long) (i1)); if (s.length() > 40) s = s.substring(30);
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            Object ob8 = 'c'; s = String.valueOf((Long) ob8); z = ob8 instanceof Number;
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            if (a.length <= a.length) {
                l0 <<= (long) (i1);
                l0 = ((long) ((a.length + (-24))) + (long) (i0++));
            }
            else {
                int w10 = 4;
                while (w10-- > 0) {
                    o.f = (z ? (0) : a.length); o.g ^= (l0 | (190L));
                    l1 = (((long) d0 ^ ((723L) | sl)) >> (-1));
                }
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            if (sl >= ((-61L) ^ l0)) {
                try {
                    d0 = ((((1e10) + (1.0 / 3)) * ((double) (-802L))) / (((float) (sf)) + (d0 - (1e300))));
                    l0 = (((sl * l0) & (l1 - (31L))) & ((long) (i1) % (l1 << s.length())));
                }
                catch (IndexOutOfBoundsException e12) {
                    s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = a[a.length - 1];
                }
                finally {
                    z = s.indexOf(s) <= sf;
                }
                if ((byte) (sf) != a.length) {
                    l0 = (((sl & sl) % (l0 % l1)) % (((-726L) - l0) % ((589L) * l0)));
                    for (int k13 = 0; k13 < 5; k13 += 2) {
                        sf = a[Math.floorMod((sl >= (-512L) ? i0 : sf), a.length)]; sl += sf;
                        i0 += k13;
                        i0 %= (((37) / i0) * (i1 / (0)));
                    }
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (i0 + sf);
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            switch (((i0 & i1)) & 0x3070) {
                case 0:
                a[(i0 & 7)] *= (byte) ((-6));
                case 4112:
                l1 = (((sl ^ l0) % (long) ((-1))) & (long) ((float) (sf)));
                break;
                case 8224:
                Object ob16 = 'c'; s = String.valueOf((Integer) ob16); z = ob16 instanceof Number;
                break;
                case 12336:
                a[a.length - 1] -= s.indexOf("1");
                case 16448:
                i0++; i1--; l1 += i0; d0 -= s.hashCode();
                default:
                l0 ^= (((452L) ^ l0) / (l1 * l0));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c91() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 4, i1 = -22;
        long l0 = 185L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            try {
                final int cap3 = s.indexOf("");
                java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
                i0 = fn2.applyAsInt(i1);
                if (z) {
                    o.f = (a.length >> s.length()); o.g ^= (long) (i0);
                    o.f = (a.length / i1); o.g ^= (sl >>> (-31));
                }
            }
            catch (NegativeArraySizeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 *= ((l0 >>> sf) ^ (l0 & l0));
            }
            finally {
                try {
                    for (int k5 = 0; k5 < 6; k5 += 2) {
                        d0 = ((((double) l0) / (sd * (1.0 / 3))) * (((Double.NaN) % d0) % (d0 * d0)));
                        if (((i0 <= i0) && (l0 <= l0))) continue;
                        i1 += k5;
                        i0 = ((byte) ((int) (-184L)) / ((byte) ((-29)) ^ (int) (-90L)));
                    }
                    if (!(((i0 >= i1) && (z)))) {
                        sf = (int) ((float) (i1)); sl += sf;
                        d0 = ((float) (a[Math.floorMod((i1 < i1 ? (16) : s.length()), a.length)]));
                    }
                }
                catch (IndexOutOfBoundsException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (i1 + i1);
                }
                finally {
                    i1 = ((((38) >> (0)) * ((7) ^ sf)) | h1((s.length() / a.length), i0++, (l0 >> (-13))));
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (sl <= (sl << (0))) {
                switch ((a[Math.floorMod((sf * (-22)), a.length)]) & 7) {
                    case 0:
                    s = s.substring((10)); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 1:
                    i0 *= (int) (l0 | l1);
                    case 2:
                    a[(i0 & 7)] = ((z ? i1 : s.length()) >>> (i0 >>> sf));
                    case 3:
                    i0 = (z ? (int) (l0 ^ l0) : s.indexOf("1"));
                    case 4:
                    z = z;
                    break;
                    default:
                    i1 = (int) ((float) (((-1247291383) >> (-13))));
                }
                a[Math.floorMod((sf | (37)), a.length)] >>>= h2(i1, sf, l0);
            }
            else {
                l0 = (long) (a.length);
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            if (!(!(i0 >= i0))) {
                l0 -= ((sl & (-759L)) % (sl & sl));
                d0 = ((double) ((long) sd >> (a.length ^ i0)));
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            a[Math.floorMod(-i0, a.length)] -= s.length();
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        i0 = ((int) (long) (3.25) << ((int) sd >> (s.length() % i1)));
        try {
            if ((int) sl != i0) {
                o.f = (int) (-7.75); o.g ^= (long) (i0);
                for (int k11 = 0; k11 < 8; k11 += 2) {
                    sf = ((s.length() >> i1) >> ((21) | i1)); sl += sf;
                    i0 += k11;
                    i0 = -i0;
                }
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            Object ob13 = i0; s = String.valueOf((Comparable<?>) ob13); z = ob13 instanceof Number;
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c92() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 27, i1 = 24;
        long l0 = -6L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            a[(a.length + i1)] = (a[Math.floorMod(s.length(), a.length)] | (byte) (s.length()));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 3;
            while (w3-- > 0) {
                try {
                    if (s.equals("x")) {
                        i1 = (int) ((long) d0 / (l0 % l1));
                        d0 = ((float) (h0(a[Math.floorMod(i1, a.length)], i0++, (l1 & sl))));
                    }
                    else {
                        l1 = ((long) ((int) (1e10)) + (((-84L) - (731L)) % (l1 >> (-12))));
                    }
                    for (int k4 = 0; k4 < 7; k4 += 1) {
                        i0 = (byte) ((l0 != ((-1L) ^ l0) ? (i1 ^ (-1)) : (i0 + (-964944150))));
                        if (a.length <= sf) break;
                        i0 += k4;
                        Object ob5 = null; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
                    }
                }
                catch (ArithmeticException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((float) ((int) ((double) sl)));
                }
                finally {
                    final int cap8 = s.indexOf(s);
                    java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                    i0 = fn7.applyAsInt(i1);
                }
                switch ((s.indexOf("")) & 7) {
                    case 0:
                    i0 = (int) (long) (d0 % d0);
                    case 1:
                    i0 = ((a[(i0 & 7)] >> (byte) (a.length)) & ((byte) (sf) | ((0) % sf)));
                    case 2:
                    l1 |= ((l0 & l1) >>> s.indexOf('x'));
                    case 3:
                    l1 &= (long) ((float) ((Integer.MAX_VALUE)));
                    case 4:
                    l1 = ((long) (d0 / d0) << ((sl == l0 ? i1 : (7)) & (int) sd));
                    break;
                    default:
                    i0 ^= (byte) (s.length());
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            if (!(s.equals("1é"))) {
                for (int k10 = 0; k10 < 3; k10 += 1) {
                    i0 = ((int) (sl + l1) << (((z) && ((756L) > sl)) ? (byte) (sf) : (-30)));
                    i1 += k10;
                    i1 /= (i0++ ^ (i1 * i1));
                }
                sf = (byte) (((-1) >>> sf)); sl += sf;
            }
            else {
                try {
                    try {
                        o.f = (byte) (sf); o.g ^= (l1 | l0);
                        i0 %= (((0) * (Integer.MIN_VALUE)) / s.indexOf(s));
                    }
                    catch (NullPointerException | ClassCastException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = z;
                    }
                    finally {
                        l1 = (long) (((i1 - i0) * (i0 % sf)));
                    }
                    i0 -= s.indexOf('x');
                }
                catch (RuntimeException e12) {
                    s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    Object ob13 = l0; s = String.valueOf((Comparable<?>) ob13); z = ob13 instanceof Number;
                }
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            o.f = (i1 >> (-640372697)); o.g ^= (l1 - (Long.MIN_VALUE));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            if (sd != d0) {
                try {
                    switch (((i0 != i1 ? i1 : i1)) & 7) {
                        case 0:
                        d0 = ((float) (((i1 - i1) >> (int) d0)));
                        case 1:
                        d0 = (((sd + sd) / ((double) l0)) + ((double) (l1 + l1)));
                        case 2:
                        a[Math.floorMod(((3) - (-18)), a.length)] *= ((967934470) % (-793343833));
                        break;
                        case 3:
                        i1 >>= ((i0 / s.length()) >> (int) d0);
                        case 4:
                        z = (Double.NaN) >= d0;
                        break;
                        default:
                        sf = (byte) ((a.length % sf)); sl += sf;
                    }
                    try {
                        i0 -= (s.length() | -i0);
                        Object ob16 = null; s = String.valueOf((String) ob16); z = ob16 instanceof Number;
                    }
                    catch (RuntimeException e17) {
                        s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = ((s.equals("")) && (sl < (long) (i0)));
                    }
                }
                catch (RuntimeException e18) {
                    s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = (((long) sd >> i0) * (long) ((double) l0));
                }
                finally {
                    Object ob19 = a; s = String.valueOf((Integer) ob19); z = ob19 instanceof Number;
                }
                try {
                    try {
                        a[Math.floorMod((i1 - i1), a.length)] *= ((5) >> s.length());
                        d0 = (((float) ((byte) ((-1)))) / (((float) (a.length)) - ((double) l1)));
                    }
                    catch (IndexOutOfBoundsException e20) {
                        s += e20.getClass().getSimpleName().length() + "" + e20.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod(((34) ^ sf), a.length)] = ((int) sd + (int) d0);
                    }
                    finally {
                        l0 = ((((-643L) + l0) | ((-102L) % l0)) + (long) ((float) (i1)));
                    }
                    l0 = (long) ((sd * sd) * (d0 / sd));
                }
                catch (ArithmeticException e21) {
                    s += e21.getClass().getSimpleName().length() + "" + e21.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((((float) (s.length())) - ((double) (140L))) / ((d0 * (3.25)) - ((float) (s.length()))));
                }
            }
            else {
                l0 = ((((0L) | l0) + (l0 ^ l0)) + (long) ((float) (sf)));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            l0 &= ((l1 % l0) ^ (l1 / sl));
        }
        catch (RuntimeException g22) { t.append(g22).append(';'); }
        try {
            l1 *= ((l0 & sl) - (l0 | sl));
        }
        catch (RuntimeException g23) { t.append(g23).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c93() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = -26, i1 = -24;
        long l0 = 213L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            o.f = (a.length ^ (7)); o.g ^= (long) sd;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i1 = (s.length() != a.length ? (int) ((-81L) - (-89L)) : i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0 = (int) (long) ((-7.75) + (3.25));
            break;
            case "":
            a[Math.floorMod((int) sd, a.length)] >>= ((881821611) + i1);
            case "-":
            i0 = (byte) (a[Math.floorMod((i0 + a.length), a.length)]);
            break;
            case "1":
            i1 = i0++;
            break;
            default:
            i1 = (int) (((1e10) * (1e10)) + ((float) (i0)));
        }
        try {
            try {
                if (s.hashCode() <= sf) {
                    a[(i0 & 7)] &= (sf ^ sf);
                    for (int k4 = 0; k4 < 7; k4 += 1) {
                        l0 >>= (((1685646605505686454L) + l1) ^ (long) (3.25));
                        if (h3(sf, i0, l0) <= i1) break;
                        i0 += k4;
                        l0 = (((l0 ^ (149L)) + (l0 * l1)) - ((l1 & l0) % (l1 / l1)));
                    }
                }
                else {
                    Object ob5 = a; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
                }
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = a[Math.floorMod((i1 + (31)), a.length)];
                    break;
                    case "":
                    i1 = a[Math.floorMod((int) l0, a.length)];
                    break;
                    case "-":
                    i0 = ((int) (l0 + l0) & ((int) l0 - (s.length() >>> sf)));
                    break;
                    case "1":
                    a[Math.floorMod(((Integer.MAX_VALUE) / i1), a.length)] -= (z ? (34) : sf);
                    break;
                    default:
                    sf = (s.equals("") ? (s.length() << s.length()) : (i1 << s.length())); sl += sf;
                }
            }
            catch (NegativeArraySizeException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 = ((((983L) + l1) / (l0 % sl)) % ((sl | l0) & (l0 % (1972442889256460445L))));
            }
            finally {
                try {
                    try {
                        a[a[a.length - 1]] = ((byte) (a.length) | h4((Integer.MAX_VALUE), i1, (-824L)));
                        o.f = a[Math.floorMod(s.indexOf('x'), a.length)]; o.g ^= (sl | l1);
                    }
                    catch (NegativeArraySizeException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = a[(a.length % (37))];
                    }
                    finally {
                        a[Math.floorMod(((-2902214) << sf), a.length)] >>>= (i1 ^ s.length());
                    }
                    if (!(z)) {
                        a[a.length - 1] = s.indexOf('x');
                        i1 = (int) (((Long.MAX_VALUE) / (-596L)) & (long) (i0));
                    }
                }
                catch (NegativeArraySizeException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 *= ((l0 % sl) * ((0L) - l0));
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        for (int k9 = 0; k9 < 3; k9 += 2) {
            l0 ^= ((l0 / l0) & (sl - l0));
            i0 += k9;
            if (z) {
                if (z) {
                    if (s.equals("1é")) {
                        i1 = (s.charAt(i0 & 3) & h2(h4(i1, i1, (-112L)), (a.length >>> i0), ((383L) ^ l0)));
                        l1 = (long) ((d0 / sd) - (d0 * (-7.75)));
                    }
                    i0 = a[s.length()];
                }
                try {
                    z = z;
                    for (int k10 = 0; k10 < 5; k10 += 2) {
                        o.f = ((-27) >>> s.length()); o.g ^= (sl >> i1);
                        i0 += k10;
                        i0 = (int) (((Double.NaN) % (3.25)) + ((float) (i0)));
                    }
                }
                catch (ArithmeticException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 &= (int) (long) d0;
                }
            }
        }
        try {
            try {
                l1 = (((l0 - l1) | (long) ((-1746122204))) + ((l1 - l1) + (long) (a.length)));
                try {
                    for (int k13 = 0; k13 < 8; k13 += 2) {
                        o.f = ((Integer.MAX_VALUE) >= i1 ? (-2) : (37)); o.g ^= (l0 / l1);
                        i1 += k13;
                        z = (sf >>> sf) > i1;
                    }
                    if (!(((i1 > (38)) ^ (i0 == sf)))) {
                        d0 = ((float) (s.indexOf("1")));
                        z = s.equals("x");
                    }
                    else {
                        a[Math.floorMod((sf == sf ? (2) : sf), a.length)] >>>= (i0 ^ sf);
                    }
                }
                catch (ArithmeticException e14) {
                    s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 ^= ((l1 < l1 ? a.length : i1) >>> h1((21), a.length, (-307L)));
                }
                finally {
                    for (int k15 = 0; k15 < 1; k15 += 2) {
                        a[Math.floorMod((sf + i0), a.length)] >>>= (byte) ((Integer.MAX_VALUE));
                        i1 += k15;
                        l1 /= (long) ((float) ((-1829591554)));
                    }
                }
            }
            catch (RuntimeException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                Object ob17 = s; s = String.valueOf((Long) ob17); z = ob17 instanceof Number;
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            Object ob19 = l0; s = String.valueOf((String) ob19); z = ob19 instanceof Number;
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c94() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = 25, i1 = 16;
        long l0 = -778L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            i1 = (int) ((sd * sd) + (d0 + (0.5)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if ((i0 / i0) < sf) {
                if (z) {
                    switch (((i0 ^ s.length())) & 0x3070) {
                        case 0:
                        d0 = (((sd % (1.0 / 3)) * (d0 + d0)) / ((float) ((i0 / i0))));
                        break;
                        case 4112:
                        l1 *= (((305L) + sl) + (l0 + l0));
                        break;
                        case 8224:
                        Object ob3 = i0; s = String.valueOf((Comparable<?>) ob3); z = ob3 instanceof Number;
                        break;
                        case 12336:
                        i1 = ((a[(i0 & 7)] ^ (int) (Double.NaN)) * (byte) ((int) l0));
                        case 16448:
                        d0 = ((float) (((int) sd < (39) ? (a.length <= sf ? (2) : i1) : (31))));
                        break;
                        default:
                        i1 %= (s.indexOf('x') + -i0);
                    }
                    i0 = ((((Integer.MAX_VALUE) < a.length ? i1 : (-13)) - i0++) % a.length);
                }
                try {
                    a[(i0 & 7)] = (25);
                    if (!(!(i0 > (-27)))) {
                        Object ob4 = i0; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
                        i0++; i1--; l1 += i0; d0 -= (i1 & i1);
                    }
                }
                catch (NegativeArraySizeException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((float) (((i1 / i1) << (int) d0)));
                }
                finally {
                    if (!(l0 <= (l1 ^ (739L)))) {
                        l1 = (((sl * l0) % (l1 | sl)) + (long) (((-11) - sf)));
                        i0 = a[a.length - 1];
                    }
                    else {
                        o.f = (i1 % i1); o.g ^= (long) (a.length);
                    }
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            Object ob7 = d0; s = String.valueOf((Long) ob7); z = ob7 instanceof Number;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            final int cap10 = (a.length * a.length);
            java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
            i0 = fn9.applyAsInt(i1);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        if (!((int) l0 == i0)) {
            o.f = (int) d0; o.g ^= ((-167L) ^ l0);
            final int cap12 = (byte) (i1);
            java.util.function.IntUnaryOperator fn11 = x -> x * cap12 - (x >> 1);
            i0 = fn11.applyAsInt(i1);
        }
        else {
            i0 = (i0++ ^ (byte) ((a.length != (1668339486) ? i1 : a.length)));
        }
        try {
            int w14 = 4;
            while (w14-- > 0) {
                i0++; i1--; l1 += i0; d0 -= (sf < sf ? sf : i0);
                o.f = (i1 | i1); o.g ^= (long) (i0);
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            if ((sf | i1) == i1) {
                if (((s.equals(s)) ^ (!(i1 >= i0)))) {
                    i0++; i1--; l1 += i0; d0 -= (i1 ^ (18));
                    int w16 = 5;
                    while (w16-- > 0) {
                        a[Math.floorMod((sf >> i1), a.length)] %= a[Math.floorMod((s.length() >> (21)), a.length)];
                        o.f = ((Integer.MAX_VALUE) | sf); o.g ^= (l0 >>> sf);
                    }
                }
                a[Math.floorMod((byte) (sf), a.length)] %= ((24) - (24));
            }
            else {
                l0 = (((sl + l0) & (long) (sf)) & ((long) (i1) + (l0 * sl)));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            try {
                try {
                    for (int k18 = 0; k18 < 6; k18 += 2) {
                        Object ob19 = i0; s = String.valueOf((Comparable<?>) ob19); z = ob19 instanceof Number;
                        i1 += k18;
                        i0++; i1--; l1 += i0; d0 -= (int) d0;
                    }
                    i0 = (byte) ((byte) (~i1));
                }
                catch (ArithmeticException e20) {
                    s += e20.getClass().getSimpleName().length() + "" + e20.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    s = s.substring((4)); if (s.length() > 40) s = s.substring(30);
                }
                i0 = a.length;
            }
            catch (ArithmeticException e21) {
                s += e21.getClass().getSimpleName().length() + "" + e21.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            try {
                d0 = ((((double) l0) / (d0 * d0)) * (((double) l0) / (d0 + d0)));
                i1 = (byte) (s.indexOf("1"));
            }
            catch (NegativeArraySizeException e23) {
                s += e23.getClass().getSimpleName().length() + "" + e23.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = ((0) * (12)); o.g ^= ((4294967296L) - l1);
            }
        }
        catch (RuntimeException g22) { t.append(g22).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c95() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x7 o = new GenProg11x7();
        int i0 = Integer.MAX_VALUE, i1 = -39;
        long l0 = -115L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            sf = i1; sl += sf;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                a[Math.floorMod((i1 ^ i1), a.length)] = a[Math.floorMod(sf, a.length)];
                for (int k3 = 0; k3 < 2; k3 += 1) {
                    l1 &= ((long) d0 >> (i1 ^ i0));
                    i1 += k3;
                    i0 = (((1.0 / 3) > (1.0 / 3) ? (a.length * i1) : (i1 ^ sf)) / i1);
                }
            }
            catch (NullPointerException | ClassCastException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = z + ("1é" + (i0)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
            }
            finally {
                switch (((z ? s.length() : (-37))) & 7) {
                    case 0:
                    s = s.substring(s.length()); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 1:
                    sf = ((18) / (sf / i1)); sl += sf;
                    break;
                    case 2:
                    i1 = ((byte) (((-12) * (-1))) % s.length());
                    case 3:
                    i0 = (h1(((11) + (20)), s.indexOf(""), ((-319L) % l0)) << (z ? (int) (1.0 / 3) : ((-6) >>> (-1980859792))));
                    case 4:
                    s = "x" + (i1) + ((s.length() | i0)); if (s.length() > 40) s = s.substring(30);
                    break;
                    default:
                    a[Math.floorMod((byte) (i0), a.length)] ^= (i1 - i1);
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                try {
                    try {
                        i1 = (byte) (((i0 << s.length()) % a[Math.floorMod(((-39) << s.length()), a.length)]));
                        Object ob6 = 'c'; s = String.valueOf((Comparable<?>) ob6); z = ob6 instanceof Number;
                    }
                    catch (NegativeArraySizeException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        Object ob8 = s; s = String.valueOf((String) ob8); z = ob8 instanceof Number;
                    }
                    l0 = (((l0 ^ sl) ^ (long) sd) & (long) (d0 * (1e10)));
                }
                catch (IndexOutOfBoundsException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = (((float) ((a.length & i1))) - ((sd - d0) * ((double) sl)));
                }
                finally {
                    try {
                        a[Math.floorMod((s.length() << a.length), a.length)] = a[a.length - 1];
                        i1 *= s.indexOf("");
                    }
                    catch (NullPointerException | ClassCastException e10) {
                        s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = ((((double) (Long.MIN_VALUE)) / (d0 + sd)) + ((sd % d0) / (sd / d0)));
                    }
                    finally {
                        d0 = ((((double) (-5121694541770932911L)) + ((1e300) % (1e300))) + (((1e10) + sd) % ((-7.75) - (-0.0))));
                    }
                }
                switch ((a[a.length - 1]) & 0x3070) {
                    case 0:
                    a[(int) d0] = (((65536) - a.length) + (i1 >>> a.length));
                    break;
                    case 4112:
                    l0 = (((l0 * l1) + (sl << (-1))) % ((sl << sf) * (sl & l0)));
                    case 8224:
                    l1 = (((long) (a.length) << ((-3) >> (-874959514))) * ((long) (i0) % (sl + (-589L))));
                    case 12336:
                    i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((sf | (0)), a.length)];
                    break;
                    case 16448:
                    i0 >>>= (!(z) ? s.indexOf('x') : (z ? (1039326127) : sf));
                    break;
                    default:
                    i0 >>= ((byte) ((-3)) << (sf * s.length()));
                }
            }
            catch (ArithmeticException e11) {
                s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = ~i1;
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            switch ((s.indexOf(s)) & 0x3070) {
                case 0:
                i1 *= (int) (sl >> (-22));
                break;
                case 4112:
                i1 = (a[Math.floorMod((a.length / (34)), a.length)] + (int) (long) ((25)));
                break;
                case 8224:
                a[Math.floorMod((a.length >>> s.length()), a.length)] %= (a.length % (2084691345));
                case 12336:
                i0 = (a.length - (int) (l0 - l0));
                break;
                case 16448:
                i0 = ((int) (sd / (-0.0)) % (z ? s.indexOf("1") : s.indexOf('x')));
                break;
                default:
                i1 &= (byte) ((l1 != sl ? a.length : i0));
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            switch (((i1 / s.length())) & 7) {
                case 0:
                i1 = --i1;
                break;
                case 1:
                a[(i1 * i1)] >>>= (i0 << s.length());
                break;
                case 2:
                s = s.substring((3)); if (s.length() > 40) s = s.substring(30);
                break;
                case 3:
                l0 = (((l1 | l0) * ((0L) | (Long.MIN_VALUE))) % ((l1 / l1) ^ (l1 / (-909L))));
                break;
                case 4:
                o.f = ((30) - i1); o.g ^= (long) d0;
                break;
                default:
                i1 = ((s.equals("") ? ((9) * a.length) : a[(i0 & 7)]) ^ ((byte) ((-17)) | (int) sl));
            }
            z = l1 == (long) (sf);
        }
        catch (IndexOutOfBoundsException e13) {
            s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            d0 = ((float) ((a[Math.floorMod(s.indexOf("1"), a.length)] == i1 ? h2(a.length, i1, l0) : (a.length << (-98652330)))));
        }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                z = (z ? a.length : i1) <= sf;
                break;
                case "":
                i0 /= s.indexOf("");
                break;
                case "-":
                o.f = h5(a.length, i1, sl); o.g ^= (long) d0;
                break;
                case "1":
                l1 = (((long) d0 * (l0 - l1)) % (((-1L) + l1) ^ (l0 - sl)));
                break;
                default:
                i0 = s.indexOf('x');
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        if (s.equals("x")) {
            l1 = (((l0 >> (35)) / (long) sd) / ((long) (Double.NaN) & (l0 ^ l0)));
            i0 = ((s.equals(ss) ? (i1 >>> a.length) : a[(s.length() & i1)]) * (s.indexOf(s) ^ s.indexOf("")));
        }
        try {
            l0 = (((long) (i1) | (l1 ^ l0)) - (long) ((i1 + i0)));
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 84: return c84();
            case 85: return c85();
            case 86: return c86();
            case 87: return c87();
            case 88: return c88();
            case 89: return c89();
            case 90: return c90();
            case 91: return c91();
            case 92: return c92();
            case 93: return c93();
            case 94: return c94();
            case 95: return c95();
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
        for (int id = 84; id < 96; id++) {
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
