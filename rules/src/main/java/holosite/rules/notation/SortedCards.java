package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.setup.DeckCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The cards of a list put where they belong: Defensive Shields and game aids outside the deck, a
 * location among the starting cards is where the game starts, unless an Objective starts it.
 */
final class SortedCards {
    private final List<Card> cards = new ArrayList<>();
    private final List<Card> under = new ArrayList<>();
    private String start;

    /**
     * @param start the title of the starting location, if the list names it by itself
     */
    SortedCards(String start) {
        this.start = start;
    }

    void add(CardsFound found, DeckSection section) {
        Card card = found.card();
        boolean outside = section == DeckSection.OUTSIDE || DeckCheck.belongsOutside(card);
        (outside ? under : cards).addAll(Collections.nCopies(found.count(), card));
        if (section == DeckSection.STARTING && card.is(CardType.LOCATION) && start.isEmpty()) {
            start = card.title();
        }
    }

    Deck deck(String name, Side side, String style) {
        boolean objective = cards.stream().anyMatch(card -> card.is(CardType.OBJECTIVE));
        return new Deck(name, side, objective ? "" : start, style, cards, under);
    }
}
