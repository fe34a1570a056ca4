package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;

/** A view as its player reads it: which card is where, and what is printed on it. */
final class Situation {
    private final View view;
    private final Question question;
    private final PrintedCards pool;
    private final PlacedCards placed;

    Situation(View view, PrintedCards pool) {
        this.view = view;
        this.question = view.question().orElseThrow();
        this.pool = pool;
        this.placed = new PlacedCards(view);
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
    List<PlacedCard> onTable() {
        return placed.onTable();
    }

    Card printed(String id) {
        return pool.card(id);
    }

    Card printed(CardView card) {
        return pool.card(card.id());
    }

    /** Where a card on the table is; nothing for cards elsewhere. */
    Optional<PlacedCard> placed(Question.Seen seen) {
        return seen.where() == Question.Place.TABLE ? placed.of(seen.handle()) : Optional.empty();
    }

    /** The location a card on the table is at, or is. */
    Optional<PlaceView> place(Question.Seen seen) {
        return placed(seen).flatMap(PlacedCard::place);
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
                        : onTable().stream()
                                .filter(s -> mine(s.card()))
                                .anyMatch(s -> s.card().title().equals(card.title())));
    }
}
