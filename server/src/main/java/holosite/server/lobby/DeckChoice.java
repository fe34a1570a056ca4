package holosite.server.lobby;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.tell.DeckWords;
import holosite.server.deck.DeckStore;
import holosite.server.deck.StoredDeck;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.web.RequestRefused;
import holosite.server.web.Visitor;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Chooses the deck a player sits down with. */
final class DeckChoice {
    private final DeckStore decks;
    private final RandomGenerator chance;

    DeckChoice(DeckStore decks, RandomGenerator chance) {
        this.decks = decks;
        this.chance = chance;
    }

    /**
     * The deck of this id, which must be legal in the format; nothing if the server is to choose.
     */
    Optional<Deck> wanted(String id, DeckFormat format, Visitor visitor) {
        if (id.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(decks.playable(id, Optional.of(visitor.id()), format));
    }

    /** The wanted deck, which must be of this side, or any ready deck of the side and format. */
    Deck of(Side side, DeckFormat format, Optional<Deck> wanted) {
        if (wanted.isEmpty()) {
            List<Deck> ready =
                    decks.readyOf(side).stream()
                            .map(StoredDeck::deck)
                            .filter(deck -> isLegal(deck, format))
                            .toList();
            if (ready.isEmpty()) {
                throw RequestRefused.conflict(
                        "no_ready_deck",
                        "There is no ready deck of the %s Side for the format %s: choose one of"
                                        .formatted(
                                                side.word(),
                                                new DeckWords(Language.EN).format(format))
                                + " your own.",
                        "Il n'y a pas de deck prêt du côté %s pour le format %s : choisissez-en un"
                                        .formatted(
                                                side == Side.DARK ? "obscur" : "lumineux",
                                                new DeckWords(Language.FR).format(format))
                                + " à vous.");
            }
            return ready.get(chance.nextInt(ready.size()));
        }
        if (wanted.get().side() != side) {
            throw RequestRefused.conflict(
                    "wrong_side",
                    "That deck is of the other side: choose a deck of the %s Side."
                            .formatted(side.word()),
                    "Ce deck est de l'autre côté : choisissez un deck du côté %s."
                            .formatted(side == Side.DARK ? "obscur" : "lumineux"));
        }
        return wanted.get();
    }

    private static boolean isLegal(Deck deck, DeckFormat format) {
        return DeckCheck.problems(deck.forPlay(), deck.side(), format).isEmpty();
    }

    Side anySide() {
        return chance.nextBoolean() ? Side.DARK : Side.LIGHT;
    }

    static Seat seat(SeatedPlayer sitter, Deck deck) {
        return new Seat(sitter, deck.name(), DeckNotation.write(deck));
    }

    /** A seat at a game that brings its own cards: the deck is for a rematch. */
    static Seat seatWhereAllIsLaidOut(SeatedPlayer sitter, Deck rematch) {
        return new Seat(sitter, "", DeckNotation.write(rematch));
    }

    static SeatedPlayer human(Visitor visitor) {
        return new SeatedPlayer.Human(visitor.id(), visitor.name());
    }
}
