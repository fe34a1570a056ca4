package holosite.rules.compile;

import holosite.language.amount.Amount;
import holosite.language.amount.Remembered;
import holosite.language.card.Compare;
import holosite.language.card.Who;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.card.ProgramId;
import holosite.rules.modifier.Immunities;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Frame;
import holosite.rules.text.LastingPart;
import holosite.rules.text.Program;
import holosite.rules.text.Program.Op;
import holosite.rules.text.Slots;
import holosite.rules.text.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A program in the making: its operations so far, and how the parts of an effect are read. */
final class ProgramDraft {
    private final Slots slots;
    private final FilterCompiler filters;
    private final AmountCompiler amounts;
    private final ConditionCompiler conditions;
    private final List<Op> ops = new ArrayList<>();
    private final Map<Integer, Effect> said = new HashMap<>();
    private final List<LastingPart> lastings = new ArrayList<>();
    private boolean epicDestiny;
    private Optional<FilterCompiler.Several> fired = Optional.empty();
    private final Map<String, Who> plainDestinies = new HashMap<>();

    ProgramDraft(Slots slots) {
        this.slots = slots;
        filters = new FilterCompiler(slots);
        amounts = new AmountCompiler(slots);
        conditions = new ConditionCompiler(slots);
    }

    Program finish(ProgramId id) {
        return new Program(id, ops, slots.cards(), slots.numbers(), said, lastings);
    }

    /** From here on the text fires these weapons as it says itself. */
    void firesAsItSays(FilterCompiler.Several weapons) {
        fired = Optional.of(weapons);
    }

    /** The weapons that the text is firing as it says itself. */
    Optional<FilterCompiler.Several> fired() {
        return fired;
    }

    /** Epic event destiny is drawn: what is compared later is the total of the event. */
    void drawsEpicDestiny() {
        epicDestiny = true;
    }

    boolean hasDrawnEpicDestiny() {
        return epicDestiny;
    }

    /** A player draws plain destiny for the text, remembered under this name. */
    void drawsDestiny(String name, Who who) {
        plainDestinies.put(name, who);
    }

    /** Whose plain destiny a condition judges; not where it only asks whether there is one. */
    Optional<Who> destinyJudged(Condition condition) {
        return condition instanceof Compares(Amount left, Compare how, Amount right)
                        && !(how == Compare.AT_LEAST && right.equals(Amount.of(0)))
                ? Stream.of(left, right)
                        .filter(Remembered.class::isInstance)
                        .map(number -> plainDestinies.get(((Remembered) number).name()))
                        .filter(Objects::nonNull)
                        .findFirst()
                : Optional.empty();
    }

    // ---- reading the parts of an effect

    Slots slots() {
        return slots;
    }

    Value value(Amount amount) {
        return amounts.value(amount);
    }

    Check check(Condition condition) {
        return conditions.check(condition);
    }

    CardTest test(Filter filter) {
        return filters.test(filter);
    }

    CardQuery which(Filter filter) {
        return filters.which(filter);
    }

    FilterCompiler.Single single(Ref ref) {
        return filters.single(ref);
    }

    FilterCompiler.Several several(Filter filter) {
        return filters.several(filter);
    }

    // ---- writing operations

    /** Something done at once: the frame continues when everything it pushed is done. */
    interface ActionAtOnce {
        void run(GameState game, Context context, Frame frame);
    }

    void then(ActionAtOnce action) {
        ops.add(
                (game, frame) -> {
                    game.push(frame.next());
                    action.run(game, frame.context(), frame);
                });
    }

    /** Something done to the cards a filter names. */
    interface ActionOnCards {
        void run(GameState game, Context context, int[] cards);
    }

    void onCards(Filter filter, ActionOnCards action) {
        var cards = affected(filter);
        then((game, x, frame) -> action.run(game, x, cards.cards(game, x)));
    }

    /**
     * The cards that something happens to: none on the table that is immune to the speaking card.
     */
    FilterCompiler.Several affected(Filter filter) {
        var cards = filters.several(filter);
        return (game, x) ->
                Arrays.stream(cards.cards(game, x))
                        .filter(card -> card == x.it() || !isImmune(game, card, x.it()))
                        .toArray();
    }

    private static boolean isImmune(GameState game, int card, int to) {
        return game.table().inPlay(card) && Immunities.protects(game, card, to);
    }

    /** Something done to the cards a filter names with one other card: a host, an escort. */
    interface ActionOnCardsWith {
        void run(GameState game, Context context, int[] cards, int other);
    }

    void onCardsWith(Filter filter, Ref single, ActionOnCardsWith action) {
        var cards = affected(filter);
        var other = filters.single(single);
        then((game, x, frame) -> action.run(game, x, cards.cards(game, x), other.card(game, x)));
    }

    /** A question, whose answer is in the frame when it continues. */
    interface QuestionFactory {
        ProgramQuestion ask(GameState game, Context context);
    }

    void ask(QuestionFactory question) {
        ops.add(
                (game, frame) -> {
                    game.next(question.ask(game, frame.context()), frame.next());
                });
    }

    /** How a frame continues: with something noted in it, or elsewhere in the program. */
    interface Continuation {
        Frame frame(GameState game, Context context, Frame frame);
    }

    void goOn(Continuation continuation) {
        ops.add((game, frame) -> game.push(continuation.frame(game, frame.context(), frame)));
    }

    /** An operation written out, if none of the usual shapes fits. */
    void add(Op op) {
        ops.add(op);
    }

    /** A place in the program to jump to, often before its position is known. */
    static final class JumpTarget {
        private int at = -1;

        int at() {
            return at;
        }
    }

    void jump(JumpTarget to) {
        ops.add((game, frame) -> game.push(frame.jump(to.at)));
    }

    /** The next operation will be at this place. */
    void mark(JumpTarget place) {
        place.at = ops.size();
    }

    /** Where the next operation will be. */
    int here() {
        return ops.size();
    }

    /** Notes which effect the operations since a place come from; the innermost is kept. */
    void note(Effect effect, int since) {
        for (int at = since; at < ops.size(); at++) {
            said.putIfAbsent(at, effect);
        }
    }

    /** How many texts the program can put into force so far. */
    int kept() {
        return lastings.size();
    }

    /** Keeps a text the program can put into force. */
    void keep(LastingPart lasting) {
        lastings.add(lasting);
    }
}
