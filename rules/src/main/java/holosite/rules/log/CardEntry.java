package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.KnownBy;
import java.util.List;

/** What becomes of a single card of the table. */
public sealed interface CardEntry extends Entry {

    /** It leaves the table, or its hidden place. */
    record Leaves(Way way, Side player, CardName card, KnownBy knownBy) implements CardEntry {
        @Override
        public Entry to(Audience audience) {
            return audience.knows(knownBy) ? this : new Leaves(way, player, CardName.NONE, knownBy);
        }
    }

    /** How a card leaves. */
    enum Way {
        FORFEITED("forfeits"),
        LOST("card_lost"),
        TO_USED_PILE("to_used_pile"),
        TO_HAND("to_hand"),
        OUT_OF_PLAY("out_of_play");

        private final String key;

        Way(String key) {
            this.key = key;
        }
    }

    /** It is another than before, and stays. */
    record Becomes(Change change, Side player, CardName card) implements CardEntry {}

    /** What a card has become. */
    enum Change {
        DAMAGED("damaged"),
        REPAIRED("repaired"),
        RELEASED("released"),
        FROZEN("frozen"),
        UNDERCOVER("goes_undercover"),
        MISSING("goes_missing"),
        FOUND("found"),
        FACE_UP("turned_up"),
        FACE_DOWN("turned_down"),
        CRASHED("crashes"),
        BLOWN_AWAY("blown_away"),
        COLLAPSED("collapses");

        private final String key;

        Change(String key) {
            this.key = key;
        }
    }

    record Captured(Side player, CardName card, CardName by) implements CardEntry {}

    record CoverBroken(Side player, CardName card, CardName by) implements CardEntry {}

    record Stolen(Side player, CardName card, CardName from) implements CardEntry {}

    /** It has crossed over to this player's side, and has another name there. */
    record CrossesOver(Side player, CardName card, CardName before) implements CardEntry {}

    /** A search party is formed at a site. */
    record SearchPartyFormed(Side player, CardName site) implements CardEntry {}

    /** What a search party reached with its destiny and members. */
    record SearchTotal(Side player, CardName site, double total) implements CardEntry {}

    /** Is on another card, or face down under it. */
    record Stacked(Side player, CardName card, CardName host, KnownBy knownBy)
            implements CardEntry {
        @Override
        public Entry to(Audience audience) {
            return audience.knows(knownBy)
                    ? this
                    : new Stacked(player, CardName.NONE, host, knownBy);
        }
    }

    /** A player alone sees a card that lies face down under another. */
    record Glances(Side player, CardName card, CardName host) implements CardEntry {
        @Override
        public Entry to(Audience audience) {
            return audience.knows(KnownBy.only(player))
                    ? this
                    : new Glances(player, CardName.NONE, host);
        }
    }

    @Override
    default String key() {
        return switch (this) {
            case Leaves e -> e.way.key;
            case Becomes e -> e.change.key;
            case Captured _ -> "captured";
            case CoverBroken _ -> "cover_broken";
            case Stolen _ -> "stolen";
            case CrossesOver _ -> "crosses_over";
            case SearchPartyFormed _ -> "search_party_formed";
            case SearchTotal _ -> "search_total";
            case Stacked _ -> "stacked";
            case Glances _ -> "glances";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case Leaves e -> List.of(e.card);
            case Becomes e -> List.of(e.card);
            case Captured e -> List.of(e.card, e.by);
            case CoverBroken e -> List.of(e.card, e.by);
            case Stolen e -> List.of(e.card, e.from);
            case CrossesOver e -> List.of(e.card, e.before);
            case SearchPartyFormed e -> List.of(e.site);
            case SearchTotal e -> List.of(e.site);
            case Stacked e -> List.of(e.card, e.host);
            case Glances e -> List.of(e.card, e.host);
        };
    }
}
