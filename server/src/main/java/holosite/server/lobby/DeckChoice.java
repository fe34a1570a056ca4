package holosite.server.lobby;

import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.server.deck.Decks;
import holosite.server.deck.KeptDeck;
import holosite.server.table.Seat;
import holosite.server.table.Sitter;
import holosite.server.web.Refused;
import holosite.server.web.Visitor;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Which deck somebody sits down with. */
final class DeckChoice {
    private final Decks decks;
    private final RandomGenerator chance;

    DeckChoice(Decks decks, RandomGenerator chance) {
        this.decks = decks;
        this.chance = chance;
    }

    /** The deck of this id, which may be played with; nothing where the house is to choose. */
    Optional<Deck> wanted(String id, Visitor visitor) {
        if (id.isEmpty()) {
            return Optional.empty();
        }
        Deck deck = decks.get(id, Optional.of(visitor.id())).deck();
        List<DeckProblem> problems =
                DeckCheck.problems(deck.forPlay(), deck.side(), DeckFormat.OPEN);
        if (!problems.isEmpty()) {
            DeckProblem first = problems.getFirst();
            throw Refused.conflict(
                    "illegal_deck",
                    "This deck cannot be played yet. %s %s".formatted(first.en(), first.remedyEn()),
                    "Ce deck ne peut pas encore être joué. %s %s"
                            .formatted(first.fr(), first.remedyFr()));
        }
        return Optional.of(deck);
    }

    /** The deck, which must be of this side; any ready deck of the side where none is wanted. */
    Deck of(Side side, Optional<Deck> wanted) {
        if (wanted.isEmpty()) {
            List<KeptDeck> ready = decks.readyOf(side);
            return ready.get(chance.nextInt(ready.size())).deck();
        }
        if (wanted.get().side() != side) {
            throw Refused.conflict(
                    "wrong_side",
                    "That deck is of the other side: choose a deck of the %s Side."
                            .formatted(side.word()),
                    "Ce deck est de l'autre côté : choisissez un deck du côté %s."
                            .formatted(side == Side.DARK ? "obscur" : "lumineux"));
        }
        return wanted.get();
    }

    Side anySide() {
        return chance.nextBoolean() ? Side.DARK : Side.LIGHT;
    }

    static Seat seat(Sitter sitter, Deck deck) {
        return new Seat(sitter, deck.name(), DeckNotation.write(deck));
    }

    static Sitter human(Visitor visitor) {
        return new Sitter.Human(visitor.id(), visitor.name());
    }
}
