package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import java.util.List;

/** Cards played, deployed and used. */
public sealed interface PlayEntry extends Entry {

    record Plays(Side player, CardName card, CardName target) implements PlayEntry {}

    record UsesText(Side player, CardName card, CardName target) implements PlayEntry {}

    /** {@code role} is its role at or on the place since. */
    record Deploys(Side player, CardName card, CardName place, Role role) implements PlayEntry {}

    record DeploysLocation(Side player, CardName location) implements PlayEntry {}

    /** Over the other side's version. */
    record Converts(Side player, CardName location) implements PlayEntry {}

    /** Another version of a persona takes its place. */
    record Replaces(Side player, CardName card, CardName replaced) implements PlayEntry {}

    record Transfers(Side player, CardName card, CardName receiver) implements PlayEntry {}

    /** A player has a card target another card than before. */
    record Retargets(Side player, CardName card, CardName target) implements PlayEntry {}

    record Reacts(Side player, CardName card, CardName place) implements PlayEntry {}

    /** What was canceled, and for a react the place it was to reach. */
    record Canceled(Side player, CardName card, CardName place) implements PlayEntry {}

    record Flips(Side player, CardName card) implements PlayEntry {}

    /** Two cards change places. */
    record Exchanges(Side player, CardName card, CardName other) implements PlayEntry {}

    @Override
    default String key() {
        return switch (this) {
            case Plays _ -> "plays";
            case UsesText _ -> "uses_text";
            case Deploys _ -> "deploys";
            case DeploysLocation _ -> "deploys_location";
            case Converts _ -> "converts";
            case Replaces _ -> "replaces";
            case Transfers _ -> "transfers";
            case Retargets _ -> "retargets";
            case Reacts _ -> "reacts";
            case Canceled _ -> "canceled";
            case Flips _ -> "flips";
            case Exchanges _ -> "exchanged";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case Plays e -> List.of(e.card, e.target);
            case UsesText e -> List.of(e.card, e.target);
            case Deploys e -> List.of(e.card, e.place);
            case DeploysLocation e -> List.of(e.location);
            case Converts e -> List.of(e.location);
            case Replaces e -> List.of(e.card, e.replaced);
            case Transfers e -> List.of(e.card, e.receiver);
            case Retargets e -> List.of(e.card, e.target);
            case Reacts e -> List.of(e.card, e.place);
            case Canceled e -> List.of(e.card, e.place);
            case Flips e -> List.of(e.card);
            case Exchanges e -> List.of(e.card, e.other);
        };
    }
}
