package holosite.server.table.feed;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.RequestKind;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEnding;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableState;
import holosite.server.wire.JsonWriter;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The sections about the table itself: seats, who is connected, requests, clocks, stops.
 *
 * @param here the sides whose players are connected
 * @param waited from when on a player may do something about an opponent who is not connected
 * @param watching how many watch
 * @param asked since when the decision waits, in milliseconds since 1970; 0 if no clock runs
 * @param now the time now, in milliseconds since 1970
 */
record TableInfo(Set<Side> here, Map<Side, Long> waited, int watching, long asked, long now) {

    String table(TableState state, Audience audience, Language language) {
        TableOptions options = state.options();
        return JsonWriter.object(
                out -> {
                    out.put("id", state.id());
                    out.put(
                            "state",
                            state.isOver()
                                    ? "over"
                                    : state.isSuspended()
                                            ? "suspended"
                                            : state.hasGame() ? "playing" : "open");
                    out.putSide("you", audience.side());
                    out.put("bottom", audience.side().orElse(Side.LIGHT));
                    out.object("seats", json -> seats(state, audience, json));
                    out.put("watching", watching);
                    out.putSide("waiting", state.asked());
                    out.object(
                            "absent",
                            absent(state, audience),
                            from -> json -> json.put("from", from));
                    out.list("requests", state.requests(), TableInfo::request);
                    out.object("outcome", state.ending(), ending -> ending(ending, language));
                    out.putOrNull(
                            "rematch",
                            state.rematch().map(TableEvent.RematchOpened::table).orElse(""));
                    out.putOrNull("notice", TableNotice.of(state, audience, language));
                    out.put("delay", options.delaySeconds());
                    out.put("private", options.unlisted());
                });
    }

    /** From when on this player may do something about his absent opponent. */
    private Optional<Long> absent(TableState state, Audience audience) {
        return audience.side()
                .filter(state::waitsForOpponent)
                .flatMap(side -> Optional.ofNullable(waited.get(side)));
    }

    private void seats(TableState state, Audience audience, JsonWriter out) {
        for (Side side : Side.values()) {
            boolean open = state.isOver() || audience.side().filter(s -> s == side).isPresent();
            out.object(
                    JsonWriter.key(side),
                    state.seatOf(side),
                    seat -> seat(state, side, seat, open));
        }
    }

    /** The name of a deck says much about it: others learn it when the game is over. */
    private Consumer<JsonWriter> seat(TableState state, Side side, Seat seat, boolean open) {
        String deck = open ? seat.deckName() : "";
        return out -> {
            switch (seat.sitter()) {
                case SeatedPlayer.Human human ->
                        out.put("name", human.name())
                                .putNull("bot")
                                .put("deck", deck)
                                .put("here", here.contains(side));
                case SeatedPlayer.Robot robot ->
                        out.put("name", robot.kind().toString())
                                .put("bot", robot.kind().toString())
                                .put("deck", deck)
                                .put("here", true);
            }
            out.putOrNull("standIn", state.standIn(side).map(BotKind::toString).orElse(""));
            out.put("wantsRematch", state.wantsRematch(side));
        };
    }

    private static Consumer<JsonWriter> request(TableState.Request request) {
        return out -> {
            out.put("kind", request.kind()).put("by", request.by());
            if (request.kind() == RequestKind.EXTEND) {
                out.put("minutes", request.minutes());
            }
        };
    }

    private static Consumer<JsonWriter> ending(TableEnding ending, Language language) {
        return out ->
                out.putSide("winner", ending.winner())
                        .put("reason", ending.key())
                        .put("text", ending.tell(language));
    }

    /** The time left when the decision was asked; the client counts down from there. */
    String clocks(TableState state) {
        TableOptions options = state.options();
        if (!options.hasClock()) {
            return "null";
        }
        Optional<Side> running = state.asked().filter(side -> !state.isBot(side));
        return JsonWriter.object(
                out -> {
                    for (Side side : Side.values()) {
                        out.put(JsonWriter.key(side), Math.max(0, state.left(side)));
                    }
                    if (options.decisionSeconds() > 0) {
                        out.put("decision", options.decisionSeconds() * 1_000L);
                    } else {
                        out.putNull("decision");
                    }
                    out.putSide("running", running).put("at", asked);
                });
    }

    static String stops(TableState state, Audience audience) {
        Optional<Side> side = audience.side();
        if (side.isEmpty()) {
            return "null";
        }
        PlayerStops stops = state.stops(side.get());
        return JsonWriter.object(
                out ->
                        out.texts("own", keys(stops.own()))
                                .texts("opponents", keys(stops.opponents()))
                                .put("responses", stops.responses())
                                .texts("skip", keys(stops.skip()))
                                .put("ownActions", stops.ownActions())
                                .put("alike", stops.alike())
                                .put("idle", !stops.onlyIfAble())
                                .texts("wakes", keys(stops.wakes()))
                                .put("bots", JsonWriter.key(stops.bots())));
    }

    private static <E extends Enum<E>> Collection<String> keys(Set<E> constants) {
        return constants.stream().sorted().map(JsonWriter::key).toList();
    }
}
