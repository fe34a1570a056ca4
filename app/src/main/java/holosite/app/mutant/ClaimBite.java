package holosite.app.mutant;

import holosite.app.mutant.MutantWorker.Reach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;

/**
 * Breaks the rules behind claims. First the tests of all claims are run to note what they reach.
 * What few claims reach is closest to what a claim says: of that, the rarest conditions and numbers
 * are changed one at a time, and the tests of the claim are run. Where none of these is noticed,
 * what more claims reach is changed too, until something is.
 */
public final class ClaimBite {
    /** Several conditions of one method often belong to one rule. */
    private static final int CHANGES_IN_A_METHOD = 2;

    /** How many more changes are tried for a claim whose tests have noticed none. */
    private static final int FURTHER_CHANGES = 200;

    private final ClaimTests tests;
    private final int changes;
    private final int threads;
    private final RuleMutator mutator = new RuleMutator(ClaimBite.class.getClassLoader());

    /**
     * @param changes how many changes are tried for each claim
     */
    public ClaimBite(ClaimTests tests, int changes, int threads) {
        this.tests = tests;
        this.changes = changes;
        this.threads = threads;
    }

    /** How the tests of the chosen claims stand up to changed rules. */
    public List<ClaimTrial> run(List<String> chosen, IntConsumer reached, IntConsumer tried)
            throws InterruptedException {
        var reach = new ConcurrentHashMap<String, Reach>();
        forEach(
                List.copyOf(tests.byClaim().keySet()),
                reached,
                (worker, claim) -> reach.put(claim, worker.reach(testsOf(claim))));
        var claimsReaching = new int[RuleSwitch.SITES];
        reach.values().forEach(one -> one.sites().stream().forEach(s -> claimsReaching[s]++));
        var trials = new ConcurrentHashMap<String, ClaimTrial>();
        forEach(
                chosen,
                tried,
                (worker, claim) ->
                        trials.put(
                                claim,
                                trial(
                                        worker,
                                        claim,
                                        Objects.requireNonNull(reach.get(claim)),
                                        claimsReaching)));
        return chosen.stream().map(claim -> Objects.requireNonNull(trials.get(claim))).toList();
    }

    private List<String> testsOf(String claim) {
        return Objects.requireNonNull(tests.byClaim().get(claim), claim);
    }

    private ClaimTrial trial(MutantWorker worker, String claim, Reach reach, int[] claimsReaching) {
        List<String> names = testsOf(claim);
        // once with nothing changed: classes are loaded, and nothing is left from other changes
        worker.reach(names);
        var noticed = new ArrayList<String>();
        var unnoticed = new ArrayList<String>();
        for (int site : closest(reach, claimsReaching)) {
            int tried = noticed.size() + unnoticed.size();
            if (tried >= changes && !noticed.isEmpty()) {
                break;
            }
            (worker.notice(names, site, reach.asked()) ? noticed : unnoticed)
                    .add(mutator.site(site).toString());
        }
        return new ClaimTrial(claim, names, noticed, unnoticed);
    }

    /** The sites that fewest claims reach, not too many of one method. */
    private List<Integer> closest(Reach reach, int[] claimsReaching) {
        var chosen = new ArrayList<Integer>();
        var inMethod = new HashMap<String, Integer>();
        for (int site :
                reach.sites().stream()
                        .boxed()
                        .sorted(Comparator.comparingInt(one -> claimsReaching[one]))
                        .toList()) {
            RuleSite place = mutator.site(site);
            String method = place.type() + "." + place.method();
            if (chosen.size() < changes + FURTHER_CHANGES
                    && inMethod.merge(method, 1, Integer::sum) <= CHANGES_IN_A_METHOD) {
                chosen.add(site);
            }
        }
        return chosen;
    }

    /** Does something for each claim, on several threads. */
    private void forEach(
            List<String> claims, IntConsumer progress, BiConsumer<MutantWorker, String> what)
            throws InterruptedException {
        var next = new AtomicInteger();
        var done = new AtomicInteger();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var work = new ArrayList<Future<?>>();
            for (int i = 0; i < threads; i++) {
                work.add(
                        pool.submit(
                                () -> {
                                    var worker = new MutantWorker(mutator);
                                    for (int at = next.getAndIncrement();
                                            at < claims.size();
                                            at = next.getAndIncrement()) {
                                        what.accept(worker, claims.get(at));
                                        done.incrementAndGet();
                                    }
                                }));
            }
            for (Future<?> one : work) {
                while (!one.isDone()) {
                    Thread.sleep(100);
                    progress.accept(done.get());
                }
                one.get();
            }
            progress.accept(done.get());
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
