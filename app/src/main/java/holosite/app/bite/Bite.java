package holosite.app.bite;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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

    /**
     * Tests take milliseconds: what takes so much of a processor's time will never end, and that is
     * noticed. A busy machine makes no test endless.
     */
    private static final long PATIENCE_NANOS = 30_000_000_000L;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final int NONE = -1;

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
                if (workers.get(i).giveUpIfStuck()) {
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
        private volatile int number = NONE;
        private volatile long begun;
        private volatile boolean abandoned;

        private Worker() {
            super("bite");
            setDaemon(true);
            setUncaughtExceptionHandler((worker, e) -> broken = e);
        }

        @Override
        public void run() {
            for (int i = take(); i >= 0; i = take()) {
                settle(i, play(mutations.get(i)));
                number = NONE;
            }
        }

        /**
         * The next mutation, or none. Never one that nobody would play: who was given up takes none
         * any more.
         */
        private synchronized int take() {
            if (abandoned) {
                return NONE;
            }
            int i = next.getAndIncrement();
            if (i >= mutations.size()) {
                return NONE;
            }
            begun = THREADS.getCurrentThreadCpuTime();
            number = i;
            return i;
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

        private synchronized boolean giveUpIfStuck() {
            int stuckAt = number;
            if (stuckAt == NONE || THREADS.getThreadCpuTime(threadId()) - begun <= PATIENCE_NANOS) {
                return false;
            }
            abandoned = true;
            settle(stuckAt, new MutationOutcome(mutations.get(stuckAt), Optional.of(ENDLESS), 0));
            return true;
        }
    }
}
