package holosite.server.lobby;

import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.server.deck.FormatName;
import holosite.server.message.EndingReason;
import holosite.server.message.TableInfo;
import holosite.server.table.game.TableEnding;
import holosite.server.table.row.TableRow;
import holosite.server.web.Visitor;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** A table as it is listed in the lobby and among finished games. */
public record TableSummary(
        String id,
        String state,
        Seats seats,
        @JsonProperty("private") boolean unlisted,
        int turn,
        int watching,
        Optional<TableInfo.Ending> outcome,
        long started,
        OptionalLong ended,
        Optional<Side> yours,
        Optional<Clock> clock,
        int delay,
        FormatName format,
        boolean laidOut) {

    /** Who sits where. */
    record Seats(Optional<Seat> dark, Optional<Seat> light) {}

    /**
     * Somebody at a table.
     *
     * @param standIn the bot that plays for him, because he was absent
     */
    record Seat(String name, Optional<String> bot, String deck, Optional<String> standIn) {}

    record Clock(int minutes, Optional<Integer> decision) {}

    /** The summary for this visitor. */
    public static TableSummary of(TableRow row, Optional<Visitor> visitor, Language language) {
        Optional<Side> yours = visitor.flatMap(who -> row.sideOf(who.id()));
        boolean over = row.state().equals("over");
        return new TableSummary(
                row.id(),
                row.state(),
                new Seats(
                        row.dark().map(o -> seat(o, over || isDark(yours), language)),
                        row.light().map(o -> seat(o, over || isLight(yours), language))),
                row.unlisted(),
                row.turn(),
                row.watching(),
                over ? Optional.of(outcome(row, language)) : Optional.empty(),
                row.started() > 0 ? row.started() : row.opened(),
                row.ended() > 0 ? OptionalLong.of(row.ended()) : OptionalLong.empty(),
                yours,
                row.clockMinutes() > 0
                        ? Optional.of(
                                new Clock(
                                        row.clockMinutes(),
                                        row.clockDecision() > 0
                                                ? Optional.of(row.clockDecision())
                                                : Optional.empty()))
                        : Optional.empty(),
                row.delay(),
                FormatName.of(row.format(), language),
                row.laidOut());
    }

    private static boolean isDark(Optional<Side> yours) {
        return yours.filter(side -> side == Side.DARK).isPresent();
    }

    private static boolean isLight(Optional<Side> yours) {
        return yours.filter(side -> side == Side.LIGHT).isPresent();
    }

    /** The name of a deck says much about it: others learn it when the game is over. */
    private static Seat seat(TableRow.Occupant occupant, boolean open, Language language) {
        String deck = open ? occupant.deck() : "";
        return occupant.bot().isEmpty()
                ? new Seat(
                        occupant.name(),
                        Optional.empty(),
                        deck,
                        Optional.of(occupant.standIn()).filter(level -> !level.isEmpty()))
                : new Seat(
                        BotLevels.name(occupant.bot(), language),
                        Optional.of(occupant.bot()),
                        deck,
                        Optional.empty());
    }

    private static TableInfo.Ending outcome(TableRow row, Language language) {
        EndingReason reason =
                row.reason().isEmpty()
                        ? EndingReason.CANCELED
                        : EndingReason.valueOf(row.reason().toUpperCase(Locale.ROOT));
        return new TableInfo.Ending(
                row.winner(), reason, new TableEnding(row.winner(), reason, 0).tell(language));
    }
}
