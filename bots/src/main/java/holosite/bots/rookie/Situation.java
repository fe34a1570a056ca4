package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A view as its player reads it: which card is where, and what is printed on it. */
final class Situation {
    private final View view;
    private final Question question;
    private final PrintedCards pool;
    private final Map<Integer, Spot> spots = new HashMap<>();
    private final List<Spot> units = new ArrayList<>();

    /** A card on the table: at which location, and on which other card, if any. */
    record Spot(CardView card, Optional<PlaceView> place, Optional<CardView> host) {

        boolean isLocation() {
            return place.isPresent() && place.get().location().equals(card);
        }
    }

    Situation(View view, PrintedCards pool) {
        this.view = view;
        this.question = view.question().orElseThrow();
        this.pool = pool;
        for (PlaceView place : view.places()) {
            spots.put(
                    place.location().handle(),
                    new Spot(place.location(), Optional.of(place), Optional.empty()));
            place.cards().forEach(card -> note(card, Optional.of(place), Optional.empty()));
        }
        view.dark().sideOfTable().forEach(c -> note(c, Optional.empty(), Optional.empty()));
        view.light().sideOfTable().forEach(c -> note(c, Optional.empty(), Optional.empty()));
    }

    private void note(CardView card, Optional<PlaceView> place, Optional<CardView> host) {
        var spot = new Spot(card, place, host);
        spots.put(card.handle(), spot);
        units.add(spot);
        card.on().forEach(on -> note(on, place, Optional.of(card)));
    }

    View view() {
        return view;
    }

    Question question() {
        return question;
    }

    Side me() {
        return view.viewer();
    }

    Side them() {
        return view.viewer().opposite();
    }

    boolean myTurn() {
        return view.turnPlayer() == me();
    }

    int force() {
        return view.own().forcePile();
    }

    List<PlaceView> places() {
        return view.places();
    }

    /** Everything on the table but the locations. */
    List<Spot> onTable() {
        return units;
    }

    Card printed(String id) {
        return pool.card(id);
    }

    Card printed(CardView card) {
        return pool.card(card.id());
    }

    /** Where a card on the table is; nothing for cards elsewhere. */
    Optional<Spot> spot(Question.Seen seen) {
        return seen.where() == Question.Place.TABLE
                ? Optional.ofNullable(spots.get(seen.handle()))
                : Optional.empty();
    }

    /** The location a card on the table is at, or is. */
    Optional<PlaceView> place(Question.Seen seen) {
        return spot(seen).flatMap(Spot::place);
    }

    Optional<CardView> inHand(Question.Seen seen) {
        return view.own().hand().stream().filter(c -> c.handle() == seen.handle()).findFirst();
    }

    boolean mine(CardView card) {
        return card.owner() == me();
    }

    /** Whether a location of this title is on the table already. */
    boolean liesOnTable(String title) {
        return places().stream().anyMatch(p -> p.location().title().equals(title));
    }

    /** A unique card of this player, or its persona, that is in play already. */
    boolean inPlayAlready(Card card) {
        return card.uniqueness().unique()
                && (card.is(CardType.LOCATION)
                        ? liesOnTable(card.title())
                        : units.stream()
                                .filter(s -> mine(s.card()))
                                .anyMatch(s -> s.card().title().equals(card.title())));
    }
}
