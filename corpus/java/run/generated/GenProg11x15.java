public class GenProg11x15 {
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
        l0 >>>= (long) ((-168161794));
        i1 = i1;
        Object ob1 = 'c'; s = String.valueOf((Long) ob1); z = ob1 instanceof Number;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        Object ob1 = a; s = String.valueOf((String) ob1); z = ob1 instanceof Number;
        i0++; i1--; l1 += i0; d0 -= (s.length() ^ (-697378051));
        i0 |= (s.hashCode() & h0(i0, (31), sl));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        for (int k1 = 0; k1 < 6; k1 += 1) {
            a[a.length - 1] = i0++;
            if (((z) && (i0 != (Integer.MIN_VALUE)))) break;
            i0 += k1;
            a[Math.floorMod(a.length, a.length)] += (i1 / (334413669));
        }
        d0 = (((float) ((a.length * i1))) + ((double) (l0 * l1)));
        if (l0 != (long) (sf)) {
            i0++; i1--; l1 += i0; d0 -= (int) l0;
            i1 = (int) ((float) ((byte) ((-802300559))));
        }
        else {
            if ((1.0 / 3) != d0) {
                i0++; i1--; l1 += i0; d0 -= (i0 * a.length);
                i0 = ((a.length - (i0 * s.length())) & ((int) sl * (int) (1e300)));
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        sf = (byte) ((sf + (3))); sl += sf;
        i0++; i1--; l1 += i0; d0 -= -i0;
        i0++; i1--; l1 += i0; d0 -= h0((21), (-1), l0);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0++; i1--; l1 += i0; d0 -= a[(int) l0];
            break;
            case "":
            sf = (int) (l1 / (-488L)); sl += sf;
            case "-":
            l1 = ((((4294967296L) >>> i1) + (l0 - l1)) - ((sl & (376L)) * (long) (3.25)));
            case "1":
            s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
            break;
            default:
            l1 = (long) ((((-26165924) & (-9)) >>> h3((-20), (25), l0)));
        }
        for (int k1 = 0; k1 < 8; k1 += 2) {
            d0 = (((double) ((-532L) >>> s.length())) % ((sd - sd) + (d0 + (1.0 / 3))));
            i1 += k1;
            try {
                switch (((i1 >> a.length)) & 0x3070) {
                    case 0:
                    sf = h2(((-3) | (Integer.MAX_VALUE)), (int) (3.25), (long) sd); sl += sf;
                    case 4112:
                    l0 &= (long) ((-0.0) * sd);
                    break;
                    case 8224:
                    sf = (int) ((float) (sf)); sl += sf;
                    break;
                    case 12336:
                    i0++; i1--; l1 += i0; d0 -= (int) d0;
                    case 16448:
                    i0++; i1--; l1 += i0; d0 -= (a.length & i1);
                    break;
                    default:
                    z = z;
                }
                int w2 = 3;
                while (w2-- > 0) {
                    if ((byte) (sf) > sf) {
                        i1 = i1;
                        i0++; i1--; l1 += i0; d0 -= (sf / i1);
                    }
                    try {
                        i0++; i1--; l1 += i0; d0 -= (s.length() % sf);
                        z = sl > (sl & (475L));
                    }
                    catch (NegativeArraySizeException e3) {
                        s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = ((s).replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
            catch (NegativeArraySizeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((i0 | i1), a.length)] = ((i1 / sf) >> a[a.length - 1]);
            }
            finally {
                try {
                    l0 -= ((long) (1e300) * (long) (sf));
                    final int cap6 = a[(Integer.MAX_VALUE)];
                    java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                    i0 = fn5.applyAsInt(i1);
                }
                catch (ArithmeticException e7) {
                    s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    Object ob8 = i0; s = String.valueOf((Integer) ob8); z = ob8 instanceof Number;
                }
                finally {
                    try {
                        Object ob9 = a; s = String.valueOf((Comparable<?>) ob9); z = ob9 instanceof Number;
                        a[Math.floorMod((s.length() + (65536)), a.length)] ^= s.indexOf("");
                    }
                    catch (NullPointerException | ClassCastException e10) {
                        s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = (((long) d0 + (long) d0) & ((long) d0 & (l0 * l0)));
                    }
                }
            }
        }
        if ((3.25) != (-7.75)) {
            final int cap12 = (sf + sf);
            java.util.function.IntUnaryOperator fn11 = x -> x * cap12 - (x >> 1);
            i0 = fn11.applyAsInt(i1);
            i0++; i1--; l1 += i0; d0 -= (i0 & (-35));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        int w1 = 1;
        while (w1-- > 0) {
            try {
                sf = h3((sf - s.length()), (l0 != l0 ? s.length() : (30)), ((255L) % l1)); sl += sf;
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0++; i1--; l1 += i0; d0 -= (i1 << i0);
                        case "":
                        a[Math.floorMod((a.length << (36)), a.length)] = s.indexOf('x');
                        case "-":
                        z = z;
                        break;
                        case "1":
                        i0 = a[a.length - 1];
                        break;
                        default:
                        a[Math.floorMod((int) l0, a.length)] = ((s.length() << a.length) & (i1 >> i0));
                    }
                    i1 = ((a[Math.floorMod((byte) (i1), a.length)] | (sf | i1)) >> ((l1 >= (315L) ? (-4) : (24)) ^ ((-1) ^ i0)));
                }
                catch (NullPointerException | ClassCastException e2) {
                    s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (i0 & a.length);
                }
                finally {
                    l1 -= ((long) (i1) & (l0 * l0));
                }
            }
            catch (NullPointerException | ClassCastException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (i0 % i1);
            }
            finally {
                i0 ^= ((byte) (i0) ^ (i1 % i1));
            }
            l1 = (((l0 & l0) ^ (l0 | sl)) & ((sl | l1) % (long) (1e300)));
        }
        l0 /= (long) ((byte) (i0));
        switch (((a.length << (0))) & 0x3070) {
            case 0:
            i0++; i1--; l1 += i0; d0 -= (a.length * (19));
            break;
            case 4112:
            s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
            case 8224:
            l1 = (((sl ^ l0) << (byte) ((29))) >>> (l0 >= (l0 >> a.length) ? h4(i0, a.length, l1) : h0((1), a.length, (-646L))));
            break;
            case 12336:
            i0++; i1--; l1 += i0; d0 -= ((-28) ^ (-39));
            break;
            case 16448:
            sf = (i1 & (i0 * (-29))); sl += sf;
            break;
            default:
            i0 = -i0;
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c180() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 1472009206, i1 = -33;
        long l0 = 0L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            a[Math.floorMod(s.indexOf(s), a.length)] = (l0 == (l1 - l0) ? ((9) - (-39)) : s.indexOf(s));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (((int) l0) & 7) {
                case 0:
                d0 = (((float) ((18))) / ((double) (l0 * sl)));
                break;
                case 1:
                l0 = (long) ((float) ((-34)));
                break;
                case 2:
                i1 = (((i1 / (39)) % ((-36) & s.length())) | (int) (long) (3.25));
                break;
                case 3:
                i0 = ((int) ((3.25) / d0) % ((byte) ((-31)) + a[Math.floorMod((int) sd, a.length)]));
                break;
                case 4:
                l0 = ((((497L) / l0) << s.indexOf('x')) + ((sl | l0) >> h2((-72037967), i0, (801L))));
                break;
                default:
                i0 = (((i1 << i0) >>> h1(i1, i1, l0)) + ((i0 ^ i1) == (-16) ? ((-24) + sf) : s.charAt(i0 & 3)));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k4 = 0; k4 < 8; k4 += 1) {
                o.f = (i1 & i1); o.g ^= ((4294967296L) | l0);
                i1 += k4;
                s = ss + (i1) + (h0((-3), sf, l0)); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            i0 = ((s.indexOf(s) | ((8) * a.length)) - (s.indexOf('x') - (i0 & (3))));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c181() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 1512687076, i1 = 1383145716;
        long l0 = 0L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0 = s.charAt(i0 & 3);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l1 = (((sl - sl) * ((-1316069170515679882L) / l0)) - ((l1 & l1) & (long) d0));
                case "":
                o.f = (sf & i1); o.g ^= (long) (a.length);
                break;
                case "-":
                s = "" + (a.length) + ((sf + sf)); if (s.length() > 40) s = s.substring(30);
                break;
                case "1":
                o.f = (sf * (-1)); o.g ^= (l1 >> i1);
                break;
                default:
                z = (a.length * (-5)) <= sf;
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                try {
                    l1 = (((sl / l0) / (l0 - l0)) ^ (long) ((i1 % s.length())));
                    s = z + (s + (l1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[a.length - 1] = (s.length() | (int) (382L));
                }
                finally {
                    try {
                        i1 |= (h2(s.length(), i0, l0) * (z ? i1 : i1));
                        o.f = (i1 * a.length); o.g ^= (long) (1e300);
                    }
                    catch (NullPointerException | ClassCastException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod(((26) % s.length()), a.length)] = s.indexOf(s);
                    }
                }
                sf = (((27) / sf) >> (i1 + i1)); sl += sf;
            }
            catch (IndexOutOfBoundsException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[(s.length() | s.length())] = ((i1 + sf) + a[a.length - 1]);
            }
            finally {
                try {
                    switch ((i1) & 7) {
                        case 0:
                        Object ob7 = 'c'; s = String.valueOf((Integer) ob7); z = ob7 instanceof Number;
                        break;
                        case 1:
                        i0 %= (int) (l0 + (2946478692316960113L));
                        case 2:
                        i1 = (int) (((-7.75) * (1e300)) + (sd / sd));
                        break;
                        case 3:
                        o.f = ((5) >> (-91574861)); o.g ^= (long) sd;
                        break;
                        case 4:
                        a[(i0 & 7)] -= (i0 >> (Integer.MIN_VALUE));
                        break;
                        default:
                        a[Math.floorMod(i1, a.length)] = h2((i0 * a.length), (a.length | i1), (l0 + l0));
                    }
                    switch ((s.indexOf("")) & 0x3070) {
                        case 0:
                        i1 >>= s.hashCode();
                        case 4112:
                        l1 /= ((sl << s.length()) + (sl + sl));
                        break;
                        case 8224:
                        i0 = (((int) (1e10) & s.indexOf('x')) - (-i0 >= a.length ? s.indexOf("1") : a[Math.floorMod((a.length ^ a.length), a.length)]));
                        break;
                        case 12336:
                        z = s.equals("");
                        break;
                        case 16448:
                        sf = (int) (sl % (-444L)); sl += sf;
                        default:
                        a[Math.floorMod((s.length() >>> sf), a.length)] = i1;
                    }
                }
                catch (NegativeArraySizeException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 = ((((-841L) * sl) % ((-193L) + l1)) ^ (long) ((float) ((-67835735))));
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            switch ((h0((-18), i0, l0)) & 7) {
                case 0:
                Object ob10 = l0; s = String.valueOf((Long) ob10); z = ob10 instanceof Number;
                case 1:
                a[a.length - 1] = (-37);
                case 2:
                a[Math.floorMod(s.charAt(i0 & 3), a.length)] >>= ((-814L) == l0 ? (-22) : s.length());
                break;
                case 3:
                l0 = (((l1 ^ sl) + ((-513L) + sl)) | ((sl << (-37)) & (long) ((-3))));
                break;
                case 4:
                i0 = (int) ((float) ((a.length >>> s.length())));
                default:
                z = h0(i1, (Integer.MAX_VALUE), sl) == i1;
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            for (int k12 = 0; k12 < 1; k12 += 1) {
                s = s + (l0) + (s.indexOf(s)); if (s.length() > 40) s = s.substring(30);
                i1 += k12;
                try {
                    try {
                        a[Math.floorMod(i0, a.length)] <<= s.indexOf("1");
                        l0 = (((l1 % sl) >>> a[(i0 & 7)]) - (long) ((1.0 / 3) / (1e300)));
                    }
                    catch (RuntimeException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = ((long) (((-27) & (-1))) >> (h3((22), sf, l1) >= i0 ? ((36) >> i1) : (int) d0));
                    }
                    finally {
                        i0 = h3(((i1 % (29)) & ((-1) / (22))), ((int) (Double.NaN) >>> (z ? i1 : (-25))), ((sl % (-9L)) | ((1295317130139387782L) - l0)));
                    }
                    l1 = ((long) ((-0.0) % d0) + ((long) (sf) | (l1 * sl)));
                }
                catch (RuntimeException e14) {
                    s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0++; i1--; l1 += i0; d0 -= (int) sd;
                }
                finally {
                    i0++; i1--; l1 += i0; d0 -= (int) l0;
                }
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            if (!(l1 < ((38L) << i1))) {
                int w16 = 5;
                while (w16-- > 0) {
                    s = s.substring(a.length); if (s.length() > 40) s = s.substring(30);
                    z = a[Math.floorMod((int) l0, a.length)] >= s.length();
                }
                i0++; i1--; l1 += i0; d0 -= (i0 / (2));
            }
            else {
                try {
                    switch ((s.indexOf("")) & 0x3070) {
                        case 0:
                        l1 = (((long) (i1) * ((-425L) >>> i0)) >>> (a[(a.length >> sf)] & ((19) ^ (-22))));
                        case 4112:
                        l0 >>>= ((l0 - l0) % (l0 << (Integer.MIN_VALUE)));
                        break;
                        case 8224:
                        o.f = (65536); o.g ^= (long) d0;
                        break;
                        case 12336:
                        i1 >>>= ((s.length() * (22)) - s.indexOf("1"));
                        break;
                        case 16448:
                        i0 = ((int) (d0 - sd) ^ ((i1 ^ a.length) - (int) sd));
                        default:
                        a[Math.floorMod((byte) ((25)), a.length)] %= (s.length() / a.length);
                    }
                    for (int k17 = 0; k17 < 2; k17 += 1) {
                        i1 = (~i1 + s.indexOf(s));
                        i0 += k17;
                        l1 = (long) (((i1 ^ i1) << ((-23) / i1)));
                    }
                }
                catch (NegativeArraySizeException e18) {
                    s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                }
                finally {
                    try {
                        sf = (((z) | (z)) ? (sf ^ i0) : (i1 - s.length())); sl += sf;
                        z = ((a[a.length - 1] != (20)) && (z));
                    }
                    catch (IndexOutOfBoundsException e19) {
                        s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 |= ((l0 | sl) | (long) (i1));
                    }
                }
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            i0 -= ((int) (4730136588753297648L) >>> (byte) (i1));
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c182() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = -29, i1 = 11;
        long l0 = 788991292970596850L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            switch ((((-16) + i1)) & 7) {
                case 0:
                sf = (((8) % i0) - a[Math.floorMod((s.length() * (-4)), a.length)]); sl += sf;
                case 1:
                Object ob2 = d0; s = String.valueOf((Long) ob2); z = ob2 instanceof Number;
                break;
                case 2:
                i0++; i1--; l1 += i0; d0 -= (sf % s.length());
                break;
                case 3:
                i1 = (s.charAt(i0 & 3) * (a[(i0 & 7)] >> (s.length() >>> sf)));
                break;
                case 4:
                d0 = (((d0 - (-0.0)) - (d0 / sd)) + (((float) (i0)) - ((double) sl)));
                default:
                l0 = (long) (a[Math.floorMod(((-33) | i1), a.length)]);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= i1;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            o.f = s.hashCode(); o.g ^= (l1 | (313L));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                s = String.valueOf(z ? i0 : i1) + (((Integer.MIN_VALUE) / i0)); if (s.length() > 40) s = s.substring(30);
                case "":
                i1 = (byte) ((s.indexOf("") * (-2)));
                case "-":
                d0 = ((((Double.NaN) + sd) / (d0 - d0)) - ((float) (a[a.length - 1])));
                break;
                case "1":
                sf = (sf / (i0 >>> i1)); sl += sf;
                break;
                default:
                a[Math.floorMod((i0 * (65536)), a.length)] = (a[a.length - 1] ^ ((0) >> i1));
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c183() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = Integer.MIN_VALUE, i1 = -426167546;
        long l0 = 1914944274835949644L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            try {
                for (int k2 = 0; k2 < 2; k2 += 2) {
                    o.f = (i0 | sf); o.g ^= (sl << i1);
                    i1 += k2;
                    i1 = (int) ((float) ((int) l0));
                }
                try {
                    a[a.length - 1] >>= s.indexOf(s);
                    i1 /= i0++;
                }
                catch (IndexOutOfBoundsException e3) {
                    s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = (((sd % d0) - ((float) (sf))) - (((double) l0) - (sd * sd)));
                }
            }
            catch (IndexOutOfBoundsException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((byte) (a.length), a.length)] = (s.indexOf(s) * (byte) (a.length));
            }
            finally {
                z = s.equals(ss);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        int w5 = 6;
        while (w5-- > 0) {
            final int cap7 = i0;
            java.util.function.IntUnaryOperator fn6 = x -> x * cap7 - (x >> 1);
            i0 = fn6.applyAsInt(i1);
            try {
                a[Math.floorMod((int) d0, a.length)] >>>= (sf + s.length());
                i1 = (((i0 ^ i1) ^ s.indexOf("1")) | (int) ((float) (i1)));
            }
            catch (ArithmeticException e8) {
                s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[(i0 & 7)] ^= a[Math.floorMod((int) (697L), a.length)];
            }
            finally {
                try {
                    l0 = ((((Long.MAX_VALUE) / l0) << a[Math.floorMod((byte) (s.length()), a.length)]) | ((sl & l0) % (l0 - (384L))));
                    o.f = a[Math.floorMod((a.length % a.length), a.length)]; o.g ^= (long) d0;
                }
                catch (IndexOutOfBoundsException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    s = (("").replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
            }
        }
        try {
            sf = (int) (l1 & (324L)); sl += sf;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            final int cap13 = (i0 * i1);
            java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
            i0 = fn12.applyAsInt(i1);
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            sf = (byte) ((int) d0); sl += sf;
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            int w16 = 3;
            while (w16-- > 0) {
                if ((i1 / i0) != i0) {
                    s = "1é" + ((-33)) + (i0); if (s.length() > 40) s = s.substring(30);
                    for (int k17 = 0; k17 < 7; k17 += 2) {
                        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                        i1 += k17;
                        l0 >>= (long) ((int) d0);
                    }
                }
                l1 = (((l0 & sl) * (long) (a.length)) + ((long) (a.length) ^ (l0 / l0)));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c184() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = -20, i1 = -9;
        long l0 = -188L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            d0 = ((float) (((sf ^ i1) & (i1 % (37)))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            a[Math.floorMod(((30) & sf), a.length)] <<= a[Math.floorMod((a.length | sf), a.length)];
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k4 = 0; k4 < 4; k4 += 1) {
                i0++; i1--; l1 += i0; d0 -= (a.length * a.length);
                i0 += k4;
                i0++; i1--; l1 += i0; d0 -= s.indexOf(s);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            l0 = ((((0L) | l1) * (l1 ^ l1)) >> i1);
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            l0 = (((l0 - l0) & (l0 / l0)) | ((sl % sl) - (l0 >>> i0)));
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            d0 = (((d0 / (-7.75)) / ((float) (s.length()))) % ((double) ((412L) % l0)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c185() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 25, i1 = 589999988;
        long l0 = -958L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            switch (((int) (-1L)) & 0x3070) {
                case 0:
                l1 = (((l0 ^ l0) - ((0L) / l1)) + ((l0 + l0) / (long) (Double.NaN)));
                break;
                case 4112:
                l1 *= ((l1 % l0) ^ (sl % l0));
                break;
                case 8224:
                d0 = ((double) (((564L) % l0) & (l1 ^ (722L))));
                case 12336:
                z = sd < sd;
                case 16448:
                a[(i0 & 7)] = a[Math.floorMod((-38), a.length)];
                break;
                default:
                i0 = (s.charAt(i0 & 3) + --i1);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l0 = (((sl + l0) - (l0 >>> (33))) / ((sl + l1) / (l1 & l0)));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            Object ob4 = null; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            for (int k6 = 0; k6 < 2; k6 += 1) {
                l1 = (long) (-i0);
                if (i1 != i1) continue;
                i1 += k6;
                i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            Object ob8 = null; s = String.valueOf((Integer) ob8); z = ob8 instanceof Number;
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            int w10 = 2;
            while (w10-- > 0) {
                o.f = i0; o.g ^= ((-1L) >>> (4));
                i0 <<= --i1;
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c186() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 65536, i1 = 1821372777;
        long l0 = -3876364225866219551L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                for (int k2 = 0; k2 < 3; k2 += 2) {
                    l1 ^= (long) ((sf - s.length()));
                    if (((65536) / a.length) <= i1) continue;
                    i0 += k2;
                    final int cap4 = ((26881802) | i1);
                    java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                    i0 = fn3.applyAsInt(i1);
                }
                if (h2((1568620517), (Integer.MAX_VALUE), sl) < (0)) {
                    try {
                        l0 = ((long) (--i1) ^ (long) (sd % sd));
                        i1 = ((int) ((Double.NaN) / d0) * (s.indexOf('x') << i1));
                    }
                    catch (ArithmeticException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[(i0 & 7)] = (h2((-28), i1, sl) >> (byte) ((65536)));
                    }
                    finally {
                        d0 = ((float) (((int) d0 <= (-14) ? (int) d0 : (sf % sf))));
                    }
                    try {
                        i0 += ((i1 < i1 ? (-2102184741) : i1) / (i1 << i1));
                        i0 = s.indexOf("");
                    }
                    catch (ArithmeticException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = l0 == (l1 << (-36));
                    }
                    finally {
                        a[Math.floorMod(s.indexOf(""), a.length)] ^= h2(i1, sf, l0);
                    }
                }
            }
            catch (ArithmeticException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                s = s.substring(a.length); if (s.length() > 40) s = s.substring(30);
            }
            finally {
                try {
                    try {
                        i0++; i1--; l1 += i0; d0 -= sf;
                        l0 = (((l1 ^ l1) - (l1 & sl)) ^ (long) (((22) >> s.length())));
                    }
                    catch (IndexOutOfBoundsException e8) {
                        s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = (((d0 * (Double.NaN)) / (sd - d0)) % ((double) (l0 & l0)));
                    }
                    finally {
                        d0 = ((((-0.0) - (Double.NaN)) + (d0 * d0)) + ((sd - d0) + ((Double.NaN) % d0)));
                    }
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                }
                catch (NegativeArraySizeException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = (!(i0 != a.length) ? (int) sd : (sf <= i1 ? a.length : (336238637))); sl += sf;
                }
                finally {
                    l0 += (long) (d0 % sd);
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                final int cap12 = s.indexOf('x');
                java.util.function.IntUnaryOperator fn11 = x -> x * cap12 - (x >> 1);
                i0 = fn11.applyAsInt(i1);
                Object ob13 = i0; s = String.valueOf((String) ob13); z = ob13 instanceof Number;
            }
            catch (NullPointerException | ClassCastException e14) {
                s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 *= ((byte) (a.length) << (i1 == (26) ? i1 : i1));
            }
            finally {
                try {
                    sf = --i1; sl += sf;
                    switch (((i1 >> (39))) & 7) {
                        case 0:
                        Object ob15 = i0; s = String.valueOf((Comparable<?>) ob15); z = ob15 instanceof Number;
                        case 1:
                        o.f = ((10) % i1); o.g ^= (l0 ^ (2448576121930055737L));
                        break;
                        case 2:
                        i0 ^= (i1 & (i0 * i0));
                        case 3:
                        a[Math.floorMod((l1 <= l1 ? (Integer.MAX_VALUE) : a.length), a.length)] <<= (int) l0;
                        break;
                        case 4:
                        l1 = (long) (((double) (-135L)) + ((double) l1));
                        break;
                        default:
                        a[s.length()] %= (z ? s.length() : i1);
                    }
                }
                catch (NegativeArraySizeException e16) {
                    s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = i0++; o.g ^= (l0 * (-30L));
                }
                finally {
                    if (z) {
                        a[a.length - 1] >>= i0++;
                        i1 = (((byte) ((978212221)) & (int) sl) ^ a[Math.floorMod(h4((-11), s.length(), l0), a.length)]);
                    }
                }
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        i1 /= (int) ((1.0 / 3) + sd);
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0 >>= (z ? (int) d0 : (int) sd);
                break;
                case "":
                d0 = ((double) ((l1 - l1) & (l0 << s.length())));
                break;
                case "-":
                z = (((int) l0 <= (13)) & (d0 <= d0));
                case "1":
                i1 %= (l1 > (l0 ^ l1) ? (byte) (sf) : s.indexOf('x'));
                break;
                default:
                i0 = a[a.length - 1];
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            for (int k19 = 0; k19 < 6; k19 += 1) {
                a[Math.floorMod(i1, a.length)] = a[Math.floorMod(((-10) >> s.length()), a.length)];
                i1 += k19;
                a[Math.floorMod((s.length() >>> i0), a.length)] -= s.hashCode();
            }
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            try {
                l0 += (((884L) << sf) >> a[Math.floorMod((i1 << (-19)), a.length)]);
                a[Math.floorMod((a.length | sf), a.length)] *= (byte) ((14));
            }
            catch (RuntimeException e21) {
                s += e21.getClass().getSimpleName().length() + "" + e21.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (int) ((d0 * sd) + ((double) (Long.MAX_VALUE)));
            }
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        try {
            d0 = ((double) ((long) (s.length()) - (l0 | sl)));
        }
        catch (RuntimeException g22) { t.append(g22).append(';'); }
        try {
            try {
                if (((!((-5) <= i0)) & ((s.length() + s.length()) > a.length))) {
                    d0 = (((sd + (3.25)) / ((-0.0) - d0)) - (((1e10) % sd) / ((double) sl)));
                    i0 = s.indexOf("1");
                }
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l0 = (((long) sd + (l0 % (845L))) & (((-331L) - l0) | ((-711L) * sl)));
                        break;
                        case "":
                        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                        break;
                        case "-":
                        z = s.equals(ss);
                        break;
                        case "1":
                        i0++; i1--; l1 += i0; d0 -= s.hashCode();
                        break;
                        default:
                        d0 = ((((float) (s.length())) % ((1e10) - sd)) % (((3.25) + d0) * ((1e300) + sd)));
                    }
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0 /= h3((i1 ^ i0), ((8) << i0), (l1 & sl));
                        break;
                        case "":
                        i1 = (((a.length | sf) << (sf / i1)) ^ (a[i0++] % i0));
                        break;
                        case "-":
                        i1 |= a[Math.floorMod(s.indexOf('x'), a.length)];
                        break;
                        case "1":
                        l1 = ((long) ((float) ((24))) << s.indexOf(""));
                        break;
                        default:
                        i0 = (byte) ((int) (d0 + (1.0 / 3)));
                    }
                }
                catch (IndexOutOfBoundsException e24) {
                    s += e24.getClass().getSimpleName().length() + "" + e24.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 = (long) (((float) (i1)) * ((double) l1));
                }
                finally {
                    final int cap26 = -i0;
                    java.util.function.IntUnaryOperator fn25 = x -> x * cap26 - (x >> 1);
                    i0 = fn25.applyAsInt(i1);
                }
            }
            catch (ArithmeticException e27) {
                s += e27.getClass().getSimpleName().length() + "" + e27.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (sf | sf);
            }
            finally {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    a[Math.floorMod((sf + i0), a.length)] = (((Integer.MIN_VALUE) >> a.length) >= i0 ? s.hashCode() : (i1 * (27)));
                    break;
                    case "":
                    a[(i0 & 7)] = (byte) ((a.length >>> (1113078250)));
                    case "-":
                    l0 = ((long) ((0.5) - sd) ^ (long) (((65536) == i1 ? sf : (6))));
                    break;
                    case "1":
                    i0 <<= i0++;
                    break;
                    default:
                    a[Math.floorMod((byte) ((1)), a.length)] = ((i1 | i1) % s.indexOf("1"));
                }
            }
        }
        catch (RuntimeException g23) { t.append(g23).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c187() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = -23, i1 = 37;
        long l0 = -567555134736831874L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            int w2 = 3;
            while (w2-- > 0) {
                l0 = ((long) ((Double.NaN) / sd) << (int) (l0 * l0));
                d0 = (((sd - d0) / ((double) l0)) % (((-7.75) % d0) - ((float) (sf))));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob4 = i0; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                d0 = (((float) (((-1) + sf))) * (((float) (i1)) + (sd / sd)));
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = (l0 == ((235L) | l0) ? h2(a.length, (i1 % i1), (l0 * l0)) : a[(i0 & 7)]);
                    case "":
                    i1 = ((byte) (((-2) << sf)) - i1);
                    case "-":
                    sf = ((-1791348169) >>> (a.length | i1)); sl += sf;
                    case "1":
                    i0 = (~i1 >> s.indexOf("1"));
                    break;
                    default:
                    l0 &= ((l0 >>> i1) + (l0 * l0));
                }
            }
            catch (NegativeArraySizeException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 &= ((sf + (18)) << a[Math.floorMod((int) (-428L), a.length)]);
            }
            finally {
                l1 = (((l0 << i0) >> (a.length ^ s.length())) - ((sl ^ l1) + ((-317L) * l1)));
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            l1 %= ((l0 * (Long.MAX_VALUE)) & (l1 % (186L)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= h4(i1, i0, (730L));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            for (int k10 = 0; k10 < 1; k10 += 2) {
                i1 >>= (s.indexOf('x') >> (i0 ^ sf));
                i0 += k10;
                l1 = (long) (((double) (-1L)) * (d0 * (1e10)));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        Object ob11 = l0; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
        try {
            sf = ((int) (Double.NaN) | (int) d0); sl += sf;
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c188() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = -28, i1 = 34;
        long l0 = 6117601221342391468L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            for (int k2 = 0; k2 < 1; k2 += 1) {
                a[(i0 & 7)] = (~i1 - (i1 == (0) ? a.length : i1));
                i1 += k2;
                i0 = ((int) (l1 * l0) | a[Math.floorMod((byte) (i0), a.length)]);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k4 = 0; k4 < 8; k4 += 2) {
                d0 = ((double) (((8315057894880420835L) >> s.length()) + (sl - sl)));
                if (l0 > ((0L) / l0)) break;
                i1 += k4;
                l0 = ((long) (s.charAt(i0 & 3)) << h4(h3(i1, s.length(), sl), s.indexOf('x'), (l1 & l1)));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            Object ob6 = 'c'; s = String.valueOf((Long) ob6); z = ob6 instanceof Number;
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        l0 = ((long) ((a.length - (-37))) + ((l0 - l0) * ((-118L) * sl)));
        try {
            for (int k8 = 0; k8 < 2; k8 += 2) {
                d0 = (((double) (l0 * (4294967296L))) % (((double) l0) - ((float) (i0))));
                i0 += k8;
                try {
                    try {
                        d0 = ((float) (a.length));
                        l1 = ((((220L) >> i1) | (long) (-7.75)) & ((l0 | (0L)) + (long) (1.0 / 3)));
                    }
                    catch (NullPointerException | ClassCastException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = (byte) ((-4)) > a.length;
                    }
                    i1 >>= ((byte) (i1) * a[Math.floorMod(((-29) ^ a.length), a.length)]);
                }
                catch (IndexOutOfBoundsException e10) {
                    s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = a[Math.floorMod((480197979), a.length)]; o.g ^= (l0 << i0);
                }
                finally {
                    try {
                        i1 = s.indexOf(s);
                        i0 = a[Math.floorMod((int) d0, a.length)];
                    }
                    catch (NullPointerException | ClassCastException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod(s.indexOf('x'), a.length)] &= h1(s.length(), (-845429947), l0);
                    }
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            if (z) {
                int w13 = 3;
                while (w13-- > 0) {
                    if (sd >= (0.5)) {
                        i0 >>= (i0 % a[a.length - 1]);
                        l0 = (((long) sd ^ (l0 + l0)) % (long) ((a.length * i1)));
                    }
                    l1 &= ((long) (i0) >> (i1 | (-13)));
                }
                l1 = (((long) (3.25) + (l1 >>> i0)) >> (s.indexOf('x') + ((2048389936) != sf ? i1 : a.length)));
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c189() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = -659167095, i1 = -1599734024;
        long l0 = -188L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            for (int k2 = 0; k2 < 5; k2 += 2) {
                z = ((sd < (1e300)) || (sl <= (long) sd));
                i0 += k2;
                int w3 = 4;
                while (w3-- > 0) {
                    for (int k4 = 0; k4 < 7; k4 += 1) {
                        l0 = ((long) (sd - d0) % ((long) sd ^ (l1 + sl)));
                        i0 += k4;
                        i1 = sf;
                    }
                    i0 = sf;
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (z) {
                s = "" + (l0) + ((sf * i1)); if (s.length() > 40) s = s.substring(30);
                a[Math.floorMod((i1 < (19) ? s.length() : (-1)), a.length)] = ((a.length ^ i1) * ((32) - i1));
            }
            else {
                i0 = (int) (long) (sd * sd);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            for (int k7 = 0; k7 < 6; k7 += 2) {
                d0 = ((float) (h5(((Integer.MIN_VALUE) + i0), -i0, (l1 * l1))));
                if (-i0 > (34)) break;
                i0 += k7;
                o.f = a[(i0 & 7)]; o.g ^= (sl / l0);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            l1 = (((sl >> sf) * ((-1L) - l0)) ^ ((long) ((-8)) + (l0 / l0)));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            switch (((i0 / a.length)) & 0x3070) {
                case 0:
                Object ob10 = s; s = String.valueOf((String) ob10); z = ob10 instanceof Number;
                break;
                case 4112:
                l0 *= (((5513094738043657312L) / (-1370353020585760775L)) - (long) (i1));
                break;
                case 8224:
                l1 = (((long) (1.0 / 3) - ((-90L) >>> a.length)) ^ (long) (d0 + d0));
                case 12336:
                a[Math.floorMod((byte) (i1), a.length)] = i0++;
                case 16448:
                i0++; i1--; l1 += i0; d0 -= sf;
                break;
                default:
                l1 = ((long) ((double) l0) + ((l1 % l1) >>> ((5) + i0)));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        s = (s).replace('1', 'x') + ((s.length() & a.length)); if (s.length() > 40) s = s.substring(30);
        try {
            switch ((h1(i1, a.length, (-993L))) & 0x3070) {
                case 0:
                i1 = (int) ((l0 ^ l0) * ((571L) * l1));
                break;
                case 4112:
                o.f = h4(i1, sf, (5600510951335504514L)); o.g ^= (l1 & (-9167827785655256185L));
                break;
                case 8224:
                s = z + (("x").replace('1', 'x')) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                break;
                case 12336:
                l1 &= ((long) (s.length()) / (sl << i1));
                break;
                case 16448:
                s = z + ("" + (i1)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= s.indexOf("");
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            for (int k13 = 0; k13 < 4; k13 += 1) {
                d0 = ((((float) (i1)) % ((1e10) + (1e10))) % ((float) (h2(i1, i0, (-3106666103956083287L)))));
                i1 += k13;
                a[(i0 & 7)] = (Integer.MIN_VALUE);
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            if (i1 == a.length) {
                a[Math.floorMod((i1 - a.length), a.length)] = -i0;
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = (byte) ((byte) ((s.length() * sf)));
                    case "":
                    l1 = (((l0 << i1) % (l0 - l0)) + ((l0 + l1) * ((633L) + l0)));
                    case "-":
                    i0++; i1--; l1 += i0; d0 -= (sf >>> i1);
                    case "1":
                    i0 = h5(((int) l0 ^ s.indexOf("")), (h2((-30), (2), l1) % (i0 >>> i0)), ((l1 % (-202L)) * (sl - l1)));
                    default:
                    i0 = ((int) (l1 | l0) << ((a.length / a.length) ^ (i0 / (0))));
                }
            }
            else {
                try {
                    try {
                        l0 = (((l0 & (-684L)) | (l1 | l1)) ^ ((l0 >> sf) ^ (l1 * (Long.MAX_VALUE))));
                        i0++; i1--; l1 += i0; d0 -= (sf / i0);
                    }
                    catch (NullPointerException | ClassCastException e14) {
                        s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = s.indexOf(s);
                    }
                    finally {
                        a[Math.floorMod((l0 <= l0 ? i0 : i1), a.length)] &= (int) l0;
                    }
                    d0 = ((float) ((i0++ / (int) l0)));
                }
                catch (ArithmeticException e15) {
                    s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    Object ob16 = s; s = String.valueOf((Long) ob16); z = ob16 instanceof Number;
                }
            }
            i0 = sf;
        }
        catch (NegativeArraySizeException e17) {
            s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l0 >>>= (((-622L) % l0) ^ (l1 % sl));
        }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c190() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 12, i1 = -14;
        long l0 = -326L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            d0 = ((((double) l0) * ((float) (a.length))) + ((d0 + sd) % ((1.0 / 3) % (-0.0))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (((-650977854) / i0) <= i1) {
                switch (((i1 ^ (38))) & 0x3070) {
                    case 0:
                    i1 = (s.indexOf("") >> (((s.length() != i0) || (sl != l0)) ? a[Math.floorMod((int) sd, a.length)] : (int) d0));
                    case 4112:
                    a[(i0 & 7)] = a[Math.floorMod(((18) - a.length), a.length)];
                    case 8224:
                    o.f = s.hashCode(); o.g ^= (l0 + l0);
                    case 12336:
                    d0 = (((sd * (0.5)) / ((-0.0) - (-7.75))) / ((float) (((-2) >>> i0))));
                    break;
                    case 16448:
                    Object ob3 = null; s = String.valueOf((Integer) ob3); z = ob3 instanceof Number;
                    break;
                    default:
                    l0 = (((sl ^ (5353471622691559305L)) * (l1 | (-330L))) / ((l0 + sl) / (long) d0));
                }
                try {
                    z = (i0 / s.length()) <= i1;
                    try {
                        o.f = ~i1; o.g ^= (l1 + sl);
                        d0 = ((((-7.75) + d0) % (d0 - (0.5))) - (((-0.0) * sd) / ((float) ((-28)))));
                    }
                    catch (IndexOutOfBoundsException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = (int) ((double) (sl / l0));
                    }
                }
                catch (IndexOutOfBoundsException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = s.indexOf("");
                }
                finally {
                    for (int k6 = 0; k6 < 2; k6 += 2) {
                        i1 = (byte) (a[Math.floorMod(i1, a.length)]);
                        i0 += k6;
                        o.f = (byte) ((Integer.MIN_VALUE)); o.g ^= (l1 | l1);
                    }
                }
            }
            else {
                if (((z) && (l0 == ((562L) ^ (613L))))) {
                    try {
                        i1 = (((l1 <= sl ? i1 : i0) / (i1 - (782401744))) + s.indexOf(""));
                        l0 = (long) ((double) (sl * l0));
                    }
                    catch (RuntimeException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = s.indexOf(s);
                    }
                    finally {
                        z = !(d0 != (1e300));
                    }
                    o.f = s.charAt(i0 & 3); o.g ^= (sl >>> sf);
                }
                else {
                    i0 = ((!(i1 == a.length) ? (sf - i0) : (byte) ((0))) << a[Math.floorMod((i0 * s.length()), a.length)]);
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i1 = ((((-9) - s.length()) / (i1 & sf)) + (int) (d0 % d0));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            if (!((((-672156433) >= sf) || (s.length() < i0)))) {
                s = z + ((s).replace('1', 'x')) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                d0 = (((sd + d0) * ((-0.0) / sd)) % ((d0 * sd) / ((0.5) * d0)));
            }
            else {
                i0++; i1--; l1 += i0; d0 -= (l0 > l0 ? sf : sf);
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            o.f = (i1 << (25)); o.g ^= (l0 | l0);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            o.f = ((34) >>> a.length); o.g ^= (long) d0;
            case "":
            z = ((s.hashCode() != (17)) | (sd >= d0));
            case "-":
            o.f = (a.length >> i1); o.g ^= ((Long.MIN_VALUE) - l0);
            break;
            case "1":
            l1 = (long) (((byte) ((0)) | (a.length - (-22))));
            default:
            s = "" + (l0) + (s.charAt(i0 & 3)); if (s.length() > 40) s = s.substring(30);
        }
        try {
            int w12 = 6;
            while (w12-- > 0) {
                l1 = (((l0 >>> sf) | (l1 ^ (376L))) & ((l1 * l1) * (l1 - (-441L))));
                l0 = ((long) (i1) - ((long) ((-416974698)) + ((-990L) & l0)));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c191() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x15 o = new GenProg11x15();
        int i0 = 24, i1 = -31;
        long l0 = 900L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            final int cap3 = h2((22), a.length, l1);
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                sf = ((i1 & (483173128)) & h5((29), sf, l0)); sl += sf;
                break;
                case "":
                l1 ^= ((sl >> sf) ^ (l1 - l1));
                break;
                case "-":
                z = (((int) l0 >= sf) | (z));
                break;
                case "1":
                sf = (s.indexOf('x') >>> (i0 + s.length())); sl += sf;
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= (sf * a.length);
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        for (int k5 = 0; k5 < 3; k5 += 1) {
            l1 ^= (long) (sd * d0);
            i0 += k5;
            l1 = (long) (s.charAt(i0 & 3));
        }
        try {
            sf = (-i0 ^ (a.length == i1 ? i0 : (36))); sl += sf;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0++; i1--; l1 += i0; d0 -= (z ? a.length : sf);
            case "":
            i1 &= s.indexOf("");
            case "-":
            i0 |= ~i1;
            break;
            case "1":
            i0 = ((a[Math.floorMod((sf % sf), a.length)] << (byte) (i0)) ^ ((a.length - i0) & (i1 & sf)));
            default:
            s = "x" + ((-18)) + ((byte) (a.length)); if (s.length() > 40) s = s.substring(30);
        }
        try {
            i1 = s.indexOf('x');
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            try {
                a[Math.floorMod(((Integer.MIN_VALUE) * i0), a.length)] ^= ((21) % (2));
                if (s.equals(s)) {
                    i0++; i1--; l1 += i0; d0 -= s.charAt(i0 & 3);
                    if (((z) && (((s.length() > s.length()) && (sf < s.length()))))) {
                        Object ob9 = l0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
                        a[Math.floorMod((int) sd, a.length)] = ((s.length() - a.length) & (a.length ^ (65536)));
                    }
                    else {
                        a[Math.floorMod(a[a.length - 1], a.length)] = (s.indexOf('x') & ((498614060) >>> (9)));
                    }
                }
            }
            catch (RuntimeException e10) {
                s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((sd / sd) + (d0 + (3.25))) % ((d0 + (-7.75)) / ((1e10) % sd)));
            }
            finally {
                try {
                    try {
                        s = s.substring(a.length); if (s.length() > 40) s = s.substring(30);
                        i1 = (h4((s.length() * i1), ((-7525995106221200021L) >= (-683L) ? (-1428541313) : (2)), (l0 + l1)) % ((s.length() ^ sf) + ((Integer.MIN_VALUE) | sf)));
                    }
                    catch (NullPointerException | ClassCastException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = (int) ((l0 / l1) & (long) (i0));
                    }
                    for (int k12 = 0; k12 < 8; k12 += 1) {
                        z = l0 >= (l0 + l0);
                        if ((311L) != (long) ((65536))) continue;
                        i1 += k12;
                        a[(i1 ^ s.length())] >>= (i1 * i1);
                    }
                }
                catch (NegativeArraySizeException e13) {
                    s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = (byte) ((int) ((788L) | l1));
                }
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            int w15 = 3;
            while (w15-- > 0) {
                l1 = (((long) ((-6)) | (l1 + l0)) << i0++);
                l1 = ((long) (h5(sf, s.length(), l0)) % ((l1 << (-19)) - (l0 / l0)));
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            try {
                a[a.length - 1] += s.length();
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    l0 = (((l0 + l0) / ((467L) | (-243L))) & ((l1 >> i1) % (l0 + sl)));
                    break;
                    case "":
                    Object ob17 = s; s = String.valueOf((Comparable<?>) ob17); z = ob17 instanceof Number;
                    break;
                    case "-":
                    s = "1é" + (l0) + ((a.length | sf)); if (s.length() > 40) s = s.substring(30);
                    break;
                    case "1":
                    i0++; i1--; l1 += i0; d0 -= (int) sd;
                    default:
                    a[Math.floorMod((s.length() / a.length), a.length)] = (a[a.length - 1] ^ (byte) (a.length));
                }
            }
            catch (RuntimeException e18) {
                s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = d0 < (1.0 / 3);
            }
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 180: return c180();
            case 181: return c181();
            case 182: return c182();
            case 183: return c183();
            case 184: return c184();
            case 185: return c185();
            case 186: return c186();
            case 187: return c187();
            case 188: return c188();
            case 189: return c189();
            case 190: return c190();
            case 191: return c191();
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
        for (int id = 180; id < 192; id++) {
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
