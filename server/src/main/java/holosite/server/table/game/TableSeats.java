package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Who sits at a table, on which side and with which deck. It never changes. */
record TableSeats(Optional<Seat> dark, Optional<Seat> light) {
    static final TableSeats EMPTY = new TableSeats(Optional.empty(), Optional.empty());

    Optional<Seat> of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    TableSeats with(Side side, Seat seat) {
        return side == Side.DARK
                ? new TableSeats(Optional.of(seat), light)
                : new TableSeats(dark, Optional.of(seat));
    }

    boolean areTaken() {
        return dark.isPresent() && light.isPresent();
    }

    boolean isBot(Side side) {
        return of(side).map(seat -> seat.sitter().isBot()).orElse(false);
    }

    /** The side this person plays. */
    Optional<Side> sideOf(String person) {
        for (Side side : Side.values()) {
            if (of(side).filter(seat -> seat.sitter().is(person)).isPresent()) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    // ---- the beginning of a game

    /** The decks both have brought. */
    Setup setup(CardPool cards) {
        return new Setup(
                cards.catalog(),
                DeckNotation.read(dark.orElseThrow().deck(), cards).forPlay(),
                DeckNotation.read(light.orElseThrow().deck(), cards).forPlay());
    }

    /** The bots that play, with the chance that this seed gives them. */
    Map<Side, Bot> bots(CardPool cards, long seed) {
        var bots = new EnumMap<Side, Bot>(Side.class);
        for (Side side : Side.values()) {
            if (of(side).map(Seat::sitter).orElse(null) instanceof SeatedPlayer.Robot robot) {
                bots.put(side, robot.kind().bot(cards, seed + (side == Side.DARK ? 0 : 1)));
            }
        }
        return bots;
    }
}
