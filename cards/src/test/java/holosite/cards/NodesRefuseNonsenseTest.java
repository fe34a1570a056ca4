package holosite.cards;

import static holosite.language.words.Amounts.number;
import static holosite.language.words.Filters.CHARACTER;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.Vocabulary;
import holosite.language.ability.Cost;
import holosite.language.amount.Amount;
import holosite.language.amount.ParsecsBetween;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.SenateMajority;
import holosite.language.effect.CancelBattle;
import holosite.language.effect.Collapse;
import holosite.language.effect.Detach;
import holosite.language.effect.GoMissing;
import holosite.language.effect.LoseAsCost;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.Retarget;
import holosite.language.filter.DrawnAs;
import holosite.language.filter.FiguredAt;
import holosite.language.filter.Known;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Every node refuses an empty list, an empty name, a number that is none and a negative number,
 * except where one of these means something.
 */
final class NodesRefuseNonsenseTest {
    private static final String BUILT_UP = "an action is built up; what uses it refuses none";
    private static final String MAY_BE_NONE = "nothing more happens";
    private static final String ANY_NUMBER = "a number of any sign makes sense there";

    private static final Map<String, String> ACCEPTED =
            Map.ofEntries(
                    Map.entry("Action.costs []", "an action may be free"),
                    Map.entry("Action.effects []", BUILT_UP),
                    Map.entry("Action.targets []", "an action may be aimed at nothing"),
                    Map.entry("Branch.If.then []", MAY_BE_NONE),
                    Map.entry("Branch.otherwise []", MAY_BE_NONE),
                    Map.entry("Duel.ifYouLose []", MAY_BE_NONE),
                    Map.entry("Duel.ifYouWin []", MAY_BE_NONE),
                    Map.entry("May.otherwise []", MAY_BE_NONE),
                    Map.entry("MayPay.otherwise []", MAY_BE_NONE),
                    Map.entry("MayPay.then []", "paying only keeps something from happening"),
                    Map.entry("SetUp.name ''", "what is deployed need not be named"),
                    Map.entry("AtLeast.floor -1", ANY_NUMBER),
                    Map.entry("AtMost.cap -1", ANY_NUMBER),
                    Map.entry("Cases.Case.amount -1", ANY_NUMBER),
                    Map.entry("Cases.otherwise -1", ANY_NUMBER),
                    Map.entry("ChangeDestiny.by -1", ANY_NUMBER),
                    Map.entry("Compares.left -1", ANY_NUMBER),
                    Map.entry("Compares.right -1", ANY_NUMBER),
                    Map.entry("Difference.from -1", ANY_NUMBER),
                    Map.entry("Difference.less -1", ANY_NUMBER),
                    Map.entry("Duel.theirs -1", ANY_NUMBER),
                    Map.entry("Duel.yours -1", ANY_NUMBER),
                    Map.entry("Ferocity.first -1", ANY_NUMBER),
                    Map.entry("Figured.amount -1", ANY_NUMBER),
                    Map.entry("FiguredAt.amount -1", ANY_NUMBER),
                    Map.entry("FiguresTogether.amount -1", ANY_NUMBER),
                    Map.entry("FireWeapon.added -1", ANY_NUMBER),
                    Map.entry("Fires.added -1", ANY_NUMBER),
                    Map.entry("Fires.against -1", ANY_NUMBER),
                    Map.entry("Fixed.value -1.0", ANY_NUMBER),
                    Map.entry("Half.amount -1", ANY_NUMBER),
                    Map.entry("Modifier.amount -1", ANY_NUMBER),
                    Map.entry("Note.number -1", ANY_NUMBER),
                    Map.entry("Product.amount -1", ANY_NUMBER),
                    Map.entry("Product.factor -1", ANY_NUMBER),
                    Map.entry("Remember.amount -1", ANY_NUMBER),
                    Map.entry("TotalToCross.total -1", ANY_NUMBER),
                    Map.entry("TotalsCompare.left -1", ANY_NUMBER),
                    Map.entry("TotalsCompare.right -1", ANY_NUMBER));

