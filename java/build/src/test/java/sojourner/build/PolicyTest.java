package sojourner.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolicyTest {
    private static final String SUITE = "{\"verdict\":\"violated\",\"verified\":1,\"tests\":["
            + "{\"class\":\"a.B\",\"method\":\"good\",\"verdict\":\"verified\",\"message\":null},"
            + "{\"class\":\"a.B\",\"method\":\"bad\",\"verdict\":\"violated\",\"message\":\"4 \\u2260 3\"},"
            + "{\"class\":\"a.B\",\"method\":\"long\",\"verdict\":\"limit\",\"masses\":{\"verified\":0.75}},"
            + "{\"class\":\"a.B\",\"method\":\"odd\",\"invocation\":2,\"verdict\":\"could-not-check\",\"message\":\"a file\"}]}";

    private static List<String> reasons(String failOn, double mass) {
        return new Policy(failOn, mass).reasons(SUITE);
    }

    @Test
    void everyPolicyHasItsReasons() {
        assertEquals(Arrays.asList("a.B.bad is violated: 4 \u2260 3", "a.B.odd[2] could not be checked: a file"),
                reasons("violation, could-not-check", Double.NaN));
        assertEquals(Collections.emptyList(), reasons("none", Double.NaN));
        assertEquals(Arrays.asList("a.B.long is not decided: verified 0.75"), reasons("undecided", Double.NaN));
        assertEquals(Arrays.asList("a.B.long is not decided: verified 0.75, below 0.9"), reasons("none", 0.9));
        assertEquals(Collections.emptyList(), reasons("none", 0.75));
    }

    @Test
    void aCheckHasOneResult() {
        String check = "{\"system\":\"Main\",\"verdict\":\"violated\",\"verified\":0,\"violations\":[{\"message\":\"m\"}]}";
        assertEquals(Arrays.asList("Main is violated: m"), new Policy("violation", Double.NaN).reasons(check));
    }

    @Test
    void wrongSettingsAreRefused() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> new Policy("everything", Double.NaN)).getMessage()
                .contains("write violation, could-not-check, undecided"));
        assertThrows(IllegalArgumentException.class, () -> new Policy("none", 2));
    }

    @Test
    void jsonIsRead() {
        Map<?, ?> read = (Map<?, ?>) Json.read(" { \"a\" : [1, -2.5e3, true, null, \"x\\n\\\"\"], \"b\": {} } ");
        assertEquals(Arrays.asList(1.0, -2500.0, true, null, "x\n\""), read.get("a"));
        for (String bad : new String[] {"", "{", "[1,", "{\"a\" 1}", "nul", "1 2", "\"\\x\""}) {
            assertThrows(IllegalArgumentException.class, () -> Json.read(bad), bad);
        }
    }
}
