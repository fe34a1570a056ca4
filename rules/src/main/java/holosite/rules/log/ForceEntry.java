package holosite.rules.log;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.table.KnownBy;
import java.util.List;
import java.util.Optional;

/** The course of the Force: activated, used, lost, retrieved, drawn. */
public sealed interface ForceEntry extends Entry {

    record Activates(Side player, int force) implements ForceEntry {
        @Override
        public Optional<Entry> joined(Entry next) {
            return next instanceof Activates more && more.player == player
                    ? Optional.of(new Activates(player, force + more.force))
                    : Optional.empty();
        }
    }

    record UsesForce(Side player, int force) implements ForceEntry {}

    /** So much of the Force a player uses next is to come from his opponent's Force Pile. */
    record MayUseTheirs(Side player, int force) implements ForceEntry {}

    /** A player uses Force from his opponent's Force Pile. */
    record UsesTheirs(Side player, int force) implements ForceEntry {}

    /** One Force, from the hand or the top of a pile. */
    record LosesForce(Side player, CardName card, Pile from) implements ForceEntry {}

    record Retrieves(Side player, CardName card) implements ForceEntry {}

    /** One card, which its player alone sees; or several that the reader does not know. */
    record DrawsCards(Side player, CardName card, int count) implements ForceEntry {
        public DrawsCards {
            if (count != 1 && !card.isNone()) {
                throw new IllegalArgumentException("only one card is drawn by name");
            }
        }

        @Override
        public Entry to(Audience audience) {
            return audience.knows(KnownBy.only(player))
                    ? this
                    : new DrawsCards(player, CardName.NONE, count);
        }

        @Override
        public Optional<Entry> joined(Entry next) {
            return card.isNone() && next instanceof DrawsCards more && more.player == player
                    ? Optional.of(new DrawsCards(player, card, count + more.count))
                    : Optional.empty();
        }
    }

    record Recirculates(Side player, int cards) implements ForceEntry {}

    @Override
    default String key() {
        return switch (this) {
            case Activates _ -> "activates";
            case UsesForce _ -> "uses_force";
            case MayUseTheirs _ -> "may_use_their_force";
            case UsesTheirs _ -> "uses_their_force";
            case LosesForce _ -> "loses";
            case Retrieves _ -> "retrieves";
            case DrawsCards _ -> "draws_card";
            case Recirculates _ -> "recirculates";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case LosesForce e -> List.of(e.card);
            case Retrieves e -> List.of(e.card);
            case DrawsCards e -> List.of(e.card);
            case Activates _, UsesForce _, MayUseTheirs _, UsesTheirs _, Recirculates _ ->
                    List.of();
        };
    }
}
