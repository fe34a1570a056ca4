package holosite.rules.log;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import java.util.List;

/** Destinies drawn, used and canceled. */
public sealed interface DestinyEntry extends Entry {

    /**
     * {@code source} is the card it was drawn for: for an asteroid destiny the starship, for a race
     * destiny the Podracer.
     */
    record DrawsDestiny(Side player, DestinyKind kind, CardName card, CardName source, double value)
            implements DestinyEntry {}

    record DestinyCanceled(Side player, CardName card) implements DestinyEntry {}

    /** The Reserve Deck is empty. */
    record DestinyFails(Side player, CardName source) implements DestinyEntry {}

    /** A card is used for this racer instead of drawing a race destiny. */
    record UsesAsRaceDestiny(Side player, CardName card, CardName racer, double value)
            implements DestinyEntry {}

    /** A race destiny is placed on a Podracer or on the location. */
    record RaceDestiny(Side player, CardName card, CardName racer, double value)
            implements DestinyEntry {}

    @Override
    default String key() {
        return switch (this) {
            case DrawsDestiny e ->
                    switch (e.kind) {
                        case BATTLE -> "draws_battle_destiny";
                        case POWER -> "draws_destiny_to_power";
                        case ATTRITION -> "draws_destiny_to_attrition";
                        case ASTEROID -> "draws_asteroid_destiny";
                        case RACE -> "draws_race_destiny";
                        case PLAIN, WEAPON, MOVEMENT, TRAINING, DUEL, SEARCH, ATTACK, EPIC ->
                                "draws_destiny";
                    };
            case DestinyCanceled _ -> "destiny_canceled";
            case DestinyFails _ -> "destiny_fails";
            case UsesAsRaceDestiny _ -> "uses_as_race_destiny";
            case RaceDestiny _ -> "race_destiny";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case DrawsDestiny e -> List.of(e.card, e.source);
            case DestinyCanceled e -> List.of(e.card);
            case DestinyFails e -> List.of(e.source);
            case UsesAsRaceDestiny e -> List.of(e.card, e.racer);
            case RaceDestiny e -> List.of(e.card, e.racer);
        };
    }
}
