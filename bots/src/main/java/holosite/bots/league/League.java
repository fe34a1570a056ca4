package holosite.bots.league;

import holosite.bots.Bot;
import holosite.bots.QuestionShape;
import holosite.bots.kind.BotKind;
import holosite.bots.lab.LabRun;
import holosite.bots.lab.Share;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * Games between two kinds of bots: the same decks and the same seed twice, with the sides changed,
 * so that neither decks nor chance favor anybody. A game that does not end is a win for nobody. An
 * answer that the rules refuse, or a turn that does not end, ends the league with an error.
 */
public final class League {
    private static final int MOST_TURNS = 400;
    private static final int MOST_DECISIONS_A_TURN = 5_000;

    private final CardPool cards;
    private final List<Setup> pairs;
    private final List<Setup.PlayerDeck> heardOf;
    private final long seed;
    private final OptionalInt playouts;
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

    /**
     * A league with these pairs of decks.
     *
     * @param heardOf the decks bots take their opponent's to be one of, if it looks like it
     */
    public League(CardPool cards, List<Setup> pairs, List<Setup.PlayerDeck> heardOf, long seed) {
        this(cards, pairs, heardOf, seed, OptionalInt.empty());
    }

    /**
     * The same.
     *
     * @param playouts how much bots that search think, if not as they usually do
     */
    public League(
            CardPool cards,
            List<Setup> pairs,
            List<Setup.PlayerDeck> heardOf,
            long seed,
            OptionalInt playouts) {
        this.playouts = playouts;
        this.cards = cards.indexed();
        this.pairs = List.copyOf(pairs);
        this.heardOf = List.copyOf(heardOf);
        this.seed = seed;
    }

    /** The results of the first bot against the second, and the CPU time each took to decide. */
    public static final class Match {
        private final BotKind first;
        private final BotKind second;
        private int games;
        private int won;
        private int lost;
        private Effort ofFirst = Effort.NONE;
        private Effort ofSecond = Effort.NONE;

        private Match(BotKind first, BotKind second) {
            this.first = first;
            this.second = second;
        }

        private void add(Result result) {
            games++;
            won += result.wonByFirst.filter(yes -> yes).isPresent() ? 1 : 0;
            lost += result.wonByFirst.filter(yes -> !yes).isPresent() ? 1 : 0;
            ofFirst = ofFirst.plus(result.ofFirst);
            ofSecond = ofSecond.plus(result.ofSecond);
        }

        public BotKind first() {
            return first;
        }

        public BotKind second() {
            return second;
        }

        public int games() {
            return games;
        }

        public int won() {
            return won;
        }

        public int lost() {
            return lost;
        }

        /** CPU milliseconds for each decision with a choice, of the first or the second. */
        public double millis(int which) {
            Effort effort = which == 0 ? ofFirst : ofSecond;
            return effort.nanos / 1e6 / Math.max(1, effort.choices);
        }

        /** The games won, of all. */
        public Share share() {
            return new Share(won, games);
        }
    }

    /** A game that was played, and what the first and the second bot took to decide. */
    private record Result(Optional<Boolean> wonByFirst, Effort ofFirst, Effort ofSecond) {}

    /** The CPU time a bot took to decide, and for how many decisions with a choice. */
    private record Effort(long nanos, long choices) {
        static final Effort NONE = new Effort(0, 0);

        Effort plus(Effort other) {
            return new Effort(nanos + other.nanos, choices + other.choices);
        }
    }

    /**
     * Plays so many games, each pair of decks with both sides before the next. What comes out does
     * not depend on the number of threads.
     */
    public Match play(BotKind first, BotKind second, int games, int threads, IntConsumer progress)
            throws InterruptedException {
        var match = new Match(first, second);
        LabRun.play(
                games,
                threads,
                number -> play(first, second, number),
                (number, result) -> {
                    match.add(result);
                    progress.accept(number + 1);
                    return true;
                });
        return match;
    }

    private Bot bot(BotKind kind, long ofBot) {
        return kind.bot(cards, heardOf, playouts, ofBot);
    }

    private Result play(BotKind first, BotKind second, int number) {
        boolean firstIsDark = number % 2 == 0;
        long ofGame = seed + number / 2;
        Game game = Game.start(pairs.get(number / 2 % pairs.size()), ofGame);
        game.quiet();
        Bot one = bot(first, ofGame * 2);
        Bot other = bot(second, ofGame * 2 + 1);
        var nanos = new long[2];
        var choices = new long[2];
        int turn = -1;
        int inTurn = 0;
        while (!game.isOver() && game.turn().number() <= MOST_TURNS) {
            inTurn = game.turn().number() == turn ? inTurn + 1 : 0;
            turn = game.turn().number();
            if (inTurn > MOST_DECISIONS_A_TURN) {
                throw new IllegalStateException(
                        "turn %d of game %d does not end".formatted(turn, number));
            }
            int which = (game.decision().player() == Side.DARK) == firstIsDark ? 0 : 1;
            QuestionShape shape = QuestionShape.of(game.decision());
            long began = clock.getCurrentThreadCpuTime();
            Answer answer = Bot.asked(which == 0 ? one : other, game);
            nanos[which] += clock.getCurrentThreadCpuTime() - began;
            choices[which] += shape.isAChoice() ? 1 : 0;
            game.answer(answer);
        }
        return new Result(
                game.outcome().map(end -> (end.winner() == Side.DARK) == firstIsDark),
                new Effort(nanos[0], choices[0]),
                new Effort(nanos[1], choices[1]));
    }
}
