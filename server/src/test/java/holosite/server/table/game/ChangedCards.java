package holosite.server.table.game;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.rules.kit.CardPool;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Set;

/** The cards after an upgrade: some cost one more to deploy, or say nothing any more. */
public final class ChangedCards {
    private ChangedCards() {}

    public static CardPool dearer(Set<String> ids) {
        return CardPool.of(
                AllCards.all().stream()
                        .map(card -> ids.contains(card.id()) ? dearer(card) : card)
                        .toList());
    }

    public static CardPool silent(Set<String> ids) {
        return CardPool.of(
                AllCards.all().stream()
                        .map(card -> ids.contains(card.id()) ? with(card, "text", List.of()) : card)
                        .toList());
    }

    private static Card dearer(Card card) {
        var figures = new EnumMap<Figure, Double>(Figure.class);
        figures.putAll(card.figures());
        figures.merge(Figure.DEPLOY_COST, 1.0, Double::sum);
        return with(card, "figures", figures);
    }

    private static Card with(Card card, String part, Object value) {
        try {
            RecordComponent[] parts = Card.class.getRecordComponents();
            var values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                values[i] =
                        parts[i].getName().equals(part)
                                ? value
                                : parts[i].getAccessor().invoke(card);
            }
            return Card.class
                    .getDeclaredConstructor(
                            Arrays.stream(parts)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new))
                    .newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
