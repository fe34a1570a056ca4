package holosite.rules.log;

import holosite.language.card.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Force drains and battles, by the location where they are. */
public sealed interface BattleEntry extends Entry {

    record Drains(Side player, CardName location, double force) implements BattleEntry {}

    record DrainCanceled(Side player, CardName location) implements BattleEntry {}

    record BattleBegins(Side player, CardName location) implements BattleEntry {}

    /** Only one side is left there. */
    record BattleCanceled(Side player, CardName location) implements BattleEntry {}

    record BattleEnds(Side player, CardName location) implements BattleEntry {}

    record TotalPower(Side player, CardName location, double power) implements BattleEntry {}

    /** By so much power. */
    record WinsBattle(Side player, CardName location, double difference) implements BattleEntry {}

    record BattleTied(CardName location, double power) implements BattleEntry {
        @Override
        public @Nullable Side player() {
            return null;
        }
    }

    /** Where it was. */
    CardName location();

    @Override
    default String key() {
        return switch (this) {
            case Drains _ -> "drains";
            case DrainCanceled _ -> "drain_canceled";
            case BattleBegins _ -> "battle_begins";
            case BattleCanceled _ -> "battle_canceled";
            case BattleEnds _ -> "battle_ends";
            case TotalPower _ -> "power_totals";
            case WinsBattle _ -> "wins_battle";
            case BattleTied _ -> "battle_tied";
        };
    }

    @Override
    default List<CardName> named() {
        return List.of(location());
    }
}
