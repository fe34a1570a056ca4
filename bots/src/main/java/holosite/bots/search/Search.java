package holosite.bots.search;

import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.state.GameState;
import holosite.rules.world.Worlds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Compares answers: each is given in imagined games, which are played on for a few turns. All are
 * tried in the same worlds, and held against the answer that was thought good before. After each
 * round the worse half of the others is dropped, and whatever is clearly worse or makes no
 * difference, so that most of the effort goes into the close choices.
 */
final class Search {
    /** A budget is meant for so many answers. */
    private static final int USUAL_ANSWERS = 4;

    private static final int MOST_SHARES = 8;

    /** In so many worlds at least an answer is tried before it can be dropped. */
    private static final int FEWEST_WORLDS = 4;

    /** By how many standard errors an answer must be better than the one thought good already. */
    private static final double DOUBT = 0.5;

    /** By how many standard errors an answer is worse that is tried no more. */
    private static final double HARDLY = 2;

    /** A few worlds in which two answers happen to lead to the same do not make them certain. */
    private static final double LEAST_VARIANCE = 0.0001;

    private final Worlds worlds;
    private final List<Worlds.Guess> guesses;
    private final Budget budget;
    private final Weights weights;
    private final long seed;
    private final List<GameState> drawn = new ArrayList<>();

    Search(Worlds worlds, List<Worlds.Guess> guesses, Budget budget, Weights weights, long seed) {
        this.worlds = worlds;
        this.guesses = guesses;
        this.budget = budget;
        this.weights = weights;
        this.seed = seed;
    }

    /** One of the worlds. */
    GameState world(int index) {
        while (drawn.size() <= index) {
            int next = drawn.size();
            drawn.add(
                    worlds.draw(guesses.get(next % guesses.size()), seed * 31 + next * 7919L)
                            .state());
        }
        return drawn.get(index);
    }

    /** An answer, and how it did so far. */
    static final class Tried {
        final Plan plan;
        private double sum;
        private double better;
        private double squares;
        private int count;

        private Tried(Plan plan) {
            this.plan = plan;
        }

        /** How likely a win is after this answer. */
        double worth() {
            return count == 0 ? 0 : sum / count;
        }

        int playouts() {
            return count;
        }

        private void add(double worth, double ofFirst) {
            sum += worth;
            better += worth - ofFirst;
            squares += (worth - ofFirst) * (worth - ofFirst);
            count++;
        }

        /** By how much it is better than the first answer in the same worlds. */
        private double edge() {
            return count == 0 ? 0 : better / count;
        }

        /** The same, with what chance may have added taken away. */
        private double sureEdge() {
            return count < 2 ? 0 : edge() - DOUBT * error();
        }

        /** Whether it hardly can be better than the first answer. */
        private boolean isWorse() {
            return count >= FEWEST_WORLDS && edge() + HARDLY * error() < 0;
        }

        /** Whether it led to the same as the first answer in every world. */
        private boolean isTheSame() {
            return squares == 0;
        }

        /** The standard error of the edge. */
        private double error() {
            double variance =
                    Math.max(0, squares - better * better / count) / (count - 1.0) + LEAST_VARIANCE;
            return Math.sqrt(variance / count);
        }
    }

    /**
     * The answers from the best down; those dropped early come last. The first stays unless another
     * is better beyond doubt.
     */
    List<Tried> compare(List<Plan> answers) {
        Side side = worlds.viewer();
        var first = new Tried(answers.getFirst());
        var alive = new ArrayList<Tried>();
        for (Plan answer : answers.subList(1, answers.size())) {
            alive.add(new Tried(answer));
        }
        var dropped = new ArrayList<Tried>();
        // the more answers there are, the more has to be tried; two are soon told apart
        int playouts = budget.playouts() * Math.min(answers.size(), MOST_SHARES) / USUAL_ANSWERS;
        int rounds = 32 - Integer.numberOfLeadingZeros(alive.size());
        int from = 0;
        for (int round = 0; round < rounds && !alive.isEmpty(); round++) {
            int each = Math.max(FEWEST_WORLDS, playouts / rounds / (alive.size() + 1));
            for (int i = from; i < from + each; i++) {
                double ofFirst = tried(first.plan, i, side);
                first.add(ofFirst, ofFirst);
                for (Tried tried : alive) {
                    tried.add(tried(tried.plan, i, side), ofFirst);
                }
            }
            from += each;
            for (Tried tried : List.copyOf(alive)) {
                if (tried.isWorse() || tried.isTheSame()) {
                    alive.remove(tried);
                    dropped.addFirst(tried);
                }
            }
            alive.sort(Comparator.comparingDouble(Tried::edge).reversed());
            int left = (alive.size() + 1) / 2;
            while (alive.size() > left) {
                dropped.addFirst(alive.removeLast());
            }
        }
        var all = new ArrayList<Tried>();
        for (Tried tried : alive) {
            if (tried.sureEdge() > 0) {
                all.add(tried);
            }
        }
        all.sort(Comparator.comparingDouble(Tried::sureEdge).reversed());
        alive.removeAll(all);
        all.add(first);
        all.addAll(alive);
        all.addAll(dropped);
        return all;
    }

    /**
     * How each answer does in the same so many worlds, the best first: no answer is dropped, and
     * all are known equally well.
     */
    List<Weighed> weigh(List<Answer> answers, int count) {
        Decision decision = world(0).decision();
        var worths = new double[answers.size()][count];
        int best = 0;
        for (int a = 0; a < worths.length; a++) {
            for (int i = 0; i < count; i++) {
                worths[a][i] = tried(Plan.of(answers.get(a)), i, worlds.viewer());
            }
            best = mean(worths[a]) > mean(worths[best]) ? a : best;
        }
        var weighed = new ArrayList<Weighed>();
        for (int a = 0; a < worths.length; a++) {
            weighed.add(
                    new Weighed(
                            decision.code(answers.get(a)),
                            mean(worths[a]),
                            error(worths[a], worths[best]),
                            count));
        }
        weighed.sort(Comparator.comparingDouble(Weighed::worth).reversed());
        return weighed;
    }

    private static double mean(double[] worths) {
        return Arrays.stream(worths).average().orElse(0);
    }

    /** The standard error of the mean difference. */
    private static double error(double[] one, double[] other) {
        double mean = mean(one) - mean(other);
        double squares = 0;
        for (int i = 0; i < one.length; i++) {
            double off = one[i] - other[i] - mean;
            squares += off * off;
        }
        return Math.sqrt(squares / Math.max(1, one.length - 1) / Math.max(1, one.length));
    }

    private double tried(Plan answer, int index, Side side) {
        GameState game = world(index).fork();
        return new Playout(game, side, seed + index).play(answer, budget.turns(), weights);
    }
}
