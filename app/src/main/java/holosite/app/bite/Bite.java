package holosite.app.bite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Plays every mutation with the tests that use its card, until one fails. */
public final class Bite {
    private static final int FIRST_BATCH = 1;
    private static final int GROWTH = 4;

    /** Tests take milliseconds: what takes so long will never end, and that is noticed. */
    private static final long PATIENCE_NANOS = 30_000_000_000L;

    private static final String ENDLESS = "a test that does not end";

    private final TestOrder order;
    private final List<Mutation> mutations;
    private final AtomicReferenceArray<@Nullable MutationOutcome> outcomes;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    /** What ended a worker that should have gone on. */
    private volatile @Nullable Throwable broken;

    public Bite(TestRecord record, List<Mutation> mutations) {
        this.order = new TestOrder(record.uses(), record.noticed());
        this.mutations = List.copyOf(mutations);
        this.outcomes = new AtomicReferenceArray<>(mutations.size());
    }

    /** What became of each mutation. */
    public List<MutationOutcome> run(int threads, IntConsumer progress)
            throws InterruptedException {
        var workers = new ArrayList<Worker>();
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker());
        }
        workers.forEach(Thread::start);
        while (done.get() < mutations.size()) {
            Thread.sleep(100);
            progress.accept(done.get());
            if (broken != null) {
                throw new IllegalStateException("The tests could not be run to the end.", broken);
            }
            for (int i = 0; i < threads; i++) {
                if (workers.get(i).isStuck()) {
                    workers.get(i).giveUp();
                    workers.set(i, new Worker());
                    workers.get(i).start();
                }
            }
        }
        progress.accept(mutations.size());
        var all = new ArrayList<MutationOutcome>();
        for (int i = 0; i < mutations.size(); i++) {
            MutationOutcome outcome = outcomes.get(i);
            if (outcome != null) {
                all.add(outcome);
            }
        }
        return all;
    }

    /** The first to come to an end with a mutation says what became of it. */
    private void settle(int number, MutationOutcome outcome) {
        if (outcomes.compareAndSet(number, null, outcome)) {
            outcome.noticedBy().ifPresent(test -> order.noticed(outcome.mutation(), test));
            done.incrementAndGet();
        }
    }

    private final class Worker extends Thread {
        private final TestRunner runner = new TestRunner();
        private volatile int number = -1;
        private volatile long begun = System.nanoTime();
        private volatile boolean abandoned;

        private Worker() {
            super("bite");
            setDaemon(true);
            setUncaughtExceptionHandler((worker, e) -> broken = e);
        }

        @Override
        public void run() {
            for (int i = next.getAndIncrement();
                    i < mutations.size() && !abandoned;
                    i = next.getAndIncrement()) {
                begun = System.nanoTime();
                number = i;
                settle(i, play(mutations.get(i)));
                number = -1;
            }
        }

        private MutationOutcome play(Mutation mutation) {
            List<String> tests = order.of(mutation);
            TrialCatalogs.play(mutation);
            try {
                int size = FIRST_BATCH;
                for (int from = 0; from < tests.size() && !abandoned; ) {
                    int to = Math.min(tests.size(), from + size);
                    Optional<String> failed = runner.firstFailing(tests.subList(from, to));
                    from = to;
                    size *= GROWTH;
                    if (failed.isPresent()) {
                        return new MutationOutcome(mutation, failed, tests.size());
                    }
                }
                return new MutationOutcome(mutation, Optional.empty(), tests.size());
            } finally {
                TrialCatalogs.end();
            }
        }

        private boolean isStuck() {
            return number >= 0 && System.nanoTime() - begun > PATIENCE_NANOS;
        }

        private void giveUp() {
            abandoned = true;
            int stuckAt = number;
            if (stuckAt >= 0) {
                settle(
                        stuckAt,
                        new MutationOutcome(mutations.get(stuckAt), Optional.of(ENDLESS), 0));
            }
        }
    }
}
