package holosite.rules.start;

import static holosite.language.card.Side.DARK;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.Setup;
import holosite.rules.text.Catalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Decks for games that are started in full. */
public final class StartDecks {
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
    public static Setup.PlayerDeck deck(Side side, String start, String... titles) {
        var cards = new ArrayList<Card>();
        for (String title : titles) {
            cards.add(card(title, side));
        }
        Card filler = card(side == DARK ? "Stormtrooper" : "Rebel Trooper", side);
        while (cards.size() < 60) {
            cards.add(filler);
        }
        return new Setup.PlayerDeck(side.name(), cards, start);
    }

    /** The same with Defensive Shields outside. */
    public static Setup.PlayerDeck under(Setup.PlayerDeck deck, Side side, String... shields) {
        List<Card> under = Arrays.stream(shields).map(title -> shield(title, side)).toList();
        return new Setup.PlayerDeck(deck.name(), deck.cards(), deck.start(), under);
    }

    public static Scene start(Setup.PlayerDeck dark, Setup.PlayerDeck light) {
        return Scene.of(Game.start(new Setup(catalog(dark, light), dark, light), 7));
    }

    /** All cards, and those the decks have beyond them. */
    static Catalog catalog(Setup.PlayerDeck dark, Setup.PlayerDeck light) {
        var more =
                Stream.of(dark, light)
                        .flatMap(deck -> deck.all().stream())
                        .filter(card -> AllCards.byId(card.id()).isEmpty())
                        .distinct();
        var all = Stream.concat(AllCards.all().stream(), more).toList();
        return all.size() == AllCards.all().size()
                ? ReadyDecks.POOL.catalog()
                : CardPool.of(all).catalog();
    }
}
