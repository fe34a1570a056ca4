package holosite.rules.log;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.card.NamedKind;
import holosite.rules.table.KnownBy;
import java.util.List;

/** What is done with the cards of a pile. */
public sealed interface PileEntry extends Entry {

    /** A player's whole pile goes onto another of his. */
    record PilePlaced(Side player, Pile pile, Pile onto) implements PileEntry {}

    /** A search finds nothing suitable in the pile of that player. */
    record FindsNothing(Side player, Side whose, Pile pile) implements PileEntry {}

    /** A player alone sees a card of a pile. */
    record LooksAt(Side player, CardName card, Side whose, Pile pile) implements PileEntry {
        @Override
        public Entry to(Audience audience) {
            return audience.knows(KnownBy.only(player))
                    ? this
                    : new LooksAt(player, CardName.NONE, whose, pile);
        }
    }

    /** A player shows both players a card of a pile. */
    record Reveals(Side player, CardName card, Side whose, Pile pile) implements PileEntry {}

    /** A card found in a pile goes to another of its owner. */
    record Takes(Side player, CardName card, Pile to) implements PileEntry {}

    /** A player asks whether at least so many cards of a kind are in the hand of that player. */
    record AsksAboutHand(Side player, CardName card, Side whose, int least, NamedKind kind)
            implements PileEntry {}

    /** A player answers a question about his hand, and tells the truth. */
    record TellsTruth(Side player, boolean yes) implements PileEntry {}

    /** A player names a kind of card by a text of this one. */
    record NamesKind(Side player, CardName card, NamedKind kind) implements PileEntry {}

    record Shuffles(Side player, Pile pile) implements PileEntry {}

    /** A card is inserted into the Reserve Deck of that player. */
    record Inserts(Side player, CardName card, Side whose) implements PileEntry {}

    /** An insert card comes to the top. */
    record InsertRevealed(Side player, CardName card) implements PileEntry {}

    @Override
    default String key() {
        return switch (this) {
            case PilePlaced _ -> "pile_placed";
            case FindsNothing _ -> "finds_nothing";
            case LooksAt _ -> "looks_at";
            case Reveals _ -> "reveals";
            case Takes _ -> "takes";
            case AsksAboutHand _ -> "asks_about_hand";
            case TellsTruth _ -> "tells_truth";
            case NamesKind _ -> "names_kind";
            case Shuffles _ -> "shuffles";
            case Inserts _ -> "inserts";
            case InsertRevealed _ -> "revealed";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case LooksAt e -> List.of(e.card);
            case Reveals e -> List.of(e.card);
            case Takes e -> List.of(e.card);
            case Inserts e -> List.of(e.card);
            case InsertRevealed e -> List.of(e.card);
            case AsksAboutHand e -> List.of(e.card);
            case NamesKind e -> List.of(e.card);
            case PilePlaced _, FindsNothing _, TellsTruth _, Shuffles _ -> List.of();
        };
    }
}
