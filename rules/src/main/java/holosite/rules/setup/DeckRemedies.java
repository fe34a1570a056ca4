package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What can be done about the problems of one deck. Each remedy ends its problem; it may lead to
 * another one (a card more than sixty), which then has its own. Where only the player can know, as
 * for a deck that lacks many cards, there is none.
 */
public final class DeckRemedies {
    /** So many ways out are offered at most. */
    private static final int MOST = 3;

    private final Setup.PlayerDeck deck;
    private final Side side;
    private final Collection<Card> pool;

    /**
     * @param pool the cards that may be added
     */
    public DeckRemedies(Setup.PlayerDeck deck, Side side, Collection<Card> pool) {
        this.deck = deck;
        this.side = side;
        this.pool = pool;
    }

    /** What ends this problem of the deck, the likeliest first. */
    public List<DeckRemedy> of(DeckProblem problem) {
        return switch (problem) {
            case DeckProblem.WrongSize(int required, int cards) ->
                    cards > required ? tooMany(cards - required) : tooFew(required - cards);
            case DeckProblem.OtherSide(Card card, Side _) ->
                    exchangeOrTakeOut(card, other -> other.side() == side);
            case DeckProblem.NotInFormat(Card card, DeckFormat format) ->
                    exchangeOrTakeOut(
                            card, other -> other.side() == card.side() && format.allows(other));
            case DeckProblem.SeveralObjectives _ -> keepOne(card -> card.is(CardType.OBJECTIVE));
            case DeckProblem.SeveralStartingEffects _ ->
                    keepOne(card -> card.is(Subtype.STARTING_EFFECT));
            case DeckProblem.StartBesideObjective() -> List.of(new DeckRemedy.NameNoStart());
            case DeckProblem.BelongsOutside(Card card) ->
                    List.of(new DeckRemedy.MoveOutside(card), takeOut(card));
            case DeckProblem.InNoDeck(Card card) -> List.of(takeOut(card));
            case DeckProblem.NothingSetsAside() -> locationsOutside();
            case DeckProblem.NothingToSetAside() -> List.of();
            case DeckProblem.NoStartingEffect() -> noStartingEffect();
            case DeckProblem.TooManyUnder(Card _, int most, int _) ->
                    List.of(
                            new DeckRemedy.TakeOut(
                                    counted(underTheEffect().skip(most).toList()), true));
            case DeckProblem.NoStart _,
                    DeckProblem.StartIsNoLocation _,
                    DeckProblem.StartNeedsAnother _ ->
                    startElsewhere();
            case DeckProblem.StartNotInDeck(String title) -> {
                var ways = new ArrayList<DeckRemedy>();
                pool.stream()
                        .filter(card -> card.title().equals(title) && canStart(card))
                        .findFirst()
                        .map(DeckRemedy.AddStart::new)
                        .ifPresent(ways::add);
                ways.addAll(startElsewhere());
                yield ways.stream().distinct().limit(MOST).toList();
            }
        };
    }

    // ---- how many cards

    /** Copies of what there is most of go first: a single card was put in for a reason. */
    private List<DeckRemedy> tooMany(int many) {
        if (many == 1) {
            return spare().stream().limit(MOST).<DeckRemedy>map(card -> takeOut(card, 1)).toList();
        }
        Map<Card, Integer> left = counts(deck.cards());
        Map<Card, Integer> out = new LinkedHashMap<>();
        List<Card> order = spare();
        for (int i = 0; i < many; i++) {
            order.stream()
                    .filter(card -> left.getOrDefault(card, 0) > 0)
                    .max(Comparator.comparingInt(card -> left.getOrDefault(card, 0)))
                    .ifPresent(
                            card -> {
                                left.merge(card, -1, Integer::sum);
                                out.merge(card, 1, Integer::sum);
                            });
        }
        boolean enough = out.values().stream().mapToInt(Integer::intValue).sum() == many;
        return enough ? List.of(new DeckRemedy.TakeOut(copies(out), false)) : List.of();
    }

    /** What may be left out, most copies first: nothing that the game starts with. */
    private List<Card> spare() {
        Map<Card, Integer> counts = counts(deck.cards());
        var cards = new ArrayList<>(counts.keySet());
        cards.removeIf(
                card ->
                        card.title().equals(deck.start())
                                || card.is(CardType.OBJECTIVE)
                                || card.is(Subtype.STARTING_EFFECT));
        // of two with as many copies, the one that was put in later
        Collections.reverse(cards);
        cards.sort(Comparator.comparing(counts::get, Comparator.reverseOrder()));
        return cards;
    }

