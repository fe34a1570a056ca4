package holosite.bots.sim;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Starts;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Who;
import holosite.language.effect.Effect;
import holosite.language.effect.SetUp;
import holosite.rules.card.Definition;
import holosite.rules.compile.FilterCompiler;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.setup.StartingLocationCheck;
import holosite.rules.text.Catalog;
import holosite.rules.text.Slots;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Legal decks that nobody would build, drawn from every card of a side, so that each card meets all
 * the others sooner or later. A card often brings another one that it names, and a card that starts
 * the game brings what it starts with.
 */
public final class RandomDecks {
    private static final int CARDS = 60;
    private static final int LOCATIONS = 9;
    private static final int MOST_LOCATIONS = 16;

    private final Side side;
    private final Catalog catalog;
    private final List<Card> locations;
    private final List<Card> starts;
    private final List<Card> others;
    private final List<Card> objectives;
    private final List<Card> startingEffects;
    private final List<Card> shields;
    private final List<Card> planets;
    private final NamedCards named;

    /** Decks of one side from a pool. */
    public RandomDecks(Side side, CardPool pool) {
        this.side = side;
        catalog = pool.catalog();
        List<Card> ours = pool.all().stream().filter(card -> card.side() == side).toList();
        locations = of(ours, card -> card.is(CardType.LOCATION));
        starts = of(locations, card -> StartingLocationCheck.legal(new Definition(card)));
        objectives = of(ours, card -> card.is(CardType.OBJECTIVE));
        startingEffects = of(ours, card -> card.is(Subtype.STARTING_EFFECT));
        shields = of(ours, card -> card.is(CardType.DEFENSIVE_SHIELD));
        planets = of(ours, card -> card.is(Subtype.SYSTEM) && card.has(Icon.PLANET));
        others =
                of(
                        ours,
                        card ->
                                !card.is(CardType.LOCATION)
                                        && !card.is(CardType.OBJECTIVE)
                                        && !card.is(Subtype.STARTING_EFFECT)
                                        && !card.is(CardType.DEFENSIVE_SHIELD)
                                        && !card.is(CardType.GAME_AID));
        var playable = new ArrayList<>(locations);
        playable.addAll(others);
        named = new NamedCards(playable);
    }

    private static List<Card> of(List<Card> cards, Predicate<Card> kind) {
        return cards.stream().filter(kind).toList();
    }

    /** The deck of this seed. */
    public Setup.PlayerDeck deck(long seed) {
        var chance = new SplittableRandom(seed * 2 + (side == Side.DARK ? 0 : 1));
        var deck = new ArrayList<Card>();
        var under = new ArrayList<Card>();
        String start = "";
        if (!objectives.isEmpty() && chance.nextBoolean()) {
            Card objective = one(objectives, chance);
            deck.add(objective);
            deck.addAll(startedBy(objective, chance));
            if (DeckCheck.setsAside(objective)) {
                under.add(one(planets, chance));
                under.add(one(planets, chance));
            }
        } else {
            Card location = one(starts, chance);
            deck.add(location);
            start = location.title();
        }
        if (!startingEffects.isEmpty() && !shields.isEmpty() && chance.nextBoolean()) {
            Card effect = one(startingEffects, chance);
            deck.add(effect);
            for (int i = chance.nextInt(DeckCheck.takes(effect) + 1); i > 0; i--) {
                under.add(one(shields, chance));
            }
        }
        while (count(deck) < LOCATIONS) {
            deck.add(one(locations, chance));
        }
        while (deck.size() < CARDS) {
            addWithCompanion(deck, one(others, chance), chance);
        }
        return new Setup.PlayerDeck("Random", deck.subList(0, CARDS), start, under);
    }

    private void addWithCompanion(List<Card> deck, Card card, SplittableRandom chance) {
        deck.add(card);
        deck.addAll(startedBy(card, chance));
        List<Card> companions = named.with(card);
        if (!companions.isEmpty() && chance.nextBoolean()) {
            Card companion = one(companions, chance);
            if (!companion.is(CardType.LOCATION) || count(deck) < MOST_LOCATIONS) {
                deck.add(companion);
            }
        }
    }

    private static long count(List<Card> deck) {
        return deck.stream().filter(card -> card.is(CardType.LOCATION)).count();
    }

    /** A card for each that this one deploys from its player's deck as the game is set up. */
    private List<Card> startedBy(Card card, SplittableRandom chance) {
        var wanted = new ArrayList<Card>();
        for (Ability ability : card.text()) {
            if (ability instanceof Starts text) {
                for (Effect effect : text.effects()) {
                    if (effect instanceof SetUp setUp && setUp.who() != Who.OPPONENT) {
                        var test = new FilterCompiler(new Slots()).test(setUp.which());
                        var fitting = new ArrayList<Card>();
                        fitting.addAll(
                                of(locations, one -> test.couldFit(catalog.definition(one))));
                        fitting.addAll(of(others, one -> test.couldFit(catalog.definition(one))));
                        if (!fitting.isEmpty()) {
                            wanted.add(one(fitting, chance));
                        }
                    }
                }
            }
        }
        return wanted;
    }

    private static Card one(List<Card> cards, SplittableRandom chance) {
        return cards.get(chance.nextInt(cards.size()));
    }
}
