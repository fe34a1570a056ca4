package holosite.rules.tell;

import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where every card of a view is, by its handle. */
final class CardPlaces {

    /** A card, what it is on, and the place where it all is. */
    record Spot(CardView card, Optional<CardView> on, Optional<PlaceView> place) {}

    private final Map<Integer, Spot> spots = new HashMap<>();

    CardPlaces(View view) {
        for (PlaceView place : view.places()) {
            spots.put(
                    place.location().handle(),
                    new Spot(place.location(), Optional.empty(), Optional.of(place)));
            add(place.cards(), Optional.empty(), Optional.of(place));
        }
        for (Side side : Side.values()) {
            add(view.of(side).sideOfTable(), Optional.empty(), Optional.empty());
        }
        add(view.own().hand(), Optional.empty(), Optional.empty());
    }

    private void add(List<CardView> cards, Optional<CardView> on, Optional<PlaceView> place) {
        for (CardView card : cards) {
            spots.put(card.handle(), new Spot(card, on, place));
            add(card.on(), Optional.of(card), place);
        }
    }

    Optional<Spot> of(int handle) {
        return Optional.ofNullable(spots.get(handle));
    }
}
