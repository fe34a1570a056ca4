package holosite.rules.log;

import holosite.language.card.Side;
import holosite.rules.table.KnownBy;
import java.util.List;

/** Jedi Tests, sabacc, duels, Epic Events and Podraces. */
public sealed interface ContestEntry extends Entry {

    /** An apprentice and his mentor begin a Jedi Test. */
    record Trains(Side player, CardName apprentice, CardName mentor) implements ContestEntry {}

    record TestCompleted(Side player, CardName test, CardName apprentice) implements ContestEntry {}

    /** With this character, if with any. */
    record SabaccBegins(Side player, CardName character) implements ContestEntry {}

    record SabaccDraws(Side player, CardName card) implements ContestEntry {
        @Override
        public Entry to(Audience audience) {
            return audience.knows(KnownBy.only(player))
                    ? this
                    : new SabaccDraws(player, CardName.NONE);
        }
    }

    record SabaccStands(Side player) implements ContestEntry {}

    record SabaccShows(Side player, CardName card) implements ContestEntry {}

    record SabaccTotal(Side player, double total) implements ContestEntry {}

    record SabaccPerfect(Side player) implements ContestEntry {}

    record SabaccWon(Side player) implements ContestEntry {}

    record SabaccTied(Side player) implements ContestEntry {}

    record DuelBegins(Side player, CardName character, CardName opponent) implements ContestEntry {}

    record DuelTotal(Side player, CardName character, CardName opponent, double total)
            implements ContestEntry {}

    record DuelWon(Side player, CardName winner, CardName loser) implements ContestEntry {}

    record DuelTied(Side player, CardName character, CardName opponent) implements ContestEntry {}

    /** The total of an Epic Event, and the number it is compared with. */
    record EventTotal(Side player, CardName event, double total, double against)
            implements ContestEntry {}

    record PodraceBegins(Side player, CardName event) implements ContestEntry {}

    record PodraceWon(Side player, double raceTotal) implements ContestEntry {}

    @Override
    default String key() {
        return switch (this) {
            case Trains _ -> "trains";
            case TestCompleted _ -> "test_completed";
            case SabaccBegins _ -> "sabacc_begins";
            case SabaccDraws _ -> "sabacc_draws";
            case SabaccStands _ -> "sabacc_stands";
            case SabaccShows _ -> "sabacc_shows";
            case SabaccTotal _ -> "sabacc_total";
            case SabaccPerfect _ -> "sabacc_perfect";
            case SabaccWon _ -> "sabacc_won";
            case SabaccTied _ -> "sabacc_tied";
            case DuelBegins _ -> "duel_begins";
            case DuelTotal _ -> "duel_total";
            case DuelWon _ -> "duel_won";
            case DuelTied _ -> "duel_tied";
            case EventTotal _ -> "event_total";
            case PodraceBegins _ -> "podrace_begins";
            case PodraceWon _ -> "podrace_won";
        };
    }

    @Override
    default List<CardName> named() {
        return switch (this) {
            case Trains e -> List.of(e.apprentice, e.mentor);
            case TestCompleted e -> List.of(e.test, e.apprentice);
            case SabaccBegins e -> List.of(e.character);
            case SabaccDraws e -> List.of(e.card);
            case SabaccShows e -> List.of(e.card);
            case DuelBegins e -> List.of(e.character, e.opponent);
            case DuelTotal e -> List.of(e.character, e.opponent);
            case DuelWon e -> List.of(e.winner, e.loser);
            case DuelTied e -> List.of(e.character, e.opponent);
            case EventTotal e -> List.of(e.event);
            case PodraceBegins e -> List.of(e.event);
            case SabaccStands _,
                    SabaccTotal _,
                    SabaccPerfect _,
                    SabaccWon _,
                    SabaccTied _,
                    PodraceWon _ ->
                    List.of();
        };
    }
}
