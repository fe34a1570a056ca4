package holosite.bots.sim;

import holosite.language.Card;
import holosite.language.filter.OfSystem;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.TargetedAs;
import holosite.language.filter.Titled;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which cards go with which: those that a card's text names by title, persona or system, its
 * matching cards, and the cards that name it. Many a text comes up only beside another card.
 */
final class NamedCards {
    private final Map<String, List<Card>> companions = new HashMap<>();

    /** Among the cards of one side. */
    NamedCards(List<Card> cards) {
        var named = new HashMap<String, Set<String>>();
        for (Card card : cards) {
            var names = new HashSet<>(card.matching());
            addNames(card.text(), names);
            addNames(card.darkText(), names);
            addNames(card.lightText(), names);
            named.put(card.id(), names);
        }
        for (Card card : cards) {
            var with = new LinkedHashSet<Card>();
            for (Card other : cards) {
                boolean names =
                        names(named.getOrDefault(card.id(), Set.of()), other)
                                || names(named.getOrDefault(other.id(), Set.of()), card);
                if (names && !other.title().equals(card.title())) {
                    with.add(other);
                }
            }
            companions.put(card.id(), List.copyOf(with));
        }
    }

    /** The cards that go with this one. */
    List<Card> with(Card card) {
        return companions.getOrDefault(card.id(), List.of());
    }

    private static boolean names(Set<String> names, Card card) {
        return names.contains(card.title())
                || (!card.system().isEmpty() && names.contains(card.system()))
                || card.personas().stream().anyMatch(names::contains);
    }

    private static void addNames(Object node, Set<String> to) {
        switch (node) {
            case Titled titled -> to.add(titled.title());
            case PersonaOf persona -> to.add(persona.name());
            case TargetedAs as -> to.add(as.persona());
            case OfSystem place -> to.add(place.system());
            case Record record -> parts(record).forEach(part -> addNames(part, to));
            case Iterable<?> several -> several.forEach(one -> addNames(one, to));
            case Optional<?> some -> some.ifPresent(one -> addNames(one, to));
            default -> {
                // a number, a word or a constant names no card
            }
        }
    }

    private static List<Object> parts(Record node) {
        var parts = new ArrayList<Object>();
        for (RecordComponent component : node.getClass().getRecordComponents()) {
            try {
                parts.add(component.getAccessor().invoke(node));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(node + " cannot be read", e);
            }
        }
        return parts;
    }
}
