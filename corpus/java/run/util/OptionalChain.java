import java.util.*;

public class OptionalChain {
    record C(String city) { } record U(String n, Optional<C> c) { }

    public static void main(String[] args) {
        for (U u : List.of(new U("a", Optional.of(new C("Rome"))), new U("b", Optional.empty()))) System.out.println(u.n() + " " + u.c().map(C::city).map(String::length).filter(k -> k > 3).map(k -> "len" + k).orElseGet(() -> "none"));
    }
}
