package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Allows;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.InPhase;
import holosite.language.condition.Is;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.Known;
import holosite.language.filter.Not;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.rules.compile.ActionTiming;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Every ability that differs from one in a single number, or lacks one condition of it. Conditions
 * are whatever narrows a text: what must hold, which cards are meant, in whose turn and phase, how
 * often. What follows from the rest of a text is no condition of its own.
 */
final class DetailMutations {

    /**
     * An ability, or a part of one, with something changed in it.
     *
     * @param what what was changed, in words
     * @param number the number that was there, without a sign, if that is what was changed
     */
    record Change(String what, Object node, Optional<String> number) {

        private Change(String what, Object node) {
            this(what, node, Optional.empty());
        }

        private Change around(Object whole) {
            return new Change(what, whole, number);
        }
    }

    /** What a player can only do with cards of his own. */
    private static final Set<Deed> OWN_CARDS =
            EnumSet.of(
                    Deed.PLAY,
                    Deed.DEPLOY,
                    Deed.DEPLOY_WITHOUT_PRESENCE,
                    Deed.DEPLOY_REGARDLESS,
                    Deed.DEPLOY_UNDERCOVER,
                    Deed.DEPLOY_AS_REACT,
                    Deed.MOVE_AS_REACT,
                    Deed.MOVE_AWAY_AS_REACT,
                    Deed.MOVE_FROM_ATTACK_AS_REACT,
                    Deed.REACT,
                    Deed.MOVE,
                    Deed.BOARD,
                    Deed.SHUTTLE,
                    Deed.MAKE_BOMBING_RUN,
                    Deed.USE_BAY,
                    Deed.FORFEIT);

    private static final String UNLIMITED = "without its limit";

    private final PrintedFit fit;
    private final PossibleCards possible;

    private DetailMutations(PrintedFit fit) {
        this.fit = fit;
        this.possible = new PossibleCards(fit);
    }

    /** The changes of a text that are texts the language accepts, and say something else. */
    static List<Change> of(FaceText text) {
        return new DetailMutations(new PrintedFit(text.face(), text.speaker()))
                .changes(text.ability(), AllCards.all());
    }

    /** The changes of a node; if it is a filter, it can only mean cards among these. */
    private List<Change> changes(Object node, List<Card> among) {
        return switch (node) {
            case Condition condition -> ofCondition(condition);
            case AllOf(var filters) -> ofFilters(filters, among);
            case OneOf(var filters) ->
                    within(ofList(filters, among), other -> new OneOf(filters(other)));
            case Not(var filter) ->
                    within(changes(filter, among), other -> new Not((Filter) other));
            case Limit limit -> ofLimit(limit);
            case When.InPhases phases -> ofPhases(phases);
            case When.Just just -> ofMoment(just);
            case Action action -> ofAction(action);
            case Triggers triggers -> ofTriggers(triggers);
            case Modifies modifies -> ofModifies(modifies);
            case Deploys.OnCard on when fit.goesOnOwnCards() ->
                    new DetailMutations(fit.amongOwn()).ofComponents(on);
            case Record record -> ofComponents(record);
            case List<?> list -> ofList(list, AllCards.all());
            case Optional<?> some ->
                    some.isEmpty() ? List.of() : within(changes(some.get(), among), Optional::of);
            default -> List.of();
        };
    }

    @SuppressWarnings("unchecked")
    private static List<Filter> filters(Object list) {
        return (List<Filter>) list;
    }

    private static List<Change> within(List<Change> changes, Function<Object, Object> around) {
        return changes.stream().map(change -> change.around(around.apply(change.node()))).toList();
    }

    private List<Change> ofCondition(Condition condition) {
        if (condition instanceof Always) {
            return List.of();
        }
        var all = new ArrayList<Change>();
        if (condition instanceof Both(var conditions)) {
            for (int i = 0; i < conditions.size(); i++) {
                if (!(conditions.get(i) instanceof Both)) {
                    all.add(new Change(without(conditions.get(i)), joined(without(conditions, i))));
                }
            }
            all.addAll(inParts(conditions));
        } else {
            all.add(new Change(without(condition), Always.ALWAYS));
            all.addAll(ofComponents((Record) condition));
        }
        return all;
    }

