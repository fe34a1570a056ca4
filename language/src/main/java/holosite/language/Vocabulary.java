package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.Event;
import holosite.language.ability.Fires;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.Half;
import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Stretch;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.Put;
import holosite.language.effect.Retrieve;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.Known;
import holosite.language.filter.OwnText;
import holosite.language.filter.Ref;
import holosite.language.filter.Relation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Every word of the language: the kinds of node a card's tree is made of, and the constants that
 * nodes name. A rule must read each of them, or a card could print what it does not do.
 */
public final class Vocabulary {

    /** The families of nodes: a tree contains nothing else, apart from the parts of its nodes. */
    private static final List<Class<?>> FAMILIES =
            List.of(
                    Filter.class,
                    Ref.class,
                    Amount.class,
                    Condition.class,
                    Effect.class,
                    Ability.class,
                    Cost.class,
                    When.class,
                    Deploys.Where.class);

    private Vocabulary() {}

    /** The families of nodes, each a sealed interface. */
    public static List<Class<?>> families() {
        return FAMILIES;
    }

    /** Every kind of node: the records of all families. */
    public static List<Class<?>> nodes() {
        var nodes = new ArrayList<Class<?>>();
        FAMILIES.forEach(family -> nodes.addAll(nodes(family)));
        return nodes;
    }

    /** The kinds of node of one family. */
    public static List<Class<?>> nodes(Class<?> family) {
        var nodes = new ArrayList<Class<?>>();
        for (Class<?> kind : family.getPermittedSubclasses()) {
            if (kind.isRecord()) {
                nodes.add(kind);
            } else if (kind.isSealed()) {
                nodes.addAll(nodes(kind));
            }
        }
        return nodes;
    }

    /** Every constant that a node can name. */
    public static List<Enum<?>> constants() {
        var all = new ArrayList<Enum<?>>();
        // what cards are and have
        Collections.addAll(all, Agenda.values());
        Collections.addAll(all, CardType.values());
        Collections.addAll(all, Figure.values());
        Collections.addAll(all, Figure.Of.values());
        Collections.addAll(all, Icon.values());
        Collections.addAll(all, Side.values());
        Collections.addAll(all, Stretch.values());
        Collections.addAll(all, Subtype.values());
        Collections.addAll(all, Trait.values());
        Collections.addAll(all, Uniqueness.Scope.values());
        // the course of the game
        Collections.addAll(all, DestinyKind.values());
        Collections.addAll(all, Duration.values());
        Collections.addAll(all, Phase.values());
        Collections.addAll(all, Pile.values());
        Collections.addAll(all, Who.values());
        // filters and amounts
        Collections.addAll(all, CardState.values());
        Collections.addAll(all, Compare.values());
        Collections.addAll(all, Half.Rounding.values());
        Collections.addAll(all, Held.Hold.values());
        Collections.addAll(all, Known.values());
        Collections.addAll(all, OwnText.Tells.values());
        Collections.addAll(all, Relation.values());
        // effects and abilities
        Collections.addAll(all, Deed.values());
        Collections.addAll(all, Deed.Ruling.values());
        Collections.addAll(all, Event.values());
        Collections.addAll(all, Fires.Range.values());
        Collections.addAll(all, Limit.Per.values());
        Collections.addAll(all, Modifier.Op.values());
        Collections.addAll(all, Put.Position.values());
        Collections.addAll(all, Retrieve.How.values());
        return all;
    }
}
