package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.filter.AllOf;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.filter.Titled;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Every ability that differs from one in a single number, or lacks one condition of it. Conditions
 * are whatever narrows a text: what must hold, which cards are meant, in whose turn and phase, how
 * often.
 */
final class DetailMutations {

    /** An ability, or a part of one, with something changed in it, and what that is. */
    record Change(String what, Object node) {}

    private DetailMutations() {}

    /** The changes of an ability that are abilities the language accepts. */
    static List<Change> of(Ability ability) {
        return changes(ability);
    }

    private static List<Change> changes(Object node) {
        return switch (node) {
            case Condition condition -> ofCondition(condition);
            case AllOf(var filters) -> ofFilters(filters);
            case Limit limit -> ofLimit(limit);
            case When.InPhases phases -> ofPhases(phases);
            case When.Just just -> ofMoment(just);
            case Record record -> ofComponents(record);
            case List<?> list -> ofList(list);
            case Optional<?> some ->
                    some.isEmpty() ? List.of() : within(changes(some.get()), Optional::of);
            default -> List.of();
        };
    }

    private static List<Change> within(List<Change> changes, Function<Object, Object> around) {
        return changes.stream()
                .map(change -> new Change(change.what(), around.apply(change.node())))
                .toList();
    }

    private static List<Change> ofCondition(Condition condition) {
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
    private static List<Change> inParts(List<Condition> conditions) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < conditions.size(); i++) {
            int at = i;
            for (Change change : changes(conditions.get(i))) {
                if (!(change.node() instanceof Always)) {
                    all.add(
                            new Change(
                                    change.what(),
                                    joined(replaced(conditions, at, (Condition) change.node()))));
                }
            }
        }
        return all;
    }

    private static Condition joined(List<Condition> conditions) {
        return conditions.size() == 1 ? conditions.getFirst() : new Both(conditions);
    }

    private static List<Change> ofFilters(List<Filter> filters) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < filters.size(); i++) {
            if (filters.size() > 1
                    && !(filters.get(i) instanceof Everything)
                    && !followsFromTitle(filters.get(i), filters)) {
                all.add(new Change(without(filters.get(i)), new AllOf(without(filters, i))));
            }
            int at = i;
            for (Change change : changes(filters.get(i))) {
                all.add(
                        new Change(
                                change.what(),
                                new AllOf(replaced(filters, at, (Filter) change.node()))));
            }
        }
        return all;
    }

    /** Whether a filter asks for a kind of card that all cards of a title beside it are of. */
    private static boolean followsFromTitle(Filter kind, List<Filter> filters) {
        return filters.stream()
                .anyMatch(
                        filter ->
                                filter instanceof Titled(var title)
                                        && !AllCards.byTitle(title).isEmpty()
                                        && AllCards.byTitle(title).stream()
                                                .allMatch(card -> isOf(kind, card)));
    }

    private static boolean isOf(Filter kind, Card card) {
        return switch (kind) {
            case OfType(var type) -> card.is(type);
            case OfSubtype(var subtype) -> card.is(subtype);
            default -> false;
        };
    }

    private static List<Change> ofLimit(Limit limit) {
        boolean counts = limit.per() != Limit.Per.ALWAYS && limit.per() != Limit.Per.EVENT;
        return counts ? List.of(new Change("without its limit", Limit.NONE)) : List.of();
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

    private static List<Change> ofMoment(When.Just just) {
        var all = new ArrayList<Change>();
        var nothing = new Everything();
        if (!(just.subject() instanceof Everything)) {
            all.add(
                    new Change(
                            "without " + just.subject(),
                            new When.Just(
                                    just.event(), just.by(), nothing, just.cause(), just.place())));
        }
        if (!(just.cause() instanceof Everything)) {
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

    private static List<Change> ofList(List<?> list) {
        var all = new ArrayList<Change>();
        for (int i = 0; i < list.size(); i++) {
            int at = i;
            all.addAll(within(changes(list.get(i)), other -> replaced(list, at, other)));
        }
        return all;
    }

    /** Changes of the parts of a record; those it refuses do not exist. */
    private static List<Change> ofComponents(Record node) {
        RecordComponent[] components = node.getClass().getRecordComponents();
        Object[] parts = Arrays.stream(components).map(one -> part(node, one)).toArray();
        var all = new ArrayList<Change>();
        for (int i = 0; i < parts.length; i++) {
            if (isUnread(node, parts[i])) {
                continue;
            }
            for (Change change : ofPart(parts[i])) {
                Object[] other = parts.clone();
                other[i] = change.node();
                made(node, components, other)
                        .ifPresent(made -> all.add(new Change(change.what(), made)));
            }
        }
        return all;
    }

    /** What is free is free, whatever number stands there. */
    private static boolean isUnread(Record node, Object part) {
        return node instanceof Modifier modifier
                && modifier.op() == Modifier.Op.FREE
                && part.equals(modifier.amount());
    }

    private static List<Change> ofPart(Object part) {
        return switch (part) {
            case Double number ->
                    List.of(
                            new Change(
                                    words(number) + " becomes " + words(number + 1), number + 1));
            case Integer number ->
                    List.of(new Change(number + " becomes " + (number + 1), number + 1));
            default -> changes(part);
        };
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
