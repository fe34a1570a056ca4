package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import java.util.List;

/** Cards that go from place to place; {@code role} is their role there since. */
public sealed interface MoveEntry extends Entry {

    record Moves(Side player, CardName card, CardName to, Role role) implements MoveEntry {}

    record Relocated(Side player, CardName card, CardName to, Role role) implements MoveEntry {}

    /** A bomber comes down to a site without landing. */
    record BombingRun(Side player, CardName card, CardName to, Role role) implements MoveEntry {}

    /** A bomber goes back to the system after a bombing run. */
    record Returns(Side player, CardName card, CardName to, Role role) implements MoveEntry {}

    /** Comes through a location on its way. */
    record Passes(Side player, CardName card, CardName location) implements MoveEntry {}

    /** A battle station moves to a parsec, and to orbit there if a planet is named. */
    record StationMoves(Side player, CardName station, CardName planet, int parsec)
            implements MoveEntry {}

    /** In, out of, or from seat to seat aboard. */
    record Embarks(Side player, CardName card, CardName vessel, Role role) implements MoveEntry {}

    @Override
    default String key() {
        return switch (this) {
            case Moves _ -> "moves";
            case Relocated _ -> "relocated";
            case BombingRun _ -> "bombing_run";
            case Returns _ -> "returns";
            case Passes _ -> "passes";
            case StationMoves _ -> "station_moves";
            case Embarks _ -> "embarks";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case Moves e -> List.of(e.card, e.to);
            case Relocated e -> List.of(e.card, e.to);
            case BombingRun e -> List.of(e.card, e.to);
            case Returns e -> List.of(e.card, e.to);
            case Passes e -> List.of(e.card, e.location);
            case StationMoves e -> List.of(e.station, e.planet);
            case Embarks e -> List.of(e.card, e.vessel);
        };
    }
}
