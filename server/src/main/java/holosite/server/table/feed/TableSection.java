package holosite.server.table.feed;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.state.Sides;
import holosite.server.message.ClocksInfo;
import holosite.server.message.RequestKind;
import holosite.server.message.StopsInfo;
import holosite.server.message.TableInfo;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEnding;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRequest;
import holosite.server.table.game.TableView;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The sections about the table itself: seats, who is connected, requests, clocks, stops.
 *
 * @param here the sides whose players are connected
 * @param waited from when on a player may do something about an opponent who is not connected
 * @param watching how many watch
 * @param asked since when the decision waits, in milliseconds since 1970; 0 if no clock runs
 * @param now the time now, in milliseconds since 1970
 */
record TableSection(Set<Side> here, Map<Side, Long> waited, int watching, long asked, long now) {

    TableInfo table(TableView table, Language language) {
        TableOptions options = table.options();
        Audience audience = table.audience();
        return new TableInfo(
                table.id(),
                table.stage(),
                audience.side(),
                audience.side().orElse(Side.LIGHT),
                Sides.each(side -> table.sitter(side).map(sitter -> seat(table, side, sitter))),
                watching,
                table.asked(),
                absent(table),
                table.requests().stream().map(TableSection::request).toList(),
                table.ending().map(ending -> ending(ending, language)),
                table.rematch(),
                TableNotice.of(table, language),
                options.delaySeconds(),
                options.unlisted(),
                options.teaching());
    }

    /** From when on this player may do something about his absent opponent. */
    private Optional<TableInfo.Absent> absent(TableView table) {
        return table.audience()
                .side()
                .filter(side -> table.waitsForOpponent())
                .flatMap(side -> Optional.ofNullable(waited.get(side)))
                .map(TableInfo.Absent::new);
    }

    private TableInfo.Seat seat(TableView table, Side side, SeatedPlayer sitter) {
        String name =
                switch (sitter) {
                    case SeatedPlayer.Human human -> human.name();
                    case SeatedPlayer.Robot robot -> robot.kind().toString();
                };
        boolean bot = sitter instanceof SeatedPlayer.Robot;
        return new TableInfo.Seat(
                name,
                bot ? Optional.of(name) : Optional.empty(),
                table.deckName(side),
                bot || here.contains(side),
                table.standIn(side).map(BotKind::toString),
                table.wantsRematch(side));
    }

    private static TableInfo.Request request(TableRequest request) {
        return new TableInfo.Request(
                request.kind(),
                request.by(),
                request.kind() == RequestKind.EXTEND
                        ? OptionalInt.of(request.minutes())
                        : OptionalInt.empty());
    }

    private static TableInfo.Ending ending(TableEnding ending, Language language) {
        return new TableInfo.Ending(ending.winner(), ending.reason(), ending.tell(language));
    }

    /** The time left when the decision was asked; the client counts down from there. */
    Optional<ClocksInfo> clocks(TableView table) {
        TableOptions options = table.options();
        if (!options.hasClock()) {
            return Optional.empty();
        }
        return Optional.of(
                new ClocksInfo(
                        table.left(Side.DARK),
                        table.left(Side.LIGHT),
                        options.decisionSeconds() > 0
                                ? OptionalLong.of(options.decisionSeconds() * 1_000L)
                                : OptionalLong.empty(),
                        table.running(),
                        asked));
    }

    static Optional<StopsInfo> stops(TableView table) {
        return table.stops().map(PlayerStops::told);
    }
}