    /** Nodes that no card uses yet. */
    private static final List<Record> UNUSED =
            List.of(
                    new Collapse(CHARACTER),
                    new Detach(CHARACTER),
                    new DrawnAs(List.of(DestinyKind.BATTLE)),
                    new Cost.EachUses(number(1)),
                    new CancelBattle(),
                    new FiguredAt(Who.YOU, Figure.TOTAL_POWER, Compare.MORE, number(1)),
                    new GoMissing(CHARACTER),
                    new LoseAsCost(Who.YOU, number(1)),
                    new MayMoveAgain(CHARACTER, false),
                    new ParsecsBetween(Known.IT, Known.HOST),
                    new Retarget(Known.IT, Known.HOST, CHARACTER),
                    new SenateMajority(Who.YOU),
                    new Cost.UseAnyForce("much", number(3)));

    /** Of each node some of those that cards use: what one refuses may stand beside another. */
    private final Map<Class<?>, Set<Record>> samples = new HashMap<>();

    private static final int MOST = 40;

    @Test
    void noNodeAcceptsNonsense() throws ReflectiveOperationException {
        for (Card card : AllCards.all()) {
            collect(card.textFor(Side.DARK));
            collect(card.textFor(Side.LIGHT));
            if (card.back().isPresent()) {
                collect(card.back().get().text());
            }
        }
        UNUSED.forEach(node -> samples.putIfAbsent(node.getClass(), Set.of(node)));
        assertThat(samples.keySet()).containsAll(Vocabulary.nodes());

        var accepted = new TreeSet<String>();
        for (Record node : samples.values().stream().flatMap(Set::stream).toList()) {
            RecordComponent[] parts = node.getClass().getRecordComponents();
            for (int i = 0; i < parts.length; i++) {
                for (Object nonsense : nonsense(parts[i].getType())) {
                    if (accepts(node, i, nonsense)) {
                        accepted.add(name(node, parts[i]) + " " + words(nonsense));
                    }
                }
            }
        }
        assertThat(accepted).isEqualTo(new TreeSet<>(ACCEPTED.keySet()));
    }

    private void collect(Object part) throws ReflectiveOperationException {
        switch (part) {
            case Record record -> {
                Set<Record> alike =
                        samples.computeIfAbsent(record.getClass(), c -> new HashSet<>());
                if (alike.size() < MOST) {
                    alike.add(record);
                }
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    collect(value(record, component));
                }
            }
            case Collection<?> all -> {
                for (Object one : all) {
                    collect(one);
                }
            }
            case Optional<?> optional when optional.isPresent() -> collect(optional.get());
            default -> {}
        }
    }

    private static List<Object> nonsense(Class<?> type) {
        var all = new ArrayList<Object>();
        if (type == List.class) {
            all.add(List.of());
        } else if (type == Set.class) {
            all.add(Set.of());
        } else if (type == String.class) {
            all.add("");
        } else if (type == int.class) {
            all.add(-1);
        } else if (type == double.class) {
            all.add(Double.NaN);
            all.add(-1.0);
        } else if (type == Amount.class) {
            all.add(number(-1));
        }
        return all;
    }

    private static String words(Object nonsense) {
        return switch (nonsense) {
            case String _ -> "''";
            case Amount _ -> "-1";
            default -> nonsense.toString();
        };
    }

    private static String name(Record node, RecordComponent part) {
        String name = node.getClass().getName().replaceFirst(".*\\.", "").replace('$', '.');
        return name + "." + part.getName();
    }

    private static boolean accepts(Record node, int at, Object nonsense)
            throws ReflectiveOperationException {
        RecordComponent[] parts = node.getClass().getRecordComponents();
        var types = new Class<?>[parts.length];
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            types[i] = parts[i].getType();
            values[i] = i == at ? nonsense : value(node, parts[i]);
        }
        var constructor = node.getClass().getDeclaredConstructor(types);
        constructor.setAccessible(true);
        try {
            constructor.newInstance(values);
            return true;
        } catch (InvocationTargetException refused) {
            assertThat(refused.getCause()).isInstanceOf(IllegalArgumentException.class);
            return false;
        }
    }

    private static Object value(Record record, RecordComponent part)
            throws ReflectiveOperationException {
        var accessor = part.getAccessor();
        accessor.setAccessible(true);
        return accessor.invoke(record);
    }
}
