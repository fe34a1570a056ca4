package holosite.bots.league;

import holosite.bots.Bot;
import holosite.bots.QuestionShape;
import holosite.bots.kind.BotKind;
import holosite.bots.lab.Share;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Games between two kinds of bots: the same decks and the same seed twice, with the sides changed,
 * so that neither decks nor chance favor anybody. A game that does not end is a win for nobody.
 */
public final class League {
    private static final int MOST_TURNS = 400;

    private final CardPool cards;
    private final List<Setup> pairs;
    private final List<Setup.PlayerDeck> heardOf;
    private final long seed;
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

    /**
     * A league with these pairs of decks.
     *
     * @param heardOf the decks bots take their opponent's to be one of, if it looks like it
     */
    public League(CardPool cards, List<Setup> pairs, List<Setup.PlayerDeck> heardOf, long seed) {
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
        private final long[] nanos = new long[2];
        private final long[] choices = new long[2];

        private Match(BotKind first, BotKind second) {
            this.first = first;
            this.second = second;
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
            return nanos[which] / 1e6 / Math.max(1, choices[which]);
        }

        /** The games won, of all. */
        public Share share() {
            return new Share(won, games);
        }
    }

    /** Plays so many games, each pair of decks with both sides before the next. */
    public Match play(BotKind first, BotKind second, int games, IntConsumer progress) {
        var match = new Match(first, second);
        for (int i = 0; i < games; i++) {
            play(match, i);
            progress.accept(i + 1);
        }
        return match;
    }

    private void play(Match match, int number) {
        boolean firstIsDark = number % 2 == 0;
        long ofGame = seed + number / 2;
        Game game = Game.start(pairs.get(number / 2 % pairs.size()), ofGame);
        game.quiet();
        Bot one = match.first.bot(cards, heardOf, ofGame * 2);
        Bot other = match.second.bot(cards, heardOf, ofGame * 2 + 1);
        while (!game.isOver() && game.turn().number() <= MOST_TURNS) {
            boolean ofFirst = (game.decision().player() == Side.DARK) == firstIsDark;
            QuestionShape shape = QuestionShape.of(game.decision());
            long began = clock.getCurrentThreadCpuTime();
            Answer answer = Bot.asked(ofFirst ? one : other, game);
            int which = ofFirst ? 0 : 1;
            match.nanos[which] += clock.getCurrentThreadCpuTime() - began;
            match.choices[which] += shape.isAChoice() ? 1 : 0;
            game.answer(answer);
        }
        match.games++;
        game.outcome()
                .ifPresent(
                        end -> {
                            if ((end.winner() == Side.DARK) == firstIsDark) {
                                match.won++;
                            } else {
                                match.lost++;
                            }
                        });
    }
}
