package holosite.bots.search;

import holosite.language.Card;
import holosite.rules.kit.CardPool;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The opponent's cards a bot has seen on the table: as many of each as at once. */
final class OpponentMemory {
    private final Map<String, Integer> most = new TreeMap<>();

    OpponentMemory copy() {
        var copy = new OpponentMemory();
        copy.most.putAll(most);
        return copy;
    }

    void of(View view) {
        var now = new HashMap<String, Integer>();
        for (PlaceView place : view.places()) {
            count(place.location(), view, now);
            place.cards().forEach(card -> count(card, view, now));
        }
        view.opponents().sideOfTable().forEach(card -> count(card, view, now));
        view.question()
                .filter(question -> !question.about().id().isEmpty())
                .ifPresent(question -> now.merge(question.about().id(), 1, Math::max));
        now.forEach((id, count) -> most.merge(id, count, Math::max));
    }

    private static void count(CardView card, View view, Map<String, Integer> now) {
        // the other side of a card is no card of its own
        if (card.owner() != view.viewer() && !card.marks().contains(CardView.Mark.FLIPPED)) {
            now.merge(card.id(), 1, Integer::sum);
        }
        card.on().forEach(on -> count(on, view, now));
    }

    List<Card> cards(CardPool pool, View view) {
        var cards = new ArrayList<Card>();
        most.forEach(
                (id, count) ->
                        pool.withId(id)
                                .filter(card -> card.side() != view.viewer())
                                .ifPresent(
                                        card -> {
                                            for (int i = 0; i < count; i++) {
                                                cards.add(card);
                                            }
                                        }));
        return cards;
    }
}
