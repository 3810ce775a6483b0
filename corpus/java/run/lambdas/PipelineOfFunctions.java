import java.util.*;
import java.util.function.*;

public class PipelineOfFunctions {
    public static void main(String[] args) {
        List<Function<String, String>> fs = List.of(String::trim, s -> s.replace(' ', '-'), String::toUpperCase, s -> s.length() > 5 ? s.substring(0, 5) : s);
        String s = "  hello world ";
        for (Function<String, String> f : fs) { s = f.apply(s); System.out.println("[" + s + "]"); }
        System.out.println(fs.stream().reduce(Function.identity(), Function::andThen).apply(" a b "));
    }
}
