package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.server.message.EndingReason;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * Journals of today, written for a release that is about to come: a table at which everything has
 * happened that can be stored, and one for each way in which a game ends.
 */
final class WrittenJournals {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private static final long NOW = 1;
    private static final int LAST_ANSWERS = 12;

    private final String version;
    private final List<TableEvent> events = new ArrayList<>();
    private final Map<Side, Bot> players =
            Map.of(
                    Side.DARK, BotKind.ROOKIE.bot(CARDS, 7),
                    Side.LIGHT, BotKind.ROOKIE.bot(CARDS, 8));
    private TableState state;

    private WrittenJournals(String version) {
        this.version = version;
        state = new TableState(CARDS, version);
    }

    /** Writes all of them, as a server of this version stores them. */
    static void write(Path folder, String version, JsonMapper json) throws IOException {
        var everything = new WrittenJournals(version);
        everything.happens(
                new TableEvent.Opened(
                        TableEvent.FORMAT,
                        version,
                        "table",
                        new TableOptions(false, 30, 600, 5),
                        7,
                        TableTestServer.seat(Side.DARK, "ann"),
                        Optional.empty(),
                        "",
                        List.of(),
                        "",
                        "",
                        NOW));
        everything.playWithEverything();
        everything.store(folder, "running", json);
        for (EndingReason reason : EndingReason.values()) {
            var ended = new WrittenJournals(version);
            ended.happens(
                    new TableEvent.Opened(
                            TableEvent.FORMAT,
                            version,
                            "table",
                            TableOptions.PLAIN,
                            7,
                            TableTestServer.seat(Side.DARK, "ann"),
                            TableTestServer.seat(Side.LIGHT, "bob"),
                            reason == EndingReason.LIFE_FORCE ? nearlyOver() : "",
                            List.of(),
                            "",
                            "",
                            NOW));
            ended.playTo(reason);
            ended.store(folder, reason.name().toLowerCase(Locale.ROOT), json);
        }
    }

    private void store(Path folder, String name, JsonMapper json) throws IOException {
        var lines = new ArrayList<String>();
        for (TableEvent event : events) {
            lines.add(json.writerFor(TableEvent.class).writeValueAsString(event));
        }
        Files.write(
                folder.resolve("format-%d-%s-%s.jsonl".formatted(TableEvent.FORMAT, version, name)),
                lines);
    }

    /** A game of two bots, some answers before its end. */
    private static String nearlyOver() {
        var games = new ArrayList<Game>();
        var bots = new WrittenJournals("");
        bots.happens(TableTestServer.opened(NOW));
        Game game = bots.state.game().fork();
        while (!game.isOver()) {
            games.add(game.fork());
            Bot bot = Objects.requireNonNull(bots.players.get(game.decision().player()));
            game.answer(Bot.asked(bot, game));
        }
        return PackedGame.pack(games.get(games.size() - LAST_ANSWERS));
    }

    private void happens(TableEvent event) {
        events.add(event);
        state = state.apply(event);
    }

    private void happens(ActionResult result) {
        if (!(result instanceof ActionResult.Happens(List<TableEvent> all)) || all.isEmpty()) {
            throw new IllegalStateException("nothing comes of it: " + result);
        }
        all.forEach(this::happens);
    }

    private void act(Side side, TableAction action) {
        String person = side == Side.DARK ? "ann" : "bob";
        happens(
                RULES.of(
                        state,
                        new TableWish(person, person, Language.EN, action),
                        NOW,
                        20,
                        Set.of(side)));
    }

    private Side asked() {
        return state.asked().orElseThrow();
    }

    private void answer() {
        Bot bot = Objects.requireNonNull(players.get(asked()));
        var code = state.game().decision().code(Bot.asked(bot, state.game()));
        act(asked(), new TableAction.GiveAnswer(state.question(asked()), code.toString()));
    }

    private void passesPauses() {
        while (state.isPlaying() && state.passing() == PlayerStops.Passing.AFTER_A_PAUSE) {
            happens(RULES.passAfterPause(state, NOW, 20));
        }
    }

    private void playUntil(int turn) {
        passesPauses();
        while (state.isPlaying() && state.game().turn().number() < turn) {
            answer();
            passesPauses();
        }
    }

    private void playWithEverything() {
        happens(
                new TableEvent.SeatTaken(
                        Side.LIGHT, TableTestServer.seat(Side.LIGHT, "bob").orElseThrow(), NOW));
        TableRules.atTheBeginning(state, NOW).forEach(this::happens);
        act(Side.LIGHT, new TableAction.Say("Good luck"));
        playUntil(2);
        act(asked(), new TableAction.Ask(RequestKind.EXTEND, 5));
        act(asked().opposite(), new TableAction.Reply(RequestKind.EXTEND, true));
        act(Side.DARK, new TableAction.Ask(RequestKind.CANCEL, 0));
        act(Side.LIGHT, new TableAction.Reply(RequestKind.CANCEL, false));
        Side before = asked();
        answer();
        passesPauses();
        act(before, new TableAction.Ask(RequestKind.UNDO, 0));
        if (!state.requests().isEmpty()) {
            act(before.opposite(), new TableAction.Reply(RequestKind.UNDO, true));
        }
        playUntil(3);
        act(asked().opposite(), new TableAction.PassUntil(0, true));
        playUntil(4);
        Side away = asked();
        act(away.opposite(), new TableAction.SeatBot(BotKind.ROOKIE));
        happens(RULES.play(state, state.think(), NOW, 0));
        act(away, new TableAction.TakeSeatBack());
        happens(SuspensionRules.suspend(state, "something went wrong", NOW));
        happens(SuspensionRules.resume(state, NOW));
        playUntil(5);
        upgrade();
        for (Side side : Side.values()) {
            happens(new TableEvent.BotSeated(side, BotKind.ROOKIE, 0, NOW));
        }
    }

    /** The table wakes up under other rules, which lead to the same game. */
    private void upgrade() {
        state = new TableState(CARDS, version + "-later");
        events.forEach(event -> state = state.apply(event));
        happens(WakingRules.before(state, version + "-later", NOW).orElseThrow());
    }

    private void playTo(EndingReason reason) {
        switch (reason) {
            case LIFE_FORCE -> {
                playUntil(Integer.MAX_VALUE);
                act(Side.DARK, new TableAction.WantRematch());
                act(Side.LIGHT, new TableAction.WantRematch());
            }
            case CONCEDED -> {
                playUntil(3);
                act(Side.DARK, new TableAction.Concede());
            }
            case TIME -> {
                playUntil(3);
                happens(new TableEvent.TimedOut(asked(), NOW));
            }
            case ABSENT -> {
                playUntil(3);
                act(asked().opposite(), new TableAction.Claim());
            }
            case CANCELED -> {
                playUntil(3);
                act(Side.DARK, new TableAction.Ask(RequestKind.CANCEL, 0));
                act(Side.LIGHT, new TableAction.Reply(RequestKind.CANCEL, true));
            }
        }
    }
}
