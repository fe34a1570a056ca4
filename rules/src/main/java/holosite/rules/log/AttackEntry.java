package holosite.rules.log;

import holosite.language.card.Side;
import java.util.List;

/** Attacks by creatures and on them. */
public sealed interface AttackEntry extends Entry {

    /** A creature attacks a card. */
    record CreatureAttacks(Side player, CardName creature, CardName prey) implements AttackEntry {}

    /** A player attacks a creature. */
    record Attacks(Side player, CardName creature, CardName location) implements AttackEntry {}

    /** Of a card, or of all those whom a player attacks with. */
    record AttackTotal(Side player, CardName card, double total) implements AttackEntry {}

    record AttackEnds(Side player, CardName location) implements AttackEntry {}

    record Defeated(Side player, CardName card, CardName by) implements AttackEntry {}

    /** A creature eats a card. */
    record Eats(Side player, CardName creature, CardName card) implements AttackEntry {}

    record Attaches(Side player, CardName creature, CardName host) implements AttackEntry {}

    record Detaches(Side player, CardName creature, CardName host) implements AttackEntry {}

    @Override
    default String key() {
        return switch (this) {
            case CreatureAttacks _ -> "creature_attacks";
            case Attacks _ -> "attacks";
            case AttackTotal _ -> "attack_total";
            case AttackEnds _ -> "attack_ends";
            case Defeated _ -> "defeated";
            case Eats _ -> "eaten";
            case Attaches _ -> "attaches";
            case Detaches _ -> "detaches";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case CreatureAttacks e -> List.of(e.creature, e.prey);
            case Attacks e -> List.of(e.creature, e.location);
            case AttackTotal e -> List.of(e.card);
            case AttackEnds e -> List.of(e.location);
            case Defeated e -> List.of(e.card, e.by);
            case Eats e -> List.of(e.creature, e.card);
            case Attaches e -> List.of(e.creature, e.host);
            case Detaches e -> List.of(e.creature, e.host);
        };
    }
}
