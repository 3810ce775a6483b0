public class GenProg11x5 {
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
        final int cap2 = (int) (-7.75);
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        l0 = (((l1 + sl) % (l0 | (-2779651715808934750L))) << (((-7) | s.length()) + (int) (3.25)));
        z = !(!(a.length != i1));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0 = sf;
            case "":
            s = (s.substring((935763949))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
            break;
            case "-":
            i0 = i0;
            break;
            case "1":
            Object ob1 = d0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
            break;
            default:
            l0 = (((sl >>> a.length) & (l0 * l0)) * ((sl >>> s.length()) + ((691L) >>> i1)));
        }
        i1 = i0++;
        i1 = (l1 <= (l1 + l1) ? a[Math.floorMod(s.indexOf('x'), a.length)] : h0(h0(i0, (Integer.MIN_VALUE), l0), (s.length() << s.length()), (l1 * (-685L))));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        Object ob1 = a; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        if (!(!(l0 < l0))) {
            a[Math.floorMod(((-37) + (27)), a.length)] = (s.indexOf("1") >> (s.length() ^ i1));
            try {
                i1 = (byte) ((((sl >= (-601L)) | (a.length <= i1)) ? (a.length - sf) : (int) d0));
                a[(i0 & 7)] %= a[Math.floorMod((i1 > (-29) ? i1 : a.length), a.length)];
            }
            catch (IndexOutOfBoundsException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 <<= ((l1 << i0) << (int) sd);
            }
            finally {
                if (((-8) / i1) != (-30)) {
                    switch (((byte) (sf)) & 0x3070) {
                        case 0:
                        l1 = (long) ((l0 > (long) sd ? (sf >>> s.length()) : h1(i0, (0), (3880722549393405703L))));
                        case 4112:
                        i0++; i1--; l1 += i0; d0 -= (i1 | (31));
                        break;
                        case 8224:
                        l1 = (long) ((((-3) >>> (-8)) & i1));
                        case 12336:
                        a[Math.floorMod(((10) / s.length()), a.length)] >>= (l1 > (1780333163971487538L) ? (29) : i1);
                        case 16448:
                        i0 = (((int) (1e10) >>> ((Integer.MIN_VALUE) & sf)) & s.indexOf('x'));
                        break;
                        default:
                        i0 = s.charAt(i0 & 3);
                    }
                    int w3 = 5;
                    while (w3-- > 0) {
                        s = s + (l0) + (((-970883253) & (28))); if (s.length() > 40) s = s.substring(30);
                        a[Math.floorMod((byte) (i0), a.length)] = (byte) ((s.length() << sf));
                    }
                }
            }
        }
        Object ob4 = 'c'; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i1 = (s.indexOf('x') ^ ((sf * (35)) + (s.length() << (-13))));
            break;
            case "":
            i0++; i1--; l1 += i0; d0 -= (sf * i0);
            break;
            case "-":
            i0++; i1--; l1 += i0; d0 -= h2(a.length, a.length, (0L));
            case "1":
            i1 = (z ? (a.length | s.indexOf('x')) : (byte) ((int) (-0.0)));
            break;
            default:
            l1 >>= (long) (-i0);
        }
        l0 -= ((long) d0 / (l0 | (808L)));
        l1 = (long) ((d0 % sd) - ((-7.75) * (-7.75)));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if (s.equals(ss)) {
            if ((i1 - s.length()) > (18)) {
                switch (((a.length & (13))) & 0x3070) {
                    case 0:
                    l1 = (((l1 ^ l0) * (l0 >> i1)) >> s.indexOf("1"));
                    case 4112:
                    i0 = a[Math.floorMod((byte) (sf), a.length)];
                    break;
                    case 8224:
                    l0 = (((sl >>> sf) + (sl - l0)) << (((6) - sf) * (sf << i0)));
                    break;
                    case 12336:
                    i0++; i1--; l1 += i0; d0 -= (s.length() < i1 ? a.length : i1);
                    break;
                    case 16448:
                    a[Math.floorMod(((7) << a.length), a.length)] = i0;
                    break;
                    default:
                    d0 = (((double) ((-6891413277520935349L) % sl)) / (((double) l0) % (sd / d0)));
                }
                l1 = (((sl >>> sf) | (l0 * l0)) ^ (long) ((i0 / (2))));
            }
            Object ob1 = null; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        }
        else {
            final int cap3 = (sf / sf);
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
        try {
            try {
                i0++; i1--; l1 += i0; d0 -= sf;
                int w4 = 6;
                while (w4-- > 0) {
                    try {
                        Object ob5 = s; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
                        i0 *= h1((z ? s.length() : s.length()), (i1 >= i1 ? i1 : s.length()), (l0 >>> a.length));
                    }
                    catch (RuntimeException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        sf = (s.hashCode() + s.indexOf(s)); sl += sf;
                    }
                    finally {
                        i1 = (int) (((double) sl) + ((1.0 / 3) % sd));
                    }
                    if (!(d0 != sd)) {
                        Object ob7 = a; s = String.valueOf((Integer) ob7); z = ob7 instanceof Number;
                        l0 = (((sl ^ sl) & (l0 - l0)) / (((392L) + (496L)) ^ (long) (sf)));
                    }
                    else {
                        i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((int) l1, a.length)];
                    }
                }
            }
            catch (NegativeArraySizeException e8) {
                s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = (i1 - ((i0 - i0) >>> (a.length >>> i1)));
            }
            finally {
                l1 = (long) (a[Math.floorMod((a.length ^ i0), a.length)]);
            }
            try {
                for (int k9 = 0; k9 < 8; k9 += 2) {
                    i0 = (h1((i0 == (Integer.MAX_VALUE) ? sf : s.length()), (i1 >= i1 ? (-4) : (14)), (l1 % l1)) * (int) (d0 * sd));
                    i1 += k9;
                    i1 /= ((z ? i0 : i0) % (byte) (i1));
                }
                switch (((z ? sf : i0)) & 7) {
                    case 0:
                    sf = h3((s.length() << (-5)), (byte) (a.length), (l0 & l0)); sl += sf;
                    case 1:
                    a[Math.floorMod(h1(i1, i0, sl), a.length)] = s.charAt(i0 & 3);
                    break;
                    case 2:
                    a[(s.length() > i1 ? a.length : (-5))] >>= ((12) + sf);
                    break;
                    case 3:
                    sf = (int) (long) (sf); sl += sf;
                    break;
                    case 4:
                    a[Math.floorMod(((-33) >> (-24)), a.length)] %= s.hashCode();
                    break;
                    default:
                    i1 = h1(((int) sd * (i0 | i1)), ((i0 % (171042520)) + (int) l0), (((-709L) & sl) & (l0 | l1)));
                }
            }
            catch (NullPointerException | ClassCastException e10) {
                s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = s.indexOf("1") >= a.length;
            }
        }
        catch (NullPointerException | ClassCastException e11) {
            s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0++; i1--; l1 += i0; d0 -= (i1 > i1 ? i0 : sf);
        }
        finally {
            for (int k12 = 0; k12 < 2; k12 += 1) {
                s = s.substring(i1) + (a[Math.floorMod(a[Math.floorMod(a[Math.floorMod((i1 | sf), a.length)], a.length)], a.length)]); if (s.length() > 40) s = s.substring(30);
                i0 += k12;
                i1 &= ((a.length >> i1) | (i1 >> sf));
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        try {
            i1 = ((int) (d0 / (Double.NaN)) >>> (int) (l0 >>> sf));
            Object ob1 = l0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        }
        catch (ArithmeticException e2) {
            s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0++; i1--; l1 += i0; d0 -= (i1 % i1);
        }
        d0 = ((double) (long) (a[Math.floorMod((sf <= s.length() ? i1 : a.length), a.length)]));
        final int cap4 = ~i1;
        java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
        i0 = fn3.applyAsInt(i1);
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c60() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -26, i1 = 600992938;
        long l0 = -407L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            try {
                for (int k2 = 0; k2 < 4; k2 += 2) {
                    s = "x" + (sl) + ((l0 & l0)); if (s.length() > 40) s = s.substring(30);
                    if (z) continue;
                    i0 += k2;
                    i0 = (s.indexOf("") + a[(sf | a.length)]);
                }
                final int cap4 = (int) l0;
                java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                i0 = fn3.applyAsInt(i1);
            }
            catch (RuntimeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((i0 / i0), a.length)] >>>= ((0) - (380056639));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob7 = d0; s = String.valueOf((Comparable<?>) ob7); z = ob7 instanceof Number;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        z = (sf + (31)) < s.length();
        try {
            if ((int) (1.0 / 3) <= i1) {
                l1 = (long) ((sd + d0) / (sd * (-7.75)));
                o.f = ((-16) * s.length()); o.g ^= (long) sd;
            }
            else {
                for (int k9 = 0; k9 < 2; k9 += 1) {
                    i0 = a[(i0 & 7)];
                    i0 += k9;
                    i1 = (byte) (s.length());
                }
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            switch (((a.length ^ (-39))) & 0x3070) {
                case 0:
                l1 = (((long) (1.0 / 3) | (sl * (856L))) << ((i1 % s.length()) % s.indexOf('x')));
                break;
                case 4112:
                i1 = (byte) (((a.length & i1) >= i0 ? a.length : (sf | (38))));
                break;
                case 8224:
                l0 *= ((l1 - l1) + (l0 * l1));
                break;
                case 12336:
                d0 = ((double) (long) ((double) sl));
                break;
                case 16448:
                z = (byte) (i1) == sf;
                default:
                s = String.valueOf(z ? i0 : i1) + (~i1); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                if (s.equals("")) {
                    l1 -= (long) (s.charAt(i0 & 3));
                    l0 = (((l1 * sl) + (sl % l0)) << (((0) + (36)) >> (int) sl));
                }
                else {
                    d0 = ((((double) sl) % (d0 - d0)) + (((float) (i1)) * ((double) l0)));
                }
                try {
                    i1 = (h0(((0) + a.length), ~i1, (l0 * l0)) << s.indexOf(""));
                    try {
                        Object ob12 = s; s = String.valueOf((Integer) ob12); z = ob12 instanceof Number;
                        z = l1 >= (long) (1e10);
                    }
                    catch (NegativeArraySizeException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        sf = s.indexOf('x'); sl += sf;
                    }
                    finally {
                        z = z;
                    }
                }
                catch (NullPointerException | ClassCastException e14) {
                    s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = (sd != d0 ? s.indexOf('x') : (i0 & sf)); sl += sf;
                }
                finally {
                    try {
                        a[Math.floorMod(h0(s.length(), (679139082), l0), a.length)] ^= --i1;
                        l1 >>= ((sl ^ l0) / (l1 + sl));
                    }
                    catch (IndexOutOfBoundsException e15) {
                        s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = ((h1((14), s.length(), l0) >>> s.indexOf("")) + s.indexOf(s));
                    }
                    finally {
                        a[Math.floorMod(((0) >>> i1), a.length)] -= ((-38) | a.length);
                    }
                }
            }
            catch (ArithmeticException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 |= (byte) ((i0 & (-4)));
            }
            finally {
                final int cap18 = h2(i0, i1, l0);
                java.util.function.IntUnaryOperator fn17 = x -> x * cap18 - (x >> 1);
                i0 = fn17.applyAsInt(i1);
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            switch ((h5(i1, s.length(), l0)) & 7) {
                case 0:
                a[(i0 & 7)] |= (int) sd;
                case 1:
                sf = (byte) ((int) (1e300)); sl += sf;
                break;
                case 2:
                Object ob20 = s; s = String.valueOf((Integer) ob20); z = ob20 instanceof Number;
                break;
                case 3:
                l1 = (((l0 / sl) % (l1 >>> s.length())) & ((long) (sf) + (long) (i1)));
                break;
                case 4:
                l1 = (((l0 / l1) % ((0L) << sf)) >>> ((i1 ^ sf) + ((32) + sf)));
                break;
                default:
                a[Math.floorMod((i0 & (-17)), a.length)] |= (int) sd;
            }
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        try {
            s = ("" + (a.length)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g21) { t.append(g21).append(';'); }
        try {
            int w23 = 1;
            while (w23-- > 0) {
                switch (((s.length() | i0)) & 7) {
                    case 0:
                    i0 = (int) ((float) ((int) (739L)));
                    case 1:
                    i0++; i1--; l1 += i0; d0 -= (i0 >> s.length());
                    break;
                    case 2:
                    Object ob24 = 'c'; s = String.valueOf((Integer) ob24); z = ob24 instanceof Number;
                    break;
                    case 3:
                    i1 = (((i0 % i1) * (sf ^ s.length())) - (byte) ((s.length() << s.length())));
                    break;
                    case 4:
                    Object ob25 = i0; s = String.valueOf((Integer) ob25); z = ob25 instanceof Number;
                    break;
                    default:
                    a[(s.length() & (-20))] = ((i1 % i1) / ((-205218279) % (32)));
                }
                z = s.equals("");
            }
        }
        catch (RuntimeException g22) { t.append(g22).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c61() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = 1942676952, i1 = 0;
        long l0 = 154L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        i1 /= a[Math.floorMod(s.charAt(i0 & 3), a.length)];
        try {
            d0 = ((((1e300) / (Double.NaN)) * (sd + d0)) / ((float) ((byte) (i1))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (!(!(i1 <= s.length()))) {
                switch ((((7) / a.length)) & 0x3070) {
                    case 0:
                    s = s.substring(i0) + (a[Math.floorMod((a.length | i1), a.length)]); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 4112:
                    l0 = (((long) (s.length()) / (l1 + l0)) | ((l0 + sl) + ((305L) + l1)));
                    case 8224:
                    a[Math.floorMod((i0 | (7)), a.length)] = ((sf >>> s.length()) >> (s.length() - sf));
                    case 12336:
                    i1 = (int) (((475817779081463448L) * l1) << s.indexOf(""));
                    break;
                    case 16448:
                    z = ((s.equals("1é")) && ((4784691238576503208L) < (l0 << a.length)));
                    default:
                    l0 &= (long) ((byte) ((36)));
                }
                i1 = (byte) ((a.length >>> (sf + sf)));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch (((i0 ^ a.length)) & 0x3070) {
                case 0:
                l1 = (((sl & l0) & (l0 / l0)) & ((long) ((26)) ^ ((2111450862224303136L) + l0)));
                case 4112:
                i0 = ((int) (sl >>> (28)) ^ ((int) d0 - i0++));
                break;
                case 8224:
                z = (s.length() % i0) != i0;
                case 12336:
                l0 = (long) ((double) (sl & (-782L)));
                break;
                case 16448:
                Object ob4 = a; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
                break;
                default:
                a[Math.floorMod(i0, a.length)] = a[Math.floorMod((sf ^ i1), a.length)];
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c62() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -25, i1 = -34;
        long l0 = 596L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            switch ((((-33) + i0)) & 7) {
                case 0:
                Object ob2 = a; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
                case 1:
                i0 = ((sl == (long) (i0) ? s.indexOf("1") : (byte) (i1)) - ((37) - s.indexOf(s)));
                case 2:
                sf = ((int) (4294967296L) / h0(a.length, i1, sl)); sl += sf;
                case 3:
                Object ob3 = s; s = String.valueOf((Long) ob3); z = ob3 instanceof Number;
                break;
                case 4:
                a[Math.floorMod((a.length >> sf), a.length)] <<= (s.length() % i1);
                default:
                i0 = (((byte) (a.length) != s.length() ? (byte) ((1944191089)) : h3(sf, s.length(), l0)) ^ (s.hashCode() % (a.length | i0)));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch ((h2(sf, i1, (-3L))) & 0x3070) {
                case 0:
                sf = a[Math.floorMod(a[Math.floorMod(((-11) < (-12) ? sf : (0)), a.length)], a.length)]; sl += sf;
                case 4112:
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                break;
                case 8224:
                d0 = (((d0 / sd) - (sd + (1e300))) % ((sd + sd) * ((3.25) * (1e300))));
                break;
                case 12336:
                Object ob5 = s; s = String.valueOf((String) ob5); z = ob5 instanceof Number;
                case 16448:
                d0 = (((float) ((-12))) % (((double) l0) - ((float) (s.length()))));
                break;
                default:
                z = !(!(i1 == sf));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i1 = (byte) ((a[Math.floorMod((i1 ^ a.length), a.length)] & (i1 << (1358691724))));
                case "":
                i0++; i1--; l1 += i0; d0 -= (i1 - i0);
                break;
                case "-":
                o.f = (i0 * i1); o.g ^= (l0 % (5850149145024276296L));
                break;
                case "1":
                l1 = (((long) (a.length) % (long) (s.length())) / ((l0 + l0) << a.length));
                break;
                default:
                i1 <<= (((-1198028846) + (23)) * (sl > l0 ? i1 : (Integer.MAX_VALUE)));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            for (int k8 = 0; k8 < 4; k8 += 2) {
                i0++; i1--; l1 += i0; d0 -= h4(i0, s.length(), l1);
                i1 += k8;
                try {
                    if (l0 == ((657L) | l0)) {
                        i0 >>>= (int) (d0 * d0);
                        i1 = h0((byte) ((int) l0), s.indexOf('x'), ((long) ((30)) + (sl / l0)));
                    }
                    a[Math.floorMod((i1 + i0), a.length)] >>= (sf / sf);
                }
                catch (IndexOutOfBoundsException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = ((a.length / i1) | (int) (-850L)); sl += sf;
                }
                finally {
                    if (z) {
                        i1 = a[Math.floorMod((i1 | (-668424441)), a.length)];
                        i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((z ? i1 : a.length), a.length)];
                    }
                    else {
                        Object ob10 = null; s = String.valueOf((String) ob10); z = ob10 instanceof Number;
                    }
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                a[Math.floorMod((a.length + sf), a.length)] = ~i1;
                i0 -= ((s.length() % s.length()) + (a.length + sf));
            }
            catch (NegativeArraySizeException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = (s.equals(ss) ? (byte) ((s.length() | sf)) : h3((a.length << sf), (int) sd, (long) d0));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c63() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = Integer.MAX_VALUE, i1 = 33;
        long l0 = -317L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0 = h1(s.indexOf("1"), a[Math.floorMod((i0 - (20)), a.length)], ((long) d0 | (l1 * (413L))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                try {
                    for (int k3 = 0; k3 < 4; k3 += 1) {
                        s = (String.valueOf(z ? i0 : i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        if (d0 >= (0.5)) continue;
                        i0 += k3;
                        l1 = (((long) (i0) ^ (l0 % sl)) - ((l1 ^ sl) % (long) (-0.0)));
                    }
                    if (s.equals("x")) {
                        a[(i0 & 7)] += s.indexOf("1");
                        l1 <<= ((l0 / l0) * (l0 & l1));
                    }
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 += (long) ((i1 << (28)));
                }
                finally {
                    i0 = (h5((int) l0, (i1 | i0), (long) (i0)) - ((a.length / a.length) + (sf >> i1)));
                }
                switch ((((-1) >>> (0))) & 0x3070) {
                    case 0:
                    l1 >>>= (((-878L) >>> i1) & (l0 | l0));
                    case 4112:
                    z = ((l0 > ((666L) >> i0)) & ((i0 & i1) != i1));
                    break;
                    case 8224:
                    l1 >>= ((l0 + l0) & (long) (1e300));
                    break;
                    case 12336:
                    z = s.indexOf(s) <= i0;
                    break;
                    case 16448:
                    i0 = (byte) (((s.length() % sf) + (i1 >>> sf)));
                    default:
                    a[Math.floorMod((byte) (sf), a.length)] = ((int) d0 >> s.indexOf("1"));
                }
            }
            catch (NegativeArraySizeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = (i1 * a.length); o.g ^= (long) ((8));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            z = (i1 | s.length()) > i0;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i0 = (byte) (~i1);
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                try {
                    try {
                        a[Math.floorMod((int) (0.5), a.length)] = s.indexOf("1");
                        o.f = (i1 >> sf); o.g ^= (long) (sf);
                    }
                    catch (NullPointerException | ClassCastException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 %= ((byte) (i1) - (int) d0);
                    }
                    for (int k10 = 0; k10 < 7; k10 += 1) {
                        l1 = ((long) (~i1) * (long) ((a.length << a.length)));
                        i1 += k10;
                        l1 /= ((l1 ^ sl) / (long) (a.length));
                    }
                }
                catch (ArithmeticException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = (i1 >>> i1); o.g ^= (sl / l1);
                }
                finally {
                    if (s.equals("")) {
                        l1 = ((((4169252516762526607L) ^ l1) / (l0 - l0)) | ((long) (Double.NaN) % (long) (i0)));
                        a[(i0 & 7)] /= a[Math.floorMod((s.length() * i1), a.length)];
                    }
                    else {
                        l1 = (long) (((float) (i1)) * ((double) l0));
                    }
                }
                try {
                    try {
                        sf = (int) (sd + d0); sl += sf;
                        a[a.length - 1] ^= (s.length() | (-4));
                    }
                    catch (ArithmeticException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = (long) (((0.5) + sd) - (d0 % sd));
                    }
                    z = z;
                }
                catch (IndexOutOfBoundsException e13) {
                    s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (i0 >>> (Integer.MIN_VALUE));
                }
                finally {
                    if ((z ? i1 : s.length()) < (-9)) {
                        d0 = (((float) (a[Math.floorMod(s.indexOf(""), a.length)])) + ((float) ((a.length & (-32)))));
                        sf = i0++; sl += sf;
                    }
                    else {
                        l1 %= ((l0 >> i1) & (long) (-7.75));
                    }
                }
            }
            catch (IndexOutOfBoundsException e14) {
                s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = s + (i0) + ((s.length() % s.length())); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            sf = ((byte) (s.length()) * ((29) + a.length)); sl += sf;
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            if (z) {
                i1 <<= h2(((15) * (-8)), a.length, (l1 + l1));
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    a[Math.floorMod((s.length() & a.length), a.length)] *= ((9) - i1);
                    break;
                    case "":
                    a[(i0 & 7)] = ((a.length / (65536)) << a[Math.floorMod((sf - (814578104)), a.length)]);
                    break;
                    case "-":
                    i0 %= ((byte) (i0) << (int) sl);
                    case "1":
                    l0 = (((l0 >> sf) | ((0L) * (-805L))) >> (d0 != (0.5) ? i1 : (i1 << i0)));
                    break;
                    default:
                    l1 = ((long) ((-7.75) * (1e300)) - ((sl * l0) & (l1 >>> a.length)));
                }
            }
            else {
                i0 = ((int) ((double) l0) | (a[Math.floorMod((a.length * i1), a.length)] >> (byte) (i1)));
            }
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        a[(i0 & 7)] /= ((-7) < (0) ? i1 : s.length());
        try {
            try {
                i0 = a[(sf % i0)];
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 >>>= (byte) ((i1 ^ i0));
                    break;
                    case "":
                    i0++; i1--; l1 += i0; d0 -= (i1 <= i1 ? sf : (30));
                    break;
                    case "-":
                    z = (i1 | s.length()) < a.length;
                    break;
                    case "1":
                    i0++; i1--; l1 += i0; d0 -= ((-1418212140) - (5));
                    default:
                    o.f = s.indexOf(""); o.g ^= (l0 & (469377539093181814L));
                }
            }
            catch (RuntimeException e18) {
                s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (i1 + (-13));
            }
            finally {
                a[(i0 & 7)] &= h1((36), a.length, l1);
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c64() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -34, i1 = -1832525455;
        long l0 = -1308991892114893398L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            a[Math.floorMod(-i0, a.length)] += (int) d0;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                switch (((int) d0) & 7) {
                    case 0:
                    l0 = (long) ((float) (a[(i0 & 7)]));
                    break;
                    case 1:
                    i1 = (i0 * (~i1 >>> s.indexOf("")));
                    break;
                    case 2:
                    i1 = (((a.length + a.length) >>> a.length) + (int) (long) (1e10));
                    break;
                    case 3:
                    i0++; i1--; l1 += i0; d0 -= i0++;
                    break;
                    case 4:
                    d0 = (((sd / (0.5)) % ((Double.NaN) * (-7.75))) / (((0.5) + sd) / (d0 / sd)));
                    break;
                    default:
                    z = (a.length | i0) <= i0;
                }
                i0 = s.indexOf('x');
            }
            catch (NegativeArraySizeException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((sd % d0) - ((double) (684L))) + ((float) (a[a.length - 1])));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i0 >>>= ((sf - i1) % (i1 % (30)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0 >>>= ((sf < a.length ? i1 : (-965090326)) | (i1 - i1));
                case "":
                i0 = sf;
                case "-":
                sf = i0++; sl += sf;
                break;
                case "1":
                o.f = ((-746L) <= l0 ? sf : (33)); o.g ^= (sl % (Long.MAX_VALUE));
                break;
                default:
                o.f = (sf / (32)); o.g ^= (l0 << i0);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            switch ((((-18) % s.length())) & 0x3070) {
                case 0:
                s = s + (sf) + ((int) (1e10)); if (s.length() > 40) s = s.substring(30);
                case 4112:
                i0 = (int) (long) ((double) (4439103029942854808L));
                break;
                case 8224:
                o.f = ((-36) ^ (-32)); o.g ^= (l0 | l0);
                case 12336:
                i1 = ((int) (d0 / d0) / ((sf << i1) / (a.length & (31))));
                case 16448:
                i1 = i0;
                break;
                default:
                l0 >>>= ((l1 << i1) ^ (l1 << a.length));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            l0 = (((long) (sf) / (l0 * l0)) + ((long) (sf) / (sl + l0)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            switch (((i1 - i0)) & 7) {
                case 0:
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                break;
                case 1:
                i1 = (z ? a[Math.floorMod(((-1) | a.length), a.length)] : h3((s.length() - i1), s.hashCode(), (long) sd));
                break;
                case 2:
                l0 = (long) (((double) l0) + ((-7.75) % d0));
                case 3:
                o.f = a[Math.floorMod((i1 >> i0), a.length)]; o.g ^= (long) (-7.75);
                break;
                case 4:
                l1 = (long) ((d0 % d0) + (sd - sd));
                break;
                default:
                a[Math.floorMod(((0L) < l0 ? i1 : i1), a.length)] = a[(i0 & 7)];
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            Object ob10 = a; s = String.valueOf((Comparable<?>) ob10); z = ob10 instanceof Number;
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c65() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -9, i1 = 990388221;
        long l0 = -346L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            d0 = ((float) ((byte) ((int) (-888L))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 4;
            while (w3-- > 0) {
                try {
                    try {
                        l0 = (long) ((d0 + (1.0 / 3)) * (d0 + (1e300)));
                        a[Math.floorMod((int) (481L), a.length)] = ((i0 << i1) - (a.length >> s.length()));
                    }
                    catch (ArithmeticException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = ((((-410L) + (3458501551971877014L)) >>> (int) l0) | ((long) ((Integer.MAX_VALUE)) / ((-8325529176542925534L) - l0)));
                    }
                    final int cap6 = a[Math.floorMod((int) (0.5), a.length)];
                    java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                    i0 = fn5.applyAsInt(i1);
                }
                catch (RuntimeException e7) {
                    s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = ((long) ((float) (i1)) / (long) (i1));
                }
                finally {
                    for (int k8 = 0; k8 < 5; k8 += 2) {
                        Object ob9 = l0; s = String.valueOf((Long) ob9); z = ob9 instanceof Number;
                        if (l0 > (long) d0) continue;
                        i1 += k8;
                        i0++; i1--; l1 += i0; d0 -= (int) sl;
                    }
                }
                int w10 = 5;
                while (w10-- > 0) {
                    try {
                        l0 &= ((long) (-0.0) * (l1 * (601L)));
                        i1 = ~i1;
                    }
                    catch (NegativeArraySizeException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 >>>= (long) ((float) ((-2013915366)));
                    }
                    finally {
                        i0 = s.charAt(i0 & 3);
                    }
                    if (!(a[(i0 & 7)] >= s.length())) {
                        l0 = (((l0 % (-240L)) >> (i1 - i1)) << i1);
                        o.f = (i1 << (29)); o.g ^= (l0 & l1);
                    }
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch (((i0 >> i1)) & 7) {
                case 0:
                l0 += ((long) sd >> a.length);
                case 1:
                a[(i0 & 7)] &= (s.length() ^ a.length);
                case 2:
                z = (i1 << (65536)) <= (36);
                case 3:
                a[Math.floorMod(((364883946) << i0), a.length)] = s.indexOf("");
                break;
                case 4:
                i1 = (((sf + i1) << (i0 + i1)) >>> h5((z ? i1 : a.length), (i0 - i1), (sl & l0)));
                default:
                l1 = (long) (((float) (sf)) % ((0.5) / d0));
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            if (!(!(l0 == l0))) {
                try {
                    try {
                        sf = (s.charAt(i0 & 3) & i0); sl += sf;
                        i1 ^= i0++;
                    }
                    catch (IndexOutOfBoundsException e14) {
                        s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 |= s.indexOf('x');
                    }
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l0 = (((l0 * l1) + ((252L) % sl)) >>> ((37) >>> (byte) ((Integer.MIN_VALUE))));
                        break;
                        case "":
                        d0 = (((sd * (-0.0)) - (sd * (1e300))) * (((float) (s.length())) * ((-7.75) / (3.25))));
                        break;
                        case "-":
                        l0 = (((long) ((-32)) | (l0 >>> i1)) / ((l0 | sl) / (l0 ^ l0)));
                        break;
                        case "1":
                        sf = s.charAt(i0 & 3); sl += sf;
                        break;
                        default:
                        sf = (((8) - (-413422754)) ^ (i1 - s.length())); sl += sf;
                    }
                }
                catch (NullPointerException | ClassCastException e15) {
                    s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[(int) (Double.NaN)] = (int) (d0 - sd);
                }
                finally {
                    Object ob16 = a; s = String.valueOf((Long) ob16); z = ob16 instanceof Number;
                }
                sf = -i0; sl += sf;
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            l0 = (((long) (0.5) - (sl ^ sl)) - (long) (d0 / sd));
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c66() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = 664330477, i1 = -17;
        long l0 = 275L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            for (int k2 = 0; k2 < 8; k2 += 2) {
                Object ob3 = 'c'; s = String.valueOf((Integer) ob3); z = ob3 instanceof Number;
                if (z) continue;
                i1 += k2;
                l1 *= ((l1 + l1) ^ (long) d0);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            o.f = (byte) ((12)); o.g ^= (l0 | l0);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        switch (((sf ^ s.length())) & 0x3070) {
            case 0:
            o.f = a[((38) % i1)]; o.g ^= ((-682L) - l1);
            case 4112:
            a[Math.floorMod((s.length() >> sf), a.length)] |= (sf - s.length());
            case 8224:
            i0 = (h2(i1, (a.length >>> a.length), (sl * sl)) >>> ((i0 - i0) - (sf / a.length)));
            case 12336:
            i1 &= h2(s.indexOf(s), (byte) (i0), (long) (3.25));
            break;
            case 16448:
            sf = (int) ((-6067667783381660924L) | l1); sl += sf;
            default:
            s = s + (sl) + ((sl | (-717L))); if (s.length() > 40) s = s.substring(30);
        }
        try {
            z = !(!(z));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            for (int k6 = 0; k6 < 7; k6 += 1) {
                l1 /= (long) ((1.0 / 3) * d0);
                if (((z) | ((-1L) == l0))) break;
                i0 += k6;
                try {
                    int w7 = 6;
                    while (w7-- > 0) {
                        i0 = (((int) l1 * s.indexOf('x')) & (--i1 | (i0 + i0)));
                        Object ob8 = null; s = String.valueOf((Long) ob8); z = ob8 instanceof Number;
                    }
                    final int cap10 = i0++;
                    java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
                    i0 = fn9.applyAsInt(i1);
                }
                catch (NullPointerException | ClassCastException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = (((float) (h5(s.length(), i1, sl))) - ((double) (l0 - (-444L))));
                }
            }
            try {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    d0 = ((((0.5) + d0) % ((1.0 / 3) * (1e300))) - ((double) (l0 * (95L))));
                    break;
                    case "":
                    z = s.indexOf("1") <= a.length;
                    break;
                    case "-":
                    z = !(sd <= sd);
                    case "1":
                    z = (int) l1 <= i1;
                    default:
                    i1 <<= ~i1;
                }
                i0++; i1--; l1 += i0; d0 -= (byte) (i1);
            }
            catch (RuntimeException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (byte) ((l0 == (l0 ^ l0) ? (i1 % i1) : a[(int) l1]));
            }
            finally {
                int w13 = 6;
                while (w13-- > 0) {
                    i0 /= ((int) d0 >> (s.length() / (23)));
                    try {
                        i1 <<= ((i1 >>> i1) << (i1 / i1));
                        i1 ^= s.indexOf("1");
                    }
                    catch (NegativeArraySizeException e14) {
                        s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = (((long) ((-34)) & (l0 & l0)) - ((l1 - (0L)) | (long) d0));
                    }
                    finally {
                        s = ("x").replace('1', 'x') + ((int) (609L)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        catch (IndexOutOfBoundsException e15) {
            s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            s = z + (s.substring(s.length())) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
        }
        i0++; i1--; l1 += i0; d0 -= (i1 % i1);
        try {
            if (d0 <= d0) {
                if ((s.length() - i0) > i1) {
                    d0 = (((float) (s.indexOf("1"))) % ((d0 - sd) - ((-0.0) % (1.0 / 3))));
                    i1 = ((int) (l0 - l1) * h3((i0 * s.length()), ((-1) - (32)), (sl ^ sl)));
                }
                else {
                    try {
                        i0 |= sf;
                        i0 <<= a[a.length - 1];
                    }
                    catch (IndexOutOfBoundsException e17) {
                        s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = ss + (s.length()) + ((int) l1); if (s.length() > 40) s = s.substring(30);
                    }
                    finally {
                        i0 = (((s.length() / (65536)) * (byte) (a.length)) / ((int) sl + (byte) (i1)));
                    }
                }
                try {
                    if ((i1 << (29)) != i0) {
                        z = (i1 < (1744544267) ? i0 : a.length) == i1;
                        sf = h0((int) (-7.75), ((5) + a.length), (l1 / l0)); sl += sf;
                    }
                    int w18 = 3;
                    while (w18-- > 0) {
                        s = z + (String.valueOf(z ? i0 : i1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        o.f = h4(s.length(), i1, sl); o.g ^= ((-8990193062968357720L) - sl);
                    }
                }
                catch (IndexOutOfBoundsException e19) {
                    s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = ((long) ((5)) / (long) ((sf * (11))));
                }
                finally {
                    z = !(((sl == l0) || (i1 == i0)));
                }
            }
            else {
                sf = h4(((-1385953538) ^ i1), (i0 | s.length()), (l1 ^ l1)); sl += sf;
            }
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= ((-314344095264257235L) < sl ? sf : (65536));
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c67() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = Integer.MAX_VALUE, i1 = -33;
        long l0 = -9023923676711249693L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            l1 *= (long) (((Integer.MIN_VALUE) << a.length));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch ((s.indexOf('x')) & 7) {
                case 0:
                i1 -= ((byte) (i1) / s.indexOf('x'));
                break;
                case 1:
                Object ob3 = 'c'; s = String.valueOf((Comparable<?>) ob3); z = ob3 instanceof Number;
                break;
                case 2:
                i0 %= ((i1 * (9)) | s.indexOf("1"));
                case 3:
                z = s.equals(ss);
                case 4:
                i0 ^= h2((sl < l0 ? (0) : (Integer.MIN_VALUE)), (int) l0, (l0 % (-488L)));
                default:
                l0 = (((sl | sl) + (sl | l0)) * ((l0 - l0) / (sl - sl)));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            if (!(!(i0 == a.length))) {
                try {
                    i0 = a[a.length - 1];
                    if (!(((sf == s.length()) ^ (z)))) {
                        sf = ((i1 | (Integer.MIN_VALUE)) * (i0 | i1)); sl += sf;
                        i0 <<= (i0 | h0((28), i1, sl));
                    }
                    else {
                        o.f = (a.length - (18)); o.g ^= (long) (sf);
                    }
                }
                catch (NullPointerException | ClassCastException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = ((int) (l1 ^ l0) % (a[(byte) (i1)] ^ ((-25) >>> (439188218))));
                }
                finally {
                    if (d0 == (1e10)) {
                        Object ob6 = l0; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                        s = s + (l0) + (h3(s.length(), a.length, l0)); if (s.length() > 40) s = s.substring(30);
                    }
                }
                switch ((i0++) & 7) {
                    case 0:
                    i0 >>>= ((s.length() & i1) | (sf << i1));
                    break;
                    case 1:
                    z = sl >= (l0 ^ sl);
                    break;
                    case 2:
                    a[Math.floorMod((sf | i1), a.length)] += ((1952672661) >>> i1);
                    break;
                    case 3:
                    l0 = (long) (((int) sd * (a.length * sf)));
                    break;
                    case 4:
                    i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
                    break;
                    default:
                    a[(i0 & 7)] = (((-1) ^ s.length()) % a[(i0 & 7)]);
                }
            }
            else {
                o.f = (int) (231L); o.g ^= ((-915L) >> (-1));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0++; i1--; l1 += i0; d0 -= (z ? s.length() : i0);
                break;
                case "":
                i0 = ((h3(i1, (65536), (-873L)) > i1 ? s.indexOf("1") : (int) d0) & ((s.length() >> s.length()) << (i0 | i0)));
                break;
                case "-":
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                break;
                case "1":
                i0 = (byte) (s.indexOf(s));
                default:
                z = ((sd >= sd) ^ (z));
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            a[a.length - 1] = a[Math.floorMod(s.indexOf("1"), a.length)];
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            i1 = (((i1 - a.length) - (l0 != sl ? a.length : (Integer.MIN_VALUE))) >>> (s.hashCode() & (i0 / i1)));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            try {
                i0 = ((a.length ^ (byte) ((581403506))) | (((-28) - (-29)) ^ (i0 % a.length)));
                switch (((31)) & 7) {
                    case 0:
                    l1 = ((((-617L) | l1) - (l0 >> i1)) % (((-8725758225929804913L) ^ l1) ^ (l0 + sl)));
                    case 1:
                    z = s.equals(s);
                    break;
                    case 2:
                    sf = ((i1 | (-13)) >> (i1 - a.length)); sl += sf;
                    case 3:
                    d0 = ((((double) sl) + ((1.0 / 3) * d0)) * ((double) (l0 >>> i1)));
                    break;
                    case 4:
                    o.f = (int) (Long.MIN_VALUE); o.g ^= ((-170L) | l1);
                    break;
                    default:
                    i0++; i1--; l1 += i0; d0 -= h5(a.length, i1, (-986L));
                }
            }
            catch (IndexOutOfBoundsException e11) {
                s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((byte) (i1), a.length)] = ((a.length & (3)) >= a.length ? (i1 >> a.length) : (int) sd);
            }
            finally {
                sf = (sf * sf); sl += sf;
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c68() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = 9, i1 = -20;
        long l0 = 4294967296L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            final int cap3 = (-39);
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0 = (((sf % i1) * h0(sf, s.length(), (-2700735413568684213L))) << s.indexOf('x'));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            z = sl == (l0 & (-264L));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            switch (((int) (1e10)) & 0x3070) {
                case 0:
                z = l1 == (l1 & l1);
                case 4112:
                i0++; i1--; l1 += i0; d0 -= (sf - a.length);
                break;
                case 8224:
                l0 = (((sl / l0) & (l0 % l0)) * ((l1 * (-676L)) % (sl / l0)));
                break;
                case 12336:
                z = z;
                break;
                case 16448:
                d0 = (((d0 % d0) - (sd / d0)) / ((double) (l0 ^ l0)));
                default:
                l0 -= (long) ((float) ((-869055515)));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            z = s.equals(ss);
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            if (z) {
                switch (((i1 >= i0 ? i1 : a.length)) & 7) {
                    case 0:
                    l0 = ((long) ((sf + (-32))) >>> ((0.5) != d0 ? ((9) * sf) : a[Math.floorMod((-18), a.length)]));
                    case 1:
                    i0 = ((((30L) <= l1 ? (8) : sf) % ((-8) >>> i0)) * ((a.length >> s.length()) % a[Math.floorMod((i1 | sf), a.length)]));
                    break;
                    case 2:
                    i1 = (int) ((l1 >>> sf) * (long) d0);
                    break;
                    case 3:
                    Object ob9 = l0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
                    case 4:
                    s = z + (s) + (char) ('a' + (i0 & 7)) + ((int) sl); if (s.length() > 40) s = s.substring(30);
                    default:
                    l0 -= ((long) sd | (l0 ^ l1));
                }
                d0 = ((((float) ((-25))) - ((float) (sf))) + (((double) l0) % ((1e10) * sd)));
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            sf = --i1; sl += sf;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            i1 <<= h3(((-697226756) ^ (17)), ((21) + s.length()), (long) (3.25));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            l0 = (((sl << a.length) % (l1 * (Long.MIN_VALUE))) ^ (long) (sd / d0));
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c69() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -148374534, i1 = -19;
        long l0 = 306L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            if ((-0.0) <= (0.5)) {
                for (int k2 = 0; k2 < 4; k2 += 1) {
                    i1 = ((--i1 & (876961670)) % ((int) sd % (int) l1));
                    i1 += k2;
                    s = s + (sl) + ((l0 | l0)); if (s.length() > 40) s = s.substring(30);
                }
                i1 = ((a.length - h0(i1, i1, l0)) | ((int) l0 | s.indexOf("1")));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            z = sd == d0;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        if ((int) l1 == s.length()) {
            try {
                l0 = ((((-814L) + l0) - (sl / l0)) + (((-61L) | l1) & (long) (1.0 / 3)));
                z = a[Math.floorMod(a[(i0 & 7)], a.length)] < sf;
            }
            catch (NegativeArraySizeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = ((int) (l0 ^ l1) | ((s.length() * (-21)) >> (int) (-1L)));
            }
            finally {
                l0 = (((long) ((27)) / ((0L) - l1)) ^ ((long) (sf) & (l0 + l0)));
            }
            final int cap6 = (sf ^ i0);
            java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
            i0 = fn5.applyAsInt(i1);
        }
        try {
            a[Math.floorMod((sf * i1), a.length)] = ((sl > l0 ? (-12) : i1) >>> ((989486687) * s.length()));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i0 = (((i1 + (-7)) * ((24) ^ (-1))) | (a[Math.floorMod(((1) / (2103235922)), a.length)] & (l0 == l0 ? i0 : i1)));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c70() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -33, i1 = 22;
        long l0 = -307L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            for (int k2 = 0; k2 < 7; k2 += 1) {
                a[Math.floorMod(((39) - (65536)), a.length)] = ((z ? i0 : (0)) & a[Math.floorMod((byte) ((6)), a.length)]);
                i1 += k2;
                switch (((sf << (65536))) & 0x3070) {
                    case 0:
                    sf = s.indexOf(""); sl += sf;
                    break;
                    case 4112:
                    l0 = (((long) (3.25) / (long) (sf)) - ((l0 * sl) / (l0 + sl)));
                    case 8224:
                    z = (404L) > (long) ((19));
                    break;
                    case 12336:
                    l0 ^= ((long) (1e300) >> (z ? (-37) : (13)));
                    break;
                    case 16448:
                    i1 = ((int) ((double) sl) + ((a.length / i1) >> ((-22) - i1)));
                    break;
                    default:
                    i0 ^= (s.indexOf("") >> ((-29) * i1));
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            a[Math.floorMod((i1 | sf), a.length)] = (h2((340407367), i0, l1) << (byte) (i1));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            s = "" + ((-305L)) + ((i1 % s.length())); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            d0 = (((sd - sd) + (sd + d0)) - (((float) (i1)) / ((float) ((7)))));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            switch ((s.charAt(i0 & 3)) & 0x3070) {
                case 0:
                l0 %= (long) (i1);
                break;
                case 4112:
                z = s.equals(s);
                case 8224:
                s = z + (s.substring(a.length)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                break;
                case 12336:
                o.f = s.indexOf(s); o.g ^= (l0 | l0);
                case 16448:
                o.f = (int) sl; o.g ^= (l0 - l0);
                default:
                i1 /= a[Math.floorMod((int) (-960L), a.length)];
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i1 = (((sf % s.length()) - (i0 >> (-2))) << (((-2) >>> i1) % (int) (-4809862950313553235L)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c71() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x5 o = new GenProg11x5();
        int i0 = -1275803727, i1 = Integer.MIN_VALUE;
        long l0 = -876L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            final int cap3 = (i0 / (-39));
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        d0 = ((float) ((s.equals(ss) ? s.charAt(i0 & 3) : (int) (405L))));
        try {
            try {
                a[Math.floorMod((s.length() * (-19)), a.length)] = (s.equals("x") ? (a.length + i1) : (sf % i0));
                i0 = (int) (((-0.0) + (3.25)) * ((1e10) % sd));
            }
            catch (ArithmeticException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(h4(i1, sf, l0), a.length)] = h1(((Integer.MIN_VALUE) ^ i1), (i1 != a.length ? a.length : (634838612)), (l1 - (-247L)));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                s = s.substring(i1) + ((i1 + (-22))); if (s.length() > 40) s = s.substring(30);
                case "":
                l1 = (((l1 << a.length) ^ (long) d0) % (long) ((1e300) + sd));
                case "-":
                z = s.equals(ss);
                case "1":
                l0 = (long) ((double) ((811L) * l0));
                break;
                default:
                o.f = (sf / sf); o.g ^= ((-1L) | (-8355172837136553038L));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i1 = a.length;
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            s = ("").replace('1', 'x') + ((long) ((-4))); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 60: return c60();
            case 61: return c61();
            case 62: return c62();
            case 63: return c63();
            case 64: return c64();
            case 65: return c65();
            case 66: return c66();
            case 67: return c67();
            case 68: return c68();
            case 69: return c69();
            case 70: return c70();
            case 71: return c71();
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
        for (int id = 60; id < 72; id++) {
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
