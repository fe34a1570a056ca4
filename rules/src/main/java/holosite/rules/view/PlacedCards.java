package holosite.rules.view;

import holosite.language.card.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where every card of a view is: those on the table, and those in the viewer's hand. */
public final class PlacedCards {
    private final Map<Integer, PlacedCard> byHandle = new HashMap<>();
    private final List<PlacedCard> onTable = new ArrayList<>();

    /** A card, the location it is at or is, and the card it is on or aboard, if any. */
    public record PlacedCard(CardView card, Optional<PlaceView> place, Optional<CardView> host) {

        public boolean isLocation() {
            return place.isPresent() && place.get().location().equals(card);
        }
    }

    public PlacedCards(View view) {
        for (PlaceView place : view.places()) {
            var location = new PlacedCard(place.location(), Optional.of(place), Optional.empty());
            byHandle.put(place.location().handle(), location);
            add(place.cards(), Optional.of(place), Optional.empty());
        }
        for (Side side : Side.values()) {
            add(view.of(side).sideOfTable(), Optional.empty(), Optional.empty());
        }
        for (CardView card : view.own().hand()) {
            byHandle.put(card.handle(), new PlacedCard(card, Optional.empty(), Optional.empty()));
        }
    }

    private void add(List<CardView> cards, Optional<PlaceView> place, Optional<CardView> host) {
        for (CardView card : cards) {
            var placed = new PlacedCard(card, place, host);
            byHandle.put(card.handle(), placed);
            onTable.add(placed);
            add(card.on(), place, Optional.of(card));
        }
    }

    public Optional<PlacedCard> of(int handle) {
        return Optional.ofNullable(byHandle.get(handle));
    }

    /** Everything on the table but the locations. */
    public List<PlacedCard> onTable() {
        return Collections.unmodifiableList(onTable);
    }
}
