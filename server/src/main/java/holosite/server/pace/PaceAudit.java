package holosite.server.pace;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.PlayerStops.Passing;
import holosite.server.table.game.StandingActs;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Games between bots, and at each question that may be passed: what the bot does, and whether a
 * person with the standard stops would be asked. Before there were such stops he was asked wherever
 * he could do anything but cancel what he had begun himself.
 */
public final class PaceAudit {
    private static final int MOST_TURNS = 200;

    private final CardPool cards;
    private final Map<PromptCause, PromptCount> counts = new TreeMap<>();
    private int games;
    private int turns;
    private int alikeTurns;
    private int pausesBefore;
    private int pauses;

    public PaceAudit(CardPool cards) {
        this.cards = cards;
    }

    /** A phase in which a player has passed of his own accord. */
    private record PassedPhase(int turn, Side of, Phase phase) {}

    /** Plays one game and counts what is asked in it. */
    public void play(Setup setup, long seed) {
        Game game = Game.start(setup, seed);
        Bots bots = bots(seed);
        var passed = new EnumMap<Side, PassedPhase>(Side.class);
        while (!game.isOver() && game.turn().number() < MOST_TURNS) {
            View view = game.view(game.decision().player());
            AnswerCode code = bots.of(view.viewer()).answer(view);
            Question question = view.question().orElseThrow();
            boolean passes = code instanceof AnswerCode.Pass;
            if (PlayerStops.isOptional(question) && !question.cancelsOwn(view.viewer())) {
                var now = new PassedPhase(view.turn(), view.turnPlayer(), view.phase());
                var course = new PlayerStops.Course(false, now.equals(passed.get(view.viewer())));
                boolean asked = PlayerStops.STANDARD.passing(view, course, cards) == Passing.NONE;
                counts.computeIfAbsent(PromptCause.of(view), c -> new PromptCount())
                        .add(passes, asked);
                if (passes && asked) {
                    passed.put(view.viewer(), now);
                }
            }
            game.answer(game.decision().meant(code));
        }
        games++;
        turns += game.turn().number();
    }

    /** Plays one game in which both are waited for alike, and counts the pauses. */
    public void playAlike(Setup setup, long seed) {
        Game game = Game.start(setup, seed);
        Bots bots = bots(seed);
        PlayerStops alike = PlayerStops.STANDARD.alike(true);
        for (Side side : Side.values()) {
            game.stops(alike.in(game.stops(), side));
        }
        while (!game.isOver() && game.turn().number() < MOST_TURNS) {
            View view = game.view(game.decision().player());
            Question question = view.question().orElseThrow();
            if (PlayerStops.isOptional(question)) {
                boolean nothing = question.choices().isEmpty();
                pausesBefore += nothing || question.cancelsOwn(view.viewer()) ? 1 : 0;
                pauses +=
                        alike.passing(view, PlayerStops.Course.PLAIN, cards)
                                        == Passing.AFTER_A_PAUSE
                                ? 1
                                : 0;
            }
            game.answer(game.decision().meant(bots.of(view.viewer()).answer(view)));
        }
        alikeTurns += game.turn().number();
    }

    /** Who plays each side. */
    private record Bots(Bot dark, Bot light) {
        Bot of(Side side) {
            return side == Side.DARK ? dark : light;
        }
    }

    private Bots bots(long seed) {
        return new Bots(
                BotKind.ROOKIE.bot(cards, seed * 2), BotKind.ROOKIE.bot(cards, seed * 2 + 1));
    }

    /** What was found. */
    public PaceReport report() {
        return new PaceReport(games, turns, Map.copyOf(counts), alikeTurns, pausesBefore, pauses);
    }

    /** All pairs of these decks in turn. */
    public static Setup pair(
            CardPool cards, List<Setup.PlayerDeck> dark, List<Setup.PlayerDeck> light, int game) {
        return new Setup(
                cards.catalog(),
                dark.get(game % dark.size()),
                light.get(game / dark.size() % light.size()));
    }

    /** Why a player is asked. */
    public record PromptCause(boolean ownTurn, String moment, boolean onlyStanding)
            implements Comparable<PromptCause> {

        static PromptCause of(View view) {
            Question question = view.question().orElseThrow();
            String moment =
                    question.key() == Prompt.Key.PHASE_ACTION
                            ? view.phase().name().toLowerCase(Locale.ROOT) + " phase"
                            : question.moment()
                                    .map(m -> "response: " + m.event())
                                    .orElse(question.key().name())
                                    .toLowerCase(Locale.ROOT)
                                    .replace('_', ' ');
            return new PromptCause(
                    view.turnPlayer() == view.viewer(), moment, StandingActs.areAll(question));
        }

        @Override
        public int compareTo(PromptCause other) {
            return toString().compareTo(other.toString());
        }

        @Override
        public String toString() {
            return (ownTurn ? "own turn, " : "opponent's turn, ")
                    + moment
                    + (onlyStanding ? ", what could be done at any time" : "");
        }
    }

    /** How often a bot passed and acted at such a question, and where a person would be asked. */
    public static final class PromptCount {
        private int passed;
        private int acted;
        private int passedAsked;
        private int actedAsked;

        void add(boolean passes, boolean asked) {
            passed += passes ? 1 : 0;
            acted += passes ? 0 : 1;
            passedAsked += passes && asked ? 1 : 0;
            actedAsked += !passes && asked ? 1 : 0;
        }

        public int passed() {
            return passed;
        }

        public int acted() {
            return acted;
        }

        /** How often he still passes himself. */
        public int passedAsked() {
            return passedAsked;
        }

        /** How often something was done where a person is not asked. */
        public int actedUnasked() {
            return acted - actedAsked;
        }

        /** Whether one always passes: 95 times of 100, or more. */
        public boolean isAlwaysPassed() {
            return passed >= 19 * acted;
        }
    }
}
