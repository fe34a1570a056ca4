package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who sits at a table, on which side and with which deck, and in whose seat a bot plays until he
 * comes back. It never changes.
 */
record TableSeats(Optional<Seat> dark, Optional<Seat> light, Map<Side, BotKind> standIns) {
    static final TableSeats EMPTY = of(Optional.empty(), Optional.empty());

    static TableSeats of(Optional<Seat> dark, Optional<Seat> light) {
        return new TableSeats(dark, light, Map.of());
    }

    Optional<Seat> of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    TableSeats with(Side side, Seat seat) {
        return side == Side.DARK
                ? new TableSeats(Optional.of(seat), light, standIns)
                : new TableSeats(dark, Optional.of(seat), standIns);
    }

    /** A bot plays for the player of this side. */
    TableSeats withBot(Side side, BotKind bot) {
        var all = new EnumMap<Side, BotKind>(Side.class);
        all.putAll(standIns);
        all.put(side, bot);
        return new TableSeats(dark, light, all);
    }

    /** The player of this side plays himself again. */
    TableSeats takenBack(Side side) {
        var all = new EnumMap<Side, BotKind>(Side.class);
        all.putAll(standIns);
        all.remove(side);
        return new TableSeats(dark, light, all);
    }

    /** The bot that plays for the person who sits there. */
    Optional<BotKind> standIn(Side side) {
        return Optional.ofNullable(standIns.get(side));
    }

    boolean areTaken() {
        return dark.isPresent() && light.isPresent();
    }

    /** Whether a bot sits there, and no person. */
    boolean isOfBot(Side side) {
        return of(side).map(seat -> seat.sitter().isBot()).orElse(false);
    }

    /** The side this person plays, or a bot for him. */
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
                long ofSide = seed + (side == Side.DARK ? 0 : 1);
                bots.put(side, robot.kind().bot(cards, heardOf(robot.kind(), cards), ofSide));
            }
        }
        return bots;
    }

    /** Bots that look ahead know the ready decks, as whoever plays here does. */
    private static List<Setup.PlayerDeck> heardOf(BotKind kind, CardPool cards) {
        return BotKind.QUICK.contains(kind)
                ? List.of()
                : ReadyDecks.names().stream()
                        .map(name -> DeckNotation.read(ReadyDecks.text(name), cards).forPlay())
                        .toList();
    }
}