    /** What changes within conditions that are joined, not counting that one of them goes. */
    private List<Change> inParts(List<Condition> conditions) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < conditions.size(); i++) {
            int at = i;
            for (Change change : changes(conditions.get(i), AllCards.all())) {
                if (!(change.node() instanceof Always)) {
                    all.add(
                            change.around(
                                    joined(replaced(conditions, at, (Condition) change.node()))));
                }
            }
        }
        return all;
    }

    private static Condition joined(List<Condition> conditions) {
        return conditions.size() == 1 ? conditions.getFirst() : new Both(conditions);
    }

    /** What changes within filters that must all fit; a part that follows from the rest stays. */
    private List<Change> ofFilters(List<Filter> filters, List<Card> among) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < filters.size(); i++) {
            List<Filter> others = without(filters, i);
            if (!others.isEmpty()
                    && !(filters.get(i) instanceof Everything)
                    && !fit.follows(filters.get(i), others, among)) {
                all.add(new Change(without(filters.get(i)), new AllOf(others)));
            }
            int at = i;
            for (Change change : changes(filters.get(i), fit.possible(others, among))) {
                all.add(change.around(new AllOf(replaced(filters, at, (Filter) change.node()))));
            }
        }
        return all;
    }

    /**
     * The rules know when some actions are taken, whatever their text says of it, and that nobody
     * steals what is his own.
     */
    private List<Change> ofAction(Action action) {
        When moment = ActionTiming.moment(action);
        return ofComponents(action).stream()
                .filter(change -> !StolenTargets.meanOwn(action, (Action) change.node()))
                .filter(
                        change ->
                                ((Action) change.node()).moment().equals(action.moment())
                                        || !ActionTiming.moment((Action) change.node())
                                                .equals(moment))
                .toList();
    }

    /** What the card does by itself when a phase begins happens once in that phase anyway. */
    private List<Change> ofTriggers(Triggers triggers) {
        return ofComponents(triggers).stream()
                .filter(
                        change ->
                                !change.what().equals(UNLIMITED) || !happensOnce(triggers.action()))
                .toList();
    }

    private static boolean happensOnce(Action action) {
        Limit limit = action.limit();
        boolean inTurn = limit.per() == Limit.Per.TURN || limit.per() == Limit.Per.PHASE;
        return inTurn
                && limit.each().isEmpty()
                && action.moment() instanceof When.Just just
                && switch (just.event()) {
                    case TURN_STARTS, TURN_ENDS -> true;
                    case PHASE_STARTS, PHASE_ENDS -> asksForPhase(action.condition());
                    default -> false;
                };
    }

    private static boolean asksForPhase(Condition condition) {
        return condition instanceof InPhase
                || condition instanceof Both(var parts)
                        && parts.stream().anyMatch(DetailMutations::asksForPhase);
    }

    /** Nobody drains at a location without controlling it: to ask for that changes nothing. */
    private List<Change> ofModifies(Modifies modifies) {
        Modifier modifier = modifies.modifier();
        boolean ownDrain =
                modifier.figure() == Figure.FORCE_DRAIN
                        && modifier.whose() == Who.YOU
                        && modifier.of().equals(new Being(Known.HERE));
        String control = without(new Is(Known.HERE, new Held(Who.YOU, Held.Hold.CONTROLLED)));
        return ofComponents(modifies).stream()
                .filter(change -> !ownDrain || !change.what().equals(control))
                .toList();
    }

    private static List<Change> ofLimit(Limit limit) {
        boolean counts = limit.per() != Limit.Per.ALWAYS && limit.per() != Limit.Per.EVENT;
        return counts ? List.of(new Change(UNLIMITED, Limit.NONE)) : List.of();
    }

    private static List<Change> ofPhases(When.InPhases phases) {
        var all = new ArrayList<Change>();
        if (phases.turn() != Who.EITHER) {
            all.add(
                    new Change(
                            "in either player's turn",
                            new When.InPhases(Who.EITHER, phases.phases())));
        }
        if (phases.phases().size() < Phase.values().length) {
            all.add(
                    new Change(
                            "in any phase",
                            new When.InPhases(phases.turn(), EnumSet.allOf(Phase.class))));
        }
        return all;
    }

    private List<Change> ofMoment(When.Just just) {
        var all = new ArrayList<Change>();
        var nothing = new Everything();
        if (!(just.subject() instanceof Everything) && !speaksForItself(just)) {
            all.add(
                    new Change(
                            "without " + just.subject(),
                            new When.Just(
                                    just.event(), just.by(), nothing, just.cause(), just.place())));
        }
        if (!(just.cause() instanceof Everything) && !isAimed(just)) {
            all.add(
                    new Change(
                            "without the cause " + just.cause(),
                            new When.Just(
                                    just.event(),
                                    just.by(),
                                    just.subject(),
                                    nothing,
                                    just.place())));
        }
        if (!(just.place() instanceof Everything)) {
            all.add(
                    new Change(
                            "without the place " + just.place(),
                            new When.Just(
                                    just.event(),
                                    just.by(),
                                    just.subject(),
                                    just.cause(),
                                    nothing)));
        }
        all.addAll(ofComponents(just));
        return all;
    }

    /**
     * A card that has come up in a deck, or is drawn as destiny, has a text for that moment only
     * itself; and only its target reaches a Utinni Effect.
     */
    private static boolean speaksForItself(When.Just just) {
        return switch (just.event()) {
            case REACHED_TOP, DESTINY_DRAWN -> just.subject().equals(new Being(Known.IT));
            case REACHED ->
                    just.subject().equals(new Being(Known.AIM))
                            && just.cause().equals(new Being(Known.IT));
            default -> false;
        };
    }

    /** Nothing but a weapon is aimed. */
    private static boolean isAimed(When.Just just) {
        return just.event() == Event.WEAPON_AIMED
                && just.cause().equals(new OfType(CardType.WEAPON));
    }

    private List<Change> ofList(List<?> list, List<Card> among) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < list.size(); i++) {
            int at = i;
            all.addAll(within(changes(list.get(i), among), other -> replaced(list, at, other)));
        }
        return all;
    }

    /** Changes of the parts of a record; those it refuses do not exist. */
    private List<Change> ofComponents(Record node) {
        RecordComponent[] components = node.getClass().getRecordComponents();
        Object[] parts = Arrays.stream(components).map(one -> part(node, one)).toArray();
        var all = new ArrayList<Change>();
        for (int i = 0; i < parts.length; i++) {
            if (UnreadPart.is(node, parts[i])) {
                continue;
            }
            String name = components[i].getName();
            for (Change change : reading(node, name).ofPart(parts[i], possible.among(node, name))) {
                Object[] other = parts.clone();
                other[i] = change.node();
                made(node, components, other).ifPresent(made -> all.add(change.around(made)));
            }
        }
        return all;
    }

    /** Whoever may do something with a card does it with his own, and deploys his own. */
    private DetailMutations reading(Record node, String part) {
        boolean own =
                switch (node) {
                    case Allows allows ->
                            part.equals("what")
                                    && allows.who() == Who.YOU
                                    && OWN_CARDS.contains(allows.deed());
                    case When.Just just ->
                            part.equals("subject")
                                    && just.by() == Who.YOU
                                    && just.event() == Event.DEPLOYED;
                    default -> false;
                };
        return own ? new DetailMutations(fit.amongOwn()) : this;
    }

    private List<Change> ofPart(Object part, List<Card> among) {
        return switch (part) {
            case Double number -> List.of(ofNumber(number, number + 1));
            case Integer number -> List.of(ofNumber(number, number + 1));
            default -> changes(part, among);
        };
    }

    private static Change ofNumber(Number before, Number after) {
        return new Change(
                words(before.doubleValue()) + " becomes " + words(after.doubleValue()),
                after,
                Optional.of(words(Math.abs(before.doubleValue()))));
    }

    private static String words(double number) {
        return number == Math.rint(number)
                ? Long.toString(Math.round(number))
                : Double.toString(number);
    }

    static Object part(Record node, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(node);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Object> made(
            Record node, RecordComponent[] components, Object[] parts) {
        try {
            var types =
                    Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new);
            var constructor = node.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(parts));
        } catch (InvocationTargetException refused) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String without(Object part) {
        return "without " + part;
    }

    private static <T> List<T> without(List<T> list, int index) {
        var rest = new ArrayList<>(list);
        rest.remove(index);
        return rest;
    }

    private static <T> List<T> replaced(List<? extends T> list, int index, T other) {
        var all = new ArrayList<T>(list);
        all.set(index, other);
        return all;
    }
}
