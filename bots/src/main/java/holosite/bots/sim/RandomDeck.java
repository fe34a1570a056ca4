package holosite.bots.sim;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.setup.StartingLocationCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Legal decks that nobody would build, drawn from every card of a side: so that each card meets all
 * the others sooner or later.
 */
public final class RandomDeck {
    private static final int CARDS = 60;
    private static final int LOCATIONS = 10;
    private static final int UNDER = 10;

    private RandomDeck() {}

    public static Setup.Deck of(Side side, CardPool pool, long seed) {
        var chance = new SplittableRandom(seed * 2 + (side == Side.DARK ? 0 : 1));
        var locations = cards(pool, side, true);
        var others = cards(pool, side, false);
        var starts =
                locations.stream()
                        .filter(card -> StartingLocationCheck.legal(new Definition(card)))
                        .toList();
        var deck = new ArrayList<Card>();
        Card start = one(starts, chance);
        deck.add(start);
        while (deck.size() < LOCATIONS) {
            deck.add(one(locations, chance));
        }
        while (deck.size() < CARDS) {
            deck.add(one(others, chance));
        }
        var under = new ArrayList<Card>();
        List<Card> effects = of(pool, side, card -> card.is(Subtype.STARTING_EFFECT));
        List<Card> shields = of(pool, side, card -> card.is(CardType.DEFENSIVE_SHIELD));
        if (!effects.isEmpty() && !shields.isEmpty() && chance.nextBoolean()) {
            deck.set(deck.size() - 1, one(effects, chance));
            for (int i = chance.nextInt(UNDER + 1); i > 0; i--) {
                under.add(one(shields, chance));
            }
        }
        String name = "Random " + seed;
        List<Card> objectives = of(pool, side, card -> card.is(CardType.OBJECTIVE));
        if (!objectives.isEmpty() && chance.nextBoolean()) {
            Card objective = one(objectives, chance);
            deck.set(LOCATIONS, objective);
            if (DeckCheck.setsAside(objective)) {
                List<Card> planets =
                        of(pool, side, card -> card.is(Subtype.SYSTEM) && card.has(Icon.PLANET));
                under.add(one(planets, chance));
                under.add(one(planets, chance));
            }
            return new Setup.Deck(name, deck, "", under);
        }
        return new Setup.Deck(name, deck, start.title(), under);
    }

    private static List<Card> of(CardPool pool, Side side, Predicate<Card> kind) {
        return pool.all().stream().filter(card -> card.side() == side).filter(kind).toList();
    }

    private static List<Card> cards(CardPool pool, Side side, boolean locations) {
        return pool.all().stream()
                .filter(card -> card.side() == side)
                .filter(card -> card.is(CardType.LOCATION) == locations)
                .filter(card -> !card.is(CardType.OBJECTIVE))
                .filter(card -> !card.is(Subtype.STARTING_EFFECT))
                .filter(card -> !card.is(CardType.DEFENSIVE_SHIELD))
                .filter(card -> !card.is(CardType.GAME_AID))
                .toList();
    }

    private static Card one(List<Card> cards, SplittableRandom chance) {
        return cards.get(chance.nextInt(cards.size()));
    }
}
