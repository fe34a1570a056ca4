package holosite.app.mutant;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Runs tests with changed rules, on the thread that made it. */
final class MutantWorker {
    /** A changed rule may take a game another way, but not for ever. */
    private static final long LONGER = 20;

    private static final long AT_LEAST = 2_000_000;

    /** What tests reach, and how many conditions they ask. */
    record Reach(BitSet sites, long asked) {}

    private final RuleMutator mutator;
    private final RuleTests tests = new RuleTests();
    private MutatedRules rules;

    MutantWorker(RuleMutator mutator) {
        this.mutator = mutator;
        rules = loadAgain();
    }

    private MutatedRules loadAgain() {
        var loaded = new MutatedRules(MutantWorker.class.getClassLoader(), mutator);
        Thread.currentThread().setContextClassLoader(loaded);
        return loaded;
    }

    /**
     * Runs tests with the rules as they are. What a change left behind in the loaded rules is gone
     * with them.
     */
    Reach reach(List<String> names) {
        if (unchanged(names).isPresent()) {
            rules = loadAgain();
            unchanged(names)
                    .ifPresent(
                            failure -> {
                                throw new BrokenTests(names, failure);
                            });
        }
        return new Reach(rules.control().reached(), rules.control().asked());
    }

    private Optional<Throwable> unchanged(List<String> names) {
        rules.control().restore();
        return tests.failure(names);
    }

    /**
     * Whether one of the tests fails when a site is changed. A test that is given up, because a
     * changed rule does not come to an end, has looked at nothing.
     */
    boolean notice(List<String> names, int site, long asked) {
        if (!failChanged(names, site, asked)) {
            return false;
        }
        if (unchanged(names).isEmpty()) {
            return true;
        }
        // the change left something behind: is this change noticed without what others left?
        reach(names);
        return failChanged(names, site, asked);
    }

    private boolean failChanged(List<String> names, int site, long asked) {
        rules.control().change(site, Math.max(AT_LEAST, LONGER * asked));
        boolean failed = tests.failure(names).filter(why -> !isGivenUp(why)).isPresent();
        rules.control().restore();
        return failed;
    }

    /** The rules are loaded again and again, and with them this error: only its name is known. */
    static boolean isGivenUp(Throwable failure) {
        for (Throwable why = failure; why != null; why = why.getCause()) {
            if (why.getClass().getName().equals(RuleSwitch.EndlessRule.class.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Tests fail although nothing is changed. */
    static final class BrokenTests extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private BrokenTests(List<String> names, Throwable failure) {
            super(
                    "These tests fail although no rule was changed; run them with ./holosite test: "
                            + String.join(", ", names),
                    failure);
        }
    }
}