    /** A few more copies of what there are several of; many cards only the player can choose. */
    private List<DeckRemedy> tooFew(int few) {
        if (few > MOST) {
            return List.of();
        }
        return spare().stream()
                .filter(card -> card.side() == side && !card.uniqueness().unique())
                .filter(card -> !card.is(CardType.LOCATION) && !DeckCheck.belongsOutside(card))
                .limit(MOST)
                .<DeckRemedy>map(card -> new DeckRemedy.Add(new DeckRemedy.Copies(card, few)))
                .toList();
    }

    // ---- cards that may not be in it

    private List<DeckRemedy> exchangeOrTakeOut(Card card, Predicate<Card> allowed) {
        var ways = new ArrayList<DeckRemedy>();
        pool.stream()
                .filter(other -> other.title().equals(card.title()) && allowed.test(other))
                .filter(other -> other.type() == card.type())
                .findFirst()
                .map(other -> new DeckRemedy.Exchange(card, other))
                .ifPresent(ways::add);
        ways.add(takeOut(card));
        return ways;
    }

    private DeckRemedy takeOut(Card card) {
        int count = Collections.frequency(deck.all(), card);
        return new DeckRemedy.TakeOutAll(new DeckRemedy.Copies(card, count));
    }

    private static DeckRemedy takeOut(Card card, int count) {
        return new DeckRemedy.TakeOut(List.of(new DeckRemedy.Copies(card, count)), false);
    }

    private List<DeckRemedy> keepOne(Predicate<Card> which) {
        List<Card> all = deck.cards().stream().filter(which).distinct().toList();
        return all.stream()
                .limit(MOST)
                .<DeckRemedy>map(
                        card ->
                                new DeckRemedy.Keep(
                                        card,
                                        all.stream().filter(other -> !other.equals(card)).toList()))
                .toList();
    }

    // ---- what lies outside

    private List<DeckRemedy> locationsOutside() {
        List<Card> locations =
                deck.under().stream().filter(card -> card.is(CardType.LOCATION)).toList();
        return List.of(
                new DeckRemedy.MoveInside(locations.stream().distinct().toList()),
                new DeckRemedy.TakeOut(counted(locations), true));
    }

    /** The cards outside that a Starting Effect would have under it. */
    private Stream<Card> underTheEffect() {
        return deck.under().stream().filter(card -> !card.is(CardType.LOCATION));
    }

    private List<DeckRemedy> noStartingEffect() {
        List<Card> cards = underTheEffect().toList();
        var ways = new ArrayList<DeckRemedy>();
        pool.stream()
                .filter(card -> card.side() == side && card.is(Subtype.STARTING_EFFECT))
                .filter(card -> DeckCheck.takes(card) >= cards.size())
                .limit(MOST - 1L)
                .map(card -> new DeckRemedy.Add(new DeckRemedy.Copies(card, 1)))
                .forEach(ways::add);
        ways.add(new DeckRemedy.TakeOut(counted(cards), true));
        return ways;
    }

    // ---- where the game starts

    private boolean canStart(Card card) {
        return card.side() == side && StartingLocationCheck.legal(new Definition(card));
    }

    /**
     * A location of the deck; where it has none that will do, one of the planets its locations
     * belong to, or with many Force icons.
     */
    private List<DeckRemedy> startElsewhere() {
        List<String> own =
                deck.cards().stream().filter(this::canStart).map(Card::title).distinct().toList();
        if (!own.isEmpty()) {
            return own.stream().limit(MOST).<DeckRemedy>map(DeckRemedy.StartAt::new).toList();
        }
        List<String> systems = deck.cards().stream().map(Card::system).toList();
        return pool.stream()
                .filter(this::canStart)
                .sorted(
                        Comparator.comparing((Card card) -> !systems.contains(card.system()))
                                .thenComparing(this::ownIcons, Comparator.reverseOrder())
                                .thenComparing(Card::title))
                .limit(MOST)
                .<DeckRemedy>map(DeckRemedy.AddStart::new)
                .toList();
    }

    private int ownIcons(Card location) {
        return side == Side.DARK ? location.darkIcons() : location.lightIcons();
    }

    // ---- counting

    private static Map<Card, Integer> counts(List<Card> cards) {
        Map<Card, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    private static List<DeckRemedy.Copies> copies(Map<Card, Integer> counts) {
        return counts.entrySet().stream()
                .map(some -> new DeckRemedy.Copies(some.getKey(), some.getValue()))
                .toList();
    }

    private static List<DeckRemedy.Copies> counted(List<Card> cards) {
        return copies(counts(cards));
    }
}
