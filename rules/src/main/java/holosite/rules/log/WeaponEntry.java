package holosite.rules.log;

import holosite.language.card.Compare;
import holosite.language.card.Side;
import java.util.List;
import java.util.Optional;

/** Weapons fired. */
public sealed interface WeaponEntry extends Entry {
    CardName weapon();

    CardName target();

    record Aims(Side player, CardName weapon, CardName target) implements WeaponEntry {}

    record Hits(Side player, CardName weapon, CardName target, double total)
            implements WeaponEntry {}

    /** A shot whose total is not what it takes. */
    record FallsShort(
            Side player,
            CardName weapon,
            CardName target,
            double total,
            Compare compare,
            double against)
            implements WeaponEntry {}

    /** There is no total where no destiny could be drawn. */
    record Misses(Side player, CardName weapon, CardName target, Optional<Double> total)
            implements WeaponEntry {}

    @Override
    default String key() {
        return switch (this) {
            case Aims _ -> "aims";
            case Hits _ -> "hits";
            case FallsShort _ -> "falls_short";
            case Misses _ -> "misses";
        };
    }

    @Override
    default List<CardName> named() {
        return List.of(weapon(), target());
    }
}
