package holosite.rules.setup;

import holosite.language.Card;
import holosite.language.card.Side;
import java.util.Optional;

/**
 * Something that keeps a deck from being played with. The sentences for players are in {@code
 * holosite.rules.tell}.
 */
public sealed interface DeckProblem {

    /** A deck has so many cards, neither more nor fewer. */
    record WrongSize(int required, int cards) implements DeckProblem {}

    /** A card is not of the side of its deck. */
    record OtherSide(Card card, Side side) implements DeckProblem {}

    /** A card is of no set of the format. */
    record NotInFormat(Card card, DeckFormat format) implements DeckProblem {}

    record SeveralObjectives(int objectives) implements DeckProblem {}

    /** A deck with an Objective names a starting location, too. */
    record StartBesideObjective() implements DeckProblem {}

    /** A card that waits outside a deck is in it. */
    record BelongsOutside(Card card) implements DeckProblem {}

    /** A card that is no part of the game is in the deck, or waits outside it. */
    record InNoDeck(Card card) implements DeckProblem {}

    record SeveralStartingEffects(int effects) implements DeckProblem {}

    /** There is a location outside the deck, but no Objective that sets one aside. */
    record NothingSetsAside() implements DeckProblem {}

    /** An Objective sets a location aside, but there is none outside the deck. */
    record NothingToSetAside() implements DeckProblem {}

    /** There are cards outside the deck, but no Starting Effect to lie under. */
    record NoStartingEffect() implements DeckProblem {}

    /** There are more cards outside the deck than its Starting Effect takes. */
    record TooManyUnder(Card startingEffect, int most, int cards) implements DeckProblem {}

    record NoStart() implements DeckProblem {}

    record StartNotInDeck(String title) implements DeckProblem {}

    record StartIsNoLocation(String title) implements DeckProblem {}

    /** The starting location cannot lie on an empty table. */
    record StartNeedsAnother(String title) implements DeckProblem {}

    /** The glossary entry that explains more. */
    default Optional<String> entry() {
        return switch (this) {
            case WrongSize _,
                    OtherSide _,
                    SeveralObjectives _,
                    StartBesideObjective _,
                    NothingSetsAside _,
                    NothingToSetAside _ ->
                    Optional.of("starting-the-game");
            case NotInFormat _, InNoDeck _ -> Optional.empty();
            case BelongsOutside _ -> Optional.of("defensive-shields");
            case SeveralStartingEffects _, NoStartingEffect _, TooManyUnder _ ->
                    Optional.of("effect-starting");
            case NoStart _, StartNotInDeck _, StartIsNoLocation _, StartNeedsAnother _ ->
                    Optional.of("starting-locations");
        };
    }
}
