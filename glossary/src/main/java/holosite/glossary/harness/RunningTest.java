package holosite.glossary.harness;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.platform.launcher.TestIdentifier;

/**
 * A test or container that is running, and the claims recorded for it so far. The platform
 * announces the start and end of each on the thread that runs it, innermost last.
 */
record RunningTest(TestIdentifier identifier, Set<String> claims) {
    private static final ThreadLocal<Deque<RunningTest>> STACK =
            ThreadLocal.withInitial(ArrayDeque::new);

    static void started(TestIdentifier identifier) {
        STACK.get().push(new RunningTest(identifier, new LinkedHashSet<>()));
    }

    static RunningTest finished() {
        return STACK.get().pop();
    }

    static RunningTest test() {
        var innermost = STACK.get().peek();
        if (innermost == null || !innermost.identifier.isTest()) {
            throw new IllegalStateException(
                    "Claims can be recorded only inside a test, on the thread that runs it.");
        }
        return innermost;
    }
}
