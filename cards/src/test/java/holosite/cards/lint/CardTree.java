package holosite.cards.lint;

import holosite.language.Card;
import holosite.language.ability.Ability;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Everything a card says, as nodes that know what they are a part of. */
final class CardTree {
    private final List<Node> nodes = new ArrayList<>();

    /** A node of the language, the node it is a part of, and which part it is there. */
    record Node(Object value, Optional<Node> parent, String part) {

        /** Whether it is a node of this type that fulfills this. */
        <T> boolean is(Class<T> type, Predicate<T> test) {
            return type.isInstance(value) && test.test(type.cast(value));
        }

        boolean is(Class<?> type) {
            return type.isInstance(value);
        }

        /** What it is a part of, from the nearest node to the farthest. */
        Stream<Node> around() {
            return Stream.iterate(parent, Optional::isPresent, one -> one.get().parent())
                    .map(Optional::get);
        }

        /** Whether it is within this part of such a node. */
        boolean within(Class<?> type, String name) {
            return Stream.concat(Stream.of(this), around())
                    .anyMatch(
                            one ->
                                    one.part.equals(name)
                                            && one.parent.filter(p -> p.is(type)).isPresent());
        }

        boolean within(Class<?> type) {
            return around().anyMatch(one -> one.is(type));
        }
    }

    private CardTree(Card card) {
        texts(card).forEach(text -> text.forEach(ability -> add(ability, Optional.empty(), "")));
    }

    static CardTree of(Card card) {
        return new CardTree(card);
    }

    /** Each text of a card: of both ends of a location, of both faces of an Objective. */
    static List<List<Ability>> texts(Card card) {
        var texts = new ArrayList<>(List.of(card.text(), card.darkText(), card.lightText()));
        card.back().ifPresent(back -> texts.add(back.text()));
        return texts;
    }

    private void add(Object value, Optional<Node> parent, String part) {
        switch (value) {
            case Optional<?> optional -> optional.ifPresent(one -> add(one, parent, part));
            case Collection<?> many -> many.forEach(one -> add(one, parent, part));
            case Record record -> {
                var node = new Node(record, parent, part);
                nodes.add(node);
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    add(read(record, component), Optional.of(node), component.getName());
                }
            }
            default -> nodes.add(new Node(value, parent, part));
        }
    }

    private static Object read(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    Stream<Node> nodes() {
        return nodes.stream();
    }

    <T> Stream<Node> nodes(Class<T> type) {
        return nodes.stream().filter(node -> node.is(type));
    }

    <T> Stream<T> all(Class<T> type) {
        return nodes(type).map(node -> type.cast(node.value()));
    }
}
