package holosite.bots.search;

import holosite.bots.Bot;
import holosite.bots.QuestionShape;
import holosite.bots.rookie.RookieBot;
import holosite.language.card.Phase;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tries its answers in games that it imagines, and gives the one that leads to the best positions.
 * What hardly matters it answers by the rules of the rookie, and so it answers everything where
 * nothing can be imagined.
 */
public final class SearchBot implements Bot {
    private static final int GUESSES = 12;

    /** After so many answers in a turn it comes to an end as the rookie does. */
    private static final int A_LONG_TURN = 150;

    private final CardPool pool;
    private final DeckGuess guess;
    private final Budget budget;
    private final Weights weights;
    private final long seed;
    private final Bot rookie;
    private final OpponentMemory memory;
    private int decisions;
    private int turn = -1;
    private int inTurn;

    /**
     * A bot that has heard of these decks.
     *
     * @param seed with the same seed it plays the same way
     */
    public SearchBot(CardPool cards, List<Setup.PlayerDeck> decks, Budget budget, long seed) {
        this(cards, decks, budget, Weights.learned(), seed);
    }

    /** The same with an evaluation of its own. */
    public SearchBot(
            CardPool cards,
            List<Setup.PlayerDeck> decks,
            Budget budget,
            Weights weights,
            long seed) {
        pool = cards.indexed();
        guess = new DeckGuess(pool, decks);
        this.budget = budget;
        this.weights = weights;
        this.seed = seed;
        rookie = new RookieBot(pool);
        memory = new OpponentMemory();
    }

    private SearchBot(SearchBot other) {
        pool = other.pool;
        guess = other.guess;
        budget = other.budget;
        weights = other.weights;
        seed = other.seed;
        rookie = other.rookie.copy();
        memory = other.memory.copy();
        decisions = other.decisions;
        turn = other.turn;
        inTurn = other.inTurn;
    }

    @Override
    public Bot copy() {
        return new SearchBot(this);
    }

    @Override
    public AnswerCode answer(View view) {
        AnswerCode answer = rookie.copy().answer(view);
        answered(view, answer);
        return answer;
    }

    @Override
    public void answered(View view, AnswerCode given) {
        memory.of(view);
        rookie.answered(view, given);
        decisions++;
        inTurn = view.turn() == turn ? inTurn + 1 : 1;
        turn = view.turn();
    }

    @Override
    public boolean looksAhead(View view) {
        return matters(view) && (view.turn() != turn || inTurn < A_LONG_TURN);
    }

    @Override
    public AnswerCode answer(View view, Supplier<Worlds> imagined) {
        AnswerCode likely = rookie.copy().answer(view);
        AnswerCode answer = likely;
        if (looksAhead(view) && !isPlain(view, likely)) {
            memory.of(view);
            Worlds worlds = imagined.get();
            if (worlds.arePossible()) {
                answer = search(view, worlds, likely);
            }
        }
        answered(view, answer);
        return answer;
    }

    /** Whether a question leaves something to think about, other than what is always done. */
    public boolean hasToThink(View view) {
        return looksAhead(view)
                && QuestionShape.of(view.question().orElseThrow()).isAChoice()
                && !isPlain(view, rookie.copy().answer(view));
    }

    /**
     * What the answers worth comparing are worth, the best first, the one that was given among
     * them: each is tried in so many imagined games. There is nothing to compare where only one
     * answer is, or where no game can be imagined. The bot itself is as it was.
     */
    public List<Weighed> weigh(View view, Supplier<Worlds> imagined, AnswerCode given, int games) {
        if (view.turn() == 0) {
            return List.of();
        }
        memory.of(view);
        Worlds worlds = imagined.get();
        if (!worlds.arePossible()) {
            return List.of();
        }
        Search search = search(view, worlds);
        GameState world = search.world(0);
        var answers = new LinkedHashSet<Answer>();
        answers.add(world.decision().meant(given));
        answers.addAll(
                Candidates.of(world, world.decision().meant(rookie.copy().answer(view)), budget));
        return answers.size() < 2 ? List.of() : search.weigh(List.copyOf(answers), games);
    }

    /** The same where nothing has been given yet. */
    public List<Weighed> weigh(View view, Supplier<Worlds> imagined, int games) {
        return weigh(view, imagined, rookie.copy().answer(view), games);
    }

    private Search search(View view, Worlds worlds) {
        long now = seed * 1_000_003L + decisions;
        var guesses = guess.guesses(worlds, memory.cards(pool, view), GUESSES, now);
        return new Search(worlds, guesses, spent(view), weights, now);
    }

    /** Half as much where thought has been seen to gain little. */
    private Budget spent(View view) {
        return view.phase() == Phase.CONTROL
                        || view.question().orElseThrow().key() == Prompt.Key.RESPONSE
                ? budget.withPlayouts(Math.max(1, budget.playouts() / 2))
                : budget;
    }

    private AnswerCode search(View view, Worlds worlds, AnswerCode likely) {
        Search search = search(view, worlds);
        GameState world = search.world(0);
        List<Answer> answers = Candidates.of(world, world.decision().meant(likely), budget);
        if (answers.size() == 1) {
            return likely;
        }
        List<Plan> plans = Candidates.plans(world, answers, budget);
        return world.decision().code(search.compare(plans).getFirst().plan.answer());
    }

    /** A Force drain that the rookie would make needs no thought. */
    private static boolean isPlain(View view, AnswerCode likely) {
        Question question = view.question().orElseThrow();
        return question.kind() == Question.Kind.ACT
                && likely instanceof AnswerCode.Choice(int place)
                && question.acts().get(place).act() instanceof Act.ForceDrain;
    }

    /** Whether the answer deserves to be thought about. */
    private static boolean matters(View view) {
        if (view.turn() == 0) {
            return false;
        }
        Question question = view.question().orElseThrow();
        return switch (question.key()) {
            case PHASE_ACTION -> view.phase() != Phase.ACTIVATE && view.phase() != Phase.DRAW;
            case LOSE_FORCE_FROM,
                    SEAT,
                    DEPLOY_PILOT,
                    ASTEROID_ORDER,
                    LAYOUT,
                    ATTACK_ORDER,
                    ORDER,
                    AUTOMATIC_ORDER,
                    DRAW_BATTLE_DESTINY,
                    PLAY_FROM_UNDER ->
                    false;
            default -> true;
        };
    }
}
