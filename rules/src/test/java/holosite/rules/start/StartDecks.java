package holosite.rules.start;

import static holosite.language.card.Side.DARK;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decks for games that are started in full. */
final class StartDecks {
    private StartDecks() {}

    /** A card of that title; of two, the one that is no Defensive Shield. */
    static Card card(String title, Side side) {
        return AllCards.byTitle(title).stream()
                .filter(card -> card.side() == side)
                .filter(card -> !card.is(CardType.DEFENSIVE_SHIELD))
                .findFirst()
                .orElseGet(() -> shield(title, side));
    }

    static Card shield(String title, Side side) {
        return AllCards.byTitle(title).stream()
                .filter(card -> card.side() == side && card.is(CardType.DEFENSIVE_SHIELD))
                .findFirst()
                .orElseThrow();
    }

    /** Sixty cards: these, the rest troopers; it wants to start at the location named. */
    static Setup.Deck deck(Side side, String start, String... titles) {
        var cards = new ArrayList<Card>();
        for (String title : titles) {
            cards.add(card(title, side));
        }
        Card filler = card(side == DARK ? "Stormtrooper" : "Rebel Trooper", side);
        while (cards.size() < 60) {
            cards.add(filler);
        }
        return new Setup.Deck(side.name(), cards, start);
    }

    /** The same with Defensive Shields outside. */
    static Setup.Deck under(Setup.Deck deck, Side side, String... shields) {
        List<Card> under = Arrays.stream(shields).map(title -> shield(title, side)).toList();
        return new Setup.Deck(deck.name(), deck.cards(), deck.start(), under);
    }

    static Scene start(Setup.Deck dark, Setup.Deck light) {
        return Scene.of(GameState.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), 7));
    }
}
