package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.state.Stops;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import holosite.server.message.BotSpeed;
import holosite.server.message.Something;
import holosite.server.message.StopsInfo;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a player wants to be asked, and where the table passes for him. He is asked wherever he can
 * do something that is about this moment: in the phase it belongs to, in a battle, in response.
 * What he could do at any time ({@link StandingActs}) stops him only in the phases he chose here.
 *
 * @param own the phases of his own turns where he is asked even if all he could do is such a thing
 * @param opponents the same in his opponent's turns
 * @param responses whether he is asked at every single moment
 * @param skip the phases of his opponent's turns in which the table passes whatever he could do
 * @param ownActions whether he is asked to cancel what he does himself
 * @param alike whether the game waits for him at every moment he could answer with some hand: where
 *     he can do nothing the table passes for him after a pause, so that the others do not see what
 *     he holds
 * @param onlyIfAble whether he is not asked in the phases he chose if he can do nothing at all;
 *     games of earlier versions asked him there
 * @param wakes what ends his passing until something happens
 * @param bots how fast a bot answers him
 */
public record PlayerStops(
        Set<Phase> own,
        Set<Phase> opponents,
        boolean responses,
        Set<Phase> skip,
        boolean ownActions,
        @JsonProperty(defaultValue = "false") boolean alike,
        @JsonProperty(defaultValue = "false") boolean onlyIfAble,
        Set<Something> wakes,
        BotSpeed bots) {

    /** What becomes of a question. */
    public enum Passing {
        /** The player is asked. */
        NONE,
        /** The table passes for him. */
        AT_ONCE,
        /** The table passes for him, but not so soon that others could see it. */
        AFTER_A_PAUSE
    }

    /**
     * What is known of a player besides his stops.
     *
     * @param until whether he passes until something happens
     * @param passed whether he has passed in this phase already
     */
    public record Course(boolean until, boolean passed) {
        public static final Course PLAIN = new Course(false, false);
    }

    /** Asked about what matters, and about the rest when he deploys and when a turn ends. */
    public static final PlayerStops STANDARD =
            new PlayerStops(
                    Set.of(Phase.DEPLOY),
                    Set.of(Phase.DRAW),
                    false,
                    Set.of(),
                    false,
                    false,
                    true,
                    EnumSet.allOf(Something.class),
                    BotSpeed.NORMAL);

    private static final Set<Phase> EVERY_PHASE = EnumSet.allOf(Phase.class);

    private static final Set<Prompt.Key> OPTIONAL =
            EnumSet.of(
                    Prompt.Key.PHASE_ACTION,
                    Prompt.Key.RESPONSE,
                    Prompt.Key.WEAPONS_SEGMENT,
                    Prompt.Key.ATTACK_WEAPONS);

    /** Phases in which the turn player does one small thing after the other. */
    private static final Set<Phase> IN_SMALL_STEPS = EnumSet.of(Phase.ACTIVATE, Phase.DRAW);

    public PlayerStops(
            Set<Phase> own,
            Set<Phase> opponents,
            boolean responses,
            Set<Phase> skip,
            boolean ownActions,
            boolean alike,
            boolean onlyIfAble,
            @Nullable Set<Something> wakes,
            @Nullable BotSpeed bots) {
        this.own = Set.copyOf(own);
        this.opponents = Set.copyOf(opponents);
        this.responses = responses;
        this.skip = Set.copyOf(skip);
        this.ownActions = ownActions;
        this.alike = alike;
        this.onlyIfAble = onlyIfAble;
        this.wakes = wakes == null ? EnumSet.allOf(Something.class) : Set.copyOf(wakes);
        this.bots = bots == null ? BotSpeed.NORMAL : bots;
    }

    /** The same, so that the game waits alike or not. */
    public PlayerStops alike(boolean now) {
        return new PlayerStops(
                own, opponents, responses, skip, ownActions, now, onlyIfAble, wakes, bots);
    }

    /** As a client is told. */
    public StopsInfo told() {
        return new StopsInfo(
                inOrder(own),
                inOrder(opponents),
                responses,
                inOrder(skip),
                ownActions,
                alike,
                !onlyIfAble,
                inOrder(wakes),
                bots);
    }

    private static <E extends Enum<E>> List<E> inOrder(Set<E> constants) {
        return constants.stream().sorted().toList();
    }

    /** The stops of a game, with these for this player. */
    public Stops in(Stops stops, Side player) {
        if (alike) {
            return stops.with(player, EVERY_PHASE, EVERY_PHASE, true);
        }
        return onlyIfAble
                ? stops.with(player, Set.of(), Set.of(), responses)
                : stops.with(player, own, opponents, responses);
    }

    /** Whether a question is one that a player may want to be passed over. */
    public static boolean isOptional(Question question) {
        return question.mayPass() && OPTIONAL.contains(question.key());
    }

    /**
     * Whether and when the table passes for the player who is asked in this view.
     *
     * @param cards all cards there are: what nobody could hold need not be waited for
     */
    public Passing passing(View view, Course course, CardPool cards) {
        Question question = view.question().orElseThrow();
        if (!isOptional(question)) {
            return Passing.NONE;
        }
        boolean inPhase = question.key() == Prompt.Key.PHASE_ACTION;
        if (course.until && (inPhase || !wakes.contains(Happenings.in(question)))) {
            return Passing.AT_ONCE;
        }
        if (responses && !inPhase) {
            return Passing.NONE;
        }
        boolean othersTurn = view.turn() > 0 && view.turnPlayer() != view.viewer();
        if (othersTurn && skip.contains(view.phase()) && !opponents.contains(view.phase())) {
            return Passing.AT_ONCE;
        }
        if (inPhase) {
            return inPhase(view, question, course, cards);
        }
        boolean nothing = question.choices().isEmpty();
        if (!nothing && (ownActions || !question.cancelsOwn(view.viewer()))) {
            return Passing.NONE;
        }
        return alike && mayBeAnswered(question, view.viewer(), cards)
                ? Passing.AFTER_A_PAUSE
                : Passing.AT_ONCE;
    }

    /** Whether he could respond with some hand, as far as anybody can know. */
    private static boolean mayBeAnswered(Question question, Side player, CardPool cards) {
        return question.moment()
                .map(
                        m ->
                                m.textsRespond()
                                        || cards.catalog()
                                                .isAnsweredFromHand(m.event(), m.by() == player))
                .orElse(true);
    }

    private Passing inPhase(View view, Question question, Course course, CardPool cards) {
        boolean ownTurn = view.turnPlayer() == view.viewer();
        boolean stop = responses || (ownTurn ? own : opponents).contains(view.phase());
        boolean nothing = question.choices().isEmpty();
        boolean wanted = nothing ? stop && !onlyIfAble : stop || !StandingActs.areAll(question);
        if (wanted && (responses || !isOnceMore(view, course))) {
            return Passing.NONE;
        }
        boolean waits =
                alike
                        && (ownTurn
                                || stop
                                || !IN_SMALL_STEPS.contains(view.phase())
                                || cards.catalog().isForOpponentsPhase(view.phase()));
        return waits ? Passing.AFTER_A_PAUSE : Passing.AT_ONCE;
    }

    /** Whether he has passed already while his opponent activates or draws, one after the other. */
    private static boolean isOnceMore(View view, Course course) {
        return course.passed
                && view.turnPlayer() != view.viewer()
                && IN_SMALL_STEPS.contains(view.phase());
    }
}
