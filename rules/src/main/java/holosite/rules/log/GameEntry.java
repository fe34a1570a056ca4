package holosite.rules.log;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import java.util.List;

/** How a game begins, continues from turn to turn, and ends. */
public sealed interface GameEntry extends Entry {

    record StartingLocation(Side player, CardName location) implements GameEntry {}

    record NoStartingLocation(Side player) implements GameEntry {}

    /** {@code under} cards are face down under it. */
    record StartingEffect(Side player, CardName card, int under) implements GameEntry {}

    record StartingObjective(Side player, CardName card) implements GameEntry {}

    record StartingInterrupt(Side player, CardName card) implements GameEntry {}

    /** Something the starting card had to do could not be done. */
    record StartFails(Side player, CardName card) implements GameEntry {}

    record OpeningHand(Side player, int cards) implements GameEntry {}

    record TurnBegins(Side player, int number) implements GameEntry {}

    record PhaseBegins(Side player, Phase phase) implements GameEntry {}

    record WinsGame(Side player, int lifeForce) implements GameEntry {}

    @Override
    default String key() {
        return switch (this) {
            case StartingLocation _ -> "starting_location";
            case NoStartingLocation _ -> "no_starting_location";
            case StartingEffect _ -> "starting_effect";
            case StartingObjective _ -> "starting_objective";
            case StartingInterrupt _ -> "starting_interrupt";
            case StartFails _ -> "start_fails";
            case OpeningHand _ -> "opening_hand";
            case TurnBegins _ -> "turn_begins";
            case PhaseBegins _ -> "phase_begins";
            case WinsGame _ -> "wins_game";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case StartingLocation e -> List.of(e.location);
            case StartingEffect e -> List.of(e.card);
            case StartingObjective e -> List.of(e.card);
            case StartingInterrupt e -> List.of(e.card);
            case StartFails e -> List.of(e.card);
            case NoStartingLocation _, OpeningHand _, TurnBegins _, PhaseBegins _, WinsGame _ ->
                    List.of();
        };
    }
}
