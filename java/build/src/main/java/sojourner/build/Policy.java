package sojourner.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What makes a build fail, given the JSON of {@code sojourner check} or {@code sojourner test}. */
public final class Policy {
    /** What can be wrong with a check. */
    public enum Wrong {
        /** A run was found that breaks what must hold. */
        VIOLATION,
        /** Something that is not modelled was needed. */
        COULD_NOT_CHECK,
        /** A limit ended the check, and what was verified is below the mass that is asked for. */
        UNDECIDED;

        static Wrong of(String word) {
            String name = word.trim().toUpperCase(Locale.ROOT).replace('-', '_');
            for (Wrong wrong : values()) {
                if (wrong.name().equals(name)) {
                    return wrong;
                }
            }
            throw new IllegalArgumentException("failOn: " + word.trim()
                    + " is not known; write violation, could-not-check, undecided, with commas between them, or none");
        }
    }

    private final Set<Wrong> failOn = EnumSet.noneOf(Wrong.class);
    private final double mass;

    /**
     * @param failOn words with commas between them: violation, could-not-check, undecided; or none
     * @param mass what must be verified of a check that a limit ended, from 0 to 1; below it the build fails, too. NaN: it
     *     fails only if {@code undecided} is named
     */
    public Policy(String failOn, double mass) {
        for (String word : failOn.split(",")) {
            if (!word.trim().isEmpty() && !word.trim().equals("none")) {
                this.failOn.add(Wrong.of(word));
            }
        }
        if (mass < 0 || mass > 1) {
            throw new IllegalArgumentException("mass: write a number from 0 to 1, not " + mass);
        }
        this.mass = mass;
    }

    /** Why the build is to fail, a line each; nothing if it is not. */
    public List<String> reasons(String json) {
        Map<?, ?> result = (Map<?, ?>) Json.read(json);
        List<String> reasons = new ArrayList<>();
        Object tests = result.get("tests");
        Collection<?> all = tests instanceof Collection ? (Collection<?>) tests : Arrays.asList(result);
        for (Object each : all) {
            String reason = reason((Map<?, ?>) each);
            if (reason != null) {
                reasons.add(reason);
            }
        }
        return reasons;
    }

    private String reason(Map<?, ?> test) {
        String verdict = String.valueOf(test.get("verdict"));
        Object name = test.containsKey("class") ? test.get("class") + "." + test.get("method") : test.get("system");
        if (test.get("invocation") != null) {
            name = name + "[" + ((Number) test.get("invocation")).intValue() + "]";
        }
        switch (verdict) {
            case "verified":
                return null;
            case "violated":
                return failOn.contains(Wrong.VIOLATION) ? name + " is violated" + message(test) : null;
            case "limit":
                double verified = verified(test);
                boolean isBelow = !Double.isNaN(mass) && !(verified >= mass);
                boolean fails = Double.isNaN(mass) ? failOn.contains(Wrong.UNDECIDED) : isBelow;
                String asked = Double.isNaN(mass) ? "" : ", below " + mass;
                return fails ? name + " is not decided: verified " + verified + asked : null;
            default:
                return failOn.contains(Wrong.COULD_NOT_CHECK) ? name + " could not be checked" + message(test) : null;
        }
    }

    private static double verified(Map<?, ?> test) {
        Object masses = test.get("masses");
        Object verified = masses instanceof Map ? ((Map<?, ?>) masses).get("verified") : test.get("verified");
        return verified instanceof Number ? ((Number) verified).doubleValue() : 0;
    }

    private static String message(Map<?, ?> test) {
        Object message = test.get("message");
        Object violations = test.get("violations");
        if (message == null && violations instanceof List && !((List<?>) violations).isEmpty()) {
            message = ((Map<?, ?>) ((List<?>) violations).get(0)).get("message");
        }
        return message == null ? "" : ": " + message;
    }
}
